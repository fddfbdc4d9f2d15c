#include "movetext/games/table/draughts_game.hpp"

#include "movetext/games/draughts/board_text.hpp"

namespace mt {

using draughts::Colour;

template <class Set>
bool DraughtsGame<Set>::knows(board::Notation notation) const {
  if (notation == board::Notation::diagonal) return game_.variant().names.has_diagonal();
  return notation == board::Notation::numeric || notation == board::Notation::algebraic;
}

template <class Set>
std::string_view DraughtsGame<Set>::side_name(Side side) const {
  const bool white = (side == Side::first) == (game_.variant().rules.first == Colour::white);
  return white ? "White" : "Black";
}

template <class Set>
Outcome DraughtsGame<Set>::outcome(const AnyPosition& position) const {
  typename draughts::Draughts<Set>::Referee referee(game_);
  referee.reset(at(position));
  return referee.outcome();
}

template <class Set>
bool DraughtsGame<Set>::parse_position(std::string_view text, AnyPosition& out,
                                       std::vector<Diagnostic>& notes) const {
  Position position;
  if (!game_.parse_position(text, position, notes)) return false;
  out = AnyPosition(position);
  return true;
}

template <class Set>
std::vector<std::string_view> DraughtsGame<Set>::position_notations() const {
  return {"fen", "fen-numeric", "fen-algebraic", "fen-ranges", "hub", "board", "board-small"};
}

template <class Set>
bool DraughtsGame<Set>::write_position(const AnyPosition& position, std::string_view notation,
                                       std::string& out) const {
  const auto& variant = game_.variant();
  const auto fen = [&](draughts::FenStyle style) { write_fen(variant, at(position), style, out); };
  const auto drawn = [&](draughts::BoardTextStyle style) {
    write_board_text(variant, at(position), style, out);
  };
  if (notation == "fen") return fen({}), true;
  if (notation == "fen-numeric") return fen({.notation = board::Notation::numeric}), true;
  if (notation == "fen-algebraic") return fen({.notation = board::Notation::algebraic}), true;
  if (notation == "fen-ranges") return fen({.ranges = true}), true;
  if (notation == "hub") return write_hub(variant, at(position), out), true;
  if (notation == "board") return drawn({}), true;
  if (notation == "board-small") return drawn({.large = false}), true;
  return false;
}

template <class Set>
board::Drawing DraughtsGame<Set>::drawing(const AnyPosition& position) const {
  return drawing_of(game_.variant(), at(position));
}

template <class Set>
board::Coordinates DraughtsGame<Set>::coordinates() const {
  const draughts::Rules& rules = game_.variant().rules;
  return {rules.shape, rules.square_one, rules.square_a1};
}

template <class Set>
bool DraughtsGame<Set>::legal_moves(const AnyPosition& position, board::Notation notation,
                                    std::vector<std::string>& out) const {
  draughts::MoveList<Set> moves;
  const Position p = at(position);
  if (!game_.legal_moves(p, moves)) return false;
  for (const auto& move : moves) game_.write_move(p, move, notation, out.emplace_back());
  return true;
}

template <class Set>
bool DraughtsGame<Set>::play(AnyPosition& position, std::string_view text, board::Notation notation,
                             std::string& canonical, Diagnostic& refusal) const {
  const Position p = at(position);
  const auto refuse = [&refusal](Diagnostic why) {
    refusal = std::move(why);
    return false;
  };
  if (is_over(game_.variant(), p))
    return refuse({Code::illegal_move,
                   Severity::error,
                   0,
                   static_cast<std::uint32_t>(text.size()),
                   "the game is over: a king was made",
                   {}});
  draughts::MoveText read;
  if (const auto misread = game_.read(text, read, std::nullopt)) return refuse(game_.explain(text, misread));
  draughts::MoveList<Set> moves;
  if (!game_.match(p, read, moves)) moves.clear();
  if (moves.empty()) return refuse(game_.explain(p, text, read));
  if (moves.size() > 1) return refuse(game_.explain_ambiguity(p, text, read, moves));
  game_.write_move(p, moves.front(), notation, canonical);
  position = AnyPosition(game_.play(p, moves.front()));
  return true;
}

template <class Set>
Result<std::uint64_t> DraughtsGame<Set>::perft(const AnyPosition& position, int depth) const {
  return draughts::perft(game_.variant(), at(position), depth);
}

template class DraughtsGame<Set64>;
template class DraughtsGame<Set128>;
template class DraughtsGame<Set256>;

}  // namespace mt
