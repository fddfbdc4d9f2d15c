// A DXP game on the engine's side. Finds moves by their squares, recognizes draws by the rules, and can take
// moves back.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/protocol/dxp/texts.hpp"
#include "movetext/replay/live_game.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace mt::engine::dxp {

// Returns whether this is the game of the protocol, international draughts.
bool has_game(const GameSpec& spec);

// Returns the number and the side of the move after `ply` plies. `white_began`: White made the first move of
// the game.
BackRequest move_at(int ply, bool white_began);
// Returns the number of plies of the game before a move. The number is negative if the move would come before
// the first move of the game.
int ply_of(const BackRequest& move, bool white_began);

// Returns the move with those squares, or nullopt if no legal move has them.
std::optional<std::string> find_move(const AnyGame& game, const AnyPosition& position, const Move& move);
// Returns the squares of a move, or nullopt if it is illegal in the position.
std::optional<Move> squares_of(const AnyGame& game, const AnyPosition& position, std::string_view move);

class Game {
 public:
  // Begins a game at a position, given as a string of squares, or empty for the usual one. Returns nullptr if
  // the position cannot be read, or if the game is already over in it.
  static std::unique_ptr<Game> begin(const GameSpec& spec, std::string_view position);

  const GameLine& line() const { return line_; }
  Side to_move() const { return line_.to_move(); }
  bool is_white(Side side) const { return line_.game().is_white(side); }
  // Returns the outcome by the rules; open if the game continues.
  Outcome outcome() const { return board_->outcome(); }
  // Returns the outcome by the rules, or a draw if the side to move may claim one.
  Outcome claim() const;
  // Returns how many moves a side has made.
  int moves_of(Side side) const { return made_[static_cast<std::size_t>(side)]; }

  // Plays a move in the notation of the records. Returns false if it is illegal or the game is over.
  bool play(std::string_view move);
  // Returns to the position before that move. Returns false if there is no such move.
  bool take_back(const BackRequest& move);

 private:
  Game(std::unique_ptr<replay::LiveGame> board, GameLine line)
      : board_(std::move(board)), line_(std::move(line)) {}

  std::unique_ptr<replay::LiveGame> board_;
  GameLine line_;
  std::array<int, 2> made_{};
};

}  // namespace mt::engine::dxp
