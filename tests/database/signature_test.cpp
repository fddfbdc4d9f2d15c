#include "movetext/database/explorer/signature.hpp"

#include <algorithm>
#include <random>

namespace mt::database {
namespace {

std::vector<std::uint32_t> groups_with(SignatureMatrix& matrix, std::uint32_t groups, std::uint64_t token) {
  Candidates candidates(groups);
  std::string bits;
  for (const std::uint32_t row : rows_of(token, matrix.rows())) {
    matrix.read_row(row, groups, bits);
    EXPECT_TRUE(candidates.keep(bits));
  }
  return candidates.groups();
}

// Bloom filters of this size find every token, and about one of 10,000 groups without it.
TEST(Signature, FindsEveryTokenAndFewOthers) {
  std::mt19937_64 random(5);
  constexpr std::uint32_t games = 40'000;
  SignatureBuilder builder;
  std::vector<std::pair<std::uint32_t, std::uint64_t>> some;
  for (std::uint32_t game = 0; game < games; ++game) {
    std::vector<std::uint64_t> tokens(20 + random() % 30);
    std::ranges::generate(tokens, random);
    if (game % 97 == 0) some.emplace_back(game / group_games, tokens.front());
    builder.add_game(tokens);
  }
  SignatureMatrix& matrix = builder.finish();
  ASSERT_EQ(builder.groups(), games / group_games);
  for (const auto& [group, token] : some) {
    const auto found = groups_with(matrix, builder.groups(), token);
    EXPECT_TRUE(std::ranges::binary_search(found, group));
  }
  std::size_t wrong = 0;
  constexpr std::size_t trials = 1000;
  for (std::size_t i = 0; i < trials; ++i) wrong += groups_with(matrix, builder.groups(), random()).size();
  EXPECT_LT(wrong, trials * builder.groups() / 2500);
}

TEST(Signature, HasRoomForOneGame) {
  SignatureBuilder builder;
  const std::vector<std::uint64_t> tokens{1, 2, 3};
  builder.add_game(tokens);
  SignatureMatrix& matrix = builder.finish();
  EXPECT_EQ(builder.groups(), 1U);
  for (const std::uint64_t token : tokens) EXPECT_EQ(groups_with(matrix, 1, token).size(), 1U);
}

TEST(Signature, RefusesAShortRow) {
  Candidates candidates(9);
  EXPECT_FALSE(candidates.keep("x"));
}

}  // namespace
}  // namespace mt::database
