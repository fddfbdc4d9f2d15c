#include "movetext/formats/oldmoves/reader.hpp"

#include "movetext/formats/oldmoves/match_reader.hpp"
#include "movetext/record/text_reading.hpp"
#include "movetext/text/blank.hpp"

namespace mt::oldmoves {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_text_at<MatchReader>(chunk, begin, conventions::match, record, options);
}

bool holds_match(std::string_view first_bytes) {
  constexpr std::string_view in_names = "X - ";  // part of a line of names; few other files contain it
  if (first_bytes.find(in_names) == std::string_view::npos) return false;
  bool after_score = false;
  for (std::size_t at = 0; at < first_bytes.size();) {
    const Line line = line_at(first_bytes, at);
    if (after_score && read_names(first_bytes, line)) return true;
    const bool blank = text::skip_blanks(first_bytes, line.begin, line.end) == line.end;
    after_score =
        (after_score && blank) || read_heading(first_bytes, line) || is_like_heading(first_bytes, line);
    at = line.next;
  }
  return false;
}

}  // namespace mt::oldmoves
