// Finds out which user is at the other end of a connection on this machine.
#pragma once
#include <string>

namespace mt::server::transport {

// Returns "uid 106": the user whose process made the connection, over a Unix socket or a TCP socket of this
// machine; empty if the system does not report it.  The address of a TCP connection would not be enough,
// because every user of the machine may use all of 127.0.0.0/8.
std::string peer_of(int socket);

}  // namespace mt::server::transport
