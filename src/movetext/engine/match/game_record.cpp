#include "movetext/engine/match/game_record.hpp"

#include "movetext/engine/match/adjudication.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/games/api/match_turn.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/score.hpp"
#include "movetext/replay/finish.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace mt::engine::match {
namespace {

constexpr std::string_view plies_tag = "PlyCount";
constexpr std::string_view normal = "normal";  // the ending of a match with dice that no engine has spoiled

std::uint32_t side_bit(Side side) {
  return side == Side::second ? 1 : 0;
}

std::string_view result_text(const GameReport& report) {
  if (report.ending == Ending::broken_off) return "*";
  if (!report.winner) return "1/2-1/2";
  return *report.winner == Side::first ? "1-0" : "0-1";
}

// Returns the text of a score, depth and time: "+0.35/9 0.10s". A certain win or loss is given in plies:
// "+#12/20 0.10s".
std::string comment_of(const PlayedMove& move) {
  std::array<char, 64> text{};
  std::string out;
  if (move.score) {
    const bool is_certain = move.score->unit == Score::Unit::wins_in;
    if (is_certain)
      std::snprintf(text.data(), text.size(), "%c#%d", move.score->value > 0 ? '+' : '-',
                    std::abs(move.score->value));
    else
      std::snprintf(text.data(), text.size(), "%+.2f", units(*move.score));
    out.append(text.data()).append("/").append(std::to_string(move.depth)).append(" ");
  }
  std::snprintf(text.data(), text.size(), "%.2fs", static_cast<double>(move.took.count()) / 1e6);
  return out + text.data();
}

std::string without_braces(std::string text) {
  for (char& c : text)
    if (c == '{' || c == '}' || static_cast<unsigned char>(c) < ' ') c = ' ';
  return text;
}

void add_moves(const RecordTerms& terms, const AnyGame& game, const GameReport& report, Record& record) {
  for (const PlayedMove& move : report.moves) {
    record.add(EventKind::ply, move.text);
    if (terms.comments && !move.is_opening) record.add(EventKind::comment, comment_of(move));
  }
  if (!report.detail.empty()) {
    const std::string who =
        report.winner ? std::string(game.side_name(other(*report.winner))) + ": " : std::string();
    record.add(EventKind::comment, without_braces(who + report.detail));
  }
  record.add(EventKind::result, result_text(report));
}

class MatchEvents {
 public:
  MatchEvents(const GameReport& report, Record& record) : report_(report), record_(record) {}

  void add() {
    for (const PlayedMove& move : report_.moves) {
      while (games_ <= move.game) begin_game();
      if (!move.dice.empty()) record_.add(EventKind::roll, move.dice, side_bit(move.side));
      if (const CubeWord* cube = find_cube_word_of_turn(move.text))
        record_.add(EventKind::cube, cube->word, side_bit(move.side),
                    static_cast<std::uint8_t>(*find_cube_word(cube->word)));
      else
        record_.add(EventKind::ply,
                    move.text == no_play_words ? std::string_view() : std::string_view(move.text),
                    side_bit(move.side));
    }
    while (games_ < report_.parts.size()) begin_game();
    if (games_ > 0) end_game();
  }

 private:
  void begin_game() {
    if (games_ > 0) end_game();
    ++games_;
    record_.add(EventKind::game, "Game " + std::to_string(games_), pack_score(score_[0], score_[1]));
  }
  // The last game is not in GameReport::parts if it is unfinished.
  void end_game() {
    if (games_ > report_.parts.size()) return;
    const GameReport::Part& part = report_.parts[games_ - 1];
    score_[static_cast<std::size_t>(part.winner)] += part.points;
    record_.add(EventKind::points,
                "Wins " + std::to_string(part.points) + (part.points == 1 ? " point" : " points"),
                2 * part.points + side_bit(part.winner));
  }

  const GameReport& report_;
  Record& record_;
  std::size_t games_ = 0;
  std::array<std::uint32_t, 2> score_{};
};

std::string_view termination_of(const GameReport& report) {
  if (report.ending == Ending::broken_off) return "unterminated";
  if (report.ending != Ending::rules) return word_of(report.ending);
  return report.is_shown_by_position || report.how == normal ? std::string_view()
                                                             : std::string_view(report.how);
}

}  // namespace

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y.%m.%d", &parts);
  return text.data();
}

std::string record_text(const RecordTerms& terms, const AnyGame& game, const GameReport& report) {
  const Convention& convention = *game.family().convention;
  Record record;
  record.convention = &convention;
  record.set_tag("Event", terms.event);
  record.set_tag("Site", "?");
  record.set_tag("Date", terms.date);
  record.set_tag("Round", terms.terms.empty() ? "?" : round_of(report.appointment));
  const auto of_white = [&](const std::vector<std::string>& texts, bool white) -> const std::string& {
    return texts[report.appointment.engine(game.is_white(Side::first) == white ? Side::first : Side::second)];
  };
  for (const bool white : {true, false})
    record.set_tag(white ? "White" : "Black", of_white(terms.names, white));
  record.set_tag("Result", result_text(report));
  if (!report.start.empty()) {
    record.set_tag("SetUp", "1");
    record.set_tag("FEN", report.start);
  }
  if (!terms.time_controls.empty()) {
    const std::string& control = of_white(terms.time_controls, true);
    const std::string& other_control = of_white(terms.time_controls, false);
    record.set_tag("TimeControl", control == other_control ? control : control + ", " + other_control);
  }
  if (const std::string_view how = termination_of(report); !how.empty()) record.set_tag("Termination", how);
  if (!terms.terms.empty()) record.set_tag(terms_tag, terms.terms);
  if (convention.is_match) {
    record.set_tag(match_length_tag, std::to_string(report.length));
    if (report.cube_rules) {
      record.set_tag("Jacoby", report.cube_rules->jacoby ? "On" : "Off");
      record.set_tag("Beaver", report.cube_rules->beavers ? "On" : "Off");
    }
    MatchEvents(report, record).add();
  } else {
    add_moves(terms, game, report, record);
  }
  // Text records of matches write each die separately, as in the archive.
  const board::Notation notation = convention.is_match ? board::Notation::expanded : game.notation();
  const replay::Replayed replayed = replay::replay(record, game, game, {.notation = notation});
  record.set_tag(plies_tag, std::to_string(replayed.plies));
  replay::finish_tags(record, replay::tags_of(game.spec(), false), game.notation());
  const Format& format = native_format(convention);
  Writers writers{WritingOptions{}};
  std::string out;
  writers.of(format).write(record, game.is_white(Side::first), out);
  return out.append(format.frame.between);
}

std::optional<FinishedGame> read_finished(const archive::PlayedRecord& played) {
  const Record& record = played.record;
  if (!played.is_good()) return std::nullopt;
  FinishedGame out;
  out.number = number_of_round(record.tag("Round"));
  if (out.number == UINT64_MAX) return std::nullopt;
  if (text::parse_number(record.tag(plies_tag)) != static_cast<std::int64_t>(played.replayed.plies))
    return std::nullopt;
  const bool is_match = record.convention->is_match;
  const auto has = [&](EventKind kind) {
    return std::any_of(record.tape.begin(), record.tape.end(),
                       [&](const Event& event) { return event.kind == kind; });
  };
  const std::string_view termination = record.tag("Termination");
  if (!has(EventKind::result) && !is_match) return std::nullopt;
  if (is_match && termination.empty() && !has(EventKind::points)) return std::nullopt;
  const mt::Score score = read_score(record.tag("Result"));
  if (score == mt::Score::first_wins || score == mt::Score::second_wins)
    out.winner = score == mt::Score::first_wins ? Side::first : Side::second;
  else if (score != mt::Score::draw)
    return std::nullopt;
  out.ending = is_match && termination.empty() ? normal : termination;
  if (out.ending.empty()) {
    const Outcome& outcome = played.replayed.outcome;
    out.ending = outcome.end == End::none ? outcome.reason : name(outcome.end);
  }
  for (const Event& event : record.tape) {
    if (event.kind != EventKind::points) continue;
    const std::uint32_t points = event.value / 2;
    out.points[event.value % 2] += points;
  }
  if (!is_match)
    for (const Side side : {Side::first, Side::second})
      out.points[static_cast<std::size_t>(side)] = static_cast<double>(halves(out.mark_of(side))) / 2;
  return out;
}

}  // namespace mt::engine::match
