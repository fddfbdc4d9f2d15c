// Finds the game of a record, with and without tags that name it.
#include "movetext/replay/choose_game.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/games/xiangqi/move_shapes.hpp"
#include "movetext/replay/other_game.hpp"
#include "movetext/replay/overruled_tags.hpp"
#include "movetext/replay/own_game.hpp"
#include "movetext/replay/tagged_games.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>

namespace mt::replay {
namespace {

Record read(std::string_view text) {
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  return record;
}

std::string by_tags(std::string_view text) {
  const Record record = read(text);
  const TaggedGame tagged = game_by_tags(record);
  if (tagged.unknown) return "unknown";
  return tagged.choice ? tagged.choice->writing.name() + ' ' + tagged.choice->writing.game_type() : "none";
}

TEST(ChooseGame, DecidesByTags) {
  EXPECT_EQ(by_tags("[GameType \"25\"]\n1. c3-d4 *"), "russian 25");
  EXPECT_EQ(by_tags("[GameType \"20,W,8,8,N2,0\"]\n1. 22-18 *"), "international 20,W,8,8,N2,0");
  EXPECT_EQ(by_tags("[GameType \"77\"]\n1. 1-5 *"), "unknown");
  EXPECT_EQ(by_tags("[Variant \"Frysk!\"]\n*"), "frysk 97");
  EXPECT_EQ(by_tags("[GameType \"25\"]\n[Variant \"Losing\"]\n*"), "russian-losing 25");
  EXPECT_EQ(by_tags("[GameType \"20\"]\n[Variant \"Killer\"]\n*"), "killer 20");
  EXPECT_EQ(by_tags("[GameType \"25\"]\n[Variant \"Diagonal Losing\"]\n*"), "diagonal-russian-losing 25");
  // The number decides, whatever the tag Variant contains.
  EXPECT_EQ(by_tags("[GameType \"25\"]\n[Variant \"Standard\"]\n*"), "russian 25");
  EXPECT_EQ(by_tags("[GameType \"20\"]\n[Variant \"Frisian\"]\n*"), "international 20");
  EXPECT_EQ(by_tags("1. 32-28 *"), "none");
}

// The cached result does not depend on earlier records, and the value of the tag is always a part of the
// record itself.
TEST(ChooseGame, IsCachedForTheSameTagsOnly) {
  TaggedGames games;
  const std::vector<std::string> texts{"[GameType \"25\"]\n1. c3-d4 *",
                                       "[Event \"a\"]\n[GameType \"25\"]\n1. c3-d4 *",
                                       "[GameType \"21\"]\n1. 11-15 *",
                                       "[GameType \"21\"]\n[Variant \"Losing\"]\n1. 11-15 *",
                                       "[Variant \"Losing\"]\n[Event \"a\"]\n[GameType \"21\"]\n1. 11-15 *",
                                       "[GameType \"77\"]\n1. 1-5 *",
                                       "[Event \"long\"]\n[GameType \"77\"]\n1. 1-5 *",
                                       "[GameType \"?\"]\n*",
                                       "[Variant \"Frysk!\"]\n*",
                                       "[Variant \"Diagonal Losing\"]\n1. a1-b2 *",
                                       "1. c3-d4 *",
                                       "1. 32-28 *"};
  for (const std::string& first : texts)
    for (const std::string& text : texts) {
      games.of(read(first));
      const Record record = read(text);
      const TaggedGame& tagged = games.of(record);
      const TaggedGame expected = game_by_tags(record);
      EXPECT_EQ(tagged.choice, expected.choice) << first << " then " << text;
      EXPECT_EQ(tagged.unknown, expected.unknown) << first << " then " << text;
      EXPECT_EQ(tagged.unknown_variant, expected.unknown_variant) << first << " then " << text;
      EXPECT_EQ(tagged.value.begin, expected.value.begin) << first << " then " << text;
      EXPECT_EQ(tagged.value.end, expected.value.end) << first << " then " << text;
    }
}

// A chess variant that is not supported is not read as chess.
TEST(ChooseGame, ReadsAVariantOfChess) {
  const auto variant = [](std::string_view value) -> std::string {
    const std::string text = "[Variant \"" + std::string(value) + "\"]\n1. e4 *";
    Record record;
    pgn::read_record(text, 0, test::pgn(), record);
    const TaggedGame tagged = game_by_tags(record);
    return tagged.unknown_variant ? "unknown" : tagged.choice->writing.name();
  };
  for (const std::string_view usual :
       {"", "?", "-", "Standard", "normal", "From Position", "Chess", "Classical", "Regular", "Illegal",
        "Orthodox Chess", "CLASSICAL_CHESS", "standard chess"})
    EXPECT_EQ(variant(usual), "chess") << usual;
  for (const std::string_view random :
       {"Chess960", "chess 960", "960", "FRC", "Fischer Random", "wild/fr", "Freestyle", "Freestyle Chess",
        "Fischerandom", "Fischer-Random", "Chess_960", "chess-960", "Fischerandom (Chess960)",
        "Fischer Random Chess 960", "9LX"})
    EXPECT_EQ(variant(random), "chess960") << random;
  for (const std::string_view other :
       {"Crazyhouse", "Atomic", "Antichess", "Losing", "Horde", "King of the Hill", "Three-check",
        "Racing Kings", "Frisian", "bughouse"})
    EXPECT_EQ(variant(other), "unknown") << other;
}

// If another tag names the game, the tag Variant does not affect the names of squares.
TEST(ChooseGame, AVariantBesideAGameTypeDoesNotTurnTheBoard) {
  for (const std::string variant : {"CXA", "UCCI League", "Checks", "Draws"})
    for (const std::string_view moves : {"1. h2e2 h9g7 *", "1. a3a4 *", "*"}) {
      const std::string text =
          "[Game \"Chinese Chess\"]\n[Variant \"" + variant + "\"]\n" + std::string(moves);
      Record record;
      pgn::read_record(text, 0, {pgn::pgn_of_red(), xiangqi::move_shapes}, record);
      const TaggedGame tagged = game_by_tags(record);
      ASSERT_TRUE(tagged.choice) << text;
      EXPECT_TRUE(tagged.choice->reading == tagged.choice->writing) << text;
      EXPECT_EQ(tagged.choice->writing.row->variant, variant);
    }
}

std::string by_file(std::initializer_list<std::string_view> texts) {
  std::vector<Record> records;
  for (const std::string_view text : texts) records.push_back(read(text));
  std::vector<const Record*> views;
  for (const Record& record : records) views.push_back(&record);
  GameCache cache;
  const FileGame file = game_of_file(views, std::nullopt, cache);
  return file.choice ? std::string(file.choice->writing.row->name) : "none";
}

TEST(ChooseGame, DecidesByTheShapesOfMoves) {
  EXPECT_EQ(by_file({"1. 32-28 19-23 *"}), "international");
  EXPECT_EQ(by_file({"1. 11-15 23-19 *"}), "english");
  EXPECT_EQ(by_file({"1. c3-d4 d6-c5 *"}), "russian");
  EXPECT_EQ(by_file({"1. f34 ed7 *"}), "international");
  EXPECT_EQ(by_file({"1. 55-49 18-24 *"}), "canadian");
}

// Some programs write positions with numbers for games whose moves are written with letters.
TEST(ChooseGame, MovesPrecedeTheNumbersOfAPosition) {
  EXPECT_EQ(by_file({"[FEN \"W:W22,24:B5,9\"]\n1. c3-d4 *"}), "russian");
  EXPECT_EQ(by_file({"[FEN \"W:W31-50:B1-20\"]\n1. d4-e5 *"}), "international");
  EXPECT_EQ(by_file({"[FEN \"W:W28,K50:B5\"]\n*", "[FEN \"W:Wc3,Kf8:Ba5\"]\n*"}), "international");
}

TEST(ChooseGame, DecidesByResultsWithoutMoves) {
  EXPECT_EQ(by_file({"2-0"}), "international");
  EXPECT_EQ(by_file({"[Result \"1-1\"]\n{agreed} *"}), "international");
  EXPECT_EQ(by_file({"1-0"}), "english");
  EXPECT_EQ(by_file({"2-0", "1. c3-d4 *"}), "russian") << "moves are better evidence";
}

TEST(ChooseGame, FollowsTheOtherRecordsOfTheFileWithoutMoves) {
  const Record record = read("1-0");
  const std::optional<GameChoice> italian{{*parse_game("italian"), *parse_game("italian")}};
  GameCache cache;
  EXPECT_EQ(game_of_file({&record}, italian, cache).choice->writing.name(), "italian");
}

// All records of a file decide together. The first record may be legal in a game that is not the game of the
// file.
TEST(ChooseGame, DecidesByAllRecordsOfAFile) {
  const std::string_view both = "1. c3-d4 d6-c5 *";
  const std::string_view czech_only =
      "1. a3-b4 b6-c5 2. b2-a3 f6-e5 3. b4-a5 c5-d4 4. e3xc5 d6xb4 5. a3xc5 c7-b6 6. a5xc7 d8xb6xd4xb2 *";
  EXPECT_EQ(by_file({both, czech_only}), by_file({czech_only}));
}

TEST(ChooseGame, FieldsThatContradictTheMovesAreOverruled) {
  const Record record =
      read("[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 18-23 2. 33-29 23x32 3. 37x28 17-22 4. 28x17 *");
  const GameSpec said = game_by_tags(record).choice->reading;
  GameCache cache;
  const auto other = other_game(record, said, game_by_tags(record), cache);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->choice.writing.game_type(), "20");
}

// An illegal move does not prove that the tag is wrong, unless the very first move is illegal.
TEST(ChooseGame, ARecordUnderAWrongTagHasASisterGame) {
  const auto sister = [](std::string_view text) -> std::string {
    const Record record = read(text);
    GameCache cache;
    const TaggedGame tagged = game_by_tags(record);
    EXPECT_FALSE(other_game(record, tagged.choice->reading, tagged, cache)) << text;
    const auto found = sister_game(record, tagged.choice->reading, cache);
    return found ? found->writing.name() : "none";
  };
  EXPECT_EQ(sister("[GameType \"21\"]\n1. 32-28 *"), "international");
  EXPECT_EQ(sister("[GameType \"20\"]\n1. 32-28 18-23 2. 28x18 *"), "none");
  EXPECT_EQ(sister("[GameType \"20\"]\n1. 32-28 19-23 2. 37-32 *"), "none");
}

TEST(ChooseGame, ATagIsOverruledIfItsBoardIsTooSmall) {
  const Record record = read("[GameType \"25\"]\n1. 32-28 18-23 2. 33-29 *");
  const TaggedGame tagged = game_by_tags(record);
  GameCache cache;
  const auto other = other_game(record, tagged.choice->reading, tagged, cache);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->choice.writing.name(), "international");
}

TEST(ChooseGame, FieldsOfAGameTypeApplyToItsVariant) {
  EXPECT_EQ(by_tags("[GameType \"20,B,10,10,N1,0\"]\n[Variant \"Killer\"]\n1. 17-22 *"),
            "killer 20,B,10,10,N1,0");
  EXPECT_EQ(by_tags("[GameType \"23,W,8,8,A0,0\"]\n[Variant \"Unified\"]\n*"), "unified-pool 23,W,8,8,A0,0");
}

TEST(ChooseGame, RightsThatOnlyChess960HasDecideForIt) {
  const auto heeded = [](std::string_view fen) {
    const std::string text = "[FEN \"" + std::string(fen) + "\"]\n\n*";
    Record record;
    pgn::read_record(text, 0, test::pgn(), record);
    GameChoice choice = *game_by_tags(record).choice;
    const std::size_t before = record.diagnostics.size();
    heed_rights(record, choice);
    const bool told = record.diagnostics.size() > before;
    EXPECT_EQ(told, choice.reading.name() == "chess960");
    return choice.writing.name();
  };
  EXPECT_EQ(heeded("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1"), "chess960");
  EXPECT_EQ(heeded("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "chess");
  EXPECT_EQ(heeded("4k3/8/8/8/8/8/8/6KR w KQkq - 0 1"), "chess");
}

// Some programs name squares by letters from the first mover's side. In the English game, that is Black's
// side.
TEST(ChooseGame, LettersFromTheOtherSideAreAccepted) {
  const Record record = read("[GameType \"21\"]\n1. c3-d4 f6-e5 *");
  GameCache cache;
  const auto other = other_game(record, game_by_tags(record).choice->reading, game_by_tags(record), cache);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->choice.writing.game_type(), "21");
}

}  // namespace
}  // namespace mt::replay
