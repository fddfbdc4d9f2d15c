// A program at the far end of a connection that is spoken to line by line, and that may misbehave.
#pragma once
#include "movetext/engine/process/line_peer.hpp"

#include <memory>
#include <string>

namespace mt::engine {

// Takes the connection.  Returns nullptr if nothing can be said over it: `problem` says why.  end() closes
// our side, waits for theirs, and leaves it.
std::unique_ptr<LinePeer> make_connection(int connection, const LineForm& form, std::string& problem);

}  // namespace mt::engine
