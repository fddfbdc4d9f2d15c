#include "movetext/formats/mat/cell_text.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::mat {
namespace {

// The ends of words and blanks are found in blocks of bytes. This tests words and gaps of all sizes, also at
// the end of the text.
TEST(MatCellText, BlocksAndSingleBytesEndAlike) {
  for (std::size_t word = 0; word < 40; ++word) {
    for (std::size_t gap = 0; gap < 40; ++gap) {
      for (const char blank : {' ', '\t', '\x7F', '\0'}) {
        const std::string all = std::string(word, '\xFC') + std::string(gap, blank) + "8/5*\n  31: 24/18";
        for (const std::string_view text :
             {std::string_view(all), std::string_view(all).substr(0, word + gap)}) {
          for (std::size_t end = 0; end <= text.size(); end += 3) {
            const std::size_t at = word < end ? word : end;
            ASSERT_EQ(word_end(text, 0, end), text::word_end(text, 0, end))
                << word << ' ' << gap << ' ' << end;
            ASSERT_EQ(skip_blanks(text, at, end), text::skip_blanks(text, at, end))
                << word << ' ' << gap << ' ' << end;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace mt::mat
