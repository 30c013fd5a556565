"""The server: rooms, sockets, guests and the store, the same for every game."""
