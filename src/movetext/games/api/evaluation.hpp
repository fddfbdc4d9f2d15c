// What an engine needs to know about a game besides its rules: how good a position is, which moves are likely
// to be good, and which properties of the game a search may use.
//
// A family defines mt::FAMILY::EvaluationOf<G> in games/FAMILY/evaluation.hpp, usually a class that derives
// from PlainEvaluation and hides the functions that it improves. If a family does not have this header, the
// engine uses PlainEvaluation, which knows only how games end.
#pragma once
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/strength.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace mt {

// Properties of all positions of a game.
struct SearchTraits {
  bool null_move = false;     // a side that passes is worse off, so a pass reveals threats
  bool reductions = true;     // moves late in the order may be searched less deeply
  bool pruning = false;       // near the leaves, the search may skip moves because of the static value
  int margin = 80;            // how much the static value can change in one ply, for such decisions
  bool counts_discs = false;  // values are hundredths of discs; the final score decides
  int quiet_limit = 0;  // the game is drawn after so many plies without progress; 0 if there is no limit
  std::span<const Strength> strengths{};  // weakest first; empty if no levels were measured
};

// Which moves must be searched before the static value of a position can be trusted.
enum class Unrest : std::uint8_t {
  quiet,   // no moves
  choice,  // the listed moves, but the side need not make any of them
  forced,  // the listed moves, which are all legal moves; the list is empty if the game is over
};

// The value of a repeated position for the side to move.
enum class Repeated : std::uint8_t { draw, win, loss };

// Values are integers in hundredths of a man, a pawn or a disc, for the side to move.
inline constexpr int largest_value = 20'000;

template <class E, class G>
concept Evaluates = std::constructible_from<E, const G&> &&
    requires(const E& e, const typename G::Position& position, const typename G::Move& move,
             typename G::MoveList& moves, bool at_horizon, std::span<const typename G::Position> cycle) {
  { e.traits() } -> std::same_as<SearchTraits>;
  // Returns the static value, -largest_value..largest_value.
  { e.value(position) } -> std::same_as<int>;
  // Returns the final value of a finished game, or nullopt if only the win, draw or loss that the Referee
  // reports counts.
  { e.final_value(position) } -> std::same_as<std::optional<int>>;
  // Returns a key that differs, except by chance, between positions with different legal moves.
  { e.key(position) } -> std::same_as<std::uint64_t>;
  // Returns a number that identifies the move in statistics; different moves may have the same number.
  { e.code(move) } -> std::same_as<std::uint16_t>;
  // Returns what the move wins or loses at once; 0 if it is quiet.
  { e.gain(position, move) } -> std::same_as<int>;
  // Returns which moves must be searched, and fills `moves` with them. `at_horizon`: the full search has just
  // ended at this position. At the horizon, more moves may be listed than in the positions after it.
  { e.unrest(position, moves, at_horizon) } -> std::same_as<Unrest>;
  // Returns whether the side to move must answer a threat, so that the position is searched one ply deeper.
  { e.in_check(position) } -> std::same_as<bool>;
  // Returns whether a pass may be tried here (SearchTraits::null_move).
  { e.may_try_pass(position) } -> std::same_as<bool>;
  // Returns whether no position after the move can equal a position before it.
  { e.is_irreversible(position, move) } -> std::same_as<bool>;
  // Returns whether the counters or the men of the position make it a draw. The moves before it are not
  // considered.
  { e.is_drawn(position) } -> std::same_as<bool>;
  // Returns the value of a repetition. `cycle`: the positions of the repetition; the first and the last are
  // the same.
  { e.repeated(cycle) } -> std::same_as<Repeated>;
};

// Knows only how games end.
template <Game G>
class PlainEvaluation {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  // `game` must outlive the evaluation.
  explicit PlainEvaluation(const G& game) : game_(&game) {}

  SearchTraits traits() const { return {.reductions = false}; }
  int value(const Position& /*position*/) const { return 0; }
  std::optional<int> final_value(const Position& /*position*/) const { return std::nullopt; }
  std::uint64_t key(const Position& position) const { return game_->board_key(position); }
  std::uint16_t code(const Move& /*move*/) const { return 0; }
  int gain(const Position& /*position*/, const Move& move) const { return game_->captures(move) ? 1 : 0; }
  Unrest unrest(const Position& position, MoveList& moves, bool /*at_horizon*/) const {
    if (!game_->legal_moves(position, moves)) return Unrest::quiet;
    return moves.empty() ? Unrest::forced : Unrest::quiet;
  }
  bool in_check(const Position& /*position*/) const { return false; }
  bool may_try_pass(const Position& /*position*/) const { return false; }
  bool is_irreversible(const Position& /*position*/, const Move& move) const { return game_->captures(move); }
  bool is_drawn(const Position& /*position*/) const { return false; }
  Repeated repeated(std::span<const Position> /*cycle*/) const { return Repeated::draw; }

 protected:
  const G& game() const { return *game_; }

 private:
  const G* game_;
};

}  // namespace mt
