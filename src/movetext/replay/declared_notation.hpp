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
  constexpr std::size_t bare_number = 2;  // size of "25": nearly all records have only the number
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
  // The notation in which a text is read that is a move in two notations. Empty if it is not known.
  std::optional<board::Notation> rival{};
  bool open = false;  // the whole record is legal in each of the two notations
  // The whole record is legal in each of the two notations, and is read in the usual notation of its game.
  bool by_convention = false;
};

}  // namespace mt::replay
