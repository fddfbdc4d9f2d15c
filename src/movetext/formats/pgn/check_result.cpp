// Checks the tag Result and the termination marker: each must be valid, and they must agree.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

bool same_result(std::string_view a, std::string_view b) {
  const Score score = read_score(a);
  return score == read_score(b) && (score != Score::other || canonical_result(a) == canonical_result(b));
}

}  // namespace

void RecordReader::report_result_tag(std::string message) {
  const Tag* found = record_.find_tag(TagName::result);
  const Span span = found != nullptr ? found->value : Span{};
  const bool in_source = (span.begin & Span::side_bit) == 0;
  report(Code::bad_result, in_source ? span.begin : 0, in_source ? span.end : 0, std::move(message));
}

bool RecordReader::is_usual_spelling(std::string_view result) const {
  if (!is_result(dialect_, result)) return false;
  const bool half = result.size() == 2 || (result.size() == 3 && result[1] == '/');
  return !half || dialect_.convention->half_is_draw;
}

// Returns whether a game of this convention can have the result. The two sides' points must add up to a sum
// that the convention allows, unless the tag ResultFormat gives another form.
bool RecordReader::is_result_of_game(std::string_view result) const {
  const int points = points_in_all(result);
  if (points < 0 || read_score(result) == Score::both_lose) return true;
  const Convention& convention = *record_.convention;
  const auto& usual = convention.points_in_all;
  if (std::find(usual.begin(), usual.end(), points) != usual.end()) return true;
  return !convention.four_results && record_.find_tag(TagName::result_format) != nullptr;
}

void RecordReader::check_result(std::size_t end) {
  const std::string_view tag = roster_value(record_, RosterTag::result);
  const std::string_view marker = terminator(record_);
  if (!tag.empty() && tag == marker && odd_result_.empty()) return;
  const Score score = read_score(tag);
  if (score == Score::other)
    report_result_tag("the result \"" + std::string(tag.substr(0, 40)) + "\" cannot be read");
  else if (canonical_result(tag) != tag && !is_usual_spelling(tag))
    report_result_tag("the result \"" + std::string(tag) + "\" must be written as " +
                      std::string(canonical_result(tag)));
  else if (record_.convention->four_results && !can_be_of_one_game(tag))
    report_result_tag("the result \"" + std::string(tag) +
                      "\" is not the result of one game; it is kept as a comment");
  else if (!is_result_of_game(tag)) {
    // The result that will be written may be another one: the result in the movetext.
    const std::string_view written = record_result(record_);
    const bool tells_form = record_.convention->four_results && read_score(written) == score;
    report_result_tag("the result \"" + std::string(tag) + "\" is not possible in this game" +
                      (tells_form ? "; it must be written as " + std::string(written) : ""));
  }
  if (marker.empty() || score == Score::unknown || same_result(tag, marker)) return;
  if (marker == "*" && record_.convention->star_ends_any) return;
  report(Code::result_mismatch, end - std::min(end, marker.size()), end,
         "the movetext ends with " + std::string(marker) + ", but the Result tag says " +
             std::string(tag.substr(0, 40)));
}

}  // namespace mt::pgn
