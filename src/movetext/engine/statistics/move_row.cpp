#include "movetext/engine/statistics/move_row.hpp"

#include "movetext/record/move_notes.hpp"
#include "movetext/record/move_times.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

namespace mt::statistics {
namespace {

using engine::Course;
using engine::Decision;
using engine::Score;

// Values beyond these are not distinguished: the game is decided. A win in any number of plies has this
// value.
constexpr int largest_hundredths = 1000;  // ten men or pawns
constexpr int largest_discs = 6400;       // all discs of the usual board

int limit_of(const AnyGame& game) {
  return game.family().values_of_mover ? largest_discs : largest_hundredths;
}

MoveValue value_of(const Score& score, ScoreCurve curve, int limit) {
  int value = std::clamp(score.value, -limit, limit);
  if (score.unit == Score::Unit::wins_in) value = score.value > 0 ? limit : -limit;
  return {.hundredths = static_cast<double>(value), .expected = curve.expected(value)};
}

struct Men {
  int men = 0;
  int squares = 0;
};

Men men_of(const AnyGame& game, const AnyPosition& position) {
  Men count;
  const board::Diagram diagram = game.diagram(position);
  const auto* const drawing = std::get_if<board::Drawing>(&diagram);
  if (drawing == nullptr) return count;
  const board::Shape shape = drawing->shape();
  for (std::int8_t y = 0; y < shape.height; ++y)
    for (std::int8_t x = 0; x < shape.width; ++x) {
      ++count.squares;
      count.men += drawing->piece({x, y}).none() ? 0 : 1;
    }
  return count;
}

// Returns the share of men, or of empty squares, that are left.
double share_left(const Men& start, const Men& now) {
  const int room = start.squares - start.men;
  if (now.men > start.men) return room > 0 ? static_cast<double>(now.squares - now.men) / room : 0;
  return start.men > 0 ? static_cast<double>(now.men) / start.men : 1;
}

Phase phase_of(double share, std::uint32_t ply) {
  constexpr double opening = 0.8;
  constexpr double endgame = 0.4;
  constexpr std::uint32_t longest_opening = 30;  // plies
  if (share <= endgame) return Phase::endgame;
  return share > opening && ply < longest_opening ? Phase::opening : Phase::middlegame;
}

// Returns the notes in the comments after each move of the rows.
std::vector<MoveNotes> notes_on(const Record& record, std::span<const MoveRow> rows) {
  std::vector<MoveNotes> notes(rows.size());
  std::size_t next = 0;
  MoveNotes* on_move = nullptr;
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::open) {
      i = event.value;
    } else if (event.kind == EventKind::ply) {
      while (next < rows.size() && rows[next].event < i) ++next;
      on_move = next < rows.size() && rows[next].event == i ? &notes[next] : nullptr;
    } else if (event.kind == EventKind::comment && on_move != nullptr) {
      on_move->add_comment(record.text(event));
    }
  }
  return notes;
}

void read_times(const Record& record, std::span<MoveRow> rows) {
  const std::vector<MoveNotes> notes = notes_on(record, rows);
  MoveTimes times(record);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].seconds = times.used(rows[i].side, notes[i]);
}

// Returns the score that a written value means.
Score score_of(const WrittenValue& written, bool in_discs) {
  if (written.is_win) return {.unit = Score::Unit::wins_in, .value = written.value > 0 ? 1 : -1};
  return {.unit = in_discs ? Score::Unit::discs : Score::Unit::hundredths,
          .value = static_cast<int>(std::lround(written.value * 100))};
}

// Sets the values of a move. `before` and `after` are for the side that moved.
void set_values(MoveRow& row, const Score& before, const Score& after, const Course& course) {
  const ScoreCurve curve = course.curve(row.decision);
  const int limit = limit_of(*course.game);
  row.values = {.before = value_of(before, curve, limit), .after = value_of(after, curve, limit)};
}

// Returns the value of the result for the side that made a move, if the move ended the game.
std::optional<Score> value_of_end(const Course& course, std::size_t decision) {
  if (!course.goes_on(decision)) return std::nullopt;
  const Outcome outcome = course.game->outcome(course.decisions[decision + 1].position);
  if (outcome.kind == Outcome::Kind::open) return std::nullopt;
  if (outcome.kind == Outcome::Kind::draw) return Score{};
  const bool wins = outcome.winner == course.decisions[decision].side;
  return Score{.unit = Score::Unit::wins_in, .value = wins ? 1 : -1};
}

}  // namespace

double MoveRow::value_loss() const {
  return std::max(0.0, values->before.hundredths - values->after.hundredths);
}

double MoveRow::score_loss() const {
  return std::max(0.0, values->before.expected - values->after.expected);
}

std::vector<MoveRow> move_rows(const Record& record, const Course& course) {
  std::vector<MoveRow> rows;
  const AnyGame& game = *course.game;
  const Men start = men_of(game, game.start());
  for (std::uint32_t i = 0; i < course.decisions.size(); ++i) {
    const Decision& decision = course.decisions[i];
    if (decision.kind != Decision::Kind::move) continue;
    const double share = share_left(start, men_of(game, decision.position));
    rows.push_back({.side = decision.side,
                    .is_white = game.is_white(decision.side),
                    .event = decision.event,
                    .decision = i,
                    .phase = phase_of(share, decision.ply)});
  }
  read_times(record, rows);
  return rows;
}

void read_stored_values(const Record& record, const Course& course, std::span<MoveRow> rows) {
  const Family& family = course.game->family();
  std::vector<std::optional<Score>> after(rows.size());  // for the side that moved
  const std::vector<MoveNotes> notes = notes_on(record, rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!notes[i].value) continue;
    const Score score = score_of(*notes[i].value, family.values_of_mover);
    after[i] = family.values_of_mover || rows[i].is_white ? score : engine::turned(score);
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!after[i]) after[i] = value_of_end(course, rows[i].decision);
    if (i == 0 || rows[i - 1].decision + 1 != rows[i].decision) continue;  // another stretch begins
    if (!after[i] || !after[i - 1]) continue;
    const bool same_side = rows[i - 1].side == rows[i].side;
    set_values(rows[i], same_side ? *after[i - 1] : engine::turned(*after[i - 1]), *after[i], course);
    rows[i].mark = engine::mark_of(rows[i].score_loss(), false);
  }
}

void read_judgements(const Course& course, std::span<const engine::Judgement> judgements,
                     std::span<MoveRow> rows) {
  for (MoveRow& row : rows) {
    const engine::Judgement& judgement = judgements[row.decision];
    if (!judgement.best || !judgement.made) continue;
    // The engine's own move loses nothing, even if a second search values it differently.
    const bool is_best = judgement.loss && *judgement.loss == 0;
    set_values(row, *judgement.best, is_best ? *judgement.best : *judgement.made, course);
    row.mark = judgement.mark;
  }
}

bool are_valued(std::span<const MoveRow> rows) {
  const auto valued = static_cast<std::size_t>(
      std::count_if(rows.begin(), rows.end(), [](const MoveRow& row) { return row.values.has_value(); }));
  // The first and the last move of a game that is valued throughout may have no value.
  return valued > 0 && 2 * (valued + 1) >= rows.size();
}

}  // namespace mt::statistics
