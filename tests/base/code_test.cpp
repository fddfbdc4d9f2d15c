#include "movetext/base/code.hpp"

#include <gtest/gtest.h>
#include <set>

namespace mt {
namespace {

TEST(Code, EveryNameIsThatOfOneCode) {
  std::set<std::string_view> names;
  for (int i = 0; i < code_count; ++i) {
    const std::string_view text = name(static_cast<Code>(i));
    EXPECT_FALSE(text.empty()) << i;
    EXPECT_TRUE(names.insert(text).second) << text;
  }
}

TEST(Code, SpecialCodesNameTheirClass) {
  EXPECT_EQ(parent(Code::not_max_capture), Code::illegal_move);
  EXPECT_EQ(parent(Code::fen_range), Code::bad_fen);
  EXPECT_EQ(parent(Code::junk), Code::none);
}

}  // namespace
}  // namespace mt
