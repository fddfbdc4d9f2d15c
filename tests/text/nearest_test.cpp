#include "movetext/text/nearest.hpp"

#include <array>
#include <gtest/gtest.h>

namespace {

using namespace mt::text;

TEST(Nearest, CountsEdits) {
  EXPECT_EQ(edit_distance("export", "exprot", 5), 1U);  // neighbours exchanged
  EXPECT_EQ(edit_distance("check", "Chek", 5), 1U);
  EXPECT_EQ(edit_distance("", "abc", 5), 3U);
  EXPECT_EQ(edit_distance("games", "position", 3), 4U);  // beyond the limit
}

TEST(Nearest, SuggestsOnlyWhatIsNear) {
  constexpr std::array<std::string_view, 3> games{"international", "italian", "russian"};
  EXPECT_EQ(nearest("rusian", games), "russian");
  EXPECT_EQ(nearest("intrenational", games), "international");
  EXPECT_EQ(nearest("chess", games), "");
}

}  // namespace
