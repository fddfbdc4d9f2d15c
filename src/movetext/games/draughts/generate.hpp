// Legal moves. Captures with the same start, end, captured set and resulting piece are one move.
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

// In a malicious position the search for captures takes exponential time. After this many steps it fails with
// Code::too_complex. Positions of real games need at most a few thousand steps.
inline constexpr int search_budget = 100'000;

// The number of steps that the searches of many positions may take together. This limit is needed because a
// malicious record can have any number of positions. Without an Effort, there is only the limit for each
// single search, search_budget.
struct Effort {
  std::int64_t left = 0;
};

// The budget of one search. If there is an Effort, the steps of the search are subtracted from it.
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
using MoveList = std::vector<Move<Set>>;  // pass the same list to all calls: only the first calls allocate

// Lists all legal moves: only captures if there are any, filtered by the priority rule. The list is empty
// when the game is over by Goal::breakthrough. Returns false and an empty list if the budget ran out.
template <class Set>
[[nodiscard]] bool legal_moves(const Variant<Set>& variant, const Position<Set>& position,
                               MoveList<Set>& moves, Effort* effort = nullptr);

// Lists the legal moves from one square to another (usually none or one), in the order of legal_moves(). This
// is much cheaper than the whole list: a quiet move is looked up, only captures from `from` are collected,
// and captures of other pieces are searched only to compare their value.
template <class Set>
[[nodiscard]] bool legal_moves_between(const Variant<Set>& variant, const Position<Set>& position, int from,
                                       int to, MoveList<Set>& moves, Effort* effort = nullptr);

// Returns whether the side to move can capture (and therefore must).
template <class Set>
bool can_capture(const Variant<Set>& variant, const Position<Set>& position);

// Returns whether the side to move has a legal move. This is cheap.
template <class Set>
bool has_move(const Variant<Set>& variant, const Position<Set>& position);

// Lists every complete capture that the rules of movement allow, even if a priority rule forbids it. The list
// is used to explain why a move is refused. Returns false if the position is too complex.
template <class Set>
[[nodiscard]] bool all_captures(const Variant<Set>& variant, const Position<Set>& position,
                                MoveList<Set>& moves);

// Finds every path of a move. A path is the sequence of landing squares; the last one is Move::to. A quiet
// move and most captures have one path. Calls visit(std::span<const std::uint8_t> landings) for each path,
// and stops when `visit` returns false. Returns false if the position is too complex.
template <class Set, class Visit>
bool for_each_path(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                   Visit&& visit, Effort* effort = nullptr);

// Does the work of for_each_path(). The visitor is a plain function with a context.
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

// The largest depth of perft. A greater depth would recurse deeply and never finish.
inline constexpr int max_perft_depth = 256;

// Returns the number of move sequences of that length; 1 for depth 0. Draw rules are not applied, but
// Rules::king_limit is, since it makes moves illegal. Fault: too_complex.
template <class Set>
Result<std::uint64_t> perft(const Variant<Set>& variant, const Position<Set>& position, int depth);

}  // namespace mt::draughts
