"""What holds for every game there is, and for every one to come."""
