#include "movetext/base/code.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

TEST(Code, EveryNameLeadsBackToItsCode) {
  for (int i = 0; i < code_count; ++i) {
    const auto code = static_cast<Code>(i);
    EXPECT_EQ(code_from_name(name(code)), code) << i;
  }
  EXPECT_EQ(code_from_name("no-such-code"), Code::none);
}

TEST(Code, SpecialCodesNameTheirClass) {
  EXPECT_EQ(parent(Code::not_max_capture), Code::illegal_move);
  EXPECT_EQ(parent(Code::fen_range), Code::bad_fen);
  EXPECT_EQ(parent(Code::junk), Code::none);
}

}  // namespace
}  // namespace mt
