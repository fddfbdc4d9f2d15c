// Tests reading PDN in all its dialects. support/pdn.hpp explains how the tape is shown.
#include "movetext/record/decoded_reading.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;
using namespace std::literals;
using test::codes_of, test::tape_of;

TEST(PdnMoves, MayHaveSpacesAroundTheSign) {
  EXPECT_EQ(tape_of("1. 11 - 15 24- 20 2. 8 -11 5x 14 *"), "11 - 15 24- 20 8 -11 5x 14 =*");
  EXPECT_EQ(tape_of("1. 1- 6 2. 47x 9 4x 1\n1-0"), "1- 6 47x 9 4x 1 =1-0");
}

TEST(PdnMoves, MayBeGluedToTheirNumber) {
  EXPECT_EQ(tape_of("1.32-28 17-22 2.28x17 *"), "32-28 17-22 28x17 =*");
  EXPECT_EQ(tape_of("41.- - 42.32-28 *"), "-- 32-28 =*");
  EXPECT_EQ(tape_of("01. 34-29  18-22 02. 32-28 *"), "34-29 18-22 32-28 =*");
}

TEST(PdnMoves, MayHaveSignsOfOtherAlphabets) {
  Record record;
  pgn::read_record("1. 32–28 19−23 2. 28×19 14х23 12:21 12*21 *", 0, test::pdn(), record);
  ASSERT_EQ(record.tape.size(), 7U);
  EXPECT_EQ(record.tape[0].flags, odd_separator);
  EXPECT_EQ(record.tape[1].flags, odd_separator);
  EXPECT_EQ(record.tape[2].flags, odd_separator | written_capture);
  EXPECT_EQ(record.tape[3].flags, odd_separator | written_capture);
  EXPECT_EQ(record.tape[4].flags, written_capture);
  EXPECT_EQ(record.tape[5].flags, written_capture);
}

TEST(PdnMoves, AreReadInEveryNotation) {
  EXPECT_EQ(tape_of("1. c3-d4 C3:E5 a3b4 3228 f45 gf5 e8g6x e46x e8e4c4c8x f2'1' 24x15x6 12-21-32-23 *"),
            "c3-d4 C3:E5 a3b4 3228 f45 gf5 e8g6x e46x e8e4c4c8x f2'1' 24x15x6 12-21-32-23 =*");
  EXPECT_EQ(tape_of("47x36 <42,29,14,31> 19-23 *"), "47x36 <42,29,14,31> 19-23 =*");
}

// A move that is broken off after its "-" or "x" remains a move; the replay reports the fault.
TEST(PdnMoves, AreReadIfBrokenOff) {
  EXPECT_EQ(tape_of("1. 32-28 19- 2. 28x 1-0"), "32-28 19- 28x =1-0");
}

TEST(PdnGlyphs, BecomeNags) {
  EXPECT_EQ(tape_of("1. 32-28! 19-23(?) 2. 28x19!? 14x23* 3. 37-32 ?! 10-14 $140 !? *"),
            "32-28 $1 19-23 $2 28x19 $5 14x23 $7 37-32 $6 10-14 $140 $5 =*");
  // This glyph does not exist, so the text becomes a comment.
  EXPECT_EQ(tape_of("1. 32-28 19-23(!?!!!) *"), "32-28 19-23 {!?!!!} =*");
}

// A glyph number that is too large becomes a comment; it is not read as another number.
TEST(PdnGlyphs, WithoutANumberAreKeptAsText) {
  EXPECT_EQ(tape_of("1. 32-28 $99999999999 19-23 $300 *"), "32-28 {$99999999999} 19-23 $300 =*");
  EXPECT_EQ(codes_of("1. 32-28 $99999999999 19-23 $300 *"), "junk");
}

TEST(PdnResults, InUnusualSpellingAreReported) {
  for (const std::string usual : {"1/2-1/2", "½-½", "0.5-0.5", "0.5–0.5", " 1/2-1/2", "1–0", "2-0"})
    EXPECT_EQ(codes_of("[Result \"" + usual + "\"]\n1. 32-28 " + usual), "") << usual;
  for (const std::string odd : {"1/2", "½", "1 - 0"})
    EXPECT_EQ(codes_of("[Result \"" + odd + "\"]\n1. 32-28 " + odd), "bad-result") << odd;
}

// The points of a match add up to ten or twelve; any other sum must be declared (PDN 3.0, "Results").
TEST(PdnResults, WithImpossiblePointsAreReported) {
  for (const std::string dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", ":"})
    EXPECT_EQ(codes_of("1. 32-28 2" + dash + "0"), "") << dash;
  for (const std::string usual : {"4-6", "12-0", "1.02-0.98", "1+ - 1-"})
    EXPECT_EQ(codes_of("[Result \"" + usual + "\"]\n1. 32-28 " + usual), "") << usual;
  EXPECT_EQ(codes_of("[Result \"3-0\"]\n1. 32-28 3-0"), "bad-result");
  EXPECT_EQ(codes_of("[Result \"3-0\"]\n[ResultFormat \"3\"]\n1. 32-28 3-0"), "");
}

TEST(PdnResults, AreNotMoves) {
  EXPECT_EQ(tape_of("4. 50-45 1-7 1-1"), "50-45 1-7 =1-1");
  EXPECT_EQ(tape_of("4. 50-45 1-1x10 *"), "50-45 1-1x10 =*");
  EXPECT_EQ(tape_of("1. 32-28 1 - 0"), "32-28 =1 - 0");
  EXPECT_EQ(tape_of("1. 32-28 ½-½"), "32-28 =½-½");
  EXPECT_EQ(tape_of("1. 32-28 * 1-0"), "32-28 =1-0");
  EXPECT_EQ(tape_of("1. 32-28 1-0 *"), "32-28 =1-0");
}

TEST(PdnResults, AreNotTakenFromTheBeginningOfAMove) {
  EXPECT_EQ(tape_of("1. 32-28 0-1\u20131 *"), "32-28 0-1\u20131 =*");
  EXPECT_EQ(tape_of("1. 32-28 1-0*1 *"), "32-28 1-0*1 =*");
  EXPECT_EQ(tape_of("1. 32-28 1-0* "), "32-28 =1-0");
}

TEST(PdnNumbers, MayBeLong) {
  EXPECT_EQ(tape_of("999. 32-28 19-23 1000. 28x19 14x23 1001. 37-32 *"), "32-28 19-23 28x19 14x23 37-32 =*");
  EXPECT_EQ(tape_of("12345. 32-28 19-23 *"), "32-28 19-23 =*");
  EXPECT_EQ(tape_of("1. 3228 1923 *"), "3228 1923 =*");
}

TEST(PdnResults, InsideAVariationBecomeText) {
  EXPECT_EQ(tape_of("1. 32-28 (1. 33-29 1-0) 19-23 *"), "32-28 ( 33-29 {1-0} ) 19-23 =*");
  EXPECT_EQ(tape_of("1. 32-28 (1. 33-29 0-0) 19-23 *"), "32-28 ( 33-29 -- ) 19-23 =*");
}

TEST(PdnResults, DisagreementIsReported) {
  EXPECT_EQ(codes_of("[Result \"1-0\"]\n1. 11-15 23-19 0-1"), "result-mismatch");
  EXPECT_EQ(codes_of("[Result \"1-0\"]\n1. 11-15 23-19 2-0"), "");  // the tag has the same winner
  EXPECT_EQ(codes_of("[Result \"Black resigns\"]\n1. 11-15 23-19 2-0"), "bad-result result-mismatch");
}

TEST(PdnComments, OfEveryKindAreRead) {
  EXPECT_EQ(tape_of("{before} 1. 32-28 {a {b} 19-23 ; to the end\n% escaped\n(words (inner) here) *"),
            "{before} 32-28 {a {b} 19-23 { to the end} { escaped} {words (inner) here} =*");
}

TEST(PdnComments, ParenthesisWithoutAMoveIsAComment) {
  EXPECT_EQ(tape_of("1. 11-15 (16 pieces left) 23-19 (see page 5) 2. 8-11 (2. 9-14) *"),
            "11-15 {16 pieces left} 23-19 {see page 5} 8-11 ( 9-14 ) =*");
}

TEST(PdnComments, ParenthesisAroundWordsMayHoldAnything) {
  EXPECT_EQ(tape_of("1. 31-26 ({only}) 1... 17-22 *"), "31-26 {only} 17-22 =*");
  EXPECT_EQ(tape_of("({a} {b}) 1. 31-26 *"), "{a} {b} 31-26 =*");
  EXPECT_EQ(tape_of("1. 31-26 (({a}) ; b\n) 1... 17-22 (()) ($1) *"), "31-26 {a} { b} 17-22 ( $1 ) =*");
  EXPECT_EQ(tape_of("1. 31-26 (see {here} 31-27) 1... 17-22 *"), "31-26 {see {here} 31-27} 17-22 =*");
  EXPECT_EQ(tape_of("1. 31-26 ({why} because) 1... 17-22 *"), "31-26 {{why} because} 17-22 =*");
  EXPECT_EQ(tape_of("(nope (31-27 {x}) 1-0 ; line\n33-29) 1. 31-26 *"),
            "{nope (31-27 {x}) 1-0 ; line\n33-29} 31-26 =*");
  EXPECT_EQ(tape_of("1. 31-26 (a {)} b) 1... 17-22 (one } brace) *"),
            "31-26 {a {)} b} 17-22 {one } brace} =*");
  EXPECT_EQ(codes_of("1. 31-26 ({only}) 1... 17-22 *"), "");
  // The fault is reported once per record.
  EXPECT_EQ(codes_of("1. 31-26 (see {here} 31-27) 1... 17-22 (or there) *"), "parenthesis");
}

TEST(PdnComments, BeforeAVariationAreNotPartOfIt) {
  EXPECT_EQ(tape_of("1. 31-26 ({better} 1. 32-28 17-22) ({a} {b} 33-28) *"),
            "31-26 ( {better} 32-28 17-22 ) ( {a} {b} 33-28 ) =*");
}

TEST(PdnComments, WordsThatAreNotTokensAreKept) {
  EXPECT_EQ(tape_of("1. 32-28 white is better 19-23 *"), "32-28 {white is better} 19-23 =*");
  EXPECT_EQ(codes_of("1. 32-28 white is better 19-23 *"), "junk");
}

// A comment without a closing brace ends before the first line with a tag pair. The closing brace of a later
// comment does not close it.
TEST(PdnComments, UnclosedOneEndsAtTheNextGame) {
  const std::string_view text = "1. 32-28 {never closed 2. 28x19\n\n[Event \"b\"]\n\n1. 34-29 {closed} 1-1\n";
  const auto records = test::read_all(text);
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(test::tape(records[0]), "32-28 {never closed 2. 28x19\n\n}");
  EXPECT_EQ(test::codes(records[0]), "unterminated-comment no-terminator");
  EXPECT_EQ(test::tape(records[1]), "34-29 {closed} =1-1");
}

TEST(PdnComments, TagPairInsideIsText) {
  EXPECT_EQ(test::read_all("1. 32-28 {a comment\n\n[Event \"trap\"]\n} 19-23 *\n").size(), 1U);
}

TEST(PdnVariations, MayBeNestedDeeply) {
  std::string text = "1. 32-28 ";
  for (int i = 0; i < 100'000; ++i) text += "(1. 33-29 ";
  for (int i = 0; i < 100'000; ++i) text += ')';
  text += " 19-23 *";
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  EXPECT_EQ(record.tape.size(), 300'003U);
  EXPECT_TRUE(record.diagnostics.empty());
  EXPECT_EQ(test::exported(test::exported(text)), test::exported(text));
}

TEST(PdnVariations, UnbalancedOnesAreReported) {
  EXPECT_EQ(tape_of("1. 32-28 19-23 ) 2. 28x19 (2. 37-32) ( 14x23 *"),
            "32-28 19-23 28x19 ( 37-32 ) ( 14x23 ) =*");
  EXPECT_EQ(codes_of("1. 32-28 19-23 ) 2. 28x19 (2. 37-32) ( 14x23 *"), "unbalanced-paren unbalanced-paren");
}

TEST(PdnVariations, BeforeAnyMoveBecomeAComment) {
  EXPECT_EQ(tape_of("(1. 33-29 (1. 34-29)) 1. 32-28 *"), "{1. 33-29 (1. 34-29)} 32-28 =*");
  EXPECT_EQ(codes_of("(1. 33-29) 1. 32-28 *"), "variation-at-start");
}

TEST(PdnSetups, ReplaceThePosition) {
  EXPECT_EQ(tape_of("1. 32-28 /FEN \"W:W31-50:B1-20\"/ 31-26 /B::/ *"),
            "32-28 /W:W31-50:B1-20/ 31-26 /B::/ =*");
}

TEST(PdnNumbers, OnlyTheSequenceOfMovesCounts) {
  for (const std::string_view good :
       {"1. 32-28 19-23 2. 28x19 *", "1... 19-23 2. 28x19 *", "1. ... 7-12 2. 1-7 *", "23... 20-25 24. 1-7 *",
        "32-28 19-23 28x19 *", "5. 1-7 2-8 3-9 4-10 7. 5-11 *",
        "1. 32-28 (1. 33-29 19-23 2. 1-7) 1... 19-23 2. 3-9 *",
        "1. 2-8 10x19 19x28 2. 1-7 *"})  // one capture, written in two steps
    EXPECT_EQ(codes_of(good), "") << good;
  EXPECT_EQ(codes_of("1. 27-24 2. 20x27 *"), "move-number");
  EXPECT_EQ(codes_of("1. 1-7 1… 2-8 2. 3-9 2.… 4-10 3 … 5-11 *"), "move-number");  // 3... is written for 3.
  EXPECT_EQ(tape_of("1… 17-22 (1… 18-22) *"), "17-22 ( 18-22 ) =*");
  EXPECT_EQ(codes_of("1. 1-7 2. 2-8 3. 3-9 4. 4-10 *"), "move-number");     // reported once
  EXPECT_EQ(codes_of("1. 1-7 2-8 31. 3-9 4-10 3. 5-11 *"), "move-number");  // a typing error
}

TEST(PdnTags, AreReadInEveryDialect) {
  const std::string_view text =
      "[Event       \"padded\"] [Site \"a \\\"b\\\" ] c\"]\n  [white \"case\"]\n[Black “Smart”]\n[Result *]\n"
      "[Round \"no end]\n[Date\n\"2001.01.01\"\n]\n[Two Words \"x\"]\n1. 32-28 *";
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  EXPECT_EQ(record.tag("Event"), "padded");
  EXPECT_EQ(record.tag("Site"), "a \"b\" ] c");
  EXPECT_EQ(record.tag("White"), "case");
  EXPECT_EQ(record.tag("Black"), "Smart");
  EXPECT_EQ(record.tag("Result"), "*");
  EXPECT_EQ(record.tag("Round"), "no end");
  EXPECT_EQ(record.tag("Date"), "2001.01.01");
  EXPECT_EQ(record.tag("Two_Words"), "x");
  EXPECT_EQ(test::codes(record), "tag-syntax tag-syntax tag-syntax tag-syntax tag-name");
}

TEST(PdnTags, MayBeBrokenIntoTwoLines) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    const std::string text =
        "[Event \"a long" + end + "name\"]" + end + "[Site \"here\"]" + end + "1. 32-28 *";
    Record record;
    pgn::read_record(text, 0, test::pdn(), record);
    EXPECT_EQ(record.tag("Event"), "a long name");
    EXPECT_EQ(record.tag("Site"), "here");
    EXPECT_EQ(test::codes(record), "tag-syntax");
  }
  Record record;
  pgn::read_record("[Event \"no end\n[Site \"here\"]\n1. 32-28 *", 0, test::pdn(), record);
  EXPECT_EQ(record.tag("Event"), "no end");
  EXPECT_EQ(record.tag("Site"), "here");
}

TEST(PdnTags, ImpossibleDatesAreReported) {
  EXPECT_EQ(codes_of("[Date \"2003.02.28\"]\n1. 32-28 *"), "");
  EXPECT_EQ(codes_of("[Date \"2003.02.30\"]\n1. 32-28 *"), "bad-date");
  EXPECT_EQ(codes_of("[Date \"0000.00.00\"]\n1. 32-28 *"), "bad-date");
  EXPECT_EQ(codes_of("[Date \"1923.00.00\"]\n1. 32-28 *"), "");
}

TEST(PdnTags, SecondOneOfANameIsKeptAsAComment) {
  EXPECT_EQ(tape_of("[Event \"a\"]\n[Event \"b\"]\n[Event \"a\"]\n1. 32-28 *"), "{Event \"b\"} 32-28 =*");
  EXPECT_EQ(codes_of("[Event \"a\"]\n[Event \"b\"]\n1. 32-28 *"), "tag-duplicate");
}

TEST(PdnBorders, BlankLinesMeanNothing) {
  const std::string_view text =
      "[Event \"a\"]\n\n[White \"x\"]\n\n\n1. 32-28\n\n19-23\n\n*\n[Event \"b\"]\n1. 34-29 19-23\n[Event "
      "\"c\"]\n*";
  const auto records = test::read_all(text);
  ASSERT_EQ(records.size(), 3U);
  EXPECT_EQ(records[0].tag("White"), "x");
  EXPECT_EQ(test::codes(records[1]), "no-terminator");
  EXPECT_EQ(test::codes(records[2]), "empty-game");
}

TEST(PdnBorders, GamesWithoutTagsAreSeparated) {
  const auto records =
      test::read_all("1. 32-28 1-0\n\n1. 34-29 {c} 0-1 {after}\n{before} 1. 31-26 *\n\n1. 2-0\n");
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(test::tape(records[1]), "34-29 {c} {after} =0-1");
  EXPECT_EQ(test::tape(records[2]), "{before} 31-26 =*");
  EXPECT_EQ(test::tape(records[3]), "=2-0");
}

TEST(PdnBorders, PositionsOnePerLineAreSeparated) {
  EXPECT_EQ(test::read_all("[FEN \"W:W1:B2\"] *\n[FEN \"W:W3:B4\"] *\n[FEN \"W:W5:B6\"]\n[FEN \"W:W7:B8\"]\n")
                .size(),
            4U);
}

TEST(PdnBorders, TextAroundGamesIsKept) {
  const auto records = test::read_all("Dear friend,\n[pdn]\n[Event \"a\"]\n1. 32-28 *\n[/pdn]\nRegards\n");
  ASSERT_EQ(records.size(), 1U);
  EXPECT_EQ(test::tape(records[0]), "{Dear friend,} 32-28 {Regards} =*");
  Record record;
  EXPECT_EQ(pgn::read_record("no game here", 0, test::pdn(), record).found, Found::stray);
  EXPECT_EQ(test::codes(record), "no-game");
  EXPECT_EQ(record.errors, 1U);
  EXPECT_EQ(pgn::read_record(")))", 0, test::pdn(), record).found, Found::stray);
  EXPECT_EQ(test::codes(record), "no-game");
  EXPECT_EQ(pgn::read_record("\n\0\0"sv, 0, test::pdn(), record).found, Found::stray);
  EXPECT_EQ(test::codes(record), "no-game");
  EXPECT_EQ(pgn::read_record("\uFEFF", 0, test::pdn(), record).found, Found::none);
  EXPECT_EQ(pgn::read_record(" \r\n\t", 0, test::pdn(), record).found, Found::none);
}

TEST(PdnBytes, OtherEncodingsAreDecodedAndPlacesKept) {
  const std::string_view text = "[White \"M\xFCller\"]\n1. 32-28 oops *";
  Record record;
  const Reading reading = pgn::read_record(text, 0, test::pdn(), record);
  EXPECT_EQ(reading.end, text.size());
  EXPECT_EQ(record.tag("White"), "Müller");
  ASSERT_EQ(test::codes(record), "encoding junk");
  EXPECT_EQ(original_offset(record, record.diagnostics[0].begin), text.find('\xFC'));
  EXPECT_EQ(original_offset(record, record.diagnostics[1].begin), text.find("oops"));
}

TEST(PdnBytes, MarksControlsAndLineEndsAreSkipped) {
  EXPECT_EQ(codes_of("\uFEFF[Event \"t\"]\r\n1. 32-28 *"), "bom");
  EXPECT_EQ(tape_of("1.\r32-28\r\v19-23\0\u00A028x19\f*\x1A"sv), "32-28 19-23 28x19 =*");
}

// The time is proportional to the number of bytes, whatever text is repeated.
TEST(PdnLimits, HostileTextIsReadToItsEnd) {
  for (const std::string_view unit :
       {"(",     "(a",    "(a(b)(", "{",           "[",      "[A \"",  "[A \"x\n",     "1.",
        "* ",    "} ",    "$",      "32-28 (",     "5x 5x ", "1-0 x ", "{a\n[A \"x\n", "\xFF",
        "1x2 <", "(1-0 ", "{[%",    "1. 2-3 {[%a "}) {
    std::string text;
    while (text.size() < 200'000) text += unit;
    Record record;
    for (std::size_t at = 0; at < text.size();) {
      const Reading reading = pgn::read_record(text, at, test::pdn(), record);
      ASSERT_GT(reading.end, at) << unit;
      at = reading.end;
    }
  }
}

// The tape never exceeds the limit, whatever its events are, and the message gives the limit.
TEST(PdnLimits, EventsAreCounted) {
  pgn::ReadOptions options;
  options.limits.events = 1000;
  for (const std::string_view unit : {"(", "32-28 ", "-- ", "$1 ", "{} ", "32-28 (", "(32-28) "}) {
    std::string text = "1. 32-28 ";
    for (int i = 0; i < 1200; ++i) text += unit;
    Record record;
    EXPECT_EQ(pgn::read_record(text, 0, test::pdn(), record, options).found, Found::oversized) << unit;
    ASSERT_EQ(record.diagnostics.size(), 1U) << unit;
    EXPECT_EQ(
        record.diagnostics[0].message,
        "a record of " + std::to_string(text.size()) +
            " bytes has more than 1000 moves, comments, glyphs and parentheses; it is passed through unread");
    EXPECT_LT(record.tape.capacity(), 2048U) << unit;
  }
}

// The text has no result, because a result would be one event more than the limit.
TEST(PdnLimits, ManyPliesAreAccepted) {
  std::string text = "1. 32-28 ";
  for (int i = 0; i < 133'333; ++i) text += "19-23 {c} $1 ";
  Record record;
  EXPECT_EQ(pgn::read_record(text, 0, test::pdn(), record).found, Found::record);
  EXPECT_EQ(record.tape.size(), 400'000U);
  text += "19-23 ";
  EXPECT_EQ(pgn::read_record(text, 0, test::pdn(), record).found, Found::oversized);
}

TEST(PdnLimits, FaultsAreLimited) {
  std::string text = "1. 32-28 ";
  for (int i = 0; i < 1000; ++i) text += "} 19-23 ";
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  EXPECT_EQ(record.diagnostics.size(), Record::max_faults + 1);
  EXPECT_EQ(record.diagnostics.back().code, Code::too_many_faults);
}

TEST(PdnLimits, ARecordBeyondTheSizeIsPassedThrough) {
  std::string text = "[Event \"big\"]\n1. 32-28 {";
  text += std::string(1000, 'x') + "} 19-23 *\n[Event \"next\"]\n1. 34-29 *\n";
  pgn::ReadOptions options;
  options.limits.record_bytes = 500;
  Record record;
  const Reading first = pgn::read_record(text, 0, test::pdn(), record, options);
  EXPECT_EQ(first.found, Found::oversized);
  EXPECT_EQ(test::codes(record), "record-too-large");
  EXPECT_EQ(first.end, text.find("[Event \"next\"]"));
  EXPECT_EQ(pgn::read_record(text, first.end, test::pdn(), record, options).found, Found::record);
}

// If the tags of a PGN record name another game, its moves have the shapes of that game.
TEST(PgnShapes, AreChosenOnceAfterTheTags) {
  struct Asked {
    int* times;
  };
  const auto choose = [](const void* context, const Record& record) -> const text::MoveShapes& {
    ++*static_cast<const Asked*>(context)->times;
    return record.tag("GameType") == "20" ? draughts::move_shapes : chess::move_shapes;
  };
  int times = 0;
  const Asked asked{&times};
  ReadOptions options;
  options.shapes = {.choose = choose, .context = &asked};
  Record record;
  pgn::read_record("[Event \"a\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 {a comment} 14x23 *", 0,
                   test::pgn(), record, options);
  EXPECT_EQ(test::tape(record), "32-28 19-23 28x19 {a comment} 14x23 =*");
  EXPECT_EQ(times, 1);
}

}  // namespace
