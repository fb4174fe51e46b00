"""What a seat of Teufel Teufel may know: its view, its tensor, and the other worlds it holds possible."""
