// A game of DXP as an engine keeps it: its moves by squares, the draws of the rules, and moves taken back.
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

// Says whether it is the game of the protocol: international draughts.
bool has_game(const GameSpec& spec);

// The number of a move, and who makes it, after that many half-moves; `white_began`: the first of them.
BackRequest move_at(int ply, bool white_began);
// Returns how many half-moves stand before that move; negative: it is before the first.
int ply_of(const BackRequest& move, bool white_began);

// Returns the move that names those squares, or nothing.
std::optional<std::string> find_move(const AnyGame& game, const AnyPosition& position, const Move& move);
// Returns the squares of a move that is legal in the position; nothing: it is not.
std::optional<Move> squares_of(const AnyGame& game, const AnyPosition& position, std::string_view move);

class Game {
 public:
  // Returns nullptr if there is no such position, or if it is the end of a game.
  static std::unique_ptr<Game> begin(const GameSpec& spec, std::string_view position);

  const GameLine& line() const { return line_; }
  Side to_move() const { return line_.to_move(); }
  bool is_white(Side side) const { return line_.game().is_white(side); }
  // Returns how the game has ended by the rules.
  Outcome outcome() const { return board_->outcome(); }
  // The same, or a draw that the side to move may claim.
  Outcome claim() const;
  // Returns how many moves a side has made.
  int moves_of(Side side) const { return made_[static_cast<std::size_t>(side)]; }

  // Plays a move as the records of the game write it; false: it is illegal, or the game is over.
  bool play(std::string_view move);
  // Goes back to the position before that move; false: there is none.
  bool take_back(const BackRequest& move);

 private:
  Game(std::unique_ptr<replay::LiveGame> board, GameLine line)
      : board_(std::move(board)), line_(std::move(line)) {}

  std::unique_ptr<replay::LiveGame> board_;
  GameLine line_;
  std::array<int, 2> made_{};
};

}  // namespace mt::engine::dxp
