// Checks the special cases of each notation that has only one line.
#include "games/backgammon/reading_position.hpp"
#include "movetext/games/backgammon/cube.hpp"
#include "movetext/games/backgammon/fibs_board.hpp"

#include <algorithm>
#include <array>

namespace mt::backgammon {
namespace {

using enum PositionNotation;
using test::read;
using test::rewritten;

constexpr std::string_view start_xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10";

std::string refusal(std::string_view text) {
  PositionNotes notes;
  if (parse_position(rows::backgammon, text, notes)) return "";
  EXPECT_EQ(notes.back().code, Code::bad_position);
  return notes.back().message;
}
bool refused(std::string_view text, std::string_view words) {
  const std::string message = refusal(text);
  const bool found = message.find(words) != std::string::npos;
  EXPECT_TRUE(found) << text << ": " << message;
  return found;
}

TEST(Notations, EachTextIsRecognisedByItsShape) {
  for (int n = 0; n < position_notation_count; ++n) {
    const auto notation = static_cast<PositionNotation>(n);
    const std::string text = rewritten(start_xgid, notation);
    const bool any_bpn = notation == bpn_split || notation == bpn_ext;
    EXPECT_EQ(recognise_position(text), any_bpn ? bpn : notation) << text;
    EXPECT_EQ(find_position_notation(name(notation)), notation);
  }
  EXPECT_EQ(find_position_notation("fen"), std::nullopt);
  EXPECT_EQ(recognise_position("11ccccchhhjjjjj:66666888dddddoo:N0N"), ogid);
  EXPECT_EQ(recognise_position("4HPwATDgc/ABMA"), gnubg);
  EXPECT_EQ(recognise_position("-b----E-C---eE---c-e----B-:0:0:-1:31"), xgid);
  refused("hello", "is not a position in any known notation");
  refused("", "is not a position in any known notation");
}

TEST(Xgid, MissingFieldsAreTolerated) {
  const PositionNotes notes = test::notes_of("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31");
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].code, Code::position_form);
  EXPECT_EQ(rewritten("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31", bpn), "b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:0");
  EXPECT_EQ(read("-b----E-C---eE---c-e----B-:0:0:1:31:2:4").score, (std::array<std::uint32_t, 2>{4, 2}));
  refused("XGID=-b----E-C---eE---c-e----B-:0:0:-1", "has too few or too many fields");
  refused("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10:1", "has too few or too many fields");
  refused("XGID=-b----E-C---eE---c-e----B", "has too few or too many fields");
}

TEST(Xgid, ExchangedCubeFieldsAreRead) {
  const std::string_view text = "XGID=-b----E-C---eE---c-e----B-:-1:2:1:31:0:0:0:7:10";
  EXPECT_EQ(read(text).cube, (Cube{2, CubeOwner::first}));
  EXPECT_EQ(test::notes_of(text).size(), 1U);
}

TEST(Xgid, OffersAndLimitsAreKept) {
  for (const std::string_view text : {"XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10",
                                      "XGID=-b----E-C---eE---c-e----B-:1:-1:1:B:0:0:3:0:10",
                                      "XGID=-b----E-C---eE---c-e----B-:2:-1:1:R:0:0:3:0:10",
                                      "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:2:0:6",
                                      "XGID=-b----E-C---eE---c-e----B-:13:1:-1:66:900:3:0:999:10"})
    EXPECT_EQ(rewritten(text, xgid), text);
  const Position raccoon = read("XGID=-b----E-C---eE---c-e----B-:2:-1:1:R:0:0:3:0:10");
  EXPECT_TRUE(raccoon.double_offered && raccoon.animals == 2 && raccoon.to_decide == Side::first);
}

// An XGID of money play ends with the largest cube, which is 10 in every known file. In a match, this field
// has no meaning.
TEST(Xgid, TheLargestCubeOfMoneyPlayIsKept) {
  const auto limit_of = [](std::string_view fields) {
    return static_cast<int>(read("XGID=-b----E-C---eE---c-e----B-:" + std::string(fields)).max_cube);
  };
  EXPECT_EQ(limit_of("10:1:1:00:0:0:0:0:10"), 10);
  EXPECT_EQ(limit_of("0:0:1:00:0:0:0:0:6"), 6);
  EXPECT_EQ(limit_of("10:1:1:00:0:0:0:999:10"), 0);
  constexpr std::string_view largest = "XGID=-b----E-C---eE---c-e----B-:10:1:1:00:0:0:0:0:10";
  EXPECT_EQ(why_not(read(largest), Action::offer_double), Refusal::largest_cube);
  EXPECT_EQ(rewritten(largest, xgid), largest);
  // A cube above the usual limit shows that another limit applies.
  EXPECT_EQ(rewritten("b4E1C3eE3c1e4B-w0b0-b00-n20482-0:0:0", xgid),
            "XGID=-b----E-C---eE---c-e----B-:11:1:1:00:0:0:0:0:15");
  // If programs assume the value anyway, it is not reported as lost.
  PositionNotes losses;
  std::string text;
  write_position(rows::backgammon, read(largest), bpn, text, losses);
  EXPECT_EQ(test::told(losses).find("largest"), std::string::npos) << test::told(losses);
}

// Programs that know no limit of the cube write 0. So 0 is not a cube of 2^0, which could not be turned.
TEST(Xgid, ALargestCubeOfZeroIsNoLimit) {
  for (const std::string_view match : {"0:0:0:0:0", "0:0:3:0:0", "3:2:0:7:0"}) {
    for (const std::string_view cube : {"0:0", "1:1", "6:1", "12:1"}) {
      const std::string text =
          "XGID=-b----E-C---eE---c-e----B-:" + std::string(cube) + ":1:00:" + std::string(match);
      const Position position = read(text);
      EXPECT_EQ(std::to_string(position.cube.exponent), cube.substr(0, cube.find(':'))) << text;
      EXPECT_EQ(position.max_cube, 0) << text;
      EXPECT_EQ(why_not(position, Action::offer_double), Refusal::none) << text;
      EXPECT_TRUE(test::notes_of(text).empty()) << text;
    }
  }
  EXPECT_EQ(rewritten("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:0:0", bpn),
            "b4E1C3eE3c1e4B-w0b0-b00-n22-0:0:0");
  // So an XGID cannot express that a game is played without a cube.
  Position without_cube = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:0");
  without_cube.cube.state = CubeState::disabled;
  PositionNotes losses;
  std::string text;
  write_position(rows::backgammon, without_cube, xgid, text, losses);
  EXPECT_EQ(text, "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
  EXPECT_NE(test::told(losses).find("that the cube is not in use"), std::string::npos) << test::told(losses);
}

TEST(Xgid, FaultsAreReported) {
  const auto with = [](std::string_view fields) {
    return "XGID=-b----E-C---eE---c-e----B-:" + std::string(fields);
  };
  refused("XGID=-b----E-C---eE---c-e----p-:0:0:-1:31:0:0:0:7:10", "\"p\" is not a number");
  refused("XGID=Ab----E-C---eE---c-e----A-:0:0:-1:31:0:0:0:7:10", "\"A\" is not a number");
  refused(with("16:0:1:31:0:0:0:7:10"), "\"16\" is not a value of the cube");
  refused(with("1:2:1:31:0:0:0:7:10"), "\"2\" cannot be the owner");
  refused(with("0:1:1:31:0:0:0:7:10"), "\"0:1\" cannot be the owner");
  refused(with("1:0:1:31:0:0:0:7:10"), "has a turned cube in the middle");
  refused(with("0:0:0:31:0:0:0:7:10"), "does not name the side to move");
  refused(with("0:0:1:71:0:0:0:7:10"), "\"71\" must be two dice");
  refused(with("0:0:1:31:x:0:0:7:10"), "\"x\" is not a number");
  refused(with("0:0:1:31:0:0:4:7:10"), "\"4\" is not a number");
  refused(with("0:0:1:31:7:0:0:7:10"), "all the points of the match");
}

TEST(Xgid, AnImpossibleCrawfordMarkIsDropped) {
  const std::string_view text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:7:10";
  const PositionNotes notes = test::notes_of(text);
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].code, Code::odd_position);
  EXPECT_EQ(read(text).crawford, Flag::no);
}

TEST(GnubgId, APositionIdAloneIsRead) {
  const PositionNotes notes = test::notes_of("sGfwATDgc/ABMA");
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].severity, Severity::note);
  // In a Position ID the side on roll comes second. Here White has made its 5 point.
  EXPECT_EQ(rewritten("sGfwATDgc/ABMA", bpn), "b4E1C3eE3b1db3B-w0b0-b00-n1-0:0:0");
  EXPECT_EQ(rewritten("Position ID: sGfwATDgc/ABMA", bpn), "b4E1C3eE3b1db3B-w0b0-b00-n1-0:0:0");
}

// GNU Backgammon 1.07 writes this Match ID after a beaver. It means a double that the side that doubled first
// must answer.
TEST(GnubgId, ABeaverIsADoubleThatTheDoublerAnswers) {
  const Position position = read("4HPwATDgc/ABMA:QRkAAGAAIAAA");
  EXPECT_TRUE(position.double_offered && position.on_roll == Side::second &&
              position.to_decide == Side::second);
  EXPECT_EQ(position.animals, 1);
  EXPECT_EQ(position.cube, (Cube{1, CubeOwner::first}));
  EXPECT_EQ(test::written(position, gnubg), "4HPwATDgc/ABMA:QRkAAGAAIAAA");
}

TEST(GnubgId, BitsThatMustBeZeroAreChecked) {
  for (const std::string_view text : {"4HPwATDgc/ABMB", "4HPwATDgc/ABMAA", "//////////////", "4HPwATDgc/ABsA",
                                      "4HPwATDgc/ABMA:MIHlAAAAAAAI"})
    EXPECT_FALSE(refusal(text).empty()) << text;
  refused("4HPwATDgc/ABMB", "is not a valid ID");
  refused("4HPwATDgc/ABMA:MIHlAAAAAAAI", "\"MIHlAAAAAAAI\" is not a valid ID");
  // A bit after the bar of the second side is set.
  refused("AQAAAAAAAIAAAA", "");
}

TEST(Ogid, FieldsMayEndAfterTheCube) {
  const Position position = read("OGID=11ccccchhhjjjjj:66666888dddddoo:N0N");
  EXPECT_EQ(position.board, start_board(rows::backgammon));
  EXPECT_EQ(position.on_roll, Side::second);
  EXPECT_EQ(test::notes_of("11ccccchhhjjjjj:66666888dddddoo:N0N:31:W").size(), 0U);
}

TEST(Ogid, TheVariantsCheckersAreReadAndMissingFieldsAssumed) {
  PositionNotes notes;
  const auto hyper = parse_position(rows::backgammon, "123:mno:N0N::W:IW:0:0::7:3", notes);
  ASSERT_TRUE(hyper);
  EXPECT_EQ(hyper->rules, &rows::hypergammon3);
  EXPECT_EQ(notes.size(), 2U);  // one for the state, one for the number of the match
  EXPECT_EQ(test::written(hyper->position, ogid, rows::hypergammon3), "123:mno:N0N::W::0:0:::3");
  refused("11ccccchhhjjjjp:66666888dddddoo:N0N", "\"p\" is not a number");
  refused("11ccccchhhjjjj6:66666888dddddoo:N0N", "checkers of both sides");
  refused("11:66666888dddddoo:X0N:31:W", "");
  refused("11ccccchhhjjjjj:66666888dddddoo:N0N:31:X", "does not name the side to move");
}

// Automatic doubles turn the cube in the middle before a side owns it.
TEST(Ogid, ATurnedCubeInTheMiddleIsKept) {
  const std::string text = "11ccccchhhjjjjj:66666888dddddoo:N2N:31:W::3:5::";
  EXPECT_EQ(read(text).cube, (Cube{2, CubeOwner::none}));
  EXPECT_EQ(rewritten(text, ogid), text);
  EXPECT_EQ(rewritten(text, bpn), "b4E1C3eE3c1e4B-w0b0-w31-n4-3:5:0");
  EXPECT_EQ(rewritten("b4E1C3eE3c1e4B-w0b0-w31-n4-3:5:0", ogid), text);
  const std::string offered = "11ccccchhhjjjjj:66666888dddddoo:N2O::W::3:5::";
  EXPECT_EQ(rewritten(offered, ogid), offered);
  EXPECT_EQ(rewritten(offered, bpn_ext), "b4E1C3eE3c1e4B-w0b0-w00-n4-3:5:0-xD");
  refused("11ccccchhhjjjjj:66666888dddddoo:N2N:31:W::3:5:7:", "possible only in money play");
}

// A digit cannot express this cube: any digit would mean another cube.
TEST(Ogid, CubesBeyondItsDigitAreRefused) {
  const auto told = [](std::string_view cube, std::string& text) {
    PositionNotes losses;
    const std::string bpn = "b4E1C3eE3c1e4B-w0b0-b00-" + std::string(cube) + "-0:0:0";
    const bool written = write_position(rows::backgammon, read(bpn), ogid, text, losses);
    EXPECT_EQ(written, losses.empty() || losses[0].severity != Severity::error) << cube;
    return losses.empty() ? "" : losses[0].message;
  };
  std::string text;
  EXPECT_EQ(told("n10242", text), "OGID cannot express the cube");
  EXPECT_EQ(text, "");
  EXPECT_NE(told("n5122", text), "OGID cannot express the cube");
  EXPECT_NE(text.find(":B9N:"), std::string::npos) << text;
}

// GNU Backgammon 1.07 wrote these two lines. We changed only the names and the fields for checkers on the
// bar.
TEST(FibsBoard, LinesOfGnuBackgammonAreRead) {
  constexpr std::string_view start =
      "board:gnubg:root:7:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:1:-1:"
      "0:25:0:0:0:"
      "0:0:0:0:1";
  EXPECT_EQ(rewritten(start, bpn), "b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7");
  EXPECT_EQ(rewritten(start, fibs), "board:Black:White" + std::string(start.substr(16)));
  constexpr std::string_view bars =
      "board:root:gnubg:9:8:0:-1:-1:0:0:2:0:3:0:3:0:0:0:-4:5:0:0:0:-3:0:-4:-2:0:0:0:0:2:1:4:1:4:1:1:1:1:0:1:-"
      "1:0:25:0:0:"
      "0:0:0:0:0:0";
  EXPECT_EQ(rewritten(bars, bpn_ext), "a2B1C1C3dE3c1db4-w1b2-b41-n1-0:8:9-xC");
}

TEST(FibsBoard, DirectionAndColourMayBeMirrored) {
  // The start array as O sees it, who moves upwards. X is on roll with 6-2.
  const Position position = read(
      "board:a:b:9999:3:4:0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0:-1:0:0:6:2:4:0:1:0:1:1:25:"
      "0:0:0:0:"
      "0:0:0:0:0");
  EXPECT_EQ(test::written(position, bpn), "b4E1C3eE3c1e4B-w0b0-w62-n41-4:3:0");
}

// FIBS does not mark a double of the player who reads the line. It is recognised because neither side may
// double.
TEST(FibsBoard, ADoubleOfTheReaderIsRecognised) {
  const Position position = read(
      "board:a:b:7:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0:2:0:0:0:1:-1:0:25:"
      "0:0:0:0:0:0:0:1");
  EXPECT_TRUE(position.double_offered && position.on_roll == Side::second &&
              position.to_decide == Side::first);
  EXPECT_EQ(position.cube, (Cube{1, CubeOwner::second}));
}

// Returns whether the position of a FIBS line is in the Crawford game. `last`: the last two fields of the
// line, which are also 0 before the Crawford game.
std::string crawford_of(std::string_view match, std::string_view cube, std::string_view last) {
  std::string line = "board:You:someplayer:";
  line.append(match)
      .append(":0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:")
      .append(cube)
      .append(":0:1:-1:0:25:0:0:0:0:2:0")
      .append(last);
  const PositionNotes notes = test::notes_of(line);
  const bool dropped = std::any_of(notes.begin(), notes.end(),
                                   [](const Diagnostic& note) { return note.code == Code::odd_position; });
  constexpr std::array<std::string_view, 3> flags{"no", "yes", "unknown"};
  return std::string(flags[static_cast<std::size_t>(read(line).crawford)]) + (dropped ? ", told" : "");
}

TEST(FibsBoard, TheScoreDeterminesTheCrawfordGame) {
  EXPECT_EQ(crawford_of("3:0:0", "1:1:1", ":0:0"), "no");
  EXPECT_EQ(crawford_of("9999:2:1", "1:1:1", ":0:0"), "no");
  EXPECT_EQ(crawford_of("0:2:1", "1:1:1", ":0:0"), "no");
  EXPECT_EQ(crawford_of("1:0:0", "1:1:1", ":0:0"), "no");
  EXPECT_EQ(crawford_of("3:2:2", "1:1:1", ":0:0"), "no");
  EXPECT_EQ(crawford_of("3:2:1", "1:1:1", ":0:0"), "yes");
  EXPECT_EQ(crawford_of("3:2:1", "1:1:1", ""), "unknown");
  // The first position is from a match without the Crawford rule. In the second position the Crawford game is
  // over.
  EXPECT_EQ(crawford_of("3:2:1", "1:1:1", ":3:0"), "no");
  EXPECT_EQ(crawford_of("3:2:1", "1:1:1", ":0:1"), "no");
  // Both fields are 0, but it is not the Crawford game, because the cube was turned.
  EXPECT_EQ(crawford_of("3:2:1", "2:1:0", ":0:0"), "no, told");
}

TEST(FibsBoard, OurMoneyPlayIsReadWithoutNotes) {
  EXPECT_EQ(test::notes_of(rewritten("b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:0", fibs)).size(), 0U);
}

TEST(FibsBoard, FaultsAreReported) {
  refused("board:a:b:7:0:0:0", "has too few or too many fields");
  refused("board:a:b:7:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:3:1:1",
          "\"3\" is not a value");
  refused("board:a:b:7:0:0:0:-2:0:0:0:0:x:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1",
          "\"x\" is not a number");
  PositionNotes notes;
  EXPECT_FALSE(read_fibs_board(rows::backgammon, "", notes));
}

TEST(SnowieLine, FaultsAreReportedOrTolerated) {
  constexpr std::string_view line =
      "7;0;0;0;1;Black;White;0;2;3;2;-1;0;-2;0;0;0;0;5;0;3;0;0;1;-3;4;0;-2;0;-3;0;-5;0;0;0;1;1;0;4;3";
  EXPECT_EQ(rewritten(line, bpn), "b4E1C2AcD1b1c1e3AA-w0b0-b43-n21-3:2:7");
  EXPECT_EQ(rewritten(line, snowie), std::string(line) + ";");
  refused(line.substr(2), "has too few or too many fields");
  refused("7;0;0;0;2" + std::string(line.substr(9)), "does not name the side to move");
}

TEST(SimpleBoard, NumbersAreSeparatedByBlanksOrCommas) {
  constexpr std::string_view numbers = "1 -2 0 0 0 0 5 0 3 0 0 0 -5 4 0 0 0 -3 0 -4 0 0 0 0 2 1";
  EXPECT_EQ(rewritten(numbers, bpn), "b4E1C3eD3c1d4B-w1b1-b00-n1-0:0:0");
  EXPECT_EQ(rewritten(numbers, simple), numbers);
  EXPECT_EQ(read("simple 1,-2,0,0,0,0,5,0,3,0,0,0,-5,4,0,0,0,-3,0,-4,0,0,0,0,2,-1"), read(numbers));
  refused("1 -2 0 0 0 0 5 0 3 0 0 0", "has too few or too many fields");
}

TEST(Losses, AreReportedSeparately) {
  const auto lost = [](std::string_view text, PositionNotation notation) {
    std::string out;
    PositionNotes losses;
    write_position(rows::nackgammon, read(text), notation, out, losses);
    return test::told(losses);
  };
  constexpr std::string_view beaver = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:B:0:0:3:0:6";
  EXPECT_EQ(lost(beaver, xgid), "XGID cannot express the variant nackgammon\n");
  EXPECT_EQ(lost(beaver, board), "");
  EXPECT_EQ(lost(beaver, bpn),
            "BPN cannot express the double on offer\nBPN cannot express the largest value of the cube\n"
            "BPN cannot express the Jacoby rule\nBPN cannot express the beaver rule\n"
            "BPN cannot express the variant nackgammon\n");
  EXPECT_EQ(lost(beaver, bpn_ext),
            "BPN cannot express the beaver on offer\nBPN cannot express the largest value of the cube\n");
  EXPECT_EQ(lost("b4E1C3eE3c1e4B-w0b0-w31-n21-3:2:7", simple),
            "the list of 26 numbers cannot express the dice\nthe list of 26 numbers cannot express the cube\n"
            "the list of 26 numbers cannot express the score\n"
            "the list of 26 numbers cannot express the variant nackgammon\n"
            "the list of 26 numbers cannot express which side is White\n");
}

}  // namespace
}  // namespace mt::backgammon
