"""What every game must pass, for use by games inside and outside this package."""
