list-end = { $head } et { $last }
seat-of = Place { $n }
