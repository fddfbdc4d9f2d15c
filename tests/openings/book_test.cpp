// The tables of openings, and the tags that records get from them.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/openings/tagger.hpp"
#include "movetext/replay/replay.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>

namespace mt::openings {
namespace {

std::unique_ptr<const AnyGame> game_named(std::string_view name) {
  return make_game(*parse_game(name));
}

TEST(OpeningBook, EveryLineIsLegalAndEveryNameHasItsPosition) {
  for (const Table& table : tables()) {
    const Book book(*game_named(table.game), table.rows());
    EXPECT_EQ(book.illegal(), 0U) << table.game;
    EXPECT_EQ(book.repeated(), 0U) << table.game;
    EXPECT_EQ(book.size(), table.rows().size()) << table.game;
    EXPECT_GE(book.size(), 12U) << table.game;
  }
}

TEST(Ballots, EveryLineIsLegal) {
  std::map<std::string_view, std::size_t> lines;
  for (const Table& table : ballots()) {
    const auto game = game_named(table.game);
    const Book book(*game, table.rows());
    EXPECT_EQ(book.illegal(), 0U) << table.game;
    // The start position is found only if a ballot lacks its moves.
    EXPECT_EQ(book.find(*game, game->start()), nullptr) << table.game;
    lines[table.game] = table.rows().size();
  }
  // The American Checker Federation's deck, and the drawing tables of the World Draughts Federation.
  const std::map<std::string_view, std::size_t> published{
      {"english", 156}, {"russian", 736}, {"brazilian", 725}};
  EXPECT_EQ(lines, published);
}

// The positions that the federation publishes beside some of its moves.
TEST(Ballots, LeadToThePublishedPositions) {
  const Table* table = find_table(ballots(), *parse_game("russian"));
  ASSERT_NE(table, nullptr);
  const auto game = game_named("russian");
  const auto board_of = [&](std::string_view code) {
    for (const std::string_view row : table->rows()) {
      std::string_view moves;
      if (parse_row(row, moves).code != code) continue;
      std::string text;
      if (is_position(moves)) return std::string(moves);
      if (const auto position = replay::line_end(*game, moves))
        game->write_position(*position, "fen-numeric", text);
      return text;
    }
    return std::string("none");
  };
  // A man is displaced before the first move, so no moves lead to this position.
  EXPECT_EQ(board_of("37-IX"), "W:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  EXPECT_EQ(board_of("1-I"), "W:W17,21,22,23,24,25,26,27,28,30,31,32:B1,2,3,4,6,7,8,9,11,12,13,14");
  EXPECT_EQ(board_of("1-II"), "W:W17,21,22,23,24,25,26,27,28,29,31,32:B1,2,3,4,5,7,8,9,11,12,13,15");
  EXPECT_EQ(board_of("1-III"), "W:W17,20,21,22,23,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,12,13,15");
}

TEST(OpeningBook, RowsWithoutALineAreCounted) {
  constexpr std::array<std::string_view, 4> rows{"A\tone\te4", "A\ttwo\te4 e4", "A\tthree\te4",
                                                 "A\tfour\te9"};
  const Book book(*game_named("chess"), rows);
  EXPECT_EQ(book.size(), 1U);
  EXPECT_EQ(book.illegal(), 2U);
  EXPECT_EQ(book.repeated(), 1U);
}

TEST(OpeningBook, ANameIsSplitAtItsColon) {
  std::string_view moves;
  const Opening opening = parse_row("B90\tSicilian Defense: Najdorf Variation, English Attack\te4 c5", moves);
  EXPECT_EQ(opening.code, "B90");
  EXPECT_EQ(opening.name, "Sicilian Defense");
  EXPECT_EQ(opening.variation, "Najdorf Variation, English Attack");
  EXPECT_EQ(moves, "e4 c5");
  EXPECT_EQ(parse_row("\tCross\t11-15 23-18", moves).variation, "");
}

// A game with another board, start position or goal does not use the table of the usual game.
TEST(OpeningCache, IsUsedOnlyForTheGameOfItsTable) {
  const BookCache cache;
  const auto has = [&](std::string_view game) { return cache.find(*parse_game(game)) != nullptr; };
  EXPECT_TRUE(has("chess"));
  EXPECT_TRUE(has("english"));
  EXPECT_TRUE(has("othello"));
  EXPECT_FALSE(has("chess960"));
  EXPECT_FALSE(has("english-losing"));
  EXPECT_FALSE(has("21,B,10,10,N1,0"));
  EXPECT_FALSE(has("turkish"));
  for (const std::string_view game : {"international", "russian", "brazilian", "czech", "italian", "xiangqi"})
    EXPECT_TRUE(has(game)) << game;
}

// A game is the same in every notation of moves and positions, so it uses the same table.
TEST(OpeningCache, IsUsedForAnyLettersAndAnyFen) {
  const BookCache cache;
  const GameSpec chess = *parse_game("chess");
  const Book* book = cache.find(chess);
  ASSERT_NE(book, nullptr);
  EXPECT_EQ(cache.find(with_piece_letters(chess, *parse_piece_letters("de"))), book);
  EXPECT_EQ(cache.find(with_fen_form(chess, fen_form("fen", "shredder"))), book);
}

class Tagging : public ::testing::Test {
 protected:
  // Returns the tags after the roster, after the record was replayed.
  std::string tags(std::string_view text, Renew renew = Renew::no, std::string_view name = "chess") {
    const auto game = game_named(name);
    Record record;
    pgn::read_record(text, 0, name == "chess" ? test::pgn() : test::pdn(), record);
    Tagger tagger(cache_, renew);
    tagger.begin(*game);
    replay::replay(record, *game, *game, {.notation = game->notation(), .follower = &tagger});
    tagger.tag(record);
    std::string out;
    for (const std::string_view tag : {"ECO", "Opening", "Variation", "SubVariation"})
      if (record.find_tag(tag) != nullptr) (out += out.empty() ? "" : " | ") += record.tag(tag);
    return out;
  }

  const BookCache cache_;
};

TEST_F(Tagging, TheLastPositionWithANameWins) {
  const std::string najdorf = tags("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 *");
  EXPECT_EQ(najdorf, "B90 | Sicilian Defense | Najdorf Variation");
  EXPECT_EQ(tags("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Na4 Nxe4 7. f3 *"), najdorf);
  EXPECT_EQ(tags("1. h4 h5 2. h3 *"), tags("1. h4 *"));
  EXPECT_EQ(tags("*"), "");
}

TEST_F(Tagging, TranspositionsCount) {
  const std::string queens_gambit = tags("1. d4 d5 2. c4 e6 *");
  EXPECT_EQ(queens_gambit, "D30 | Queen's Gambit Declined");
  EXPECT_EQ(tags("1. c4 e6 2. d4 d5 *"), queens_gambit);
}

TEST_F(Tagging, VariationsOfTheRecordDoNotCount) {
  EXPECT_EQ(tags("1. e4 (1. d4 d5 2. c4 e6) *"), tags("1. e4 *"));
}

TEST_F(Tagging, ASetUpPositionHasNoOpening) {
  EXPECT_EQ(tags("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1\"]\n1. e4 c5 *"), "");
  // A set-up position has no opening, even if its moves reach a position of the table.
  EXPECT_EQ(tags("[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n1... c5 *"), "");
  EXPECT_EQ(tags("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n1. e4 c5 *"),
            "B20 | Sicilian Defense");
}

TEST_F(Tagging, ExistingTagsAreKept) {
  EXPECT_EQ(tags("[ECO \"B20\"]\n1. e4 c5 *"), "B20 | Sicilian Defense");
  EXPECT_EQ(tags("[ECO \"B20j\"]\n1. e4 c5 *"), "B20j | Sicilian Defense");
  EXPECT_EQ(tags("[ECO \"?\"]\n1. e4 c5 *"), "B20 | Sicilian Defense");
  // An existing code from another table is kept. The name is that of the opening that was played.
  EXPECT_EQ(tags("[ECO \"A00\"]\n1. e4 c5 *"), "A00 | Sicilian Defense");
  EXPECT_EQ(tags("[Opening \"Sizilianisch\"]\n1. d4 d5 2. c4 e6 3. Nc3 c5 *"), "D32 | Sizilianisch");
  EXPECT_EQ(tags("[Opening \"Sicilian Defense\"]\n1. e4 c5 2. f4 *"), tags("1. e4 c5 2. f4 *"));
}

TEST_F(Tagging, RenewedTagsComeFromTheTable) {
  EXPECT_EQ(
      tags("[ECO \"A00\"]\n[Opening \"x\"]\n[Variation \"y\"]\n[SubVariation \"z\"]\n1. e4 c5 *", Renew::yes),
      "B20 | Sicilian Defense");
  // If there is no opening, nothing is removed.
  EXPECT_EQ(tags("[ECO \"A00\"]\n*", Renew::yes), "A00");
}

TEST_F(Tagging, DraughtsOpeningsAreNamedOnSeveralBoards) {
  EXPECT_EQ(tags("1. 32-28 18-23 2. 38-32 *", Renew::no, "international"), "Chefneux Opening");
  EXPECT_EQ(tags("1. cd4 dc5 2. bc3 fg5 *", Renew::no, "russian"), "City Game");
  EXPECT_EQ(tags("1. c3-d4 f6-g5 2. b2-c3 d6-c5 *", Renew::no, "brazilian"), "City Game");
  EXPECT_EQ(tags("1. ab4 ba5 2. ba3 ab6 3. ab2 dc5 *", Renew::no, "russian"), "a3-b4 Opening | ballot 1-I");
}

// Every game of draughts with a table has a name from its first move on, and a variation from the second.
TEST_F(Tagging, EveryFirstMoveAndReplyOfDraughtsHasAName) {
  for (const Table& table : tables()) {
    const auto game = game_named(table.game);
    if (game->spec().family().name != "draughts") continue;
    const Book* book = cache_.find(game->spec());
    std::vector<std::string> firsts;
    game->legal_moves(game->start(), game->notation(), firsts);
    for (const std::string& first : firsts) {
      const auto after = replay::line_end(*game, first);
      ASSERT_TRUE(after) << table.game << ' ' << first;
      EXPECT_NE(book->find(*game, *after), nullptr) << table.game << ' ' << first;
      std::vector<std::string> replies;
      game->legal_moves(*after, game->notation(), replies);
      for (const std::string& reply : replies) {
        const auto end = replay::line_end(*game, first + ' ' + reply);
        ASSERT_TRUE(end) << table.game << ' ' << first << ' ' << reply;
        EXPECT_NE(book->find(*game, *end), nullptr) << table.game << ' ' << first << ' ' << reply;
      }
    }
  }
}

// An unknown value counts as missing, and is not kept beside the name.
TEST_F(Tagging, PlaceholdersCountAsMissingTags) {
  for (const std::string value : {"?", "-", "", " ? "}) {
    const std::string none =
        "[ECO \"" + value + "\"]\n[Opening \"" + value + "\"]\n[Variation \"" + value + "\"]\n";
    EXPECT_EQ(tags(none + "1. e4 c5 *"), "B20 | Sicilian Defense") << value;
    EXPECT_EQ(tags(none + "1. e4 c5 2. f4 *"), tags("1. e4 c5 2. f4 *")) << value;
  }
  EXPECT_EQ(tags("[Opening \"x\"]\n[Variation \"?\"]\n1. e4 c5 *"), "B20 | x | ?");
}

TEST_F(Tagging, EnglishDraughtsHasNamesButNoCodes) {
  EXPECT_EQ(tags("1. 11-15 24-19 *", Renew::no, "english"), "Old Faithful | 24-19 Variation");
  EXPECT_EQ(tags("1. 11-15 23-18 8-11 27-23 11-16 *", Renew::no, "english"), "Slip Cross");
  EXPECT_EQ(tags("1. 9-13 *", Renew::no, "english"), "Edinburgh");
}

}  // namespace
}  // namespace mt::openings
