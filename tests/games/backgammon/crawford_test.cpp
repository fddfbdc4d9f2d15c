// The Crawford game in positions: where the score proves it, the notations need no mark.
#include "games/backgammon/reading_position.hpp"
#include "movetext/games/backgammon/cube.hpp"

namespace mt::backgammon {
namespace {

using enum PositionNotation;
using test::read;
using test::rewritten;

constexpr std::string_view proven_bpn = "b4E1C3eE3c1e4B-w0b0-b00-n1-2:0:3";

// BPN does not say whether this is the Crawford game. If the other side has no points, no game can have been
// played after the Crawford game.
TEST(Crawford, IsInferredIfTheScoreProvesIt) {
  for (std::uint32_t length = 1; length <= 9; ++length) {
    for (std::uint32_t white = 0; white < length; ++white) {
      for (std::uint32_t black = 0; black < length; ++black) {
        const std::string score =
            std::to_string(white) + ":" + std::to_string(black) + ":" + std::to_string(length);
        const bool is_possible = length > 1 && (white + 1 == length) != (black + 1 == length);
        const bool is_proven = is_possible && (white == 0 || black == 0);
        const std::string text = "b4E1C3eE3c1e4B-w0b0-b00-n1-" + score;
        const Position position = read(text);
        EXPECT_EQ(position.crawford, is_proven ? Flag::yes : is_possible ? Flag::unknown : Flag::no) << text;
        EXPECT_EQ(position.cube.state == CubeState::dead, is_proven) << text;
        const PositionNotes notes = test::notes_of(text);
        EXPECT_EQ(test::told(notes), is_proven ? "the score proves that this is the Crawford game\n" : "");
        for (const Diagnostic& note : notes) {
          EXPECT_EQ(note.severity, Severity::note);
          EXPECT_EQ(note.code, Code::rules_assumed);
        }
      }
    }
  }
  // The cube was turned, or is on offer: the match has no Crawford rule.
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-b00-n21-2:0:3").crawford, Flag::no);
  EXPECT_EQ(read("b4E1C3eE3c1e4B-w0b0-b00-n1-2:0:3-xD").crawford, Flag::no);
}

TEST(Crawford, IsWrittenWithoutALossIfTheScoreProvesIt) {
  for (int n = 0; n < position_notation_count; ++n) {
    const auto notation = static_cast<PositionNotation>(n);
    if (notation == simple) continue;
    PositionNotes losses;
    std::string text;
    write_position(rows::backgammon, read(proven_bpn), notation, text, losses);
    EXPECT_EQ(test::told(losses), "") << text;
    EXPECT_EQ(read(text), read(proven_bpn)) << text;
  }
  EXPECT_EQ(rewritten(proven_bpn, xgid), "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:2:1:3:10");
  EXPECT_EQ(rewritten(proven_bpn, bpn_ext), std::string(proven_bpn) + "-xC");
}

// A text that denies it is followed, because a match may be played without the Crawford rule. But it is
// reported, because the text may be wrong.
TEST(Crawford, IsReportedIfTheTextDeniesWhatTheScoreProves) {
  Position denied = read(proven_bpn);
  denied.crawford = Flag::no;
  for (const PositionNotation notation : {bpn_ext, xgid, gnubg, ogid, fibs, snowie, board}) {
    const std::string text = test::written(denied, notation);
    EXPECT_EQ(read(text).crawford, Flag::no) << text;
    EXPECT_EQ(why_not(read(text), Action::offer_double), Refusal::none) << text;
    const PositionNotes notes = test::notes_of(text);
    ASSERT_EQ(notes.size(), 1U) << text << test::told(notes);
    EXPECT_EQ(notes[0].severity, Severity::warning);
    EXPECT_EQ(notes[0].message,
              "the score proves that this is the Crawford game, but the text denies it: read as a match "
              "without the Crawford rule");
  }
  PositionNotes losses;
  std::string text;
  write_position(rows::backgammon, denied, bpn, text, losses);
  ASSERT_EQ(losses.size(), 1U);
  EXPECT_EQ(losses[0].message, "BPN cannot express whether this is the Crawford game");
  EXPECT_EQ(losses[0].severity, Severity::warning);
}

}  // namespace
}  // namespace mt::backgammon
