// Legal moves.  Captures with the same start, end, captured set and resulting piece are one move.
//
//   MoveList<Set64> moves;
//   if (!legal_moves(variant, position, moves)) return too_complex;
//   for (const auto& move : moves) visit(play(variant, position, move));
#pragma once
#include "movetext/base/result.hpp"
#include "movetext/games/draughts/play.hpp"
#include "movetext/games/draughts/variant.hpp"

#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace mt::draughts {

// The search for captures in a malicious position is exponential: after this many steps it fails with
// Code::too_complex. Real games need at most a few thousand.
inline constexpr int search_budget = 100'000;

// The steps that the searches of many positions may take together, since a malicious record has any number of
// positions. Without an Effort each search has its own budget.
struct Effort {
  std::int64_t left = 0;
};

// The budget of one search; its steps are subtracted from the common effort, if there is one.
class Budget {
 public:
  explicit Budget(Effort* effort, int most = search_budget)
      : effort_(effort), given_(effort != nullptr && effort->left <= 0 ? 0 : most), left(given_) {}
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;
  ~Budget() {
    if (effort_ != nullptr) effort_->left -= given_ - left;
  }

 private:
  Effort* effort_;
  int given_;

 public:
  int left;
};

template <class Set>
using MoveList = std::vector<Move<Set>>;  // reused for all calls, so that only the first ones allocate

// Lists all legal moves: only captures if there are any, filtered by the priority rule. The list is empty
// when the game is over by Goal::breakthrough. Returns false and an empty list if the budget ran out.
template <class Set>
[[nodiscard]] bool legal_moves(const Variant<Set>& variant, const Position<Set>& position,
                               MoveList<Set>& moves, Effort* effort = nullptr);

// Lists the legal moves from one square to another (usually none or one), in the order of legal_moves; much
// cheaper than the whole list: a quiet move is looked up, a capture is searched from `from` and its value is
// only compared with the others.
template <class Set>
[[nodiscard]] bool legal_moves_between(const Variant<Set>& variant, const Position<Set>& position, int from,
                                       int to, MoveList<Set>& moves, Effort* effort = nullptr);

// Returns whether the side to move can capture (and therefore must).
template <class Set>
bool can_capture(const Variant<Set>& variant, const Position<Set>& position);

// Returns whether the side to move has a legal move at all; cheap.
template <class Set>
bool has_move(const Variant<Set>& variant, const Position<Set>& position);

// Lists every complete capture chain that the rules of movement allow, before the priority rule, to explain
// why a move is refused. Returns false if the position is too complex.
template <class Set>
[[nodiscard]] bool all_captures(const Variant<Set>& variant, const Position<Set>& position,
                                MoveList<Set>& moves);

// Finds the landing squares, in order and ending with `to`, of every way to make this capture (one, for most
// moves). Calls visit(std::span<const std::uint8_t> landings) and stops early when it returns false. A quiet
// move has one path. Returns false if the position is too complex.
template <class Set, class Visit>
bool for_each_path(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                   Visit&& visit, Effort* effort = nullptr);

// Does the same with a plain function; for_each_path is built on it.
using PathVisitor = bool (*)(void* context, std::span<const std::uint8_t> landings);
template <class Set>
[[nodiscard]] bool walk_paths(const Variant<Set>& variant, const Position<Set>& position,
                              const Move<Set>& move, PathVisitor visit, void* context,
                              Effort* effort = nullptr);

template <class Set, class Visit>
bool for_each_path(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                   Visit&& visit, Effort* effort) {
  using Visitor = std::remove_reference_t<Visit>;
  const PathVisitor call = [](void* context, std::span<const std::uint8_t> landings) -> bool {
    return (*static_cast<Visitor*>(context))(landings);
  };
  return walk_paths(variant, position, move, call, const_cast<void*>(static_cast<const void*>(&visit)),
                    effort);
}

// The largest depth of perft: a greater one would recurse deeply and never finish.
inline constexpr int max_perft_depth = 256;

// Returns the number of move paths of that depth; 1 for depth 0. Draw rules are not applied, but
// Rules::king_limit is, since it makes moves illegal. Fault: too_complex.
template <class Set>
Result<std::uint64_t> perft(const Variant<Set>& variant, const Position<Set>& position, int depth);

}  // namespace mt::draughts
