"""What bots know of Teufel Teufel: evaluation, prior, traits, and what an action tells."""
