// The status line of a terminal, and messages that replace it.
#include "movetext/cli/console.hpp"

#include <gtest/gtest.h>

namespace mt::cli {
namespace {

TEST(StatusLine, IsReplacedByTheNextOne) {
  testing::internal::CaptureStderr();
  show_status("1 of 3");
  show_status("1 of 3");
  show_status("2 of 3");
  clear_status();
  clear_status();
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "\r\x1B[K1 of 3\r\x1B[K2 of 3\r\x1B[K");
}

TEST(StatusLine, IsReplacedByAMessage) {
  testing::internal::CaptureStderr();
  show_status("1 of 3");
  complain("the engine crashed");
  show_status("1 of 3");
  write_error("done\n");
  clear_status();
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "\r\x1B[K1 of 3\r\x1B[Kmovetext: the engine crashed\n\r\x1B[K1 of 3\r\x1B[Kdone\n");
}

}  // namespace
}  // namespace mt::cli
