#include "movetext/games/draughts/match.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

// Orders moves by their captured squares, the lowest numbers first.
template <class Set>
bool captures_lower(const SquareNames& names, const Move<Set>& a, const Move<Set>& b) {
  // Finds the smallest number that is in only one of the two lists. The list with this number is lower. There
  // is one exception: if the other list has no higher number, then it is the beginning of the list with the
  // number, and the other list is lower.
  for (int number = 1; number <= names.count(); ++number) {
    const int square = names.by_number(static_cast<unsigned>(number));
    const bool in_a = has(a.taken, square);
    if (in_a == has(b.taken, square)) continue;
    const Set above = in_a ? b.taken : a.taken;
    bool more = false;
    for (int n = number + 1; n <= names.count() && !more; ++n)
      more = has(above, names.by_number(static_cast<unsigned>(n)));
    return in_a == more;
  }
  return !a.crowns && b.crowns;
}

template <class Set>
void sort(const Variant<Set>& variant, MoveList<Set>& moves) {
  if (moves.size() < 2) return;
  std::stable_sort(moves.begin(), moves.end(), [&](const Move<Set>& a, const Move<Set>& b) {
    return captures_lower(variant.names, a, b);
  });
}

// Compares the paths of a move with the squares of a text.
template <class Set>
class PathComparison {
 public:
  PathComparison(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                 Effort* effort = nullptr)
      : variant_(variant), position_(position), text_(text), effort_(effort) {}

  bool too_complex() const { return too_complex_; }

  // Returns whether the squares of the text are all the landings of a path: each step jumps over exactly one
  // of the captured pieces, and together the steps take all of them. No search is needed, so this works even
  // if there are too many paths to list.
  bool same(const Move<Set>& move) const {
    if (text_.to() != move.to) return false;
    Set taken{};
    int at = move.from;
    for (const std::uint8_t landing : named()) {
      if (!is_jump(move, at, landing, taken)) return false;
      at = landing;
    }
    return taken == move.taken;
  }
  // Returns whether some path begins with the squares of the text and continues after them.
  bool begins(const Move<Set>& move) {
    return any_path(move, [&](std::span<const std::uint8_t> landings) {
      return landings.size() > named().size() && equal(landings.first(named().size()), named());
    });
  }
  // Returns whether some path passes the squares of the text in their order.
  bool passes(const Move<Set>& move) {
    return any_path(move,
                    [&](std::span<const std::uint8_t> landings) { return passes(move, landings, false); });
  }
  // Returns whether the text is the whole capture and also names the square of every captured piece.
  bool jumps_over(const Move<Set>& move) {
    Set pieces = move.taken;
    for (const std::uint8_t square : named()) pieces &= ~bit<Set>(square);
    return move.is_capture() && !any(pieces) && any_path(move, [&](std::span<const std::uint8_t> landings) {
             return passes(move, landings, true);
           });
  }

 private:
  std::span<const std::uint8_t> named() const { return text_.path().subspan(1); }

  static bool equal(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

  template <class Test>
  bool any_path(const Move<Set>& move, Test&& test) {
    bool found = false;
    const bool complete = for_each_path(
        variant_, position_, move,
        [&](std::span<const std::uint8_t> landings) {
          found = test(landings);
          return !found;
        },
        effort_);
    too_complex_ |= !complete;
    return found;
  }

  // Returns whether the step from `from` to `to` is a jump over exactly one captured piece. If so, adds the
  // piece to `taken`.
  bool is_jump(const Move<Set>& move, int from, int to, Set& taken) const {
    const board::Cell begin = variant_.geometry.cell[static_cast<unsigned>(from)];
    const board::Cell end = variant_.geometry.cell[static_cast<unsigned>(to)];
    if (begin == end || !on_one_line(begin, end)) return false;
    Set blocked = position_.occupied() & ~bit<Set>(move.from);
    if (variant_.rules.removes_at_once) blocked &= ~taken;
    int victim = -1;
    for (board::Cell at = next(begin, end); at != end; at = next(at, end)) {
      const int square = variant_.geometry.bit_of(at);
      if (square < 0 || !has(blocked, square)) continue;
      if (victim >= 0 || has(taken, square) || !has(move.taken, square)) return false;
      victim = square;
    }
    if (victim < 0 || has(blocked, to)) return false;
    taken |= bit<Set>(victim);
    return true;
  }

  static bool on_one_line(board::Cell a, board::Cell b) {
    const int dx = a.x - b.x;
    const int dy = a.y - b.y;
    return dx == 0 || dy == 0 || dx == dy || dx == -dy;
  }
  // Returns the cell one step from `at` towards `end`.
  static board::Cell next(board::Cell at, board::Cell end) {
    const auto towards = [](int from, int to) {
      return static_cast<std::int8_t>(from + (to > from) - (to < from));
    };
    return {towards(at.x, end.x), towards(at.y, end.y)};
  }

  bool passes(const Move<Set>& move, std::span<const std::uint8_t> landings, bool with_pieces) const {
    std::size_t met = 0;
    board::Cell at = variant_.geometry.cell[move.from];
    for (const std::uint8_t landing : landings) {
      const board::Cell end = variant_.geometry.cell[landing];
      while (at != end) {
        at = next(at, end);
        const int square = variant_.geometry.bit_of(at);
        if (square < 0 || (!with_pieces && has(move.taken, square))) continue;
        if (met < named().size() && named()[met] == square) ++met;
      }
    }
    return met == named().size();
  }

  const Variant<Set>& variant_;
  const Position<Set>& position_;
  const MoveText& text_;
  Effort* effort_;
  bool too_complex_ = false;
};

template <class Set>
void keep_captured_set(std::span<const std::uint8_t> squares, MoveList<Set>& moves) {
  Set taken{};
  for (const std::uint8_t square : squares) taken |= bit<Set>(square);
  std::erase_if(moves, [&](const Move<Set>& move) { return move.taken != taken; });
}

// Keeps the moves that `test` accepts, or the whole list if it accepts none. Returns whether it accepts any.
template <class Set, class Test>
bool keep_if_any(MoveList<Set>& moves, Test&& test) {
  const auto end = std::stable_partition(moves.begin(), moves.end(), test);
  if (end == moves.begin()) return false;
  moves.erase(end, moves.end());
  return true;
}

template <class Set>
bool match_path(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                Effort* effort, MoveList<Set>& moves) {
  PathComparison<Set> paths(variant, position, text, effort);
  if (!keep_if_any(moves, [&](const Move<Set>& move) { return paths.same(move); }) &&
      !keep_if_any(moves, [&](const Move<Set>& move) { return paths.passes(move); }) &&
      !keep_if_any(moves, [&](const Move<Set>& move) { return paths.jumps_over(move); })) {
    moves.clear();
  }
  return !paths.too_complex();
}

template <class Set>
bool keep_beginning(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                    Effort* effort, MoveList<Set>& moves) {
  PathComparison<Set> paths(variant, position, text, effort);
  std::erase_if(moves, [&](const Move<Set>& move) {
    return move.from != text.from() || !move.is_capture() || paths.too_complex() || !paths.begins(move);
  });
  return !paths.too_complex();
}

// If one of several captures goes from the first to the last square in a single jump, two squares mean that
// capture: the other captures turn on the way, and their texts must name the squares where they turn.
template <class Set>
bool prefer_single_jump(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                        MoveList<Set>& moves) {
  PathComparison<Set> paths(variant, position, text);
  keep_if_any(moves, [&](const Move<Set>& move) { return paths.same(move); });
  return !paths.too_complex();
}

// One square with an x, such as f6x, means the capture that begins and ends there. If there is none, keeps
// the captures that begin there or, if there are none either, the captures that end there.
template <class Set>
bool match_circle(const Variant<Set>& variant, const Position<Set>& position, int square,
                  MoveList<Set>& moves, Effort* effort) {
  if (!legal_moves_between(variant, position, square, square, moves, effort)) return false;
  if (!moves.empty()) return true;
  if (!legal_moves(variant, position, moves, effort)) return false;
  std::erase_if(moves, [](const Move<Set>& move) { return !move.is_capture(); });
  if (!keep_if_any(moves, [&](const Move<Set>& move) { return move.from == square; }) &&
      !keep_if_any(moves, [&](const Move<Set>& move) { return move.to == square; })) {
    moves.clear();
  }
  return true;
}

// Matches a text such as cd4 with the moves of each piece that the side to move has on the file c.
template <class Set>
bool match_file(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                MoveList<Set>& moves, Effort* effort) {
  MoveList<Set> of_one;
  for (unsigned row = 0; row < SquareNames::max_width; ++row) {
    const std::uint8_t square = variant.names.by_letter(text.file - 1U, row);
    if (square == SquareNames::none || !has(position.pieces(position.to_move), square)) continue;
    if (!match(variant, position, starting_at(text, square), of_one, effort)) {
      moves.clear();
      return false;
    }
    moves.insert(moves.end(), of_one.begin(), of_one.end());
  }
  sort(variant, moves);
  return true;
}

}  // namespace

template <class Set>
bool match(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
           MoveList<Set>& moves, Effort* effort) {
  moves.clear();
  if (text.file != 0) return match_file(variant, position, text, moves, effort);
  bool known = true;
  if (text.circle) {
    known = match_circle(variant, position, text.from(), moves, effort);
  } else {
    known = legal_moves_between(variant, position, text.from(), text.to(), moves, effort);
    if (known && text.count > 2) known = match_path(variant, position, text, effort, moves);
    if (known && text.count == 2 && moves.size() > 1)
      known = prefer_single_jump(variant, position, text, moves);
  }
  if (!known) {
    moves.clear();
    return false;
  }
  if (text.captured != 0) keep_captured_set(text.captured_squares(), moves);
  // In diagonal notation only a capture has an x.
  if (text.notation == board::Notation::diagonal && text.sign == MoveSign::capture)
    std::erase_if(moves, [](const Move<Set>& move) { return !move.is_capture(); });
  sort(variant, moves);
  return true;
}

template <class Set>
bool match_beginning(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                     MoveList<Set>& moves, Effort* effort) {
  moves.clear();
  if (text.circle || text.captured != 0 || text.file != 0) return true;
  if (!legal_moves(variant, position, moves, effort)) return false;
  const bool known = keep_beginning(variant, position, text, effort, moves);
  sort(variant, moves);
  return known;
}

template <class Set>
bool is_path(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
             const Move<Set>& move) {
  return move.from == text.from() && PathComparison<Set>(variant, position, text).same(move);
}

template <class Set>
bool begins_with(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                 const Move<Set>& move) {
  return move.from == text.from() && PathComparison<Set>(variant, position, text).begins(move);
}

template <class Set>
Code spelling_fault(const Variant<Set>& variant, const MoveText& text, const Move<Set>& move) {
  const bool capture = move.is_capture();
  if (text.odd_sign || text.x_inside) return Code::wrong_separator;
  if (text.circle && move.from != move.to) return Code::wrong_separator;
  if (text.notation == board::Notation::diagonal)
    return capture != (text.sign == MoveSign::capture) ? Code::wrong_separator : Code::none;
  if (text.sign == MoveSign::none) return Code::none;
  if (text.sign == MoveSign::quiet && capture && variant.rules.capture_sign != '-')
    return Code::wrong_separator;
  return text.sign == MoveSign::capture && !capture ? Code::wrong_separator : Code::none;
}

template bool match(const Variant<Set64>&, const Position<Set64>&, const MoveText&, MoveList<Set64>&,
                    Effort*);
template bool match(const Variant<Set128>&, const Position<Set128>&, const MoveText&, MoveList<Set128>&,
                    Effort*);
template bool match(const Variant<Set256>&, const Position<Set256>&, const MoveText&, MoveList<Set256>&,
                    Effort*);
template bool match_beginning(const Variant<Set64>&, const Position<Set64>&, const MoveText&,
                              MoveList<Set64>&, Effort*);
template bool match_beginning(const Variant<Set128>&, const Position<Set128>&, const MoveText&,
                              MoveList<Set128>&, Effort*);
template bool match_beginning(const Variant<Set256>&, const Position<Set256>&, const MoveText&,
                              MoveList<Set256>&, Effort*);
template bool is_path(const Variant<Set64>&, const Position<Set64>&, const MoveText&, const Move<Set64>&);
template bool is_path(const Variant<Set128>&, const Position<Set128>&, const MoveText&, const Move<Set128>&);
template bool is_path(const Variant<Set256>&, const Position<Set256>&, const MoveText&, const Move<Set256>&);
template bool begins_with(const Variant<Set64>&, const Position<Set64>&, const MoveText&, const Move<Set64>&);
template bool begins_with(const Variant<Set128>&, const Position<Set128>&, const MoveText&,
                          const Move<Set128>&);
template bool begins_with(const Variant<Set256>&, const Position<Set256>&, const MoveText&,
                          const Move<Set256>&);
template Code spelling_fault(const Variant<Set64>&, const MoveText&, const Move<Set64>&);
template Code spelling_fault(const Variant<Set128>&, const MoveText&, const Move<Set128>&);
template Code spelling_fault(const Variant<Set256>&, const MoveText&, const Move<Set256>&);

}  // namespace mt::draughts
