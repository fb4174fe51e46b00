"""What every room of the server may use: logging, metrics, rate limits, file locks."""
