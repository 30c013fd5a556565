"""Many games at once: jobs, pools of workers, result files, statistics for balance."""
