#include "movetext/games/othello/any_othello.hpp"

#include "movetext/games/othello/drawing.hpp"
#include "movetext/games/othello/perft.hpp"
#include "movetext/games/othello/score_curve.hpp"

namespace mt {
namespace {

constexpr std::string_view pass_text = "--";

}  // namespace

template <class Set>
board::Diagram OthelloGame<Set>::diagram(const AnyPosition& position) const {
  return othello::drawing_of(this->game_.board(), this->at(position));
}

template <class Set>
board::Coordinates OthelloGame<Set>::coordinates() const {
  return othello::coordinates_of(this->game_.board().size);
}

template <class Set>
std::size_t OthelloGame<Set>::move_end(std::string_view moves, std::size_t begin) const {
  const std::size_t end = othello::move_end(moves, begin);
  return end > begin ? end : FamilyGame<othello::Othello<Set>>::move_end(moves, begin);
}

template <class Set>
bool OthelloGame<Set>::play(AnyPosition& position, std::string_view text, board::Notation notation,
                            std::string& canonical, Diagnostic& refusal) const {
  using Base = FamilyGame<othello::Othello<Set>>;
  if (!othello::is_pass(text)) return Base::play(position, text, notation, canonical, refusal);
  const auto p = this->at(position);
  if (this->game_.meaning_of_pass(p) != Pass::forced) {
    refusal = this->game_.explain_pass(p, text);
    return false;
  }
  canonical += pass_text;
  position = AnyPosition(this->game_.pass(p));
  return true;
}

template <class Set>
bool OthelloGame<Set>::next_positions(const AnyPosition& position, board::Notation notation,
                                      std::vector<std::string>& out, std::vector<AnyPosition>& after) const {
  using Base = FamilyGame<othello::Othello<Set>>;
  const auto p = this->at(position);
  if (!p.passes) return Base::next_positions(position, notation, out, after);
  out.emplace_back(pass_text);
  after.emplace_back(this->game_.pass(p));
  return true;
}

template <class Set>
Result<std::uint64_t> OthelloGame<Set>::perft(const AnyPosition& position, int depth) const {
  return othello::perft(this->game_.board(), this->at(position), depth);
}

template <class Set>
ScoreCurve OthelloGame<Set>::score_curve(const AnyPosition& position) const {
  return othello::curve_with(this->game_.board().square_count() - count(this->at(position).occupied()));
}

template class OthelloGame<Set64>;
template class OthelloGame<Set128>;

}  // namespace mt
