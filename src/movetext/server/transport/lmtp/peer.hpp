// Who is at the other end of a connection on this machine.
#pragma once
#include <string>

namespace mt::server::transport {

// "uid 106": the user whose process made the connection, over a Unix socket or a TCP socket of this machine.
// Empty: the system does not tell.  The address of a TCP connection would not do: all of 127.0.0.0/8 belongs
// to everybody on the machine.
std::string peer_of(int socket);

}  // namespace mt::server::transport
