"""What bots know of Kill Doctor Lucky: evaluation, prior, traits, and what an action tells."""
