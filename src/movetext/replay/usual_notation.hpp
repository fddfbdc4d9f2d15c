// Finds the usual notation of a record's moves, for games whose moves look different in each notation.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/text/same_word.hpp"

#include <optional>

namespace mt::replay {

namespace usual {

constexpr int most_plies = 12;  // maximum number of plies examined, from the first one
constexpr int least_plies = 4;  // minimum number of plies for a conclusion from the plies alone

// Returns whether more than half of the first plies are written in this notation.
template <TellsNotations G>
bool is_usual(const Record& record, const G& game, board::Notation notation, int least) {
  int plies = 0;
  int fitting = 0;
  for (const Event& event : record.tape) {
    if (event.kind != EventKind::ply) continue;
    if (++plies > most_plies) break;
    fitting += game.is_written_in(record.text(event), notation) ? 1 : 0;
  }
  return plies >= least && 2 * fitting > plies;
}

}  // namespace usual

// Returns the notation in which most of the first moves are written. The notation declared by the tag of the
// convention is tried first. Returns nullopt if no notation has a majority, or if there are too few moves.
template <TellsNotations G>
std::optional<board::Notation> usual_notation(const Record& record, const G& game) {
  const std::string_view declared = record.tag(record.convention->notation_tag);
  for (const board::Notation notation : game.notations())
    if (text::same_in_any_case(declared, board::tag_value(notation)) &&
        usual::is_usual(record, game, notation, 1))
      return notation;
  for (const board::Notation notation : game.notations())
    if (usual::is_usual(record, game, notation, usual::least_plies)) return notation;
  return std::nullopt;
}

}  // namespace mt::replay
