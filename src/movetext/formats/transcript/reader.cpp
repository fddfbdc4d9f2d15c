#include "movetext/formats/transcript/reader.hpp"

#include "movetext/formats/transcript/line_reader.hpp"
#include "movetext/record/text_reading.hpp"
#include "movetext/text/blank.hpp"

namespace mt::transcript {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_text_at<LineReader>(chunk, begin, conventions::pdn, record, options);
}

bool holds_transcripts(std::string_view first_bytes) {
  constexpr std::size_t most_lines = 100;
  std::size_t lines = 0;
  std::size_t transcripts = 0;
  bool after_position = false;
  for (std::size_t at = 0; at < first_bytes.size() && lines < most_lines;) {
    const text::Line line = text::line_at(first_bytes, at);
    const DrawnPosition drawn = read_drawn_position(first_bytes, at);
    const std::string_view words = text::trim(first_bytes.substr(line.begin, line.end - line.begin));
    at = drawn.end > 0 ? drawn.end : line.next;
    if (words.empty()) continue;
    const std::size_t position = position_end(words);
    // the line has only a position; the moves are on the next line
    if (drawn.end > 0 || (position > 0 && position == words.size())) {
      if (after_position) return false;
      after_position = true;
      continue;
    }
    ++lines;
    const std::string_view moves = words.substr(position);
    if (position > 0 || after_position ? has_moves_alone(moves) : is_transcript(moves)) ++transcripts;
    after_position = false;
    if (transcripts == 0) return false;
  }
  return transcripts > 0 && transcripts * 4 >= lines * 3;
}

}  // namespace mt::transcript
