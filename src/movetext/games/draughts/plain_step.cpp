#include "movetext/games/draughts/plain_step.hpp"

#include "movetext/games/draughts/fixed_table.hpp"
#include "movetext/games/draughts/moves_between.hpp"
#include "movetext/games/draughts/play.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <array>
#include <type_traits>

namespace mt::draughts {
namespace {

// A list that only keeps its first move and the number of moves added.
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

// Hardly any capture of a real game takes more steps; the others are resolved as unusual moves.
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

template <Colour us, class Config, class Set>
[[gnu::always_inline]] inline bool step_as(const Config& config, const Position<Set>& position,
                                           const PlainStep& step, Move<Set>& move, Position<Set>& after) {
  using Seen = typename Glance<Set>::Seen;
  Glance<Set> look = glance<us>(config, position, step.from, step.to);
  if (look.seen == Seen::captures) look = search<BoardView<Config, us>>(config, position, step.from, step.to);
  if (look.seen != Seen::one || look.move.is_capture() != step.captures) return false;
  move = look.move;
  play_as<us>(config.variant().rules, position, look.move, after);
  return true;
}

template <class Config, class Set>
[[gnu::always_inline]] inline bool plain_step(const Config& config, const Position<Set>& position,
                                              const PlainStep& step, Move<Set>& move, Position<Set>& after) {
  if (position.to_move == Colour::white) return step_as<Colour::white>(config, position, step, move, after);
  return step_as<Colour::black>(config, position, step, move, after);
}

template <class Set, Rules game>
constexpr FixedFunction<PlainStepFunction<Set>> step_of{
    &fixed_variant<Set, game>.rules, [](const Variant<Set>& variant, const Position<Set>& position,
                                        const PlainStep& step, Move<Set>& move, Position<Set>& after) {
      return plain_step(Fixed<Set, fixed_variant<Set, game>>(variant), position, step, move, after);
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
  return [](const Variant<Set>& v, const Position<Set>& position, const PlainStep& step, Move<Set>& move,
            Position<Set>& after) { return plain_step(Loose<Set>(v), position, step, move, after); };
}

template PlainStepFunction<Set64> plain_step_function(const Variant<Set64>&);
template PlainStepFunction<Set128> plain_step_function(const Variant<Set128>&);
template PlainStepFunction<Set256> plain_step_function(const Variant<Set256>&);

}  // namespace mt::draughts
