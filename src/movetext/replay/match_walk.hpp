// The loop over the events of a match. Part of match_replayer.hpp.
#pragma once
#include "movetext/record/tape.hpp"
#include "movetext/replay/match_games.hpp"
#include "movetext/replay/match_replayer.hpp"
#include "movetext/replay/match_turns.hpp"
#include "movetext/replay/match_unread.hpp"

#include <utility>

namespace mt::replay {

template <MatchGame G>
MatchReplayer<G>::MatchReplayer(Record& record, const G& game, const ReplayOptions& options)
    : record_(record), game_(game), options_(options) {}

template <MatchGame G>
Replayed MatchReplayer<G>::run() {
  result_.games = 0;
  read_tags();
  if (options_.lines != nullptr) options_.lines->start(AnyPosition(position_));
  for (Event& event : record_.tape) {
    visit(event);
    trace(event);
  }
  end_match();
  return std::move(result_);
}

template <MatchGame G>
void MatchReplayer<G>::visit(Event& event) {
  switch (event.kind) {
    case EventKind::game:
      return begin_game(event);
    case EventKind::roll:
      return roll(event);
    case EventKind::ply:
      return ply(event);
    case EventKind::null_ply:
      return no_play(event);
    case EventKind::cube:
      return cube(event);
    case EventKind::points:
      return points(event);
    case EventKind::setup:
      return set_up(event);
    default:
      return;
  }
}

// Sets the number of the line in which the event is in a table with two columns.
template <MatchGame G>
void MatchReplayer<G>::number(Event& event) {
  // A play is in the same cell as its dice.
  const bool goes_on = event.kind != EventKind::roll && position_.dice.rolled();
  const bool is_play = event.kind == EventKind::ply || event.kind == EventKind::null_ply;
  const bool second =
      (is_play && position_.dice.rolled() ? position_.on_roll : side_of(event.value)) == Side::second;
  if (!goes_on && !(line_ > 0 && second && !second_filled_)) {
    ++line_;
    second_filled_ = false;
  }
  second_filled_ = second_filled_ || second;
  event.value = 2 * line_ + (second ? 1 : 0);
}

template <MatchGame G>
void MatchReplayer<G>::write(Event& event, std::string_view text) {
  if (!options_.write_moves || record_.text(event) == text) return;
  event.text = record_.keep(text);
}

template <MatchGame G>
void MatchReplayer<G>::report(Code code, const Event& event, std::string message, std::string hint) {
  record_.report(code, severity(code, options_.policy), event.text, std::move(message), std::move(hint));
}

// Reports the position after an event to options_.lines, if the position is known.
template <MatchGame G>
void MatchReplayer<G>::trace(const Event& event) {
  const bool tells = is_move(event.kind) || event.kind == EventKind::game || event.kind == EventKind::points;
  if (options_.lines == nullptr || blind_ || !tells) return;
  const auto index = static_cast<std::uint32_t>(&event - record_.tape.data());
  options_.lines->visit(index, AnyPosition(position_));
}

template <MatchGame G>
void MatchReplayer<G>::follow() {
  if (options_.follower != nullptr && !blind_) options_.follower->visit(AnyPosition(position_));
}

}  // namespace mt::replay
