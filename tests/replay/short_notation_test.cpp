// Russian short notation and diagonal notation look the same, so the record as a whole decides which one it
// uses.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/replay/finish.hpp"
#include "movetext/replay/replay.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>

namespace mt::replay {
namespace {

struct Read {
  std::string line;     // the moves, including moves of variations
  std::string refused;  // the first error
  std::string notes;    // codes of all notes and warnings
};

Read read(std::string_view game_name, std::string_view text) {
  const auto game = make_game(*parse_game(game_name));
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  const Replayed played = replay(record, *game, *game, {});
  Read out;
  for (std::uint32_t i = 0; i < (played.complete ? record.tape.size() : played.stop); ++i)
    if (record.tape[i].kind == EventKind::ply)
      out.line += (out.line.empty() ? "" : " ") + std::string(record.text(record.tape[i]));
  for (const Diagnostic& one : record.diagnostics) {
    if (one.severity == Severity::error && out.refused.empty()) out.refused = one.message;
    if (one.severity != Severity::error) out.notes += std::string(name(one.code)) + ' ';
  }
  return out;
}

constexpr std::string_view two_men = "[FEN \"W:Wd4,e5,h2:Bh8,h6,b8\"]\n\n";

std::string with_men(std::string_view moves) {
  return std::string(two_men) + std::string(moves);
}

TEST(ShortNotation, IsReadInGamesWithLetters) {
  EXPECT_EQ(read("russian", "1. cd4 dc5 2. bc3 fg5 3. cb4 gh4 4. bd6 ec5 *").line,
            "c3-d4 d6-c5 b2-c3 f6-g5 c3-b4 g5-h4 b4:d6 e7:c5");
  EXPECT_EQ(read("brazilian", "1. cd4 dc5 2. bc3 fg5 3. cb4 gh4 4. b:d6 *").line,
            "c3-d4 d6-c5 b2-c3 f6-g5 c3-b4 g5-h4 b4xd6");
  EXPECT_EQ(read("czech", "[FEN \"W:Wb4,g1:Bc5,h8\"]\n\n1. bxd6 hg7 *").line, "b4xd6 h8-g7");
  EXPECT_EQ(read("international", "1. de5 gf6 2. e:g7 f:h6 *").line, "32-28 19-23 28x19 13x24");
  EXPECT_EQ(read("turkish", "1. cc4 dd5 *").line, "c3-c4 d6-d5");
  EXPECT_EQ(read("russian", "[FEN \"W:Wa3,g1:Bb4,b6,d6\"]\n\n1. a:c5:e7 *").line, "a3:e7");
  EXPECT_EQ(read("russian", "[FEN \"W:Wa3,g1:Bb4,b6,d6\"]\n\n1. ac5:e7 *").line, "a3:e7");
}

TEST(ShortNotation, TheRecordDecidesWhatATextMeans) {
  EXPECT_EQ(read("russian", with_men("1. dc5 h6-g5 2. c5-b6 b8-a7 *")).line, "d4-c5 h6-g5 c5-b6 b8-a7");
  EXPECT_EQ(read("russian", with_men("1. dc5 h6-g5 2. d6-e7 *")).line, "e5-d6 h6-g5 d6-e7");
  EXPECT_EQ(read("russian", "1. cb4 fg5 2. bc3 *").line, "c3-b4 f6-g5 b2-c3");
  // A move in a variation also decides the notation if it is legal in only one notation.
  EXPECT_EQ(read("russian", with_men("1. dc5 h6-g5 (1... h8-g7 2. c5-b6) *")).line,
            "d4-c5 h6-g5 h8-g7 c5-b6");
  EXPECT_EQ(read("russian", with_men("1. h2-g3 h6-g5 (1... h8-g7 2. dc5 b8-a7 3. c5-b6) 2. dc5 *")).line,
            "h2-g3 h6-g5 h8-g7 d4-c5 b8-a7 c5-b6 d4-c5");
}

TEST(ShortNotation, UndecidedTextsAreErrors) {
  const Read open = read("russian", with_men("1. dc5 h6-g5 *"));
  EXPECT_EQ(open.line, "");
  EXPECT_EQ(open.refused,
            "dc5 can mean d4-c5 (short notation) or e5-d6 (diagonal notation); a tag Notation can decide");
  EXPECT_NE(read("russian", with_men("1. h2-g3 h6-g5 2. dc5 *")).refused, "");
  EXPECT_EQ(read("russian", with_men("1. h2-g3 h6-g5 2. dc5 *")).line, "h2-g3 h6-g5");
  // Two kings on the same file can make the move.
  EXPECT_EQ(read("russian", "[FEN \"W:WKd2,Kd6:Ba7,h8\"]\n\n1. df4 *").refused,
            "df4 can mean d2-f4 or d6-f4");
}

TEST(ShortNotation, TagsDecide) {
  EXPECT_EQ(read("russian", "[GameType \"25,W,8,8,S0,0\"]\n" + with_men("1. dc5 h6-g5 *")).line,
            "d4-c5 h6-g5");
  EXPECT_EQ(read("russian", "[Notation \"short\"]\n" + with_men("1. dc5 h6-g5 *")).line, "d4-c5 h6-g5");
  EXPECT_EQ(read("russian", "[Notation \"diagonal\"]\n" + with_men("1. dc5 *")).line, "e5-d6");
  EXPECT_EQ(read("russian", "[GameType \"25,W,8,8,S0,0\"]\n\n1. c3-d4 d6-c5 2. bc3 *").line,
            "c3-d4 d6-c5 b2-c3");
}

TEST(ShortNotation, TheUsualNotationDecidesIfTheRecordIsLegalInBoth) {
  // The move e23 exists only in diagonal notation.
  EXPECT_EQ(read("russian", "[FEN \"W:Wd4,e5,h2,c1:Bh8,h6,b8\"]\n\n1. dc5 h6-g5 2. e23 *").line,
            "e5-d6 h6-g5 c1-d2");
}

TEST(ShortNotation, GameTypesDeclareIt) {
  EXPECT_EQ(parse_game("russian")->short_game_type(), "25,W,8,8,S0,0");
  EXPECT_EQ(parse_game("international")->short_game_type(), "20,W,10,10,S0,0");
  EXPECT_EQ(parse_game("chess")->short_game_type(), "");
  Record record;
  const GameSpec spec = *parse_game("russian");
  finish_tags(record, tags_of(spec, false), board::Notation::short_form);
  EXPECT_EQ(record.tag("GameType"), "25,W,8,8,S0,0");
  EXPECT_EQ(record.tag("Notation"), "");
  finish_tags(record, tags_of(spec, false), spec.notation());
  EXPECT_EQ(record.tag("GameType"), "25");
}

TEST(SquaresApart, TheMissingSignIsReported) {
  const Read numbers = read("international", "1. 32 28 19 23 *");
  EXPECT_EQ(numbers.refused, "the sign between the squares 32 and 28 is missing");
  EXPECT_EQ(read("russian", "1. c3 d4 *").refused, "the sign between the squares c3 and d4 is missing");
  EXPECT_NE(read("international", "1. 32-28 28 *").refused, "");
}

}  // namespace
}  // namespace mt::replay
