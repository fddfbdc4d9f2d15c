// Checks FEN in its dialects, and impossible positions.
#include "support/reading.hpp"

namespace mt::xiangqi::test {
namespace {

std::string why_refused(std::string_view text) {
  Position out;
  std::vector<Diagnostic> notes;
  if (parse_position(text, out, notes)) return "read";
  EXPECT_EQ(notes.back().code, Code::bad_fen);
  EXPECT_LE(notes.back().end, text.size());
  return notes.back().message;
}

TEST(XiangqiFen, IsWrittenInSixFields) {
  EXPECT_EQ(fen(start_position()), start_fen);
  std::string wxf;
  write_fen(start_position(), FenLetters::wxf, wxf);
  EXPECT_EQ(wxf, "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1");
}

TEST(XiangqiFen, IsReadInEveryDialect) {
  for (const char* const text : {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR", "startpos",
                                 "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r",
                                 "rnmgkgmnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNMGKGMNR w 0 1",
                                 "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - - 1",
                                 "rnbakabnr/45/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR W - - 0 1"})
    EXPECT_EQ(fen(position(text)), start_fen) << text;
  EXPECT_EQ(fen(position("3k5/9/9/9/9/9/9/9/9/4K4 b - - 12 40")), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 12 40");
}

TEST(XiangqiFen, IsRefusedWithAReason) {
  const std::pair<const char*, const char*> cases[] = {
      {"", "the position is empty"},
      {"9/9/9", "a position has 10 ranks"},
      {"3k5/9/9/9/9/9/9/9/9/4K3 w", "rank 0 has 8 points, not 9"},
      {"3k5/9/9/9/9/9/9/9/9/4K41 w", "rank 0 has 10 points, not 9"},
      {"3k5/9/9/9/4q4/9/9/9/9/4K4 w", "'q' is not a man"},
      {"3k5/9/9/9/9/9/9/9/9/4K4 x", "the side to move must be w, r or b, not 'x'"},
      {"9/9/9/9/9/9/9/9/9/4K4 w", "Black has no king"},
      {"3k5/9/9/9/9/9/9/9/3K5/4K4 w", "Red has 2 kings"},
      {"3k5/9/9/9/9/4K4/9/9/9/9 w", "no king of Red can reach e4"},
      {"3k5/9/9/9/9/9/9/9/4A4/3AKA3 w", "Red has 3 advisors"},
      {"3k5/9/9/9/9/9/9/9/3A5/4K4 w", "no advisor of Red can reach d1"},
      {"3k5/9/9/9/9/4P4/4P4/9/9/4K4 w", "two pawns of Red that have not crossed the river are on the e file"},
      {"3k5/9/9/4p4/9/4p4/9/9/9/4K4 b", "read"},
      {"3k5/9/9/9/9/9/9/9/3B5/4K4 w", "no elephant of Red can reach d1"},
      {"3k5/9/9/9/9/9/9/P8/9/4K4 w", "no pawn of Red can reach a2"},
      {"3k5/9/9/9/9/9/1P7/9/9/4K4 w", "no pawn of Red can reach b3"},
      {"4k4/9/9/9/9/9/9/9/9/4K4 w", "the kings face each other on the e file"},
      {"4k4/9/4b4/9/9/9/9/4C4/4A4/4K4 w", "Black is in check, but Red is to move"},
  };
  for (const auto& [text, reason] : cases) EXPECT_EQ(why_refused(text), reason) << text;
}

TEST(XiangqiFen, IsSoughtByItsGivenFields) {
  SoughtPosition sought;
  std::vector<Diagnostic> notes;
  ASSERT_TRUE(read_sought("3k5/9/9/9/9/9/9/9/9/4K4", sought, notes));
  EXPECT_TRUE(is_sought(position("3k5/9/9/9/9/9/9/9/9/4K4 b - - 3 9"), sought));
  ASSERT_TRUE(read_sought("3k5/9/9/9/9/9/9/9/9/4K4 w", sought, notes));
  EXPECT_FALSE(is_sought(position("3k5/9/9/9/9/9/9/9/9/4K4 b - - 3 9"), sought));
}

}  // namespace
}  // namespace mt::xiangqi::test
