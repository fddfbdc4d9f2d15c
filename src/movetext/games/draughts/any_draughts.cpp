#include "movetext/games/draughts/any_draughts.hpp"

#include "movetext/games/draughts/board_text.hpp"
#include "movetext/games/draughts/score_curve.hpp"

namespace mt {

using draughts::Colour;

template <class Set>
bool DraughtsGame<Set>::knows(board::Notation notation) const {
  if (notation == board::Notation::diagonal) return this->game_.variant().names.has_diagonal();
  return notation == board::Notation::numeric || notation == board::Notation::algebraic ||
         notation == board::Notation::short_form;
}

template <class Set>
std::string_view DraughtsGame<Set>::side_name(Side side) const {
  const bool white = (side == Side::first) == (this->game_.variant().rules.first == Colour::white);
  return white ? "White" : "Black";
}

template <class Set>
std::vector<std::string_view> DraughtsGame<Set>::position_notations() const {
  if (!this->game_.variant().names.has_diagonal())
    return {"fen", "fen-numeric", "fen-algebraic", "fen-ranges", "hub", "board", "board-small"};
  return {"fen", "fen-numeric", "fen-algebraic", "diagonal", "fen-ranges", "hub", "board", "board-small"};
}

template <class Set>
bool DraughtsGame<Set>::write_position(const AnyPosition& position, std::string_view notation,
                                       std::string& out) const {
  const auto& variant = this->game_.variant();
  const auto fen = [&](draughts::FenStyle style) { write_fen(variant, this->at(position), style, out); };
  const auto drawn = [&](draughts::BoardTextStyle style) {
    write_board_text(variant, this->at(position), style, out);
  };
  if (notation == "fen") return fen({}), true;
  if (notation == "fen-numeric") return fen({.notation = board::Notation::numeric}), true;
  if (notation == "fen-algebraic") return fen({.notation = board::Notation::algebraic}), true;
  if (notation == "diagonal" && variant.names.has_diagonal())
    return fen({.notation = board::Notation::diagonal}), true;
  if (notation == "fen-ranges") return fen({.ranges = true}), true;
  if (notation == "hub") return write_hub(variant, this->at(position), out), true;
  if (notation == "board") return drawn({}), true;
  if (notation == "board-small") return drawn({.large = false}), true;
  return false;
}

template <class Set>
void DraughtsGame<Set>::position_losses(const AnyPosition& position, std::string_view notation,
                                        std::vector<Diagnostic>& notes) const {
  if (notation != "diagonal" || !is_read_as_algebraic(this->game_.variant(), this->at(position))) return;
  notes.push_back({Code::odd_position,
                   Severity::warning,
                   0,
                   0,
                   "all these names are also squares in algebraic notation and will be read as algebraic",
                   {}});
}

template <class Set>
board::Diagram DraughtsGame<Set>::diagram(const AnyPosition& position) const {
  return drawing_of(this->game_.variant(), this->at(position));
}

template <class Set>
board::Coordinates DraughtsGame<Set>::coordinates() const {
  const draughts::Rules& rules = this->game_.variant().rules;
  return {rules.shape, rules.square_one, rules.square_a1};
}

template <class Set>
Result<std::uint64_t> DraughtsGame<Set>::perft(const AnyPosition& position, int depth) const {
  return draughts::perft(this->game_.variant(), this->at(position), depth);
}

template <class Set>
ScoreCurve DraughtsGame<Set>::score_curve(const AnyPosition& /*position*/) const {
  return draughts::curve_of(this->game_.variant().rules);
}

template class DraughtsGame<Set64>;
template class DraughtsGame<Set128>;
template class DraughtsGame<Set256>;

}  // namespace mt
