#include "movetext/formats/mat/reader.hpp"

#include "movetext/formats/mat/match_reader.hpp"
#include "movetext/record/match_reading.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

namespace mt::mat {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_match<MatchReader>(chunk, begin, record, options);
}

namespace {

// "Game 1" also stands above games of chess: there a tag or "1." follows.
bool opens_movetext(std::string_view text, std::size_t at) {
  while (at < text.size() && text::is_blank(text[at])) ++at;
  if (at < text.size() && text[at] == '[') return true;
  std::size_t number = at;
  while (number < text.size() && text::is_digit(text[number])) ++number;
  return number > at && number < text.size() && text[number] == '.';
}

}  // namespace

bool holds_match(std::string_view first_bytes) {
  std::size_t at = 0;
  if (leads_to_match(first_bytes, 0, first_bytes.size(), at)) return true;
  if (at >= first_bytes.size()) return false;
  const Line line = line_at(first_bytes, at);
  return classify(first_bytes, line).kind == LineKind::game && !opens_movetext(first_bytes, line.next);
}

}  // namespace mt::mat
