#include "movetext/games/xiangqi/any_xiangqi.hpp"

#include "movetext/games/xiangqi/drawing.hpp"
#include "movetext/games/xiangqi/score_curve.hpp"
#include "movetext/games/xiangqi/words.hpp"

namespace mt::xiangqi {

bool XiangqiGame::knows(board::Notation notation) const {
  return has_notation(notation);
}

std::string_view XiangqiGame::side_name(Side side) const {
  return name(side);
}

std::vector<std::string_view> XiangqiGame::position_notations() const {
  return {"fen", "wxf-fen"};
}

bool XiangqiGame::write_position(const AnyPosition& position, std::string_view notation,
                                 std::string& out) const {
  if (notation != "fen" && notation != "wxf-fen") return false;
  write_fen(at(position), notation == "fen" ? FenLetters::uci : FenLetters::wxf, out);
  return true;
}

board::Diagram XiangqiGame::diagram(const AnyPosition& position) const {
  return drawing_of(at(position));
}

board::Coordinates XiangqiGame::coordinates() const {
  return xiangqi::coordinates;
}

Result<std::uint64_t> XiangqiGame::perft(const AnyPosition& position, int depth) const {
  return xiangqi::perft(at(position), depth);
}

ScoreCurve XiangqiGame::score_curve(const AnyPosition& /*position*/) const {
  return measured_curve;
}

}  // namespace mt::xiangqi
