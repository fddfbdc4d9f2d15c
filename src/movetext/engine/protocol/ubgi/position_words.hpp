// The command "position": the notations of positions, and the game that a text names.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/terms.hpp"

#include <memory>
#include <string>

namespace mt::engine::ubgi {

struct ReadPosition {
  std::shared_ptr<const AnyGame> game;  // the game of the terms, unless the text names another variant
  Agreed agreed;
  std::string note{};  // a warning about the text; empty if there is none
};

// Reads the words between "position" and "moves". The form of the drafts, "gnubgid", is also read.
Complaint read_position(Words& words, const Terms& terms, ReadPosition& out);

}  // namespace mt::engine::ubgi
