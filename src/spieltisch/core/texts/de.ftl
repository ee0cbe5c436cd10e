list-end = { $head } und { $last }
seat-of = Platz { $n }
