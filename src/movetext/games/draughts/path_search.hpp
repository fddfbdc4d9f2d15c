// Finds every path (sequence of landing squares) of one given capture.
#pragma once
#include "movetext/games/draughts/jumps.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace mt::draughts {

// Follows only the chains of one move. A jump over a piece that the move does not take is not made. But a
// chain that could continue with such a jump is not complete, so it is not a path of the move.
//
// Sink must have `bool path(std::span<const std::uint8_t>)`, which returns false to end the search.
template <class Config, Colour us, class Sink>
class PathSearch {
 public:
  using Set = typename Config::Set;
  using View = BoardView<Config, us>;

  PathSearch(const View& view, const Move<Set>& move, Sink& sink, int& budget)
      : view_(view), board_(view, bit<Set>(move.from)), move_(move), sink_(sink), budget_(budget) {}

  // Returns false if the budget ran out.
  bool search() {
    began_as_king_ = has(view_.kings, move_.from);
    advance(move_.from, {}, Board::nowhere, began_as_king_);
    return budget_ >= 0;
  }

 private:
  using Board = Jumps<Config, us>;

  // Makes all jumps from `at`. Returns whether there is any jump.
  bool advance(int at, Set taken, int came, bool king) {
    if (--budget_ < 0) stopped_ = true;
    if (stopped_) return true;
    const auto jump = [&](Set over, Set landings, int d) {
      if (any(over & move_.taken)) arrive(over, landings, taken | over, d, king);
    };
    if (king && view_.rules().flying) return board_.each_flight(at, taken, came, jump);
    return board_.each_hop(bit<Set>(at), taken, king, came, jump);
  }

  void arrive(Set over, Set landings, Set taken, int d, bool king) {
    const bool at_crown_row = !king && any(landings & view_.crown_row());
    const bool ends = at_crown_row && view_.rules().crowning == Crowning::stops;
    const bool now_king = king || (at_crown_row && view_.rules().crowning == Crowning::continues);
    bool more = false;
    for (Set rest = landings; any(rest) && !ends;) {
      const int at = pop(rest);
      landings_[length_++] = static_cast<std::uint8_t>(at);
      if (advance(at, taken, d, now_king)) more = true;
      --length_;
    }
    if (!more) complete(over, landings, taken, d, now_king || at_crown_row);
  }

  void complete(Set over, Set landings, Set taken, int d, bool king_now) {
    const bool flew = king_now && view_.rules().flying;
    if (flew && view_.rules().killer && any(over & view_.enemy_kings)) {
      landings = bit<Set>(View::first_along(landings, d));
    }
    if (stopped_ || taken != move_.taken || !has(landings, move_.to)) return;
    if ((king_now && !began_as_king_) != move_.crowns) return;
    landings_[length_] = move_.to;
    if (!sink_.path(std::span<const std::uint8_t>(landings_.data(), length_ + 1))) stopped_ = true;
  }

  const View& view_;
  Board board_;
  const Move<Set>& move_;
  Sink& sink_;
  int& budget_;
  std::array<std::uint8_t, 256> landings_{};  // one for each taken piece
  std::size_t length_ = 0;
  bool began_as_king_ = false;
  bool stopped_ = false;
};

}  // namespace mt::draughts
