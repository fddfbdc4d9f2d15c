#include "movetext/cli/engine/move_lines.hpp"

#include "movetext/report/json_line.hpp"

#include <array>
#include <charconv>
#include <cstddef>
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

// Appends a number with six decimals.
void append_exact(std::string_view name, double value, report::JsonLine& line) {
  constexpr int decimals = 6;
  std::array<char, 64> buffer{};
  const auto end =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
  if (end.ec == std::errc())
    line.decimal(name, {buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data())});
}

// Appends the members that only matches have.
void append_match_values(const Decision& decision, const engine::Judgement& judgement,
                         report::JsonLine& line) {
  if (judgement.made_equity) append_exact("equity", *judgement.made_equity, line);
  if (judgement.best_equity) append_exact("best_equity", *judgement.best_equity, line);
  if (judgement.made_worth.match_chance)
    append_exact("match_chance", *judgement.made_worth.match_chance, line);
  if (judgement.made_worth.trials > 0) {
    line.number("trials", judgement.made_worth.trials);
    append_exact("error", judgement.made_worth.equity_error.value_or(0), line);
    append_exact("best_error", judgement.best_worth.equity_error.value_or(0), line);
  }
  if (decision.kind == Decision::Kind::play) line.text("forced", judgement.is_forced ? "yes" : "no");
  if (judgement.luck) append_exact("luck", *judgement.luck, line);
  if (judgement.cube) {
    append_exact("no_double", judgement.cube->no_double, line);
    append_exact("double_take", judgement.cube->double_take, line);
    append_exact("double_drop", judgement.cube->double_drop, line);
  }
  if (judgement.in_points() && judgement.mark != engine::Mark::none)
    line.text("error_kind", words_of(kind_of_error(decision, judgement)));
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
    append_match_values(decision, judgement, line);
    line.end();
  }
  return output_.write(out);
}

}  // namespace mt::cli
