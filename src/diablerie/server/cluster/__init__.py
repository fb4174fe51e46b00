"""Several server processes on one database: notifications, the job queue, workers."""
