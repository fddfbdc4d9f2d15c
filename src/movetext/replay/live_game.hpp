// A game in progress: plays moves, takes moves back, and keeps the history and the outcome.
//
//   auto game = LiveGame::begin(*parse_game("russian"), {}, problem);
//   if (!game->play("c3-d4", game->rules().notation(), canonical, refusal)) show(refusal);
//   if (game->outcome().kind != Outcome::Kind::open) end();
//
// Matches of backgammon are played as a sequence of games. The caller provides the dice with roll().
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/resolved_move.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::replay {

struct LiveTerms {
  std::string start;  // a position in a notation of the game; empty for the usual start position
  // Backgammon: number of points that wins the match. With 1, the match is a single game in which gammons do
  // not count.
  std::uint32_t match_length = 1;
  bool cube = true;  // backgammon: play with the cube
  // Backgammon: an unlimited sequence of games for points; `match_length` is ignored.
  bool money = false;
  // Backgammon: optional rules of games for points. Both rules require the cube.
  bool jacoby = true;
  bool beavers = true;
};

// The next action.
enum class Awaiting : std::uint8_t {
  move,     // the side to move plays
  opening,  // each side rolls a die; both roll again if the dice are equal
  roll,     // the side to move rolls, or doubles if that is allowed
  answer,   // the side to move answers a double
  nothing,  // no action: the game or the match is over
};

// The result of a finished game of a match.
struct GameWon {
  Side winner = Side::first;
  std::uint32_t points = 0;
  std::string_view how;  // "a gammon", "the double was dropped"
};

class LiveGame {
 public:
  // Returns a new game, or nullptr if the terms are invalid. Then `problem` holds the error.
  static std::unique_ptr<LiveGame> begin(const GameSpec& spec, const LiveTerms& terms, Diagnostic& problem);

  virtual ~LiveGame() = default;
  LiveGame(const LiveGame&) = delete;
  LiveGame& operator=(const LiveGame&) = delete;

  const AnyGame& rules() const { return *rules_; }
  virtual AnyPosition position() const = 0;
  // Returns the position after `ply` half-moves, or nullopt if fewer have been played.
  virtual std::optional<AnyPosition> position_at(std::uint32_t ply) const = 0;
  // Returns the number of half-moves played. Rolls do not count as half-moves.
  virtual std::uint32_t ply() const = 0;
  virtual Awaiting awaiting() const = 0;
  // Returns the side that must move, roll or answer. Undefined if awaiting() returns nothing or opening.
  virtual Side to_move() const = 0;

  // Reads a move of the side to move without playing it. Returns false if it cannot be played; then `refusal`
  // holds the reason. In backgammon the text is a play of the current dice, or "double", "take", "drop",
  // "beaver" or "raccoon".
  virtual bool look(std::string_view text, board::Notation notation, ResolvedMove& move,
                    Diagnostic& refusal) const = 0;
  // Plays a move that look() has resolved. The game must not have changed after look().
  virtual void play(const ResolvedMove& move) = 0;
  // Reads a move and plays it; `canonical` receives its text. If it cannot be played, returns false and
  // changes nothing; then `refusal` holds the reason.
  bool play(std::string_view text, board::Notation notation, std::string& canonical, Diagnostic& refusal);
  // Lists the legal moves. The list is empty while dice are awaited. Returns false if the position is too
  // complex to list its moves.
  virtual bool legal_moves(board::Notation notation, std::vector<std::string>& out) const = 0;

  // Returns the outcome of the game, or of the whole match. Only the rules decide it.
  Outcome outcome() const { return outcome_; }
  // Returns the points of each side after the end of the game, or nothing if games of this kind have no
  // score.
  virtual std::optional<std::array<int, 2>> final_score() const { return {}; }
  // Returns the draw that the side to move may claim, or an open outcome if it may not claim a draw.
  virtual Outcome claim() const { return {}; }
  // Returns whether the side could still win if its opponent ran out of time.
  virtual bool can_win(Side /*side*/) const { return true; }
  // Takes moves back to the position after `ply` half-moves. Returns false if fewer have been played, or if
  // dice have been rolled after them.
  virtual bool take_back(std::uint32_t ply) = 0;

  // For games with dice: sets the dice (1..6). In the opening, `first` is the die of the first side and
  // `second` the die of the second side; equal dice then change nothing. After the opening, both dice belong
  // to the side to move. Returns false if no dice are awaited.
  virtual bool roll(int /*first*/, int /*second*/) { return false; }
  // Returns true if the side that is about to roll may double first and a double could be useful.
  virtual bool may_double() const { return false; }
  // Resigns the game for `side`; level 1 is a single game, 2 a gammon, 3 a backgammon. largest_loss() returns
  // the highest level that the side could still lose.
  virtual bool resign(Side /*side*/, int /*level*/) { return false; }
  virtual int largest_loss(Side /*side*/) const { return 1; }
  // Returns the finished games of the match, in the order in which they were played.
  virtual const std::vector<GameWon>& games_won() const;

 protected:
  explicit LiveGame(std::unique_ptr<const AnyGame> rules) : rules_(std::move(rules)) {}

  Outcome outcome_;

 private:
  std::unique_ptr<const AnyGame> rules_;
};

}  // namespace mt::replay
