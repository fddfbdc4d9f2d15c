// Checks spellings of plays without a position.
#include "movetext/games/backgammon/play_text.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::backgammon::test {
namespace {

// Returns the items as they were read ("25-20*-15 6-4(2)"), or the name of the fault and its byte range.
std::string understood(std::string_view written, Numbering numbering = Numbering::own) {
  PlayText text;
  if (const Misread fault = read_play_text(written, text, numbering)) {
    constexpr std::array<const char*, 9> names{"none",   "no_play", "no_point",  "unfinished", "from_off",
                                               "to_bar", "upwards", "bad_count", "too_many"};
    return std::string(names[static_cast<std::size_t>(fault.reason)]) + ' ' +
           std::string(written.substr(fault.begin, fault.end - fault.begin));
  }
  std::string out;
  for (const PlayItem& item : text.items()) {
    if (!out.empty()) out += ' ';
    for (std::size_t i = 0; i < item.stops; ++i) {
      out += (i > 0 ? "-" : "") + std::to_string(item.stop[i]);
      if ((item.stars >> i & 1U) != 0) out += '*';
    }
    if (item.times > 1) out += '(' + std::to_string(item.times) + ')';
  }
  return out;
}

TEST(BackgammonPlayText, EverySpellingOfRealFilesIsRead) {
  EXPECT_EQ(understood("8/5 6/5"), "8-5 6-5");
  EXPECT_EQ(understood("13/10 13/9                    "), "13-10 13-9");
  EXPECT_EQ(understood("Bar/22 24/23"), "25-22 24-23");
  EXPECT_EQ(understood("25/23 6/3*"), "25-23 6-3*");
  EXPECT_EQ(understood("BAR/24* 6/OFF 4/0"), "25-24* 6-0 4-0");
  EXPECT_EQ(understood("13/9*(2) 9/5(2)"), "13-9*(2) 9-5(2)");
  EXPECT_EQ(understood("6/4(2)*"), "6-4*(2)");
  EXPECT_EQ(understood("13/7*/5"), "13-7*-5");
  EXPECT_EQ(understood("13*/7"), "13*-7");
  EXPECT_EQ(understood("24-18, 18-13"), "24-18 18-13");
  EXPECT_EQ(understood("bar-22;6-off"), "25-22 6-0");
  EXPECT_EQ(understood("8 / 5 * 6 / 5"), "8-5* 6-5");
  EXPECT_EQ(understood("8 5 6 5"), "8-5 6-5");
  EXPECT_EQ(understood("25 20 6 0"), "25-20 6-0");
  EXPECT_EQ(understood("8/5*6/5*"), "8-5* 6-5*");
  EXPECT_EQ(understood("b/20 6/o"), "25-20 6-0");
  EXPECT_EQ(understood("1-home"), "1-0");
  EXPECT_EQ(understood("24\xE2\x80\x93"
                       "18 13\xE2\x88\x92"
                       "11"),
            "24-18 13-11");
  EXPECT_EQ(understood("24/20/16/12/8"), "24-20-16-12-8");
  EXPECT_EQ(understood("8/4( 3 ) 6/2"), "8-4(3) 6-2");
}

TEST(BackgammonPlayText, WordsForNoMoveAreRead) {
  for (const char* nothing : {"", "   ", "-", "Cannot Move", "cannot move  ", "can't move", "(no play)",
                              "No move", "O-O", "pass", "dances"})
    EXPECT_EQ(understood(nothing), "") << nothing;
}

TEST(BackgammonPlayText, PointsOfTheOtherSideAreConverted) {
  EXPECT_EQ(understood("1/7 7/12*", Numbering::across), "24-18 18-13*");
  EXPECT_EQ(understood("0-5 19-25 bar-3 23-off", Numbering::across), "25-20 6-0 25-22 2-0");
  EXPECT_EQ(understood("24/18", Numbering::across), "upwards 18");
}

TEST(BackgammonPlayText, OtherTextsAreRefused) {
  EXPECT_EQ(understood("hello"), "no_play hello");
  EXPECT_EQ(understood("8/5 ????"), "no_play ?");
  EXPECT_EQ(understood("8/5 6"), "unfinished 6");
  EXPECT_EQ(understood("8/"), "unfinished 8/");
  EXPECT_EQ(understood("8/5/"), "unfinished 8/5/");
  EXPECT_EQ(understood("26/20"), "no_point 26");
  EXPECT_EQ(understood("8/99999999999999999999"), "no_point 99999999999999999999");
  EXPECT_EQ(understood("off/3"), "from_off off");
  EXPECT_EQ(understood("0/3"), "from_off 0");
  EXPECT_EQ(understood("8/bar"), "to_bar bar");
  EXPECT_EQ(understood("5/8"), "upwards 8");
  EXPECT_EQ(understood("5/5"), "upwards 5");
  EXPECT_EQ(understood("8/5(0)"), "bad_count (0)");
  EXPECT_EQ(understood("8/5(7)"), "bad_count (7)");
  EXPECT_EQ(understood("8/5()"), "bad_count ()");
  EXPECT_EQ(understood("8/5(2)(2)"), "bad_count (2)");
  EXPECT_EQ(understood("8/5(2"), "no_play (2");
  EXPECT_EQ(understood("8/7 7/6 6/5 5/4 4/3"), "too_many 4/3");
  EXPECT_EQ(understood("8/5(3) 6/3(2)"), "too_many 6/3(2)");
  EXPECT_EQ(understood("24/23/22/21/20/19"), "too_many 19");
  EXPECT_EQ(understood("8/5(2)/2"), "no_play /");
  EXPECT_EQ(understood("e4"), "no_play e");
  EXPECT_EQ(understood(","), "no_play ,");
}

}  // namespace
}  // namespace mt::backgammon::test
