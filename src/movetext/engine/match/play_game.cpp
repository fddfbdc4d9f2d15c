#include "movetext/engine/match/play_game.hpp"

#include "movetext/engine/match/board_game.hpp"
#include "movetext/engine/match/dice_match.hpp"

namespace mt::engine::match {

GameReport play_game(const GameTerms& terms, const Appointment& appointment, const Opening& opening,
                     std::array<Seat, 2>& seats, const std::stop_token& stop) {
  if (terms.game->family().has_dice) return DiceMatch(terms, appointment, seats, stop).run();
  return BoardGame(terms, appointment, seats, stop).run(opening);
}

}  // namespace mt::engine::match
