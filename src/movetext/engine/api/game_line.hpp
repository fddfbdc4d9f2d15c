// The form in which games are passed to engines: a start position and the moves after it.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/api/any_game.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

class GameLine {
 public:
  explicit GameLine(std::shared_ptr<const AnyGame> game);
  GameLine(std::shared_ptr<const AnyGame> game, const AnyPosition& start);

  const AnyGame& game() const { return *game_; }
  const std::shared_ptr<const AnyGame>& shared_game() const { return game_; }
  // Returns whether the line begins with the usual start position of the game.
  bool is_from_start() const { return is_from_start_; }
  // Returns all positions, from the first to the current one; never empty.
  std::span<const AnyPosition> positions() const { return positions_; }
  const AnyPosition& start() const { return positions_.front(); }
  const AnyPosition& position() const { return positions_.back(); }
  // Returns the moves between the positions, in the notation of the records. In games with dice a move is one
  // of these:
  // - a turn, "31: 8/5 6/5";
  // - a roll, "31:";
  // - the play of the last roll, "8/5 6/5";
  // - an action (word_of in games/api/match_turn.hpp).
  std::span<const std::string> moves() const { return moves_; }
  Side to_move() const { return game_->to_move(position()); }

  // Plays a move in any notation of the game. If it cannot be played, returns false with the reason in
  // `refusal`, and changes nothing.
  bool play(std::string_view text, Diagnostic& refusal);
  // Plays a move that is known to be legal.
  void add(std::string move, const AnyPosition& after);
  // For games with dice. Sets the dice of a roll, and replaces dice that have not been played. If no roll is
  // possible in the current state, returns the reason and changes nothing.
  MatchRefusal roll(Dice dice);
  // Carries out an action, such as a double, of the side that has to decide. A play of the dice is not an
  // action. If the action is not allowed, returns the reason and changes nothing.
  MatchRefusal act(MatchAction action);
  // Takes back the last move. The line must have at least one move.
  void take_back();

 private:
  std::shared_ptr<const AnyGame> game_;
  std::vector<AnyPosition> positions_;
  std::vector<std::string> moves_;
  bool is_from_start_;
};

// Returns the position in the first notation of the game, or an empty string if that notation cannot hold it.
std::string text_of(const AnyGame& game, const AnyPosition& position);

}  // namespace mt::engine
