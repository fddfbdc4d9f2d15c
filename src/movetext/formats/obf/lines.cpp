#include "movetext/formats/obf/lines.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::obf {
namespace {

constexpr std::string_view discs = "X*BbxOoWw0";
constexpr std::string_view empty_squares = "-.";
// signs of squares by which a file is recognised; the reader accepts other signs too
constexpr std::string_view usual_signs = "XO*-";
constexpr auto sizes = std::to_array<std::size_t>({8, 6, 10});

bool is_disc(char c) {
  return discs.find(c) != std::string_view::npos;
}

bool is_square(char c) {
  return is_disc(c) || empty_squares.find(c) != std::string_view::npos;
}

std::string_view without_mark(std::string_view text, const Line& line) {
  const std::size_t begin = std::min(text::skip_mark(text, line.begin), line.end);
  return text::trim(text.substr(begin, line.end - begin));
}

// Returns whether the next line that is not empty begins with a move. If so, the file has games, not
// positions.
bool moves_follow(std::string_view text, std::size_t at) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
  const std::string_view word = text.substr(begin, 2);
  return word.size() == 2 && text::is_letter(word[0]) && word[1] >= '1' && word[1] <= '9';
}

}  // namespace

bool is_aside(std::string_view text, const Line& line) {
  const std::string_view words = without_mark(text, line);
  return words.empty() || words[0] == '%' || words[0] == ';';
}

std::size_t board_of_line(std::string_view line) {
  line = text::trim(line);
  const char* const end = line.data() + line.size();
  const char* const last = std::find_if_not(line.data(), end, is_square);
  const auto squares = static_cast<std::size_t>(last - line.data());
  const bool has_discs = std::any_of(line.data(), last, is_disc);
  const std::string_view rest = text::trim(line.substr(squares));
  if (squares == line.size() || !text::is_blank(*last) || !has_discs || rest.empty() || !is_disc(rest[0]))
    return 0;
  const std::string_view after = text::trim(rest.substr(1));
  if (!after.empty() && after[0] != ';' && after[0] != '%') return 0;
  for (const std::size_t size : sizes)
    if (size * size == squares) return size;
  return 0;
}

bool begins_with_position(std::string_view first_bytes) {
  for (std::size_t at = 0; at < first_bytes.size();) {
    const Line line = line_at(first_bytes, at);
    if (!is_aside(first_bytes, line)) {
      const std::string_view words = without_mark(first_bytes, line);
      const std::size_t size = board_of_line(words);
      const bool is_position = size != 0 && words.find_first_not_of(usual_signs) == size * size;
      return is_position && !moves_follow(first_bytes, line.next);
    }
    at = line.next;
  }
  return false;
}

}  // namespace mt::obf
