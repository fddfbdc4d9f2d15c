#include "movetext/games/api/any_position.hpp"

#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <new>

namespace mt {
namespace {

struct Board {
  std::array<std::uint32_t, 5> men{};
};
struct EndedBoard {
  Board board{};
  std::array<unsigned char, AnyPosition::zeroed> result{};
};

TEST(AnyPosition, IsFollowedByZeros) {
  alignas(AnyPosition) std::array<unsigned char, sizeof(AnyPosition)> memory;
  memory.fill(0xFF);
  const auto* const any = new (memory.data()) AnyPosition(Board{{1, 2, 3, 4, 5}});
  const auto ended = any->as<EndedBoard>();
  EXPECT_EQ(ended.board.men[4], 5U);
  EXPECT_EQ(ended.result, decltype(ended.result)());
}

TEST(AnyPosition, MayFillItsCapacity) {
  struct Large {
    std::array<unsigned char, AnyPosition::capacity> bytes{};
  };
  Large large;
  large.bytes.back() = 7;
  EXPECT_EQ(AnyPosition(large).as<Large>().bytes.back(), 7);
}

}  // namespace
}  // namespace mt
