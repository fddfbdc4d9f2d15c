// Lists of moves.
#include "movetext/games/api/short_list.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace mt {
namespace {

struct Step {
  int from = 0;
  friend bool operator==(Step, Step) = default;
};
using Steps = ShortList<Step, 3>;

std::vector<int> all(const Steps& steps) {
  std::vector<int> out;
  for (const Step step : steps) out.push_back(step.from);
  return out;
}

TEST(ShortList, HoldsWhatWasAdded) {
  Steps steps;
  EXPECT_TRUE(steps.empty());
  for (const int from : {4, 5, 6}) steps.push_back({from});
  EXPECT_EQ(steps.size(), Steps::capacity);
  EXPECT_EQ(all(steps), (std::vector{4, 5, 6}));
  EXPECT_EQ(steps.front(), Step{4});
  EXPECT_EQ(steps[2], Step{6});
  steps.resize(1);
  EXPECT_EQ(all(steps), std::vector{4});
  steps.clear();
  EXPECT_TRUE(steps.empty());
}

TEST(ShortList, IsCopiedUnchanged) {
  Steps steps;
  steps.push_back({7});
  Steps copy = steps;
  steps.push_back({8});
  EXPECT_EQ(all(copy), std::vector{7});
  copy = steps;
  steps.clear();
  EXPECT_EQ(all(copy), (std::vector{7, 8}));
  const Steps& same = copy;
  copy = same;
  EXPECT_EQ(all(copy), (std::vector{7, 8}));
}

}  // namespace
}  // namespace mt
