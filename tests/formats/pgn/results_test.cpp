// Tests results in all their spellings, and the text after them.
#include "movetext/formats/pgn/written_result.hpp"
#include "movetext/games/othello/move_shapes.hpp"
#include "movetext/games/xiangqi/move_shapes.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "support/pdn.hpp"

#include <array>
#include <gtest/gtest.h>

namespace {

using namespace mt;
using test::codes_of, test::read_all, test::tape_of;

struct Read {
  std::vector<std::string> tapes;
  std::string codes;
};
Read read(std::string_view text, pgn::Grammar grammar) {
  Read read;
  for (std::size_t at = 0; at < text.size();) {
    Record record;
    const Reading reading = pgn::read_record(text, at, grammar, record);
    if (reading.found == Found::record) read.tapes.push_back(test::tape(record));
    const std::string codes = test::codes(record);
    read.codes += (read.codes.empty() || codes.empty() ? "" : " ") + codes;
    at = reading.end;
  }
  return read;
}
std::string in_pgn(std::string_view text) {
  std::string all;
  for (const std::string& tape : read(text, test::pgn()).tapes) all += (all.empty() ? "" : " | ") + tape;
  return all;
}
std::string in_pdn(std::string_view text) {
  std::string all;
  for (const std::string& tape : read(text, test::pdn()).tapes) all += (all.empty() ? "" : " | ") + tape;
  return all;
}

TEST(WrittenResults, MayHaveBlanksBetweenTheirParts) {
  for (const std::string result :
       {"1 - 0", "1 -0", "1- 0", "1 : 0", "1 \u2013 0", "1\t-\t0", "1  -  0", "1\n- 0"}) {
    EXPECT_EQ(canonical_result(in_pgn("1. e4 e5 " + result).substr(7)), "1-0") << result;
    EXPECT_EQ(canonical_result(in_pdn("1. 32-28 19-23 " + result).substr(13)), "1-0") << result;
  }
  for (const std::string half : {"1/2 - 1/2", "\u00BD - \u00BD", "0.5 - 0.5", "1/2 -1/2", "1/2 \u2014 1/2"}) {
    EXPECT_EQ(canonical_result(in_pgn("1. e4 e5 " + half).substr(7)), "1/2-1/2") << half;
    EXPECT_EQ(canonical_result(in_pdn("1. 32-28 19-23 " + half).substr(13)).substr(0, 3), "1/2") << half;
  }
  EXPECT_EQ(in_pdn("1. 32-28 18-23 1 - 1\n\n[Event \"b\"]\n1. 32-28 2 : 0"),
            "32-28 18-23 =1 - 1 | 32-28 =2 : 0");
  EXPECT_EQ(in_pdn("1. 32-28 1 - 12 *"), "32-28 1 - 12 =*");
}

// Tests all numbers and separators, and quotes of all kinds.
TEST(WrittenResults, AreReadInAllSpellings) {
  const auto canonical = [](const std::string& tape) {
    return std::string(canonical_result(tape.substr(tape.find('=') + 1)));
  };
  constexpr auto halves = std::to_array<std::string_view>({"1/2", "\u00BD", "0.5", "0,5", ".5", "1\u20442"});
  constexpr auto dashes =
      std::to_array<std::string_view>({"-", ":", "\u2010", "\u2013", "\u2014", "\u2015", "\u2212", "\u2E3A",
                                       "\uFE58", "\uFE63", "\uFF0D", " - ", " : "});
  for (const std::string_view dash : dashes) {
    const std::string sign(dash);
    EXPECT_EQ(canonical(in_pgn("1. e4 e5 1" + sign + "0")), "1-0") << sign;
    EXPECT_EQ(canonical(in_pdn("1. 32-28 18-23 0" + sign + "2")), "0-2") << sign;
    for (const std::string_view first : halves)
      for (const std::string_view second : halves) {
        const std::string half = std::string(first) + sign + std::string(second);
        EXPECT_EQ(canonical(in_pgn("1. e4 e5 " + half)), "1/2-1/2") << half;
        EXPECT_EQ(canonical(in_pdn("1. 32-28 18-23 " + half)), "1/2-1/2") << half;
        EXPECT_EQ(read_score(half), Score::draw) << half;
      }
  }
  EXPECT_EQ(canonical(in_pdn("1. 32-28 18-23 0:0")), "0-0");
  for (const std::string quoted :
       {"\u201D1-0\u201D", "\u201D1-0\u201C", "`1-0'", "''1-0''", "\u20391-0\u203A", "\u300C1-0\u300D"})
    EXPECT_EQ(in_pgn("1. e4 e5 " + quoted), "e4 e5 =1-0") << quoted;
  EXPECT_EQ(in_pgn("1. e4 e5 2. O-O *"), "e4 e5 O-O =*") << "two letters are no result";
}

TEST(WrittenResults, MayBeInQuotesOrHaveADot) {
  EXPECT_EQ(in_pgn("1. e4 e5 \"1-0\""), "e4 e5 =1-0");
  EXPECT_EQ(in_pgn("1. e4 e5 \u201C1/2 - 1/2\u201D"), "e4 e5 =1/2 - 1/2");
  EXPECT_EQ(in_pgn("1. e4 e5 1-0.\n\n[Event \"b\"]\n1. d4 '0-1.'"), "e4 e5 =1-0 | d4 =0-1");
  EXPECT_EQ(in_pdn("1. 32-28 '2-0'"), "32-28 =2-0");
  EXPECT_EQ(in_pgn("1. e4 e5 \"1-0"), "e4 e5 {\"1-0}") << "no quote closes it";
}

TEST(WrittenResults, MayBeGluedToTheLastMove) {
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf31-0"), "e4 e5 Nf3 =1-0");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf31/2-1/2"), "e4 e5 Nf3 =1/2-1/2");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3+0-1\n\n[Event \"b\"]\n1. e4 *"), "e4 e5 Nf3+ =0-1 | e4 =*");
  EXPECT_EQ(in_pgn("1. f4 e5 2. g4 Qh4#0-1"), "f4 e5 g4 Qh4# =0-1");
  EXPECT_EQ(in_pgn("1. e4 e5 2. O-O1-0"), "e4 e5 O-O =1-0");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf31 - 0\n\n[Event \"b\"]\n1. d4 *"), "e4 e5 Nf3 =1 - 0 | d4 =*");
  EXPECT_EQ(in_pdn("1. 32-28 19-231 - 1"), "32-28 19-23 =1 - 1");
  EXPECT_EQ(in_pdn("1. 32-281-0"), "32-28 =1-0");
  EXPECT_EQ(in_pdn("1. 32-28 19x231-1"), "32-28 19x23 =1-1");
  EXPECT_EQ(in_pdn("1. 32-280-2 {end}"), "32-28 {end} =0-2");
}

// A word is not split into a move and a result if it can be split or read in two ways, or if it does not end
// a game.
TEST(WrittenResults, AreNotCutOutOfAMove) {
  const auto divided = [](pgn::Grammar grammar, std::string_view word) {
    return pgn::find_glued_result(grammar, word, 0, std::min(word.find(' '), word.size())).move_size;
  };
  EXPECT_EQ(divided(test::pdn(), "28-32-21-1"), 0U) << "a path of four squares";
  EXPECT_EQ(divided(test::pdn(), "32-281-0"), 5U);
  EXPECT_EQ(divided(test::pdn(), "32-281 - 0"), 5U);
  EXPECT_EQ(divided(test::pdn(), "bc31-1"), 3U) << "no square is c31";
  EXPECT_EQ(divided(test::pgn(), "Nf31-0"), 3U);
  EXPECT_EQ(divided(test::pgn(), "Nf31 - 0"), 3U);
  EXPECT_EQ(divided(test::pgn(), "O-O-O"), 0U);
  EXPECT_EQ(divided(test::pgn(), "1-0"), 0U);
  EXPECT_EQ(in_pgn("1. e4 e51-0 2. Nf3 *"), "e4 e51-0 Nf3 =*");
}

TEST(BehindResults, SignsAndWordsStayInTheRecord) {
  for (const std::string sign :
       {"`", "!", "=", "+", "+-", ",", "?", "~", "words of all kinds", "-- agreed", "]"}) {
    for (const std::string gap : {"", " ", "\n"}) {
      const std::string text = "1. e4 e5 1-0" + (sign[0] == 'w' && gap.empty() ? " " : gap) + sign +
                               "\n\n[Event \"b\"]\n\n1. d4 *";
      const Read found = read(text, test::pgn());
      ASSERT_EQ(found.tapes.size(), 2U) << text;
      EXPECT_EQ(found.tapes[1], "d4 =*") << text;
      EXPECT_TRUE(found.tapes[0].ends_with(" =1-0")) << found.tapes[0];
      EXPECT_NE(found.codes, "") << text;
    }
  }
}

TEST(BehindResults, TheBeginningOfTheNextRecordIsNotTaken) {
  EXPECT_EQ(in_pgn("1. e4 e5 1-0 1. d4 d5 0-1"), "e4 e5 =1-0 | d4 d5 =0-1");
  EXPECT_EQ(in_pgn("1. e4 e5 1-0\n{before} 1. d4 *"), "e4 e5 =1-0 | {before} d4 =*");
  EXPECT_EQ(in_pgn("1. e4 e5 1-0\n\uFEFF[Event \"b\"]\n1. d4 *"), "e4 e5 =1-0 | d4 =*");
  EXPECT_EQ(in_pgn("1. e4 e5 1-0\u00A0\n1. d4 *"), "e4 e5 =1-0 | d4 =*");
}

TEST(BehindResults, ParagraphsOfWordsStayInTheRecord) {
  EXPECT_EQ(in_pgn("1. e4 e5 1-0\n\nRound 2\n\n[Event \"b\"]\n1. d4 *"), "e4 e5 {Round 2} =1-0 | d4 =*");
  EXPECT_EQ(in_pgn("1. e4 e5 1-0 hello\n\nto\n\nall\n\n1. d4 d5 0-1"),
            "e4 e5 {hello\n\nto\n\nall} =1-0 | d4 d5 =0-1");
  EXPECT_EQ(in_pgn("1. e4 e5 1-0\nfoo\n1-0\n\n1. d4 *"), "e4 e5 {foo} =1-0 | d4 =*");
  EXPECT_EQ(in_pgn("1. e4 e5 *\nfoo\n0-1\n"), "e4 e5 {foo} =0-1");
  // Text is skipped only up to a limit: otherwise a long text would keep a reader of a stream waiting.
  EXPECT_TRUE(
      in_pgn("1. e4 e5 1-0\n\n" + std::string(200'000, '~') + "\n\nx\n\n1. d4 *").ends_with("{x} d4 =*"));
}

TEST(WrittenResults, MayBeInParenthesesAtTheEnd) {
  EXPECT_EQ(in_pgn("1. e4 e5 (1-0)"), "e4 e5 =1-0");
  EXPECT_EQ(in_pgn("1. e4 e5 (1-0) White wins\n\n[Event \"b\"]\n1. d4 *"), "e4 e5 {White wins} =1-0 | d4 =*");
  EXPECT_EQ(in_pdn("1. 32-28 19-23 [1-1]"), "32-28 19-23 =1-1");
  EXPECT_EQ(in_pdn("1. 32-28 19-23 (1-1) 2. 28x19 2-0"), "32-28 19-23 {1-1} 28x19 =2-0");
  EXPECT_EQ(in_pgn("1. e4 e5 (1-0) 1-0"), "e4 e5 {1-0} =1-0");
}

// Text that looks like a result, but cannot be a result of this game, remains text.
TEST(UnreadableResults, StayTextInTheMovetext) {
  for (const std::string score : {"1 1/2 - 1/2", "1/2-0", "1\u00BD-\u00BD", "3-1", "10 : 6"}) {
    const Read found = read("1. e4 e5 " + score + "\n\n[Event \"b\"]\n1. d4 *", test::pgn());
    ASSERT_EQ(found.tapes.size(), 2U) << score;
    EXPECT_EQ(found.tapes[0], "e4 e5 {" + score + "}");
    EXPECT_EQ(found.codes, "bad-result") << score;
  }
  EXPECT_EQ(in_pdn("1. 32-28 19-23 1 1/2 - 1/2"), "32-28 19-23 {1 1/2 - 1/2}");
}

// C programs write (null) if a text is missing.
TEST(MissingResults, ANullOfAProgramIsNotText) {
  const Read found =
      read("[Result \"*\"]\n\n1. e4 e5 2. Nf3 (null)\n\n[Result \"*\"]\n\n(null)\n", test::pgn());
  ASSERT_EQ(found.tapes.size(), 2U);
  EXPECT_EQ(found.tapes[0], "e4 e5 Nf3 {(null)}");
  EXPECT_EQ(found.tapes[1], "{(null)}");
  EXPECT_EQ(found.codes, "bad-result bad-result empty-game");
}

// A result whose points do not add up to an integer is not a result.
TEST(UnreadableResults, StayTextInTags) {
  EXPECT_EQ(read_score("1/2-0"), Score::other);
  EXPECT_EQ(read_score("1-1/2"), Score::other);
  EXPECT_EQ(read_score("1 1/2-1/2"), Score::first_wins);
  EXPECT_EQ(read_score("1.02-0.98"), Score::first_wins);
  EXPECT_EQ(in_pgn("[Result \"1/2-0\"]\n\n1. e4 e5 *"), "{Result \"1/2-0\"} e4 e5 =*");
  EXPECT_EQ(in_pgn("[Result \"abandoned\"]\n\n1. e4 e5 *"), "{Result \"abandoned\"} e4 e5 =*");
  const std::deque<Record> records = read_all("[Result \"1/2-0\"]\n\n1. 32-28 *");
  EXPECT_EQ(record_result(records.front()), "1/2-0");
}

// According to PDN 3.0, "Results", an asterisk may end every game.
TEST(Terminators, AStarDoesNotContradictAResultInPdn) {
  EXPECT_EQ(codes_of("[Result \"2-0\"]\n1. 32-28 *"), "");
  EXPECT_EQ(read("[Result \"1-0\"]\n1. e4 *", test::pgn()).codes, "result-mismatch");
}

TEST(GamesWithoutTags, StartWithNumberOneAfterAnEmptyLine) {
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6\n\n1. d4 d5 2. c4 e6\n\n1. c4 e5 2. Nc3"),
            "e4 e5 Nf3 Nc6 | d4 d5 c4 e6 | c4 e5 Nc3");
  EXPECT_EQ(in_pgn("01. e4 e5\n02. Nf3\n\n01. d4 d5\n\n001. c4 *"), "e4 e5 Nf3 | d4 d5 | c4 =*");
  EXPECT_EQ(in_pgn("1. e4\r\n\r\n1. d4 d5\r\n \r\n1 c4 e5"), "e4 | d4 d5 | c4 e5");
  EXPECT_EQ(in_pdn("1. 32-28 19-23 2. 28x19\n\n1. 31-26 20-25"), "32-28 19-23 28x19 | 31-26 20-25");
  EXPECT_EQ(in_pgn("1. e4 e5 {good}\n\n{second} 1. d4 d5"), "e4 e5 {good} | {second} d4 d5");
  EXPECT_EQ(in_pgn("1. e4 e5\n\nSecond game:\n1. d4 d5"), "e4 e5 | {Second game:} d4 d5");
}

TEST(GamesWithoutTags, EmptyLinesInsideAGameMeanNothing) {
  EXPECT_EQ(in_pgn("1. e4 e5\n\n2. Nf3 Nc6\n\n\n3. Bb5 *"), "e4 e5 Nf3 Nc6 Bb5 =*");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 (2. d4\n\n1. d3) 2... Nc6 *"), "e4 e5 Nf3 ( d4 d3 ) Nc6 =*");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3\n1. d4 *"), "e4 e5 Nf3 d4 =*") << "a damaged number";
  EXPECT_EQ(in_pgn("1.\n\n1. e4 e5 *"), "e4 e5 =*");
}

// A game of Othello ends with its score. In other games, two such numbers are not a result.
TEST(WrittenResults, MayBeScoresOfOthello) {
  const pgn::Grammar othello{pgn::pdn(), othello::move_shapes};
  for (const std::string_view score :
       {"33-31", "33:31", "33 - 31", "33 : 31", "33\u201331", "33-31.", "33-31\n"}) {
    const Read found = read("1. f5 d6 2. c3 " + std::string(score), othello);
    ASSERT_EQ(found.tapes.size(), 1U);
    EXPECT_EQ(found.tapes[0], "f5 d6 c3 =33-31") << score;
    EXPECT_EQ(found.codes.find("bad-result"), std::string::npos) << score;
  }
  EXPECT_EQ(read("1. f5 d6 64-0", othello).tapes, std::vector<std::string>{"f5 d6 =64-0"});
  EXPECT_EQ(read("1. f5 d6 33-31\n\n1. c4 e3 20-44", othello).tapes,
            (std::vector<std::string>{"f5 d6 =33-31", "c4 e3 =20-44"}));
  EXPECT_EQ(read("1. e4 e5 33-31", test::pgn()).codes, "bad-result");
}

// Chinese words may have blanks in them, be in parentheses of both widths, and have a full stop after them.
TEST(WrittenResults, MayBeChineseWordsInAllSpellings) {
  const pgn::Grammar red{pgn::pgn_of_red(), xiangqi::move_shapes};
  const auto usual = [&](std::string_view word) {
    const std::vector<std::string> tapes = read("1. C2.5 H8+7 " + std::string(word), red).tapes;
    if (tapes.size() != 1) return std::string();
    const std::size_t result = tapes[0].find('=');
    return result == std::string::npos ? tapes[0]
                                       : std::string(canonical_result(tapes[0].substr(result + 1)));
  };
  for (const std::string_view word :
       {"\u7EA2\u80DC", "\u7EA2 \u80DC", "\u7EA2\u3000\u80DC", "\u7EA2 \u65B9 \u80DC", "(\u7EA2\u80DC)",
        "\uFF08\u7EA2\u80DC\uFF09", "\uFF08\u7EA2 \u80DC\uFF09", "\u7EA2\u80DC\u3002", "\u7EA2 \u80DC\u3002"})
    EXPECT_EQ(usual(word), "1-0") << word;
  for (const std::string_view word : {"\u4F5C\u548C", "\u548C \u68CB", "\u548C", "\uFF08\u548C\uFF09"})
    EXPECT_EQ(usual(word), "1/2-1/2") << word;
}

// In the Delft scoring system, a result such as 4-6 looks like a move. It is read as a result because the tag
// Result contains it.
TEST(PdnResults, OfOtherScoringAreReadIfTheTagHasThem) {
  const std::string_view tags = "[Result \"4-6\"]\n\n";
  EXPECT_EQ(tape_of(std::string(tags) + "45. 29-24 4-6 46. 35x24 \n4-6\n"), "29-24 4-6 35x24 =4-6");
  EXPECT_EQ(tape_of("[Result \"1+ - 1-\"]\n1. 32-28 1+ - 1-"), "32-28 =1+ - 1-");
  EXPECT_EQ(tape_of(std::string(tags) + "1. 32-28 4-6 1/2-1/2"), "32-28 4-6 =1/2-1/2");
  const std::string in_one_go = std::string(tags) + "45. 29-24 4-6 46. 35x24 4-6" + std::string(300, ' ');
  EXPECT_EQ(tape_of(in_one_go + "\n\n[Event \"b\"]\n1. 32-28 *"), "29-24 4-6 35x24 =4-6");
}

}  // namespace
