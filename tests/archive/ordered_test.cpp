#include "movetext/archive/ordered.hpp"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>

namespace mt::archive {
namespace {

struct Job {
  int number = 0;
  int square = 0;
};

class Ordered : public ::testing::TestWithParam<unsigned> {};

TEST_P(Ordered, CommitsInTheOrderOfReading) {
  int next_number = 0;
  std::vector<int> committed;
  const bool whole = run_ordered<Job>(
      GetParam(),
      [&](Job& job) {
        job.number = next_number++;
        return job.number < 1000;
      },
      [](Job& job, unsigned) {
        if (job.number % 97 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        job.square = job.number * job.number;
      },
      [&](Job& job) {
        committed.push_back(job.square);
        return true;
      });
  EXPECT_TRUE(whole);
  ASSERT_EQ(committed.size(), 1000U);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(committed[static_cast<std::size_t>(i)], i * i);
}

TEST_P(Ordered, ASlowWriterHoldsTheReaderBack) {
  int read = 0;
  int written = 0;
  int widest = 0;
  run_ordered<Job>(
      GetParam(), [&](Job&) { return ++read <= 300; }, [](Job&, unsigned) {},
      [&](Job&) {
        widest = std::max(widest, read - written);
        ++written;
        return true;
      });
  EXPECT_EQ(written, 300);
  EXPECT_LE(widest, static_cast<int>(2 * GetParam() + 3));
}

TEST_P(Ordered, StopsWhenTheWriterStops) {
  int committed = 0;
  const bool whole = run_ordered<Job>(
      GetParam(), [](Job&) { return true; }, [](Job&, unsigned) {}, [&](Job&) { return ++committed < 50; });
  EXPECT_FALSE(whole);
  EXPECT_EQ(committed, 50);
}

INSTANTIATE_TEST_SUITE_P(Threads, Ordered, ::testing::Values(1U, 2U, 7U));

}  // namespace
}  // namespace mt::archive
