#include "movetext/games/draughts/plain_step.hpp"

#include "movetext/games/draughts/fixed_table.hpp"
#include "movetext/games/draughts/moves_between.hpp"
#include "movetext/games/draughts/play.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <array>
#include <type_traits>

namespace mt::draughts {
namespace {

// A list that keeps only the first move added to it and the number of moves.
template <class Set>
class SoleMove {
 public:
  explicit SoleMove(Move<Set>& first) : first_(&first) {}

  void clear() { size_ = 0; }
  void push_back(const Move<Set>& move) {
    if (size_++ == 0) *first_ = move;
  }
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  const Move<Set>* begin() const { return first_; }
  const Move<Set>* end() const { return first_ + (size_ == 0 ? 0 : 1); }

 private:
  Move<Set>* first_;
  int size_ = 0;
};

// The largest number of steps of the search for a plain step. Hardly any capture of a real game needs more. A
// capture that does is left to the general search.
constexpr int plain_budget = 500;

template <class View, class Set>
[[gnu::noinline]] Glance<Set> search(typename View::Config config, const Position<Set>& position, int from,
                                     int to) {
  Glance<Set> found;
  SoleMove<Set> moves(found.move);
  int budget = plain_budget;
  const bool one = captures_between(View(config, position), from, to, moves, budget) && moves.size() == 1;
  if (one) found.seen = Glance<Set>::Seen::one;
  return found;
}

// Makes a step in any position. This is a separate function, so that the usual step does not reserve memory
// for a search.
template <Colour us, class Config, class Set>
[[gnu::noinline]] bool step_by_search(const Position<Set>& position, PlainStep step, Move<Set>& move,
                                      Position<Set>& after, const Variant<Set>& variant) {
  const Config config(variant);
  using Seen = typename Glance<Set>::Seen;
  Glance<Set> look = glance<us>(config, position, step.from(), step.to());
  if (look.seen == Seen::captures)
    look = search<BoardView<Config, us>>(config, position, step.from(), step.to());
  if (look.seen != Seen::one || look.move.is_capture() != step.captures()) return false;
  move = look.move;
  play_as<us>(config.variant().rules, position, look.move, after);
  return true;
}

// Makes the step if it leads to one of the squares in `ends`. Otherwise returns false.
template <Colour us, class View, class Set>
[[gnu::always_inline]] inline bool make_step(const View& view, const Position<Set>& position, PlainStep step,
                                             Set ends, Set taken, Move<Set>& move, Position<Set>& after) {
  const Set from = bit<Set>(step.from());
  const Set to = bit<Set>(step.to());
  if (!any(ends & to)) return false;
  move = {taken, step.from(), step.to(), any(view.men & from) && any(to & view.crown_row())};
  play_between<us>(view.rules(), position, move, from, to, after);
  return true;
}

// Makes a step in a position with short kings. If any piece can jump, a search decides.
template <Colour us, class Config, class Set>
[[gnu::noinline]] bool step_beside_short_kings(const Position<Set>& position, PlainStep step, Move<Set>& move,
                                               Position<Set>& after, const Variant<Set>& variant) {
  const BoardView<Config, us> view(Config(variant), position);
  if (any(capturing_men(view) | capturing_short_kings(view)) || is_over(view.config.variant(), position))
    return step_by_search<us, Config>(position, step, move, after, variant);
  const Set from = bit<Set>(step.from());
  const Set ends = steps_of_men(view, from) | steps_of_short_kings(view, from);
  return !step.captures() && make_step<us>(view, position, step, ends, Set{}, move, after);
}

// Makes a step. It is fast in the usual position, in which the side to move has only men and no man can jump
// twice.
template <Colour us, class Config, class Set>
[[gnu::always_inline]] inline bool step_as(const Position<Set>& position, PlainStep step, Move<Set>& move,
                                           Position<Set>& after, const Variant<Set>& variant) {
  const BoardView<Config, us> view(Config(variant), position);
  if (any(view.kings) && !view.rules().flying)
    return step_beside_short_kings<us, Config>(position, step, move, after, variant);
  const MenCaptures<Config, us> captures(view);
  if (any(view.kings) || (captures.exist() && !captures.single_only()) ||
      is_over(view.config.variant(), position))
    return step_by_search<us, Config>(position, step, move, after, variant);
  if (captures.exist() != step.captures()) return false;
  if (!step.captures())
    return make_step<us>(view, position, step, steps_of_men(view, bit<Set>(step.from())), Set{}, move, after);
  const Set to = bit<Set>(step.to());
  const Set taken = taken_by_jump(view, step.from(), step.to());
  return any(taken) && make_step<us>(view, position, step, to, taken, move, after);
}

template <class Config, class Set>
[[gnu::always_inline]] inline bool plain_step(const Position<Set>& position, PlainStep step, Move<Set>& move,
                                              Position<Set>& after, const Variant<Set>& variant) {
  if (position.to_move == Colour::white)
    return step_as<Colour::white, Config>(position, step, move, after, variant);
  return step_as<Colour::black, Config>(position, step, move, after, variant);
}

template <class Set, Rules game>
constexpr FixedFunction<PlainStepFunction<Set>> step_of{
    &fixed_variant<Set, game>.rules, [](const Position<Set>& position, PlainStep step, Move<Set>& move,
                                        Position<Set>& after, const Variant<Set>& variant) {
      return plain_step<Fixed<Set, fixed_variant<Set, game>>>(position, step, move, after, variant);
    }};
template <class Set, Rules... games>
constexpr std::array step_table{step_of<Set, games>...};

template <class Set>
PlainStepFunction<Set> fixed_step(const Rules& rules) {
  if constexpr (std::is_same_v<Set, Set64>)
    return find_fixed(step_table<Set64, rows::international, rows::english, rows::russian, rows::brazilian,
                                 rows::italian, rows::frisian>,
                      rules);
  else
    return nullptr;
}

}  // namespace

template <class Set>
PlainStepFunction<Set> plain_step_function(const Variant<Set>& variant) {
  if (const auto fixed = fixed_step<Set>(movement_of(variant.rules))) return fixed;
  return [](const Position<Set>& position, PlainStep step, Move<Set>& move, Position<Set>& after,
            const Variant<Set>& v) { return plain_step<Loose<Set>>(position, step, move, after, v); };
}

template PlainStepFunction<Set64> plain_step_function(const Variant<Set64>&);
template PlainStepFunction<Set128> plain_step_function(const Variant<Set128>&);
template PlainStepFunction<Set256> plain_step_function(const Variant<Set256>&);

}  // namespace mt::draughts
