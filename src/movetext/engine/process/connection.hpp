// A program at the far end of a connection, which exchanges lines and may misbehave.
#pragma once
#include "movetext/engine/process/line_peer.hpp"

#include <memory>
#include <string>

namespace mt::engine {

// Takes ownership of the connection. Returns nullptr, with the reason in `problem`, if it cannot be used.
// end() closes our side, waits for the other side to close, and disconnects.
std::unique_ptr<LinePeer> make_connection(int connection, const LineForm& form, std::string& problem);

}  // namespace mt::engine
