#include "movetext/text/nearest.hpp"

#include <array>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace {

using namespace mt::text;

TEST(Nearest, CountsEdits) {
  EXPECT_EQ(edit_distance("export", "exprot", 5), 1U);  // swapped neighbours
  EXPECT_EQ(edit_distance("check", "Chek", 5), 1U);
  EXPECT_EQ(edit_distance("", "abc", 5), 3U);
  EXPECT_EQ(edit_distance("games", "position", 3), 4U);  // exceeds the limit
}

TEST(Nearest, SuggestsOnlyNearNames) {
  constexpr std::array<std::string_view, 3> games{"international", "italian", "russian"};
  EXPECT_EQ(nearest("rusian", games), "russian");
  EXPECT_EQ(nearest("intrenational", games), "international");
  EXPECT_EQ(nearest("chess", games), "");
}

TEST(Nearest, KeepsTheNearestCandidates) {
  Nearest<char> near(3);
  near.offer(4, 'a');  // exceeds the limit
  EXPECT_EQ(near.limit(), 3U);
  near.offer(2, 'b');
  near.offer(3, 'c');
  near.offer(2, 'd');
  EXPECT_EQ(near.limit(), 2U);
  EXPECT_EQ(near.take(), (std::vector<char>{'b', 'd'}));
  Nearest<char> nearer(3);
  nearer.offer(2, 'b');
  nearer.offer(0, 'e');
  EXPECT_EQ(nearer.take(), std::vector<char>{'e'});
}

TEST(Nearest, ListsUpToThreeMoves) {
  const std::vector<std::string> moves{"Nc3", "Na3", "Nf3", "Nd2", "b3"};
  EXPECT_EQ(nearest_moves("Nc33", moves, 2), "Nc3");
  EXPECT_EQ(nearest_moves("Nx3", moves, 1), "Nc3, Na3 or Nf3");
  EXPECT_EQ(nearest_moves("N3", moves, 1), "Nc3, Na3 or Nf3");
  EXPECT_EQ(nearest_moves("Qh5", moves, 2), "");
}

}  // namespace
