// The notation that a record declares, and the notation in which its texts are read.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game_type.hpp"
#include "movetext/record/record.hpp"

#include <optional>

namespace mt::replay {

// Returns the declared notation. The letter S in PDN's GameType declares the short form. The standard has no
// letter for diagonal notation, so a tag Notation "diagonal" (or "numeric", "algebraic", "short") declares
// it.
inline std::optional<board::Notation> declared_notation(const Record& record) {
  constexpr std::size_t bare_number = 2;  // "25", as in nearly all records
  const std::string_view type = record.tag(TagName::game_type);
  if (type.size() > bare_number && type.find_first_of("Ss") != std::string_view::npos) {
    const Result<GameType> fields = read_game_type(type);
    if (fields && fields->notation == board::Notation::short_form) return board::Notation::short_form;
  }
  return board::notation_named(record.tag("Notation"));
}

// How the moves of a record are read.
struct ReadingNotation {
  std::optional<board::Notation> declared{};  // by the record's tags
  // The notation for texts that are moves in two notations; empty if it is not known.
  std::optional<board::Notation> rival{};
  bool open = false;           // the whole record is legal in each of the two
  bool by_convention = false;  // ... and it is read in the notation that is usual for its game
};

}  // namespace mt::replay
