"""Static site: the page with all it needs as a folder of files, for any file server and without any other."""
