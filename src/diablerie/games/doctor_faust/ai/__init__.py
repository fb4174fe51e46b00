"""What bots know of Doctor Faust: evaluation, prior, traits, and what an action tells."""
