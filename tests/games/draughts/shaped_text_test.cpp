// Compares the squares that are read by the shape of a text with the squares that are read by its characters.
#include "movetext/games/draughts/shaped_text.hpp"

#include "movetext/games/draughts/move_shapes.hpp"
#include "movetext/games/draughts/rows.hpp"
#include "movetext/games/draughts/variant.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::draughts {
namespace {

// Returns the number of the text's shape as found by a reader, or 0 if it is not a common one.
unsigned shape_of(const std::string& text) {
  const std::string padded = text + std::string(16, ' ');
  const text::PlainMove move = text::find_common(*move_shapes.common, padded.data());
  return move.length == text.size() ? move.shape : 0;
}

TEST(ShapedText, ReturnsTheSquaresOfItsNumbers) {
  const Variant<Set64> variant(rows::international);
  int shaped = 0;
  for (int from = 0; from < 100; ++from)
    for (int to = 0; to < 100; ++to)
      for (const char sign : {'-', 'x', ':'}) {
        const std::string text = std::to_string(from) + sign + std::to_string(to);
        const unsigned shape = shape_of(text);
        if (shape == 0) continue;
        ++shaped;
        ASSERT_LT(shape, shape_count);
        PlainText by_shape;
        PlainText by_signs;
        const bool good = read_plain_numbers(variant.names, text, by_signs);
        ASSERT_EQ(read_shaped(variant.names, text, shape, by_shape), good) << text;
        if (!good) continue;
        ASSERT_EQ(by_shape.from, by_signs.from) << text;
        ASSERT_EQ(by_shape.to, by_signs.to) << text;
        ASSERT_EQ(by_shape.sign, by_signs.sign) << text;
        ASSERT_EQ(by_shape.padded, by_signs.padded) << text;
      }
  // All texts have a common shape except the 4 quiet moves of one digit that look like a result, and the 81
  // captures from one digit to one digit.
  EXPECT_EQ(shaped, 99 * 99 - 4 + 99 * 99 - 81);
}

TEST(ShapedText, HasNoShapeThatMayBeAResultOrContinue) {
  for (const char* text : {"1-0", "0-1", "1-1", "2-0", "0-2", "2-1", "1-2", "2-2", "01-5", "5-01", "1x2",
                           "32-280", "32-", "-28", "32", "32:28", "32-a1", "3228", "0-0"})
    EXPECT_EQ(shape_of(text), 0U) << text;
}

}  // namespace
}  // namespace mt::draughts
