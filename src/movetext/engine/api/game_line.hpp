// A game as engines are told of it: where it begins, and the moves since then.
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
  // Says whether it begins with the usual position of the game.
  bool is_from_start() const { return is_from_start_; }
  // Returns all positions, from the first to the present one; never empty.
  std::span<const AnyPosition> positions() const { return positions_; }
  const AnyPosition& start() const { return positions_.front(); }
  const AnyPosition& position() const { return positions_.back(); }
  // Returns the moves between them, as the records of the game write them; in games with dice these are turns
  // ("31: 8/5 6/5"), rolls ("31:"), plays of the roll before, and actions (word_of,
  // games/api/match_turn.hpp).
  std::span<const std::string> moves() const { return moves_; }
  Side to_move() const { return game_->to_move(position()); }

  // Plays a move that is written in any notation of the game.  False: `refusal` says why, and nothing is
  // changed.
  bool play(std::string_view text, Diagnostic& refusal);
  // Plays a move that is known to be legal.
  void add(std::string move, const AnyPosition& after);
  // Games with dice.  Puts dice on the table, in place of dice that are there and not played; returns why no
  // dice can be there, and changes nothing then.
  MatchRefusal roll(Dice dice);
  // Does what the side to decide may do besides playing its dice; returns why it may not.
  MatchRefusal act(MatchAction action);
  // Takes the last move back; there must be one.
  void take_back();

 private:
  std::shared_ptr<const AnyGame> game_;
  std::vector<AnyPosition> positions_;
  std::vector<std::string> moves_;
  bool is_from_start_;
};

}  // namespace mt::engine
