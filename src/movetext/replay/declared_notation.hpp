// The notation that a record declares, and that its texts are read in.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game_type.hpp"
#include "movetext/record/record.hpp"

#include <optional>

namespace mt::replay {

// The letter S in PDN's GameType declares the short form.  The standard has no letter for diagonal notation:
// a tag Notation "diagonal" (or "numeric", "algebraic", "short") declares it.
inline std::optional<board::Notation> declared_notation(const Record& record) {
  constexpr std::size_t bare_number = 2;  // "25", as nearly all records have it
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
  // The notation of texts that are moves in each of two; empty: it is not known.
  std::optional<board::Notation> rival{};
  bool open = false;           // the whole record is legal in each of the two
  bool by_convention = false;  // ... and it is read in the one that its game's records have
};

}  // namespace mt::replay
