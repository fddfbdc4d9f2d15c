// Tests the collating sequence (section 12). It has eight keys; a key decides only if all keys before it are
// equal.
#include "chess_export.hpp"
#include "movetext/record/collate.hpp"

#include <gtest/gtest.h>
#include <initializer_list>

namespace {

using namespace mt;

// Returns the sort key of the first record of a text.
std::string key(std::string_view text) {
  Record record;
  replay::GameCache cache;
  std::size_t at = 0;
  bool found = false;
  test::read_and_play(text, at, record, cache, found);
  pgn::Writer writer(pgn::pgn());
  std::string movetext;
  writer.write_movetext(record, movetext);
  TagSheet sheet;
  sheet.fill(record);
  std::string out;
  append_collating_key(sheet, movetext, out);
  return out;
}

// In each comparison, the keys after the tested key are in the opposite order. This shows that these keys do
// not decide.
struct Game {
  std::string date = "2001.01.01", event = "E", site = "S", round = "1", white = "W", black = "B",
              result = "1-0", moves = "1. e4";
  std::string text() const {
    return "[Event \"" + event + "\"]\n[Site \"" + site + "\"]\n[Date \"" + date + "\"]\n[Round \"" + round +
           "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"" + result + "\"]\n\n" +
           moves + " " + result + "\n\n";
  }
};

void expect_order(std::initializer_list<Game> games) {
  std::string before;
  for (const Game& game : games) {
    const std::string now = key(game.text());
    EXPECT_LT(before, now) << game.text();
    before = now;
  }
}

TEST(CollatingSequence, Key1OrdersDatesByNumberWithUnknownPartsFirst) {
  expect_order({{.date = "????.??.??", .event = "Z"},
                {.date = "19??.??.??", .event = "Y"},
                {.date = "1993.??.??", .event = "X"},
                {.date = "1993.01.??", .event = "W"},
                {.date = "1993.01.01", .event = "V"},
                {.date = "1993.12.31", .event = "U"},
                {.date = "2000.01.01", .event = "T"}});
}

TEST(CollatingSequence, Key2OrdersEventsByBytes) {
  expect_order({{.event = "A", .site = "Z"},
                {.event = "AB", .site = "Y"},
                {.event = "a", .site = "X"},
                {.event = "\u00C9", .site = "W"}});
}

TEST(CollatingSequence, Key3OrdersSitesByBytes) {
  expect_order({{.site = "?", .round = "9"}, {.site = "A", .round = "8"}, {.site = "B", .round = "7"}});
}

TEST(CollatingSequence, Key4OrdersRoundsComponentByComponent) {
  expect_order({{.round = "?", .white = "Z"},
                {.round = "-", .white = "Y"},
                {.round = "2", .white = "X"},
                {.round = "4", .white = "W"},
                {.round = "4.1", .white = "V"},
                {.round = "4.1.2", .white = "U"},
                {.round = "4.2", .white = "T"},
                {.round = "10", .white = "S"},
                {.round = "final", .white = "R"}});
}

TEST(CollatingSequence, Key5OrdersByWhite) {
  expect_order({{.white = "A", .black = "Z"}, {.white = "B", .black = "Y"}});
}

TEST(CollatingSequence, Key6OrdersByBlack) {
  expect_order({{.black = "A", .result = "1/2-1/2"}, {.black = "B", .result = "*"}});
}

TEST(CollatingSequence, Key7OrdersByResult) {
  expect_order({{.result = "*", .moves = "1. h4"},
                {.result = "0-1", .moves = "1. g4"},
                {.result = "1-0", .moves = "1. f4"},
                {.result = "1/2-1/2", .moves = "1. e4"}});
}

TEST(CollatingSequence, Key8OrdersByTheExportedMovetext) {
  expect_order({{.moves = "1. d2-d4"}, {.moves = "1. e4"}, {.moves = "1. e4 e5"}});
}

}  // namespace
