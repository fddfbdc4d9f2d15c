// The command "position": its notations, and the game that a text names.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/terms.hpp"

#include <memory>
#include <string>

namespace mt::engine::ubgi {

struct ReadPosition {
  std::shared_ptr<const AnyGame> game;  // of the terms, unless the text names another variant
  Agreed agreed;
  std::string note{};  // what was odd in the text; empty if nothing
};

// Reads the words between "position" and "moves", including the form of the drafts, "gnubgid".
Complaint read_position(Words& words, const Terms& terms, ReadPosition& out);

}  // namespace mt::engine::ubgi
