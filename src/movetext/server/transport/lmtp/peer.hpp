// Finds out which user is at the other end of a connection from this machine.
#pragma once
#include <string>

namespace mt::server::transport {

// Returns "uid 106" for the user whose process made the connection, over a Unix socket or a TCP socket of
// this machine. Returns an empty text if the system does not report the user. The address of a TCP connection
// would not identify the user, because every user of the machine may use any address in 127.0.0.0/8.
std::string peer_of(int socket);

}  // namespace mt::server::transport
