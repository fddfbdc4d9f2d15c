// Reads and writes positions in every spelling.
#include "movetext/games/draughts/position_text.hpp"

#include "any_rules.hpp"
#include "movetext/board/labels.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/games/draughts/board_text.hpp"
#include "support/samples.hpp"
#include "support/test_name.hpp"

#include <gtest/gtest.h>

namespace mt::draughts {
namespace {

using board::Notation;

struct Parsed {
  bool ok = false;
  std::string fen;  // canonical
  Fault fault{};
  PositionNotes notes;

  bool has_note(Code code) const {
    return std::any_of(notes.begin(), notes.end(), [&](const Diagnostic& note) { return note.code == code; });
  }
};

template <class Set>
std::string fen_of(const Variant<Set>& variant, const Position<Set>& position, FenStyle style = {}) {
  std::string text;
  write_fen(variant, position, style, text);
  return text;
}

Parsed parse(const Rules& rules, std::string_view text, FenStyle style = {}) {
  Parsed parsed;
  test::with_variant(rules, [&](const auto& variant) {
    const auto position = parse_position(variant, text, parsed.notes);
    parsed.ok = static_cast<bool>(position);
    if (parsed.ok)
      parsed.fen = fen_of(variant, *position, style);
    else
      parsed.fault = position.fault();
  });
  return parsed;
}

std::string canonical(const Rules& rules, std::string_view text, FenStyle style = {}) {
  const Parsed parsed = parse(rules, text, style);
  return parsed.ok ? parsed.fen : "fault: " + (parsed.notes.empty() ? "" : parsed.notes.back().message);
}

TEST(Fen, ManySpellingsHaveOneCanonicalForm) {
  constexpr std::string_view expected = "W:W18,24,27,K30:B12,16,20";
  for (const char* text : {
           "W:W18,24,27,K30:B12,16,20",
           "\"W:W18,24,27,K30:B12,16,20\"",
           "w:w18,24,27,k30:b12,16,20",
           "W:W18,24,27,K30:B12,16,20.",
           "W:W18,24,27,K30.:B12,16,20.",
           " W : W 18, 24 ,27 , K 30 : B 12,16,20 . ",
           "W:WK30,27,24,18:B20,16,12",
           "W:B12,16,20:W18,24,27,K30",
           "W:W018,24,27,K30,:B12,16,20,",
           "W:W18:B12:W24,27:B16,20:WK30",
           "W:W18,24,27,K30:B12,16,20:H0:F1",
           "\nW:W18,24,27,K30\n:B12,16,20\r\n",
       }) {
    EXPECT_EQ(canonical(rows::english, text), expected) << text;
  }
}

TEST(Fen, RangesAreReadAndWritten) {
  EXPECT_EQ(canonical(rows::international, "W:W31-50:B1-20", {.ranges = true}), "W:W31-50:B1-20");
  EXPECT_EQ(canonical(rows::international, "B:W46-K48,50:BK1-K3,K4,5", {.ranges = true}),
            "B:W46-48,50:BK1-4,5");
  EXPECT_EQ(canonical(rows::international, "B:W40,41:B1-3"), "B:W40,41:B1,2,3");
  EXPECT_EQ(canonical(rows::english, "W:W31-31:B5 - 7"), "W:W31:B5,6,7");
}

// Squares by letter are read under a rule set with numbers, and squares by number under a rule set with
// letters.
TEST(Fen, LettersAndNumbersAreReadUnderEveryRuleSet) {
  EXPECT_EQ(canonical(rows::russian, "W:Wc3,Ke1:Bf8,Kb8"), "W:Wc3,Ke1:BKb8,f8");
  EXPECT_EQ(canonical(rows::russian, "W:WC3,KE1:BF8,KB8"), "W:Wc3,Ke1:BKb8,f8");
  EXPECT_EQ(canonical(rows::russian, "W:W22,K31:BK1,3"), "W:Wc3,Ke1:BKb8,f8");
  EXPECT_EQ(canonical(rows::english, "B:Wa1,Kg3:Bb8,h8"), "B:WK24,29:B1,4");
  EXPECT_EQ(canonical(rows::international, "W:Wh4,a1,Kg1:Bg7"), "W:W34,46,K49:B19");
  EXPECT_EQ(canonical(rows::russian, "W:Wc3:Bf8", {.notation = Notation::numeric}), "W:W22:B3");
  EXPECT_EQ(canonical(rows::english, "W:W22:B3", {.notation = Notation::algebraic}), "W:Wc3:Bf8");
}

// On wide boards K and G are also columns.
TEST(Fen, ColumnsThatLookLikePiecesAreRead) {
  const Rules wide = test::resized(rows::russian, 14, 14);
  EXPECT_EQ(canonical(wide, "W:Wk3,g3,Kk5:Bb12"), "W:WKk5,g3,k3:Bb12");
  EXPECT_EQ(canonical(wide, "W:WC3,K3:BB12"), "W:Wc3,k3:Bb12");
  EXPECT_EQ(canonical(rows::canadian, "W:Wk1:Bb12"), "W:W72:B1");
  EXPECT_EQ(canonical(rows::canadian, "w:wk1:b2"), "W:WK1:B2");
  EXPECT_EQ(canonical(rows::russian, "W:Wg3:Ba7,g5"), "W:Wg3:Ba7,g5");
  EXPECT_EQ(canonical(rows::russian, "W:WG3:BC5"), "W:Wg3:Bc5");
}

TEST(Fen, TakenPiecesOfAnUnfinishedMoveAreLeftOut) {
  const Parsed parsed = parse(rows::international, "W:W27,K30:B16,G22,P9:H3:F20");
  EXPECT_EQ(parsed.fen, "W:W27,K30:B16");
  EXPECT_TRUE(parsed.has_note(Code::odd_position));
}

TEST(Fen, TheMoverMayBeUnknown) {
  EXPECT_EQ(canonical(rows::international, "?:W31:B1"), "W:W31:B1");
  EXPECT_EQ(canonical(rows::english, "?:W31:B1"), "B:W31:B1");
  const Parsed unknown = parse(rows::english, "?:W31:B1");
  ASSERT_TRUE(unknown.has_note(Code::odd_position));
  EXPECT_EQ(unknown.notes[0].severity, Severity::warning);
}

// Black's count comes first; the square of the king follows its count.
TEST(Fen, FrisianKingMovesAreReadAndWritten) {
  EXPECT_EQ(canonical(rows::frisian, "W:W25,K46:B1,K5:H0:F10:+105+246"), "W:W25,K46:B1,K5:+105+246");
  EXPECT_EQ(canonical(rows::frisian, "W:W25,K46:B1,K5:+0+2"),
            "W:W25,K46:B1,K5:+0+246");  // White has only one king
  EXPECT_EQ(canonical(rows::frisian, "W:W25,K46:B1,K5:+0+0"), "W:W25,K46:B1,K5");
  EXPECT_EQ(canonical(rows::frisian, "W:WK45,K46:B1:+0+2"), "W:WK45,K46:B1");
  EXPECT_EQ(canonical(rows::frisian, "W:W25,K46:B1,K5:+105+246", {.king_moves = false}), "W:W25,K46:B1,K5");
  EXPECT_EQ(canonical(rows::international, "W:W25,K46:B1,K5:+105+246"), "W:W25,K46:B1,K5");
}

TEST(Fen, EmptySidesAndOdditiesAreRead) {
  const Parsed empty = parse(rows::english, "B::");
  EXPECT_TRUE(empty.ok);
  EXPECT_EQ(empty.fen, "B:W:B");
  EXPECT_TRUE(empty.has_note(Code::odd_position));
  EXPECT_EQ(canonical(rows::english, "W:W:B1"), "W:W:B1");
  EXPECT_TRUE(parse(rows::english, "W:W1:B2").has_note(Code::odd_position));     // a white man on the far row
  EXPECT_TRUE(parse(rows::english, "W:W5-20:B1").has_note(Code::odd_position));  // sixteen men
  EXPECT_TRUE(parse(rows::english, "W:W21-32:B1-12").notes.empty());
  EXPECT_EQ(null_setup("B::"), Colour::black);
  EXPECT_EQ(null_setup(" \"W: : \""), Colour::white);
  EXPECT_EQ(null_setup("W:W1:B2"), std::nullopt);
}

struct Bad {
  const char* text;
  Code code;
  const char* part;  // the bytes at the place of the fault
};

TEST(Fen, FaultsHaveTheirPlace) {
  const Bad rows_of_bad[] = {
      {"B:W18,40:B1,2", Code::fen_range, "40"},
      {"B:W18,K33:B1", Code::fen_range, "K33"},
      {"B:W0:B1", Code::fen_range, "0"},
      {"W:W18,a2:B1", Code::fen_range, "a2"},
      {"W:W18,j1:B1", Code::fen_range, "j1"},
      {"W:W18:B1,18", Code::fen_range, "18"},
      {"W:W18,18:B1", Code::fen_range, "18"},
      {"W:W10-20,15:B1", Code::fen_range, "15"},
      {"W:W30-34:B1", Code::fen_range, "34"},
      {"W:W20-10:B1", Code::bad_fen, "20-10"},
      {"W:Wfoo:B1", Code::bad_fen, "f"},
      {"W:W18;19:B1", Code::bad_fen, ";"},
      {"X:W18:B1", Code::bad_fen, "X"},
      {"", Code::bad_fen, ""},
      {"W:W18:C1", Code::bad_fen, "C"},
      {"W:W18:?1", Code::bad_fen, "?"},
      {"W,W18:B1", Code::bad_fen, "W18:B1"},
      {"W:W18-:B1", Code::bad_fen, ":"},
      {"hello world", Code::bad_fen, "h"},
      {"W:W99999999999999999999:B1", Code::fen_range, "99999999999999999999"},
  };
  for (const Bad& bad : rows_of_bad) {
    const Parsed parsed = parse(rows::english, bad.text);
    ASSERT_FALSE(parsed.ok) << bad.text;
    EXPECT_EQ(parsed.fault.code, bad.code) << bad.text;
    EXPECT_EQ(std::string_view(bad.text).substr(parsed.fault.begin, parsed.fault.end - parsed.fault.begin),
              bad.part);
    ASSERT_FALSE(parsed.notes.empty());
    EXPECT_EQ(parsed.notes.back().severity, Severity::error);
    EXPECT_EQ(parsed.notes.back().code, bad.code);
  }
}

// Fields that the game does not use are reported with their place.
TEST(Fen, OmittedCountersAreReported) {
  const auto told = [](const Rules& rules, std::string_view text) {
    const Parsed parsed = parse(rules, text);
    EXPECT_TRUE(parsed.ok) << text;
    std::string all;
    for (const Diagnostic& note : parsed.notes)
      if (note.code == Code::odd_position && note.severity == Severity::warning)
        all += std::string(text.substr(note.begin, note.end - note.begin)) + ' ';
    return all;
  };
  EXPECT_EQ(told(rows::international, "W:W27,K30:B16:H12:F34"), "H12:F34 ");
  EXPECT_EQ(told(rows::international, "W:W27,K30:B16:F34"), "F34 ");
  EXPECT_EQ(told(rows::international, "W:W27,K30:B16:+1+2"), "+1+2 ");
  EXPECT_EQ(told(rows::international, "W:W27,K30:B16:H3:+1+2"), "H3 +1+2 ");
  EXPECT_EQ(told(rows::frisian, "W:W27,K30:B16,K5:H12:+105+230"), "H12 ");
  EXPECT_EQ(told(rows::frisian, "W:W27,K30,K31:B16:+0+2"), "+0+2 ");  // it is unknown which king moved
  EXPECT_EQ(told(rows::frisian, "W:W27,K30:B16:+0+5"), "+0+5 ");      // a king may not move so often
  // A counter that has its start value is not reported.
  EXPECT_EQ(told(rows::international, "W:W27,K30:B16:H0:F1:+0+0"), "");
}

TEST(Fen, TooManyPiecesAreReportedWithTheirSide) {
  const Parsed parsed = parse(rows::brazilian, "W:W21-32:B1-13");
  ASSERT_EQ(parsed.notes.size(), 1U);
  EXPECT_EQ(parsed.notes[0].message, "Black has 13 pieces, but the start array has 12");
}

// Christian Freeling, International Draughts Rules: Notation. Letters that are not squares of the board name
// oblique lines.
TEST(Fen, ObliqueLinesAreReadAndWritten) {
  EXPECT_EQ(canonical(rows::international, "W:Wf5,Ke0:Bc8"), "W:WK5,33:B3");
  EXPECT_EQ(canonical(rows::international, "W:WF5,KE0:BC8"), "W:WK5,33:B3");
  EXPECT_EQ(canonical(rows::brazilian, "W:We2:Bc7"), canonical(rows::brazilian, "W:W30:B3"));
  EXPECT_EQ(canonical(rows::canadian, "W:WKf1:Bf2'"), "W:WK67:B6");
  EXPECT_EQ(canonical(rows::international, "W:Wf5,Ke0:Bc8", {.notation = Notation::diagonal}),
            "W:WKe0,f5:Bc8");
  // These names are also squares in algebraic notation, and are read as algebraic.
  EXPECT_EQ(canonical(rows::international, "W:Wd4:Bd10"), "W:W32:B2");
  EXPECT_EQ(canonical(rows::turkish, "W:Wf5:Bc8"), "W:Wf5:Bc8");
  EXPECT_EQ(parse(rows::international, "W:Wa1,Kf5:Bc8").notes.back().message,
            "\"Kf5\" is not a square of this board: file f has the ranks 2, 4, 6, 8 and 10");
}

TEST(Fen, EveryPositionInObliqueLinesIsReadBackOrReported) {
  for (const Rules& rules :
       {rows::international, rows::russian, rows::canadian, rows::frisian, rows::italian}) {
    test::with_variant(rules, [](const auto& variant) {
      mt::test::Dice dice(0x853C49E6748FEA9BU);
      int read = 0;
      for (int i = 0; i < 300; ++i) {
        const auto position = test::random_position(variant, dice, 12, 30);
        if (is_read_as_algebraic(variant, position)) continue;
        PositionNotes notes;
        const auto again =
            parse_position(variant, fen_of(variant, position, {.notation = Notation::diagonal}), notes);
        ASSERT_TRUE(again);
        ASSERT_EQ(fen_of(variant, *again), fen_of(variant, position));
        ++read;
      }
      EXPECT_GT(read, 250);
    });
  }
}

TEST(Hub, HasOneLetterPerSquare) {
  constexpr std::string_view start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
  EXPECT_EQ(canonical(rows::international, start, {.ranges = true}), "W:W31-50:B1-20");
  test::with_variant(rows::international, [&](const auto& variant) {
    std::string text;
    write_hub(variant, start_position(variant), text);
    EXPECT_EQ(text, start);
  });
  EXPECT_EQ(canonical(rows::russian, "BeeeBbeeeeeeeeeeeeeeeeeeeeeeeeeeWw").substr(0, 5), "fault");
}

// The board in the help of the Draughts mail server. The test reads it unchanged, and with its blanks joined.
constexpr std::string_view mail_board =
    "     A   B   C   D   E   F   G   H   I   J\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    "10 |   |*C*|   |*C*|   |*C*|   |*C*|   |*C*| 10\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 9 |*C*|   |*C*|   |*C*|   |*C*|   |*C*|   | 9\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 8 |   |*C*|   |*C*|   |*C*|   |*C*|   |*C*| 8\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 7 |*C*|   |*C*|   |*C*|   |*C*|   |*C*|   | 7\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 6 |   |:::|   |:::|   |:::|   |:::|   |:::| 6\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 5 |:::|   |:::|   |:::|   |:::|   |:::|   | 5\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 4 |   |:C:|   |:C:|   |:C:|   |:C:|   |:C:| 4\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 3 |:C:|   |:C:|   |:C:|   |:C:|   |:C:|   | 3\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 2 |   |:C:|   |:C:|   |:C:|   |:C:|   |:C:| 2\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    " 1 |:C:|   |:C:|   |:C:|   |:C:|   |:C:|   | 1\n"
    "   +---+---+---+---+---+---+---+---+---+---+\n"
    "     A   B   C   D   E   F   G   H   I   J\n";

template <class Set>
std::string drawn(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style) {
  std::string text;
  write_board_text(variant, position, style, text);
  return text;
}

TEST(BoardText, ReadsTheBoardOfTheMailServer) {
  test::with_variant(rows::international, [](const auto& variant) {
    EXPECT_EQ(drawn(variant, start_position(variant), {.turn = false}), mail_board);
  });
  const Parsed parsed = parse(rows::international, mail_board, {.ranges = true});
  EXPECT_EQ(parsed.fen, "W:W31-50:B1-20");
  EXPECT_TRUE(parsed.has_note(Code::odd_position));  // the side to move is missing
  std::string tight;
  for (const char c : mail_board)
    if (c != ' ' || tight.empty() || tight.back() != ' ') tight += c;
  EXPECT_EQ(canonical(rows::international, tight, {.ranges = true}), "W:W31-50:B1-20");
  EXPECT_EQ(canonical(rows::international, std::string(mail_board) + "Black to move", {.ranges = true}),
            "B:W31-50:B1-20");
}

TEST(BoardText, ReadsObliqueLinesBesideTheBoard) {
  test::with_variant(rows::brazilian, [](const auto& variant) {
    PositionNotes notes;
    const auto position = parse_position(variant, "B:Wa1,Kc3:BKf8,h8", notes);
    EXPECT_EQ(drawn(variant, *position, {.large = false, .coordinates = Notation::diagonal}),
              "    .   .   B   b 8\n"
              "a .   .   .   .\n"
              "    .   .   .   . 7\n"
              "b .   .   .   .\n"
              "    .   .   .   . 6\n"
              "c .   W   .   .\n"
              "    .   .   .   . 5\n"
              "d w   .   .   .\n"
              "  d   e   f   g\n"
              "  1   2   3   4\n"
              "Black to move\n");
  });
}

TEST(BoardText, RequiresRowsAndPiecesThatFit) {
  const auto fault = [](std::string text) { return parse(rows::english, text).fault.code; };
  EXPECT_EQ(fault("|\n|\n"), Code::bad_fen);
  EXPECT_EQ(fault(std::string(mail_board)), Code::bad_fen);
  std::string rows;
  for (int i = 0; i < 8; ++i) rows += i == 3 ? "bbbbbbbb\n" : "........\n";
  EXPECT_EQ(fault(rows), Code::fen_range);  // men on unused squares
  for (int i = 0; i < 100000; ++i) rows += "|";
  EXPECT_EQ(fault(rows), Code::bad_fen);
}

class EveryPosition : public ::testing::TestWithParam<test::NamedRules> {};
INSTANTIATE_TEST_SUITE_P(Draughts, EveryPosition, ::testing::ValuesIn(test::all_rules()),
                         [](const auto& test) { return mt::test::test_name(test.param.name); });

template <class Set>
void expect_back(const Variant<Set>& variant, const Position<Set>& position, const std::string& text) {
  PositionNotes notes;
  const auto read = parse_position(variant, text, notes);
  ASSERT_TRUE(read) << text << notes.back().message;
  ASSERT_EQ(*read, position) << text;
}

TEST_P(EveryPosition, IsReadBackFromFenHubAndBoard) {
  test::with_variant(GetParam().rules, [](const auto& variant) {
    mt::test::Dice dice(0x2545F4914F6CDD1DU);
    for (int i = 0; i < mt::test::samples(1000); ++i) {
      const auto position = test::random_position(variant, dice, dice.below(80), dice.below(60));
      for (const auto notation : {Notation::numeric, Notation::algebraic})
        for (const bool ranges : {false, true})
          expect_back(variant, position, fen_of(variant, position, {.notation = notation, .ranges = ranges}));
      std::string hub;
      write_hub(variant, position, hub);
      expect_back(variant, position, hub);
      std::vector<std::optional<Notation>> labels{Notation::numeric, Notation::algebraic};
      if (variant.names.has_diagonal()) labels.emplace_back(Notation::diagonal);
      for (const auto& coordinates : labels) {
        const BoardTextStyle style{dice.below(2) == 0, dice.below(2) == 0, coordinates, true};
        expect_back(variant, position, drawn(variant, position, style));
      }
      expect_back(variant, position,
                  drawn(variant, position, {dice.below(2) == 0, false, std::nullopt, true}));
    }
  });
}

}  // namespace
}  // namespace mt::draughts
