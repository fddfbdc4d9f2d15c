#include "movetext/text/bytes.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>

namespace mt::text {
namespace {

// After any sequence of operations, the buffer has the contents of a string.
TEST(Bytes, BehaveLikeAString) {
  std::mt19937 random(5);
  for (int round = 0; round < 200; ++round) {
    Bytes bytes;
    std::string expected;
    for (int step = 0; step < 40; ++step) {
      const std::string more(random() % 30, static_cast<char>('a' + step % 26));
      const std::size_t size = expected.empty() ? 0 : random() % (expected.size() + 1);
      switch (random() % 6) {
        case 0:
          bytes.append(more);
          expected += more;
          break;
        case 1:
          bytes.assign(more);
          expected = more;
          break;
        case 2:
          bytes.drop(size);
          expected.erase(0, size);
          break;
        case 3:
          bytes.resize(size);
          expected.resize(size);
          break;
        case 4: {
          Bytes moved(std::move(bytes));
          moved.shrink_to_fit();
          bytes = std::move(moved);
          break;
        }
        default:
          bytes.reserve(random() % 100);
          bytes.resize(bytes.size() + 1);
          bytes.from(expected.size())[0] = 'X';
          expected += 'X';
      }
      ASSERT_EQ(std::string_view(bytes), expected);
      ASSERT_GE(bytes.capacity(), bytes.size());
    }
  }
}

TEST(Bytes, AreEmptyInitiallyAndAfterASwap) {
  Bytes bytes;
  EXPECT_TRUE(bytes.empty());
  EXPECT_EQ(std::string_view(bytes), "");
  bytes.assign("abc");
  Bytes().swap(bytes);
  EXPECT_EQ(bytes.capacity(), 0U);
  bytes.drop(0);
  bytes.append("");
  EXPECT_EQ(std::string_view(bytes), "");
}

}  // namespace
}  // namespace mt::text
