#include "movetext/base/square_set.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

template <class Set>
class SquareSet : public ::testing::Test {};
using Sets = ::testing::Types<Set64, Set128, Set256>;
TYPED_TEST_SUITE(SquareSet, Sets);

TYPED_TEST(SquareSet, PopsMembersInAscendingOrder) {
  TypeParam set{0U};
  for (int i = 0; i < set_bits<TypeParam>; i += 7) set |= bit<TypeParam>(i);
  const int size = count(set);
  EXPECT_EQ(size, (set_bits<TypeParam> + 6) / 7);
  EXPECT_EQ(lowest(set), 0);
  EXPECT_EQ(highest(set), (set_bits<TypeParam> - 1) / 7 * 7);
  for (int i = 0; i < size; ++i) EXPECT_EQ(pop(set), 7 * i);
  EXPECT_FALSE(any(set));
}

TYPED_TEST(SquareSet, ShiftsMoveEveryMember) {
  const int top = set_bits<TypeParam> - 1;
  const TypeParam ends = bit<TypeParam>(0) | bit<TypeParam>(top);
  for (int n = 1; n <= top; ++n) {
    EXPECT_EQ(lowest(ends << n), n);
    EXPECT_EQ(count(ends << n), 1);
    EXPECT_EQ(highest(ends >> n), top - n);
    EXPECT_EQ(count(ends >> n), 1);
  }
}

}  // namespace
}  // namespace mt
