// The notation that a record declares, and the notation in which its moves are read.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game_type.hpp"
#include "movetext/record/record.hpp"

#include <optional>

namespace mt::replay {

// Returns the notation that the tags declare. The letter S in PDN's GameType declares the short form. The
// standard has no letter for diagonal notation, so it is declared by a tag Notation "diagonal". Notation may
// also be "numeric", "algebraic" or "short".
inline std::optional<board::Notation> declared_notation(const Record& record) {
  constexpr std::size_t bare_number = 2;  // "25", which is the whole value in nearly all records
  const std::string_view type = record.tag(TagName::game_type);
  if (type.size() > bare_number && type.find_first_of("Ss") != std::string_view::npos) {
    const Result<GameType> fields = read_game_type(type);
    if (fields && fields->notation == board::Notation::short_form) return board::Notation::short_form;
  }
  return board::notation_named(record.tag("Notation"));
}

// How the moves of a record are read.
struct ReadingNotation {
  std::optional<board::Notation> declared{};  // the notation that the tags of the record declare
  // The notation for texts that are moves in each of two notations. Empty if it is not known.
  std::optional<board::Notation> rival{};
  bool open = false;  // the whole record is legal in each of the two notations
  // As for `open`, but the record is read in the notation that is usual for its game.
  bool by_convention = false;
};

}  // namespace mt::replay
