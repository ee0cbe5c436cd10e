list-end = { $head } and { $last }
seat-of = Seat { $n }
