"""What a seat of Kill Doctor Lucky may know: its view, its tensor, and the other worlds it holds possible."""
