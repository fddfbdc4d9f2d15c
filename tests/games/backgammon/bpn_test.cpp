// Checks BPN: the sample of the article, the dialects, and the reasons for refusals.
#include "movetext/games/backgammon/bpn.hpp"

#include "games/backgammon/reading_position.hpp"
#include "support/corpus.hpp"

#include <array>
#include <sstream>

namespace mt::backgammon {
namespace {

using test::read;
using test::rewritten;
using enum PositionNotation;

constexpr std::string_view sample = "b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7";

TEST(Bpn, TheSampleOfTheArticleIsRead) {
  const Position position = read(sample);
  EXPECT_EQ(position.board, start_board(rows::backgammon));
  EXPECT_EQ(position.on_roll, Side::first);
  EXPECT_EQ(position.dice, (Dice{3, 1}));
  EXPECT_EQ(position.cube, Cube{});
  EXPECT_EQ(position.match_length, 7U);
  EXPECT_EQ(test::written(position, bpn), sample);
  EXPECT_TRUE(test::notes_of(sample).empty());
}

TEST(Bpn, AllValuesAndOwnersOfTheCubeAreReadBack) {
  for (std::uint32_t exponent = 0; exponent <= 15; ++exponent) {
    for (const CubeOwner owner : {CubeOwner::none, CubeOwner::first, CubeOwner::second}) {
      if (exponent == 0 && owner != CubeOwner::none) continue;
      Position position = read("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0");
      position.cube.exponent = static_cast<std::uint8_t>(exponent);
      position.cube.owner = owner;
      for (const PositionNotation notation : {bpn, bpn_split, bpn_ext})
        EXPECT_EQ(read(test::written(position, notation)), position);
    }
  }
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-b00-n161-0:0:7").cube, (Cube{4, CubeOwner::first}));
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-b00-n42-0:0:7").cube, (Cube{2, CubeOwner::second}));
}

struct Dialect {
  std::string_view text;
  std::string_view canonical;
};

TEST(Bpn, DialectsAreReadWithANoteAndWrittenCanonically) {
  constexpr std::array<Dialect, 12> dialects{{
      {"b4E1C3eE3c1e4B-w0b0-w13-n1-0:0:7", sample},
      {"b4E1C3eE3c1e4B-w0b0-w31-n10-0:0:7", sample},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0-0:0:7", sample},
      {"b4E1C3eE3c1e4B-w0b0-w31-n2-1-3:2:7", "b4E1C3eE3c1e4B-w0b0-w31-n21-3:2:7"},
      {"b4E1C3eE3c1e4B-w0b0-w31-b2-3:2:7", "b4E1C3eE3c1e4B-w0b0-w31-n22-3:2:7"},
      {"b4E1C3eE3c1e4B-w0b0-w31-w64-3:2:99", "b4E1C3eE3c1e4B-w0b0-w31-n641-3:2:99"},
      {"b4E1C3eE3c1e4B2-w0b0-w31-n1-0:0:7", sample},
      {"b4E1C3eE3c1e4B\u2013w0b0\u2013w31\u2013n1\u20130:0:7", sample},
      {"b4E1C3eE3c1e4B-1:n-w-0:0:7", "b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:7"},
      {"b4E1C3eE3c1e4B-4:b-b-1:0:7", "b4E1C3eE3c1e4B-w0b0-b00-n42-1:0:7"},
      {"a4E1C3eE3c1e4B-1:n-w-0:0:7", "a4E1C3eE3c1e4B-w0b0-w00-n1-0:0:7"},
      {"b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:0-xVJ", "b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:0"},
  }};
  for (const Dialect& dialect : dialects) {
    const PositionNotes notes = test::notes_of(dialect.text);
    ASSERT_FALSE(notes.empty()) << dialect.text;
    EXPECT_EQ(notes.front().code, Code::position_form);
    EXPECT_EQ(notes.front().severity, Severity::warning);
    EXPECT_EQ(rewritten(dialect.text, bpn), dialect.canonical);
  }
  EXPECT_EQ(rewritten("  b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7\n", bpn), sample);
  EXPECT_EQ(rewritten("\"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7\"", bpn), sample);
}

TEST(Bpn, SplitAndExtendedFormsAreReadAndWritten) {
  EXPECT_EQ(rewritten("b4E1C3eE3c1e4B-w0b0-w31-n21-3:2:7", bpn_split), "b4E1C3eE3c1e4B-w0b0-w31-n2-1-3:2:7");
  for (const std::string_view text :
       {"b4E1C3eE3c1e4B-w0b0-w31-n1-6:3:7-xC", "b4E1C3eE3c1e4B-w0b0-w31-n1-6:3:7-xP",
        "b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:0-xJVD", "b4E1C3eE3c1e4B-w0b0-b31-n22-0:0:0-xJR3",
        "b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7", "aaa18AAA-w0b0-w00-n1-0:0:0-xH3", "a22A-w0b0-w00-n1-0:0:0-xH1",
        "bb3D1C3dD3c1d3BB-w0b0-w00-n1-0:0:0-xN"}) {
    PositionNotes notes;
    const auto reading = parse_position(rows::backgammon, text, notes);
    ASSERT_TRUE(reading) << text;
    EXPECT_EQ(test::written(reading->position, bpn_ext, *reading->rules), text);
    EXPECT_TRUE(notes.empty()) << test::told(notes);
  }
  const Position offered = read("b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:0-xD");
  EXPECT_TRUE(offered.double_offered && offered.on_roll == Side::first && offered.to_decide == Side::second);
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-w31-n2-1-3:2:7-xR2").resignation, 2);
}

TEST(Bpn, ContradictoryFlagsOfTheExtensionAreReported) {
  const auto told = [](std::string_view match) {
    std::string words;
    for (const Diagnostic& note : test::notes_of("b4E1C3eE3c1e4B-w0b0-w00-" + std::string(match))) {
      EXPECT_EQ(note.code, Code::odd_position);
      words.append(note.message.substr(0, note.message.find(':'))).append(";");
    }
    return words;
  };
  EXPECT_EQ(told("n1-0:0:7-xJV"), "the Jacoby rule is dropped;the beaver rule is dropped;");
  EXPECT_EQ(told("n1-0:0:1-xD"), "the double is dropped;");
  EXPECT_EQ(told("n327681-0:0:0-xD"), "the double is dropped;");
  EXPECT_EQ(told("n1-6:3:7-xCD"), "this cannot be the Crawford game;");
  EXPECT_EQ(told("n1-0:0:7-xP"), "the Crawford game is still to come;");
  EXPECT_EQ(told("n1-0:0:0-xP"), "the Crawford game is still to come;");
  EXPECT_EQ(told("n21-6:3:7-xP"), "");
  EXPECT_EQ(told("n1-6:6:7-xP"), "");
  // After a double the Crawford game is over.
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-w00-n1-6:3:7-xD").crawford, Flag::no);
  EXPECT_EQ(rewritten("b4E1C3eE3c1e4B-w0b0-w00-n1-6:3:7-xPD", bpn_ext),
            "b4E1C3eE3c1e4B-w0b0-w00-n1-6:3:7-xD");
}

TEST(Bpn, MissingFieldsAreUnknownOnlyIfPossible) {
  const auto crawford = [](std::string_view match) {
    return read("b4E1C3eE3c1e4B-w0b0-b00-" + std::string(match)).crawford;
  };
  EXPECT_EQ(crawford("n1-6:3:7"), Flag::unknown);
  EXPECT_EQ(crawford("n1-6:6:7"), Flag::no);
  EXPECT_EQ(crawford("n21-6:3:7"), Flag::no);
  EXPECT_EQ(crawford("n1-0:0:1"), Flag::no);
  EXPECT_EQ(crawford("n1-5:3:7"), Flag::no);
  EXPECT_EQ(crawford("n1-5:3:0"), Flag::no);
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0").jacoby, Flag::unknown);
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7").jacoby, Flag::no);
}

TEST(Bpn, MissingFieldsAreAssumedForNotationsThatRequireThem) {
  const auto assumed = [](std::string_view text) {
    std::string out;
    PositionNotes losses;
    write_position(rows::backgammon, read(text), xgid, out, losses);
    for (const Diagnostic& note : losses) EXPECT_EQ(note.code, Code::rules_assumed);
    return out.substr(out.find(':')) + ' ' + std::to_string(losses.size());
  };
  EXPECT_EQ(assumed("b4E1C3eE3c1e4B-w0b0-b00-n1-6:3:7"), ":0:0:1:00:3:6:1:7:10 1");
  EXPECT_EQ(assumed("b4E1C3eE3c1e4B-w0b0-b00-n21-6:3:7"), ":1:-1:1:00:3:6:0:7:10 0");
  EXPECT_EQ(assumed("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0"), ":0:0:1:00:0:0:0:0:10 2");
}

struct Refused {
  std::string_view text;
  PositionFault fault;
  std::string_view blamed;
};

PositionFault fault_of(std::string_view text, std::string* blamed = nullptr) {
  PositionNotes notes;
  if (const auto result = parse_position(rows::backgammon, text, notes); result) return PositionFault::none;
  const Diagnostic& last = notes.back();
  EXPECT_EQ(last.code, Code::bad_position);
  EXPECT_EQ(last.severity, Severity::error);
  if (blamed != nullptr) *blamed = text.substr(last.begin, last.end - last.begin);
  // No two faults have the same message, so the message shows the fault.
  for (int i = 1; i < position_fault_count; ++i) {
    const auto fault = static_cast<PositionFault>(i);
    if (explain_position(text, {fault, last.begin, last.end}).message == last.message) return fault;
  }
  ADD_FAILURE() << last.message;
  return PositionFault::none;
}

TEST(Bpn, EachFaultHasItsReasonAndItsPlace) {
  using enum PositionFault;
  constexpr std::array<Refused, 33> table{{
      {"b4E1C3eE3c1e4B-w0b0-w31", fields, "b4E1C3eE3c1e4B-w0b0-w31"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0-1-2-0:0:7", fields, "b4E1C3eE3c1e4B-w0b0-w31-n1-0-1-2-0:0:7"},
      {"b04E1C3eE3c1e4B-w0b0-w31-n1-0:0:7", run, "04"},
      {"b4E0C1C3eE3c1e4-w0b0-w31-n1-0:0:7", run, "0"},
      {"b4E1C3eE3c1e4p-w0b0-w31-n1-0:0:7", placement, "p"},
      {"b4E1C3eE3c1e.4B-w0b0-w31-n1-0:0:7", placement, "."},
      {"b4E1C3eE3c1e4B-w0b-w31-n1-0:0:7", bars, "w0b"},
      {"b4E1C3eE3c1e4B-b0w0-w31-n1-0:0:7", bars, "b0w0"},
      {"b4E1C3eE3c1e4B-w0b01-w31-n1-0:0:7", bars, "w0b01"},
      {"b4E1C3eE3c1e4B-w0b0-31-n1-0:0:7", turn, "31"},
      {"b4E1C3eE3c1e4B-w0b0-w70-n1-0:0:7", dice, "w70"},
      {"b4E1C3eE3c1e4B-w0b0-w6-n1-0:0:7", dice, "w6"},
      {"b4E1C3eE3c1e4B-w0b0-w31-2-0:0:7", cube_field, "2"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n-0:0:7", cube_field, "n"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n02-0:0:7", cube_field, "n02"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0", match_field, "0:0"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:00:7", match_field, "0:00:7"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:-1:7", match_field, "0:-1:7"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:32768", match_field, "0:0:32768"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7-x", extension, "x"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7-xCP", extension, "xCP"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7-xR", extension, "xR"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7-xQ", extension, "xQ"},
      {"b4E1C3eE3c1e4B1-w0b0-w31-n1-0:0:7", width, "b4E1C3eE3c1e4B1"},
      {"b4E1C3eE3c1e4B1A-w0b0-w31-n1-0:0:7", width, "b4E1C3eE3c1e4B1A"},
      {"b4E1C3eE3c1e4B-w0b1-w31-n1-0:0:7", count, "b4E1C3eE3c1e4B"},
      {"24-w0b0-w31-n1-0:0:7", empty, "24"},
      {"CCBBBA12abbbcc-w1b1-w31-n1-0:0:7", none, ""},
      {"BBBBBB12bbbbbb-w1b2-w31-n1-0:0:7", closed, "BBBBBB12bbbbbb"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n24-0:0:7", cube_owner, "n24"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n2-0:0:7", cube_centred, "n2"},
      {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:9:7", score, "0:9:7"},
      {"a23-w0b0-b21-n1-0:0:7", over, "b21"},
  }};
  for (const Refused& refused : table) {
    std::string blamed;
    EXPECT_EQ(static_cast<int>(fault_of(refused.text, &blamed)), static_cast<int>(refused.fault))
        << refused.text;
    EXPECT_EQ(blamed, refused.blamed) << refused.text;
  }
  // The first fault in the order of the checks is reported.
  EXPECT_EQ(fault_of("P4E1C3eE3c1e3B-w0b0-w31-n3-9:0:7"), placement);
  EXPECT_EQ(fault_of("o1O20-w0b0-w31-n3-9:0:7"), width);
  EXPECT_EQ(fault_of("o1O21-w1b0-w31-n3-9:0:7"), count);
  EXPECT_EQ(fault_of("o1O21-w0b0-w31-n3-9:0:7"), cube);
  EXPECT_EQ(fault_of("o1O21-w0b0-w31-n1-9:0:7"), score);
}

// Each line in the reference's list of invalid strings is refused with the expected fault, or accepted with a
// note.
TEST(Bpn, InvalidStringsOfTheCorpusAreRefused) {
  SKIP_WITHOUT_CORPUS();
  using enum PositionFault;
  constexpr std::array<PositionFault, 38> expected{
      fields,      fields, extension,  fields,     fields,       width,       width, none,
      run,         run,    placement,  placement,  count,        count,       bars,  bars,
      bars,        bars,   turn,       turn,       dice,         dice,        dice,  cube_field,
      cube,        cube,   cube_owner, cube_owner, cube_centred, match_field, score, match_field,
      match_field, none,   empty,      closed,     cube,         over};
  std::istringstream lines(mt::test::read_file(mt::test::corpus() / "backgammon/positions/bpn_invalid.tsv"));
  std::string line;
  std::size_t at = 0;
  while (std::getline(lines, line)) {
    if (line.starts_with('#')) continue;
    ASSERT_LT(at, expected.size());
    const std::string text = line.substr(0, line.find('\t'));
    EXPECT_EQ(static_cast<int>(fault_of(text)), static_cast<int>(expected[at])) << line;
    // The two texts that are accepted must have a note.
    EXPECT_TRUE(expected[at] != none || !test::notes_of(text).empty()) << line;
    ++at;
  }
  EXPECT_EQ(at, expected.size());
}

}  // namespace
}  // namespace mt::backgammon
