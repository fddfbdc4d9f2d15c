// Checks records: omitted and written passes, scores, and faults of moves.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/games/othello/move_shapes.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/replay/replay.hpp"
#include "support/dice.hpp"
#include "support/reading.hpp"

#include <algorithm>

namespace mt::othello::test {
namespace {

struct Played {
  replay::Replayed replayed;
  std::string moves;   // the moves as the replay writes them
  std::string text;    // the whole record
  std::string result;  // the result of the record
  std::string faults;  // the messages, each with its code
};

Played played(const std::string& text, const std::string& name = "othello") {
  const auto any = make_game(*parse_game(name));
  const std::string read = text + '\n';
  Record record;
  pgn::read_record(read, 0, {pgn::pdn(), move_shapes}, record);
  Played out;
  out.replayed = replay::replay(record, *any, *any, {.notation = any->notation()});
  for (const Diagnostic& fault : record.diagnostics)
    if (fault.code != Code::no_terminator)
      out.faults +=
          (out.faults.empty() ? "" : "; ") + fault.message + " [" + std::string(mt::name(fault.code)) + ']';
  pgn::Writer writer(pgn::pdn(), {.line_width = 2000});
  writer.write_movetext(record, out.moves);
  writer.write(record, out.text);
  out.result = record_result(record);
  return out;
}

// Games with their scores from the base of the Fédération Française d'Othello.
struct Game {
  const char* transcript;
  const char* result;
  std::uint32_t moves;
  std::size_t passes;
};
constexpr Game games[] = {
    {"f5d6c5f6e7f4g5e6e3", "64-0", 9, 0},
    {"f5f4e3f6d3c3c4c5e6f3d6c6b5a5b4a4", "0-64", 16, 0},
    {"f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8f8g8d1g2e1f1b7a8a"
     "7a1h1g7g1b2b1",
     "32-32", 58, 0},
    {"f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7a7a6g7c6c5b6a5b5c4h2f2e2g2h1g1f1c1e1d"
     "1c2a3",
     "64-0", 54, 15},
};

std::size_t passes_in(const std::string& moves) {
  std::size_t passes = 0;
  for (std::size_t at = 0; (at = moves.find("--", at)) != std::string::npos; at += 2) ++passes;
  return passes;
}

TEST(OthelloRecord, TranscriptsAreReplayedWithTheirPasses) {
  for (const Game& game : games) {
    const Played once = played(game.transcript);
    ASSERT_TRUE(once.replayed.complete) << once.faults;
    EXPECT_EQ(once.replayed.plies, game.moves);
    EXPECT_EQ(once.result, game.result) << once.moves;
    EXPECT_EQ(passes_in(once.moves), game.passes) << once.moves;
    const Played twice = played(once.text);
    EXPECT_EQ(twice.text, once.text);
    EXPECT_EQ(twice.faults, "");
  }
}

TEST(OthelloRecord, EveryDialectGivesTheSameGame) {
  const std::string moves = "1. f5 d6 2. c5 f4 *";
  for (const char* text : {"f5d6c5f4 *", "F5d6C5f4 *", "F5-D6-C5-F4 *", "f5,d6,c5,f4 *",
                           "1. F5 D6 2. C5 F4 *", "1.F5 D6\n3.C5 F4 *", "P@f5 P@d6 P@c5 P@f4 *"})
    EXPECT_EQ(played(text).moves, moves + '\n') << text;
}

// A position in which White has no move after 16. ... and Black has none after White's next move.
constexpr std::string_view before_pass = "-----------------------O---OOOO----OOO-X---OOOXX-----O-X----XXX- O";
std::string from(std::string_view position, std::string_view moves) {
  return "[FEN \"" + std::string(position) + "\"]\n\n" + std::string(moves);
}

TEST(OthelloRecord, APassMayBeWrittenOrLeftOut) {
  const std::string said = played(from(before_pass, "1... -- 2. c4 *")).moves;
  EXPECT_EQ(said, "1... -- 2. c4 *\n");
  for (const char* text :
       {"c4 *", "pass c4 *", "1. pa 2. C4 *", "1. ps c4 *", "@@ c4 *", "PAc4 *", "--c4 *"}) {
    const Played game = played(from(before_pass, std::string("1. ") + text));
    EXPECT_EQ(passes_in(game.moves), 1U) << text << ": " << game.moves << game.faults;
    EXPECT_EQ(game.replayed.plies, 1U);
  }
}

TEST(OthelloRecord, APassWithAMoveIsAnError) {
  const Played game = played("f5 -- d6 *");
  EXPECT_FALSE(game.replayed.complete);
  EXPECT_EQ(game.replayed.stop, 1U);
  EXPECT_EQ(game.faults, "-- is not legal: White has a move, such as f4 [illegal-move]");
  const Played twice = played(from(before_pass, "1. -- -- c4 *"));
  EXPECT_FALSE(twice.replayed.complete);
}

TEST(OthelloRecord, APassAfterTheEndIsLeftOut) {
  const Played game = played("[Result \"64-0\"]\n\nf5d6c5f6e7f4g5e6e3 -- pass 64-0");
  EXPECT_TRUE(game.replayed.complete);
  EXPECT_EQ(passes_in(game.moves), 0U);
  EXPECT_EQ(game.faults,
            "-- has no meaning: the game is over, neither side has a move [null-move]; "
            "pass has no meaning: the game is over, neither side has a move [null-move]");
}

TEST(OthelloRecord, ResultsAreScores) {
  const std::string moves = "f5d6c5f6e7f4g5e6e3 ";
  const auto result = [&](const std::string& text) {
    return played("[Result \"" + text + "\"]\n\n" + moves);
  };
  EXPECT_EQ(result("64-0").faults, "");
  EXPECT_EQ(result("1-0").result, "64-0");
  EXPECT_EQ(result("1-0").faults, "");
  EXPECT_EQ(result("0-1").faults, "the game says 0-1, but the last position makes it 64-0 [wrong-result]");
  EXPECT_EQ(result("13-51").faults,
            "the game says 13-51, but the last position makes it 64-0 [wrong-result]");
  EXPECT_EQ(played("[Result \"20-44\"]\n\nf5d6").faults, "");  // unfinished: agreed score
}

// A score in the tags is not read as a move. The moves are still read on the fast path, as in records with
// other results.
TEST(OthelloRecord, AScoreInTheTagsDoesNotChangeMoves) {
  const auto shapes_of = [](const std::string& result) {
    const std::string text = "[Result \"" + result + "\"]\n\n1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3 " +
                             result + std::string(200, '\n') + "[Event \"b\"]\n";
    Record record;
    pgn::read_record(text, 0, {pgn::pdn(), move_shapes}, record);
    EXPECT_EQ(record.tape.size(), 10U);
    return std::count_if(record.tape.begin(), record.tape.end(),
                         [](const Event& event) { return event.arg != 0; });
  };
  EXPECT_EQ(shapes_of("1-0"), 9);
  EXPECT_EQ(shapes_of("64-0"), 9);
}

TEST(OthelloRecord, WithFewestDiscsTheOtherSideWins) {
  const Played game = played("[Result \"0-1\"]\n\nf5d6c5f6e7f4g5e6e3", "othello-losing");
  EXPECT_EQ(game.faults, "");
  EXPECT_EQ(game.result, "64-0");
}

TEST(OthelloRecord, FaultsOfAMoveAreExplained) {
  const auto fault = [](const std::string& moves) { return played(moves).faults; };
  EXPECT_EQ(fault("f5 d6 d6 *"), "d6 is not legal: there is a disc on that square [illegal-move]");
  EXPECT_EQ(fault("f5 a1 *"), "a1 is not legal: White turns no disc there [illegal-move]");
  EXPECT_EQ(fault("f5 i5 *"), "i5 is not a square of this board; its last square is h8 [square-range]");
  EXPECT_EQ(fault("f5 a9 *"), "a9 is not a square of this board; its last square is h8 [square-range]");
  EXPECT_EQ(fault("[Result \"64-0\"]\n\nf5d6c5f6e7f4g5e6e3 a1 64-0"),
            "a1 is not legal: the game is over, neither side has a move [illegal-move]");
  EXPECT_EQ(fault(from(before_pass, "1. h8 *")),
            "h8 is not legal: Black turns no disc there, and White has no move and passes [illegal-move]");
}

// A variation replaces the ply before it, whether that ply is followed by a pass or not.
TEST(OthelloRecord, VariationsHaveTheirOwnPasses) {
  const Played game = played(from(before_pass, "1... -- 2. c4 (2. c6 {a comment}) (2. d3) *"));
  EXPECT_TRUE(game.replayed.whole) << game.faults;
  EXPECT_EQ(game.moves, "1... -- 2. c4 (2. c6 {a comment}) (2. d3) *\n");
  const Played silent = played(from(before_pass, "1. c4 (1. c6 {a comment}) (1. d3) *"));
  EXPECT_TRUE(silent.replayed.whole) << silent.faults;
  EXPECT_EQ(silent.moves, game.moves);
}

// A move that lacks a character, or has an extra one, ends the game with an error. The reader never skips a
// disc to continue.
TEST(OthelloRecord, ADamagedMoveIsAnError) {
  struct Row {
    const char* text;
    std::uint32_t plies;
  };
  const Row rows[] = {
      {"f5-d6-c-f6-e7-f4", 2}, {"f5-d6-5-f6-e7-f4", 2},  {"@f5d6c5f6", 0},     {"f5d6c.f6", 2},
      {"f5d6cf6e7f4", 2},      {"P@f5 @d6 P@c5", 1},     {"P@f5 P@d P@c5", 1}, {"P@f5 Pd6 P@c5", 1},
      {"f5 d6 c f6", 2},       {"f5 d6 5 f6", 2},        {"f5 dx c5 f6", 1},   {"1. F5 D6 2. C F6", 2},
      {"1. F5 D 2. C5 F6", 1}, {"1. F5 De 2. C5 F6", 1}, {"f5-d6-c", 2},       {"f5-d6-a0", 2},
  };
  for (const Row& row : rows) {
    const Played game = played(std::string("[Event \"a\"]\n\n") + row.text + " *");
    EXPECT_NE(game.faults.find(" is not "), std::string::npos) << row.text << ": " << game.faults;
    EXPECT_LE(game.replayed.plies, row.plies) << row.text;
    EXPECT_FALSE(game.replayed.complete) << row.text;
  }
}

}  // namespace
}  // namespace mt::othello::test
