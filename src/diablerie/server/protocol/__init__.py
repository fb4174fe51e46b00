"""The wire protocol of a live match: frames up and down, and the documents in them."""
