#include "movetext/replay/played_result.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/same_word.hpp"

#include <string>

namespace mt::replay {
namespace {

void write_result(Record& record, std::string_view result) {
  record.set_tag("Result", result);
  if (!terminator(record).empty()) record.tape.back().text = record.keep(result);
}

}  // namespace

bool ends_in_zeros(const Record& record, std::size_t at) {
  return record.convention->zeros_may_castle && at + 1 == record.tape.size() &&
         record.text(record.tape[at]) == "0-0";
}

void take_zeros(Record& record) {
  record.tape.back().kind = EventKind::result;
  std::erase_if(record.diagnostics, [&](const Diagnostic& diagnostic) {
    const bool gone = diagnostic.code == Code::no_terminator;
    if (gone && diagnostic.severity == Severity::error) --record.errors;
    return gone;
  });
  const std::string_view tag = roster_value(record, RosterTag::result);
  const Score told = read_score(tag);
  if (told == Score::unknown || told == Score::open || told == Score::both_lose)
    return;  // such a tag does not contradict "0-0", because PGN can only write "*" for it
  const std::uint32_t end = record.place_of(record.tape.back().text);
  const std::uint32_t size = record.tape.back().text.size();
  record.report(Code::result_mismatch, severity(Code::result_mismatch), end, end + size,
                "the movetext ends with 0-0, but the Result tag says " + text::excerpt(tag));
}

namespace {

// Returns the score that corresponds to the outcome.
Score score_of(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::draw) return Score::draw;
  return outcome.winner == Side::first ? Score::first_wins : Score::second_wins;
}

// Returns whether the tag Termination says that something other than the last position decided the game.
bool ends_off_the_board(const Record& record) {
  const std::string_view termination = record.tag(TagName::termination);
  return !termination.empty() && termination != "?" && !text::same_in_any_case(termination, "normal");
}

// Returns whether a result gives only the winner and no score. Such a result has one or two points for the
// game, as in "1-0".
bool says_only_who(std::string_view result) {
  constexpr int most = 200;  // in hundredths of a point
  const int points = points_in_all(result);
  return points > 0 && points <= most;
}

std::uint32_t end_of_game(const Record& record) {
  return record.tape.empty() ? 0 : record.place_of(record.tape.back().text);
}

}  // namespace

void correct_result(Record& record, std::string_view played, std::string_view reason, Decides decides) {
  const std::string told(record_result(record));
  const std::string_view marker = terminator(record);
  const std::string_view tag = roster_value(record, RosterTag::result);
  const bool contradiction =
      tells_result(tag) && tells_result(marker) && read_score(tag) != read_score(marker);
  const bool by_position = decides == Decides::position && !ends_off_the_board(record);
  if (told == played && !(contradiction && by_position)) return;
  const bool is_open = contradiction || (!tells_result(tag) && !tells_result(marker));
  const std::uint32_t place = end_of_game(record);
  if (told != played)
    record.report(Code::wrong_result, severity(Code::wrong_result), place, place,
                  "the game says " + told + ", but " + std::string(reason) + " makes it " +
                      std::string(played) +
                      (is_open       ? "; read this way"
                       : by_position ? "; repaired"
                                     : ""));
  if (is_open || by_position) write_result(record, played);
}

void correct_score(Record& record, const std::array<int, 2>& score, const Outcome& outcome, Decides decides) {
  const std::string played = std::to_string(score[0]) + '-' + std::to_string(score[1]);
  const std::string told(record_result(record));
  if (told == played) return;
  if (!tells_result(told))
    return decides == Decides::position ? correct_result(record, played, "the last position", decides)
                                        : write_result(record, played);
  if (ends_off_the_board(record)) return;
  if (says_only_who(told) && read_score(told) == score_of(outcome)) return write_result(record, played);
  correct_result(record, played, "the last position", decides);
}

void correct_by_outcome(Record& record, const Outcome& outcome) {
  const bool has_lost = outcome.end == End::checkmate || outcome.end == End::blocked ||
                        outcome.end == End::no_men || outcome.end == End::breakthrough;
  if (outcome.kind != Outcome::Kind::win || !has_lost) return;
  const std::string_view told = record_result(record);
  const int points = points_in_all(told);
  const bool out_of_two = points == 200;
  if (points > 0 && !says_only_who(told)) return;  // points of another kind, such as "4-6"
  const std::string_view marker = terminator(record);
  if (read_score(told) == score_of(outcome) && (marker.empty() || read_score(marker) == score_of(outcome)))
    return;
  const bool first = outcome.winner == Side::first;
  const std::string_view won = out_of_two ? "2-0" : "1-0";
  const std::string_view lost = out_of_two ? "0-2" : "0-1";
  correct_result(record, first ? won : lost, outcome.reason, Decides::position);
}

void tell_missing_result(Record& record) {
  const std::string_view marker = terminator(record);
  if (!roster_value(record, RosterTag::result).empty() || !tells_result(marker)) return;
  const std::uint32_t place = end_of_game(record);
  record.report(
      Code::result_mismatch, severity(Code::result_mismatch), place, place,
      "the Result tag is missing; set to " + std::string(marker) + ", the result at the end of the movetext");
}

}  // namespace mt::replay
