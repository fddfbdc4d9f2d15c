// Checks the images of positions (AnyGame::images) in random games of every game of the table: from each
// image, the game continues as from the position itself.
#include "support/every_game.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace mt {
namespace {

using Keys = std::vector<std::uint64_t>;

class Images : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<const AnyGame> game_ = test::game_named(GetParam());

  // Returns the same number for all images of a position.
  std::uint64_t least_key(const AnyPosition& position) const {
    std::uint64_t least = UINT64_MAX;
    for (const AnyPosition& image : game_->images(position)) least = std::min(least, game_->board_key(image));
    return least;
  }
  // Returns the least keys of the positions after all moves.
  Keys keys_after(const AnyPosition& position) const {
    Keys keys;
    for (const AnyPosition& after : positions_after(position)) keys.push_back(least_key(after));
    std::sort(keys.begin(), keys.end());
    return keys;
  }
  std::vector<AnyPosition> positions_after(const AnyPosition& position) const {
    std::vector<std::string> moves;
    std::vector<AnyPosition> after;
    EXPECT_TRUE(game_->next_positions(position, game_->notation(), moves, after));
    return after;
  }
};

INSTANTIATE_TEST_SUITE_P(Table, Images, ::testing::ValuesIn(test::every_game()),
                         [](const auto& test) { return test::test_name(test.param); });

TEST_P(Images, HaveTheMovesOfThePosition) {
  test::random_positions(*game_, 60, [&](const AnyPosition& position, const auto& /*moves*/) {
    const std::vector<AnyPosition> images = game_->images(position);
    ASSERT_TRUE(game_->same_board(images.front(), position));
    if (images.size() == 1) return;
    const Keys after = keys_after(position);
    for (const AnyPosition& image : images) {
      ASSERT_EQ(game_->to_move(image), game_->to_move(position));
      ASSERT_EQ(least_key(image), least_key(position));
      ASSERT_EQ(keys_after(image), after) << test::text_of(*game_, image);
      ASSERT_EQ(game_->outcome(image).kind, game_->outcome(position).kind);
    }
  });
}

// The images and the keys of positions describe the symmetries of a game separately.
TEST_P(Images, HaveTheCanonicalKeyOfThePosition) {
  const auto keyer = game_->position_keyer();
  test::random_positions(*game_, 60, [&](const AnyPosition& position, const auto& /*moves*/) {
    const PositionKeys keys = keyer->keys(position);
    if (keys.size() == 1) return;  // without symmetries in its keys
    for (const AnyPosition& image : game_->images(position))
      ASSERT_EQ(keyer->keys(image).canonical(), keys.canonical()) << test::text_of(*game_, image);
  });
}

// The n-th images of two successive positions belong to one symmetry: a move leads from one to the other.
TEST_P(Images, FollowEachOtherInAMirroredGame) {
  test::random_positions(*game_, 60, [&](const AnyPosition& position, const auto& /*moves*/) {
    const std::vector<AnyPosition> before = game_->images(position);
    if (before.size() == 1) return;
    const AnyPosition next = positions_after(position).front();
    const std::vector<AnyPosition> after = game_->images(next);
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
      const std::vector<AnyPosition> possible = positions_after(before[i]);
      ASSERT_TRUE(std::any_of(possible.begin(), possible.end(), [&](const AnyPosition& each) {
        return game_->same_board(each, after[i]);
      })) << test::text_of(*game_, after[i]);
    }
  });
}

struct Symmetric {
  const char* game;
  const char* position;
  std::size_t images;  // different boards among them
};

class ImagesOfPosition : public ::testing::TestWithParam<Symmetric> {};

// Castling and pawns distinguish the directions of a chessboard; a board of every second square changes its
// squares if it is mirrored, but not if it has an odd number of columns.
INSTANTIATE_TEST_SUITE_P(
    Table, ImagesOfPosition,
    ::testing::Values(
        Symmetric{"chess", "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1", 1},
        Symmetric{"chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 2},
        Symmetric{"chess", "4k3/8/8/8/8/8/1Q6/K7 w - - 0 1", 8},
        Symmetric{"chess", "k7/8/8/8/8/8/8/7K w - - 0 1", 4},
        Symmetric{"xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 1},
        Symmetric{"xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1", 2},
        Symmetric{"international", "W:W31-50:B1-20", 1}, Symmetric{"international", "W:WK46:BK5", 1},
        Symmetric{"turkish", "W:Wa1:Bb8", 2}, Symmetric{"30,B,5,7,A3,0", "W:Wa1:Bc7", 2},
        Symmetric{"backgammon", "4HPwATDgc/ABMA:cIkKAAAAAAAA", 1}),
    [](const auto& test) { return test::test_name(test.param.game) + std::to_string(test.index); });

TEST_P(ImagesOfPosition, AreThoseThatTheRulesAllow) {
  const auto game = test::game_named(GetParam().game);
  AnyPosition position;
  std::vector<Diagnostic> notes;
  ASSERT_TRUE(game->parse_position(GetParam().position, position, notes));
  Keys keys;
  for (const AnyPosition& image : game->images(position)) keys.push_back(game->board_key(image));
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  EXPECT_EQ(keys.size(), GetParam().images) << GetParam().position;
}

}  // namespace
}  // namespace mt
