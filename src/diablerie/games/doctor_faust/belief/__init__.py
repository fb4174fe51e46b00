"""What a seat of Doctor Faust may know: its view, its tensor, and the other worlds it holds possible."""
