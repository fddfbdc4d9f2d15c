// The short form of moves by letters: cd4 for c3-d4, as in Russian books and in the federations' tables of
// openings.
#include "reading.hpp"

#include <gtest/gtest.h>

namespace mt::draughts {
namespace {

using test::Reading;

constexpr std::string_view start_array =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

// Returns the only move that a text means, in the full notation, or else the message of its refusal.
std::string meaning(const Rules& rules, std::string_view fen, std::string_view text) {
  std::string meaning;
  test::with_variant(rules, [&](const auto& variant) {
    PositionNotes notes;
    const auto position = parse_position(variant, fen, notes);
    MoveText read;
    if (!position || read_move_text(variant.names, text, read, Notation::short_form)) return;
    MoveList<std::decay_t<decltype(position->men[0])>> moves;
    if (match(variant, *position, read, moves) && moves.size() == 1)
      meaning = move_text(variant, *position, moves.front(), Notation::algebraic);
    else
      meaning = test::read_in(variant, *position, text, Notation::short_form).message;
  });
  return meaning;
}

TEST(ShortForm, NamesTheFileOfTheStart) {
  EXPECT_EQ(meaning(rows::russian, start_array, "cd4"), "c3-d4");
  EXPECT_EQ(meaning(rows::russian, start_array, "ab4"), "a3-b4");
  EXPECT_EQ(meaning(rows::russian, start_array, "c3-d4"), "c3-d4");
  EXPECT_EQ(meaning(rows::russian, start_array, "CD4"), "c3-d4");
  EXPECT_EQ(meaning(rows::international, "W:W31-50:B1-20", "de5"), "d4-e5");
}

TEST(ShortForm, CapturesMayHaveASign) {
  constexpr std::string_view fen = "W:Wb4:Bc5,e7";
  for (const std::string_view text : {"bf8", "b:f8", "bxf8", "b:d6:f8", "bd6:f8", "b4:f8",
                                      "b\u00D7"
                                      "f8"})
    EXPECT_EQ(meaning(rows::russian, fen, text), "b4:f8") << text;
}

TEST(ShortForm, DistinguishesTwoPieces) {
  EXPECT_EQ(meaning(rows::russian, "W:WKd2,Kd6:Ba7,h8", "df4"), "df4 can mean d2-f4 or d6-f4");
  EXPECT_EQ(meaning(rows::russian, "W:WKd2,Kd6:Ba7,h8", "d6-f4"), "d6-f4");
}

TEST(ShortForm, RefusalsAreExplained) {
  const auto expect = [](std::string_view fen, std::string_view text, Code code, std::string_view words) {
    const Reading reading = test::read(rows::russian, fen, text, Notation::short_form);
    EXPECT_EQ(reading.code, code) << text;
    EXPECT_NE(reading.message.find(words), std::string::npos) << reading.message;
  };
  expect(start_array, "ce5", Code::illegal_move, "no piece on file c that can reach e5");
  expect(start_array, "cd5", Code::square_range, "d5 is not a square");
  expect("W:Wa1:Bh8", "cd4", Code::illegal_move, "White has no piece on file c");
  expect("W:Wb4,g1:Bc5,e7", "gh2", Code::must_capture, "a capture is compulsory: bf8");
  expect("W:Wb4:Bc5,e7", "bd6", Code::incomplete_capture, "the capture must continue");
  expect(start_array, "kd4", Code::square_range, "which has the files a-h");
  expect(start_array, "ci9", Code::square_range, "not a square");
}

TEST(ShortForm, ATextOfTwoReadingsFollowsTheGame) {
  const auto first = [](const Rules& rules, std::string_view text) {
    MoveText read;
    test::with_variant(rules, [&](const auto& variant) { read_move_text(variant.names, text, read); });
    return read.notation;
  };
  for (const std::string_view text : {"cd4", "f:d4", "fxd4"}) {
    EXPECT_TRUE(has_two_readings(text));
    EXPECT_EQ(first(rows::russian, text), Notation::short_form) << text;
    EXPECT_EQ(first(rows::international, text), Notation::diagonal) << text;
  }
  for (const std::string_view text : {"e45", "c3-d4", "c3d4", "32-28", "e8g6x"})
    EXPECT_FALSE(has_two_readings(text)) << text;
  EXPECT_EQ(first(rows::turkish, "cc4"), Notation::short_form);  // a board without oblique lines
  EXPECT_EQ(first(rows::russian, "dc4x"), Notation::diagonal);
}

TEST(ShortForm, IsWrittenWithItsFileIfThatIsUnambiguous) {
  const auto written = [](const Rules& rules, std::string_view fen) {
    std::vector<std::string> texts;
    test::with_variant(rules, [&](const auto& variant) {
      PositionNotes notes;
      const auto position = parse_position(variant, fen, notes);
      MoveList<std::decay_t<decltype(position->men[0])>> moves;
      if (position && legal_moves(variant, *position, moves))
        write_moves(variant, *position, moves, Notation::short_form, texts);
    });
    std::sort(texts.begin(), texts.end());
    return texts;
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(written(rows::russian, start_array), (Texts{"ab4", "cb4", "cd4", "ed4", "ef4", "gf4", "gh4"}));
  EXPECT_EQ(written(rows::russian, "W:Wb4:Bc5,e7"), (Texts{"bf8"}));
  EXPECT_EQ(written(rows::russian, "W:Wc3,c5:Bd4,d6,h8"), (Texts{"cc7", "ce3", "ce7"}));
  EXPECT_EQ(written(rows::russian, "W:Wc1,c5:Bd2,d4,h8"), (Texts{"c1:e3", "c5:e3"}));
}

}  // namespace
}  // namespace mt::draughts
