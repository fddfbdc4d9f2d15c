// An engine at the board: it is asked, and its time is counted.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/match/game_report.hpp"

#include <array>
#include <optional>
#include <stop_token>

namespace mt::engine::match {

// How long an engine may think.
struct TimeTerms {
  Limits limits{};                 // without clocks
  std::optional<Clock> clock{};    // at the beginning of a game
  Milliseconds margin{50};         // that a move may take too long
  Milliseconds patience{120'000};  // for a move where no limit speaks of time
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
  // Asks for an answer about the last position of the line; `other`: the opponent's seat, of whose clock the
  // engine is told.
  Reply ask(const GameLine& line, Side side, const Seat& other, const std::stop_token& stop);

 private:
  Limits limits(Side side, const Seat& other) const;
  // Takes time off the clock, and says whether there was not so much.
  bool charge(Microseconds took);

  Player* player_;
  TimeTerms terms_;
  std::optional<Clock> clock_;
  int moves_to_go_ = terms_.clock ? terms_.clock->moves_to_go : 0;
};

}  // namespace mt::engine::match
