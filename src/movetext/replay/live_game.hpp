// A game in progress: plays moves, keeps the history and the outcome, and takes moves back.
//
//   auto game = LiveGame::begin(*parse_game("russian"), {}, problem);
//   if (!game->play("c3-d4", game->rules().notation(), canonical, refusal)) show(refusal);
//   if (game->outcome().kind != Outcome::Kind::open) end();
//
// Matches of backgammon are played as a sequence of games; the caller provides the dice (roll).
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
  std::string start;               // a position in a notation of the game; empty for the usual start
  std::uint32_t match_length = 1;  // backgammon: points that win the match; 1: a single game without gammons
  bool cube = true;                // backgammon
  // Backgammon: an unlimited sequence of games for points; `match_length` is ignored.
  bool money = false;
  // Rules of games for points, which require the cube.
  bool jacoby = true;
  bool beavers = true;
};

// The next action.
enum class Awaiting : std::uint8_t {
  move,     // the side to move plays
  opening,  // each side rolls a die; they roll again if the dice are equal
  roll,     // the side to move rolls, or doubles if it may
  answer,   // the side to move answers a double
  nothing,  // none: the game, or the match, is over
};

// A game of a match that has ended.
struct GameWon {
  Side winner = Side::first;
  std::uint32_t points = 0;
  std::string_view how;  // "a gammon", "the double was dropped"
};

class LiveGame {
 public:
  // Returns a new game, or nullptr if the terms are invalid; `problem` then holds the error.
  static std::unique_ptr<LiveGame> begin(const GameSpec& spec, const LiveTerms& terms, Diagnostic& problem);

  virtual ~LiveGame() = default;
  LiveGame(const LiveGame&) = delete;
  LiveGame& operator=(const LiveGame&) = delete;

  const AnyGame& rules() const { return *rules_; }
  virtual AnyPosition position() const = 0;
  // Returns the position after that many half-moves, or nullopt if there are fewer.
  virtual std::optional<AnyPosition> position_at(std::uint32_t ply) const = 0;
  // Returns the number of half-moves played; rolls do not count.
  virtual std::uint32_t ply() const = 0;
  virtual Awaiting awaiting() const = 0;
  // Returns the side that must move, roll or answer; undefined while no side has to.
  virtual Side to_move() const = 0;

  // Reads a move of the side to move without playing it. Returns false if it cannot be played; `refusal` then
  // holds the reason. Backgammon: a play of the current dice, or "double", "take", "drop", "beaver",
  // "raccoon".
  virtual bool look(std::string_view text, board::Notation notation, ResolvedMove& move,
                    Diagnostic& refusal) const = 0;
  // Plays a move that look() has resolved. The game must not have changed since.
  virtual void play(const ResolvedMove& move) = 0;
  // Reads a move and plays it; `canonical` receives its text. Returns false, and changes nothing, if it
  // cannot be played; `refusal` then holds the reason.
  bool play(std::string_view text, board::Notation notation, std::string& canonical, Diagnostic& refusal);
  // Lists the legal moves; there are none while dice are awaited. Returns false if the position is too
  // complex to list them.
  virtual bool legal_moves(board::Notation notation, std::vector<std::string>& out) const = 0;

  // Returns the outcome of the game, or of the whole match, by the rules alone.
  Outcome outcome() const { return outcome_; }
  // Returns the points of each side in a game that is over, or nothing if games of this kind have no score.
  virtual std::optional<std::array<int, 2>> final_score() const { return {}; }
  // Returns the draw that the side to move may claim, or an open outcome if there is none.
  virtual Outcome claim() const { return {}; }
  // Returns whether the side could still win if the other ran out of time.
  virtual bool can_win(Side /*side*/) const { return true; }
  // Takes moves back to the position after that many half-moves. Returns false if there are fewer, or if dice
  // have been rolled since.
  virtual bool take_back(std::uint32_t ply) = 0;

  // For games with dice. Sets the dice (1..6), those of the first and the second side for the opening, else
  // those of the side to move. Equal dice in the opening change nothing. Returns false if no dice are
  // awaited.
  virtual bool roll(int /*first*/, int /*second*/) { return false; }
  // Returns whether the side that is about to roll may double first, and whether that could be useful.
  virtual bool may_double() const { return false; }
  // Resigns the game for the side (level 1 single, 2 gammon, 3 backgammon). largest_loss() returns the
  // highest level that it could still lose.
  virtual bool resign(Side /*side*/, int /*level*/) { return false; }
  virtual int largest_loss(Side /*side*/) const { return 1; }
  // Returns the finished games of the match, in order.
  virtual const std::vector<GameWon>& games_won() const;

 protected:
  explicit LiveGame(std::unique_ptr<const AnyGame> rules) : rules_(std::move(rules)) {}

  Outcome outcome_;

 private:
  std::unique_ptr<const AnyGame> rules_;
};

}  // namespace mt::replay
