#include "movetext/cli/engine/move_lines.hpp"

#include "movetext/report/json_line.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace mt::cli {
namespace {

using engine::Decision;
using engine::Score;

std::string_view unit_name(Score::Unit unit) {
  constexpr auto names =
      std::to_array<std::string_view>({"hundredths", "wins-in", "disc-hundredths", "equity"});
  return names[static_cast<std::size_t>(unit)];
}

void append_value(std::string_view value, std::string_view unit, const Score& score, report::JsonLine& line) {
  line.integer(value, score.value);
  line.text(unit, unit_name(score.unit));
}

}  // namespace

bool MoveLines::read(const GamePlace& /*place*/, const archive::PlayedRecord& /*seen*/,
                     const engine::Course& /*course*/, const engine::PositionAfter& /*position*/) {
  return true;
}

bool MoveLines::judged(const JudgedGame& game) {
  const engine::Course& course = game.course;
  std::string out;
  for (std::size_t i = 0; i < course.decisions.size(); ++i) {
    const Decision& decision = course.decisions[i];
    const engine::Judgement& judgement = game.judgements[i];
    if (decision.kind == Decision::Kind::end) continue;
    report::JsonLine line(out);
    line.text("file", game.place.file);
    line.number("game", game.place.number);
    line.text("engine", game.engine);
    line.number("ply", decision.ply + 1);
    if (const std::string position = engine::text_of(*course.game, decision.position); !position.empty())
      line.text("position", position);
    line.text("side", course.game->side_name(decision.side));
    line.text("move", decision.made);
    if (judgement.made) append_value("value", "unit", *judgement.made, line);
    if (judgement.best) append_value("best_value", "best_unit", *judgement.best, line);
    if (!judgement.line.empty()) {
      const std::vector<std::string_view> moves(judgement.line.begin(), judgement.line.end());
      line.texts("best", moves);
    }
    if (judgement.loss) line.real("lost", *judgement.loss);
    if (judgement.mark != engine::Mark::none) line.text("mark", name_of(judgement.mark));
    line.end();
  }
  return output_.write(out);
}

}  // namespace mt::cli
