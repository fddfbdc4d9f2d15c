// The notation that a record declares.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/record/record.hpp"

#include <optional>

namespace mt::replay {

// PDN's GameType has no letter for diagonal notation: a tag Notation "diagonal" (or "numeric", "algebraic")
// declares it.
inline std::optional<board::Notation> declared_notation(const Record& record) {
  return board::notation_named(record.tag("Notation"));
}

}  // namespace mt::replay
