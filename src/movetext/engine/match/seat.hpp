// An engine that plays in a game. A seat requests the moves of its engine, and measures the time that the
// engine uses.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/match/game_report.hpp"

#include <array>
#include <optional>
#include <stop_token>

namespace mt::engine::match {

// The time that an engine may use.
struct TimeTerms {
  Limits limits{};                 // all limits except clocks
  std::optional<Clock> clock{};    // clock of the engine at the beginning of a game
  Milliseconds margin{50};         // how much longer than allowed a move may take
  Milliseconds patience{120'000};  // how long to wait for a move if no limit is a time
};

class Seat {
 public:
  Seat(Player& player, const TimeTerms& terms) : player_(&player), terms_(terms), clock_(terms.clock) {
    player.new_game();
  }

  Player& player() { return *player_; }
  const std::optional<Clock>& clock() const { return clock_; }

  struct Reply {
    Answer answer{};
    Microseconds took{};
    bool is_late = false;
  };
  // Asks the engine for its decision in the last position of the line. `other` is the opponent's seat: the
  // engine also receives the clock of this seat.
  Reply ask(const GameLine& line, Side side, const Seat& other, const std::stop_token& stop);

 private:
  Limits limits(Side side, const Seat& other) const;
  // Deducts time from the clock. Returns whether the clock has run out.
  bool charge(Microseconds took);

  Player* player_;
  TimeTerms terms_;
  std::optional<Clock> clock_;
  int moves_to_go_ = terms_.clock ? terms_.clock->moves_to_go : 0;
};

}  // namespace mt::engine::match
