// Which format a text is in, by its first bytes.
#include "movetext/archive/format.hpp"

#include <gtest/gtest.h>

namespace mt::archive {
namespace {

TEST(GuessedFormat, IsChessByTheFirstMove) {
  for (const std::string_view text :
       {"e4 e5 *", "Nf3 d5 1-0", "Sf3 d5", "a3 *", "{by ear} d4", "; note\n% note\n[Event \"?\"]\n\nc4 c5 *",
        "1. e4 *", "\u2658f3 d5", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"})
    EXPECT_EQ(guess_format(text, "-").name, "pgn") << text;
}

TEST(GuessedFormat, IsNotChessWhereDraughtsAreMeant) {
  for (const std::string_view text :
       {"32-28 19-23 *", "c3-d4 d6-c5 *", "c3d4 d6c5 *", "C3-D4 *", "d34 *", "dc3 *", "", "{", "an evening",
        "Best", "[GameType \"20\"]\n\ne4 e5 *", "4k3/8/8 *"})
    EXPECT_EQ(guess_format(text, "-").name, "pdn") << text;
}

}  // namespace
}  // namespace mt::archive
