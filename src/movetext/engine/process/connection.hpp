// A program at the other end of a connection, with which lines are exchanged. The program may misbehave.
#pragma once
#include "movetext/engine/process/line_peer.hpp"

#include <memory>
#include <string>

namespace mt::engine {

// Takes ownership of the connection. If it cannot be used, returns nullptr with the reason in `problem`.
// LinePeer::end() closes our direction of the connection, waits until the other side closes its own, and
// disconnects.
std::unique_ptr<LinePeer> make_connection(int connection, const LineForm& form, std::string& problem);

}  // namespace mt::engine
