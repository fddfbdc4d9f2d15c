// Uses the whole record to decide the notation of those texts that are moves in two notations ("cd4").
#pragma once
#include "movetext/games/api/game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/declared_notation.hpp"
#include "movetext/replay/legality_walk.hpp"

#include <algorithm>
#include <tuple>

namespace mt::replay {

// Returns whether the record has enough moves to show a habit, and all its moves can be read in two
// notations.
inline bool has_only_two_readings(const Record& record) {
  constexpr std::ptrdiff_t least = 4;
  const auto is_ply = [](const Event& event) { return event.kind == EventKind::ply; };
  return std::count_if(record.tape.begin(), record.tape.end(), is_ply) >= least &&
         std::none_of(record.tape.begin(), record.tape.end(),
                      [&](const Event& event) { return is_ply(event) && (event.flags & two_readings) == 0; });
}

// Chooses the notation under which more of the record is legal. If equally much is legal under both
// notations, but not the whole main line, chooses the first notation. If the whole main line is legal under
// both, a text that can be read in only one notation decides. If there is no such text, chooses the usual
// notation of the game if has_only_two_readings(). Otherwise the notation stays undecided.
template <HasRivalNotations G>
void decide_between_rivals(const Record& record, const G& game, ReadingNotation& notation) {
  const auto [first, second] = game.rival_notations();
  const auto reach = [&](board::Notation rival) {
    const Legality legal = LegalityWalk<G>(record, game, Lines::all, {.rival = rival}).run();
    return std::tuple(legal.complete, legal.plies, legal.whole, legal.variation_plies);
  };
  notation.rival = first;
  if (first == second) return;
  const auto with_first = reach(first);
  const auto with_second = reach(second);
  if (with_second > with_first) notation.rival = second;
  if (with_second != with_first || !std::get<0>(with_first)) return;
  if ((record.move_flags & one_reading) != 0) {
    notation.rival = G::notation_of_one_reading;
  } else if (has_only_two_readings(record)) {
    notation.by_convention = true;
  } else {
    notation.rival.reset();
    notation.open = true;
  }
}

template <Game G>
ReadingNotation notation_of_record(const Record& record, const G& game) {
  ReadingNotation notation{.declared = declared_notation(record)};
  if constexpr (HasRivalNotations<G>)
    if ((record.move_flags & two_readings) != 0 && !notation.declared)
      decide_between_rivals(record, game, notation);
  return notation;
}

// Like notation_of_record(), but for a check of how far a record is legal: an undecided text may then be
// legal in either notation.
template <Game G>
ReadingNotation notation_for_legality(const Record& record, const G& game) {
  ReadingNotation notation = notation_of_record(record, game);
  if constexpr (HasRivalNotations<G>)
    if (notation.open) notation = {.rival = game.rival_notations().front()};
  return notation;
}

}  // namespace mt::replay
