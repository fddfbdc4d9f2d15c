#include "movetext/archive/core/line_finder.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>

namespace mt::archive {
namespace {

bool ends_line(const std::string& text, std::size_t at) {
  return text[at] == '\n' || text[at] == '\r';
}

// Finds the line of an offset byte by byte. If the offset is at the LF of a CR LF, the line that is found is
// empty. This does no harm, because nothing is reported at such an LF.
LineExtent plainly(const std::string& text, std::size_t offset) {
  LineExtent line;
  for (std::size_t at = 0; at < offset; ++at) {
    if (!ends_line(text, at)) continue;
    line.begin = at + 1;
    line.before += text[at] == '\n' || at + 1 == text.size() || text[at + 1] != '\n' ? 1 : 0;
  }
  line.end = offset;
  while (line.end < text.size() && !ends_line(text, line.end)) ++line.end;
  return line;
}

TEST(LineFinder, FindsTheLineOfAnyPlaceInAnyOrder) {
  std::mt19937 random(2);
  for (int round = 0; round < 100; ++round) {
    std::string text(random() % 200, 'x');
    for (char& c : text) c = "xxxxx\n\r"[random() % 7];
    LineFinder lines(text);
    for (int i = 0; i < 30; ++i) {
      const std::size_t offset = random() % (text.size() + 1);
      if (offset > 0 && offset < text.size() && text[offset] == '\n' && text[offset - 1] == '\r') continue;
      const LineExtent found = lines.find(offset);
      const LineExtent expected = plainly(text, offset);
      EXPECT_EQ(found.before, expected.before) << offset;
      EXPECT_EQ(found.begin, expected.begin) << offset;
      EXPECT_EQ(found.end, expected.end) << offset;
    }
  }
}

TEST(LineFinder, TreatsAPlaceAfterTheEndAsTheEnd) {
  LineFinder lines("ab\ncd");
  EXPECT_EQ(lines.find(100).begin, 3U);
  EXPECT_EQ(lines.find(100).end, 5U);
  EXPECT_EQ(LineFinder("").find(3).end, 0U);
}

}  // namespace
}  // namespace mt::archive
