#include "movetext/games/draughts/heaviest_captures.hpp"

#include "movetext/games/draughts/jump_graph.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

// Returns whether, under these rules, each capture is a path through a JumpGraph, and its value is the sum of
// the values of the pieces that it takes.
bool is_path_through_graph(const Rules& rules) {
  return !rules.removes_at_once && !rules.lands_behind && rules.crowning == Crowning::passes &&
         (rules.priority == Priority::quantity || rules.priority == Priority::frisian);
}

// Orders sets in an arbitrary but fixed way.
template <class Set>
bool comes_before(Set a, Set b) {
  return a != b && has(b, highest(a ^ b));
}

// The states of one capturing piece that the search has visited. A state is the square of the piece and the
// pieces it has taken; the jumps that can follow depend on nothing else.
template <class Set>
class EnteredStates {
 public:
  void clear() {
    slots_.assign(std::max<std::size_t>(slots_.size(), 64), {});
    used_ = 0;
  }
  // Adds the state. Returns false if the set already has it.
  bool add(Set taken, std::uint32_t way) {
    if (2 * ++used_ > slots_.size()) grow();
    Slot& slot = find(taken, way + 1);
    if (slot.way != 0) return --used_, false;
    slot = {taken, way + 1};
    return true;
  }

 private:
  struct Slot {
    Set taken{};
    std::uint32_t way = 0;  // 0: this slot is free
  };

  Slot& find(Set taken, std::uint32_t way) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash(taken, way) & mask;
    while (slots_[at].way != 0 && (slots_[at].way != way || slots_[at].taken != taken)) at = (at + 1) & mask;
    return slots_[at];
  }
  void grow() {
    std::vector<Slot> before(2 * slots_.size());
    before.swap(slots_);
    for (const Slot& slot : before)
      if (slot.way != 0) find(slot.taken, slot.way) = slot;
  }
  static std::size_t hash(Set taken, std::uint32_t way) {
    std::uint64_t mixed = way;
    for (unsigned at = 0; at < set_bits<Set>; at += 64) {
      mixed = (mixed ^ low_word(taken >> static_cast<int>(at))) * 0x9E37'79B9'7F4A'7C15;
      mixed ^= mixed >> 32;
    }
    return static_cast<std::size_t>(mixed);
  }
  static std::uint64_t low_word(Set64 set) { return set; }
  static std::uint64_t low_word(Set128 set) { return static_cast<std::uint64_t>(set); }
  static std::uint64_t low_word(const Set256& set) { return static_cast<std::uint64_t>(set.low); }

  std::vector<Slot> slots_;  // the number of slots is a power of two
  std::size_t used_ = 0;
};

// Searches the captures of all pieces twice: first to find the highest value, then to collect the moves of
// this value.
template <class View>
class HeaviestSearch {
 public:
  using Set = typename View::Set;

  HeaviestSearch(const View& view, MoveList<Set>& moves, int& budget)
      : view_(view),
        moves_(moves),
        budget_(budget),
        own_worth_(view.rules().priority == Priority::frisian ? 1 : 0),
        best_(own_worth_) {}

  bool search() {
    for (const bool collects : {false, true}) {
      collects_ = collects;
      for (Set kings = view_.kings; any(kings);) from_square(pop(kings), true);
      for (Set men = view_.men; any(men);) from_square(pop(men), false);
    }
    if (budget_ < 0) moves_.clear();
    return budget_ >= 0;
  }

 private:
  using Jump = GraphJump<Set>;
  struct Next {
    const Jump* jump;
    std::size_t onward;  // number of jumps that could follow
  };
  void from_square(int square, bool king) {
    start_ = square;
    king_ = king;
    graph_.build(view_, square, king);
    entered_.clear();
    const std::size_t first = moves_.size();
    follow(bit<Set>(square), {}, king ? own_worth_ : 0);
    // Different last jumps can give the same move, so repeated moves are removed.
    const auto begin = moves_.begin() + static_cast<std::ptrdiff_t>(first);
    std::sort(begin, moves_.end(), [](const Move<Set>& a, const Move<Set>& b) {
      return a.to != b.to ? a.to < b.to : comes_before(a.taken, b.taken);
    });
    moves_.erase(std::unique(begin, moves_.end()), moves_.end());
  }

  // Follows all captures that continue from one of the squares `at`. `taken`, `value`: the pieces taken so
  // far and their value.
  void follow(Set at, Set taken, std::uint32_t value) {
    budget_ -= 4 + static_cast<int>(graph_.jumps().size() / 8);
    const std::uint32_t wanted = collects_ ? best_ : best_ + 1;
    const std::uint32_t missing = wanted > value ? wanted - value : 0;
    if (budget_ < 0 || missing == 0 || graph_.most_from(at, taken, missing) < missing) return;
    const std::size_t first = next_.size();
    for (const Jump& jump : graph_.jumps())
      if (!any(jump.over & taken) && any(jump.takeoffs & at)) next_.push_back({&jump, onward(jump, taken)});
    // Sorts the jumps by the number of jumps that can follow. Jumps with a low number come first, because the
    // pieces that they take are hard to reach later. Jumps after which none can follow come last.
    std::sort(next_.begin() + static_cast<std::ptrdiff_t>(first), next_.end(),
              [](const Next& a, const Next& b) { return a.onward - 1 < b.onward - 1; });
    for (std::size_t i = first; i < next_.size(); ++i) make(*next_[i].jump, taken, value);
    next_.resize(first);
  }
  std::size_t onward(const Jump& jump, Set taken) const {
    const auto& jumps = graph_.jumps();
    if (collects_) return 0;
    return static_cast<std::size_t>(std::count_if(jumps.begin(), jumps.end(), [&](const Jump& next) {
      return !any(next.over & (taken | jump.over)) && any(next.takeoffs & jump.landings);
    }));
  }

  void make(const Jump& jump, Set taken, std::uint32_t value) {
    taken |= jump.over;
    value += jump.worth;
    if (collects_ && value == best_) return finish(jump, taken);
    if (!collects_) best_ = std::max(best_, value);
    if (entered_.add(taken, jump.way)) follow(jump.landings, taken, value);
  }

  void finish(const Jump& jump, Set taken) {
    const bool kills =
        view_.rules().killer && king_ && view_.rules().flying && any(jump.over & view_.enemy_kings);
    if (!kills && !entered_.add(taken, jump.way)) return;
    for (Set landings = kills ? bit<Set>(jump.behind) : jump.landings; any(landings);) {
      const int to = pop(landings);
      --budget_;
      moves_.push_back({taken, static_cast<std::uint8_t>(start_), static_cast<std::uint8_t>(to),
                        !king_ && has(view_.crown_row(), to)});
    }
  }

  const View& view_;
  MoveList<Set>& moves_;
  int& budget_;
  JumpGraph<Set> graph_;
  EnteredStates<Set> entered_;
  std::vector<Next> next_;
  std::uint32_t own_worth_;  // added if a king captures, so that its capture precedes a capture by a man
  std::uint32_t best_;
  int start_ = 0;
  bool king_ = false;
  bool collects_ = false;
};

}  // namespace

template <class Set>
bool heaviest_captures(const Variant<Set>& variant, const Position<Set>& position, MoveList<Set>& moves,
                       Effort* effort) {
  moves.clear();
  if (!is_path_through_graph(variant.rules)) return false;
  return with_view(variant, position, [&](const auto& view) {
    Budget budget(effort, thorough_budget);
    return HeaviestSearch(view, moves, budget.left).search();
  });
}

template bool heaviest_captures(const Variant<Set64>&, const Position<Set64>&, MoveList<Set64>&, Effort*);
template bool heaviest_captures(const Variant<Set128>&, const Position<Set128>&, MoveList<Set128>&, Effort*);
template bool heaviest_captures(const Variant<Set256>&, const Position<Set256>&, MoveList<Set256>&, Effort*);

}  // namespace mt::draughts
