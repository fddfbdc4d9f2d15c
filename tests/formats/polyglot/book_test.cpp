// Keys, moves and entries of Polyglot books. The keys are those of "Polyglot book format" (section "Test
// data").
#include "movetext/formats/polyglot/binder.hpp"
#include "movetext/formats/polyglot/entry.hpp"
#include "movetext/formats/polyglot/key.hpp"

#include <gtest/gtest.h>

namespace mt::polyglot {
namespace {

TEST(Polyglot, HasThePublishedKeys) {
  struct Row {
    std::string_view fen;
    std::uint64_t key;
  };
  // The en passant squares are those of X-FEN: only if an enemy pawn is beside the pawn.
  for (const Row& row : std::initializer_list<Row>{
           {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b'9618'1691'fc9c},
           {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", 0x823c'9b50'fd11'4196},
           {"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", 0x0756'b944'61c5'0fb0},
           {"rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662f'afb9'65db'29d4},
           {"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a4'8b5a'8e47'ff78},
           {"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3", 0x652a'607c'a3f2'42c1},
           {"rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4", 0x00fd'd303'c946'bdd9},
           {"rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c81'23ea'7b06'7637},
           {"rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4", 0x5c3f'9b82'9b27'9560}})
    EXPECT_EQ(key_of(row.fen), row.key) << row.fen;
}

TEST(Polyglot, RefusesOtherTexts) {
  for (const std::string_view text :
       {"", "w", "W:W31:B20", "9/8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8/8/8 w - -",
        "7/8/8/8/8/8/8/8 w - -", "ppppppppp/8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8/7x w - -"})
    EXPECT_EQ(key_of(text), std::nullopt) << text;
}

TEST(Polyglot, NumbersMoves) {
  constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
  EXPECT_EQ(move_of("e2e4", start), 4 | 3 << 3 | 4 << 6 | 1 << 9);
  EXPECT_EQ(move_of("a7b8q", "8/P7/8/8/8/8/8/k6K w - -"), 1 | 7 << 3 | 0 << 6 | 6 << 9 | 4 << 12);
  constexpr std::string_view castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";
  EXPECT_EQ(move_of("e1g1", castles), 7 | 4 << 6) << "the king takes its rook on h1";
  EXPECT_EQ(move_of("e1c1", castles), 0 | 4 << 6);
  EXPECT_EQ(move_of("e8g8", castles), 7 | 7 << 3 | 4 << 6 | 7 << 9);
  EXPECT_EQ(move_of("e8c8", castles), 0 | 7 << 3 | 4 << 6 | 7 << 9);
  EXPECT_EQ(move_of("e1g1", "4k3/8/8/8/8/8/8/4R1K1 w - -"), 6 | 4 << 6) << "a rook that moves two squares";
  for (const std::string_view text : {"", "e2", "e2e9", "i2e4", "e7e8k", "e2e4e5"})
    EXPECT_EQ(move_of(text, start), 0) << text;
}

TEST(Polyglot, AnEntryHasItsHighestBytesFirst) {
  std::string bytes;
  append_entry({.key = 0x463b'9618'1691'fc9c, .move = 0x031c, .weight = 258}, bytes);
  EXPECT_EQ(bytes, std::string("\x46\x3b\x96\x18\x16\x91\xfc\x9c\x03\x1c\x01\x02\0\0\0\0", 16));
  EXPECT_EQ(read_entry(bytes), (Entry{0x463b'9618'1691'fc9c, 0x031c, 258}));
}

std::string entries(std::initializer_list<Entry> list) {
  std::string bytes;
  for (const Entry& entry : list) append_entry(entry, bytes);
  return bytes;
}

std::string bound(std::string_view rows) {
  BookBinder binder;
  std::string out;
  for (; !rows.empty(); rows.remove_prefix(entry_bytes)) binder.bind(rows.substr(0, entry_bytes), out);
  return out + binder.end().tail;
}

TEST(Polyglot, AddsTheWeightsOfAMove) {
  EXPECT_EQ(bound(entries({{1, 5, 2}, {1, 5, 1}, {1, 6, 0}, {1, 7, 2}, {1, 7, 2}, {2, 5, 1}})),
            entries({{1, 7, 4}, {1, 5, 3}, {2, 5, 1}}))
      << "the best move comes first; a move that has only lost is left out";
  EXPECT_EQ(bound(""), "");
}

TEST(Polyglot, DividesWeightsThatAreTooLarge) {
  std::string rows;
  for (int i = 0; i < 3; ++i) append_entry({.key = 1, .move = 5, .weight = 40'000}, rows);
  append_entry({.key = 1, .move = 6, .weight = 60'000}, rows);
  append_entry({.key = 1, .move = 7, .weight = 1}, rows);
  append_entry({.key = 2, .move = 7, .weight = 1}, rows);
  EXPECT_EQ(bound(rows), entries({{1, 5, 65'535}, {1, 6, 32'767}, {1, 7, 1}, {2, 7, 1}}));
}

}  // namespace
}  // namespace mt::polyglot
