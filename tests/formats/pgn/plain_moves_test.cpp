// Compares the fast path for plain moves with the general path. The reader uses the fast path only if enough
// bytes follow the move. So the same text is read by the general path if only a few bytes follow it.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/games/othello/move_shapes.hpp"
#include "movetext/games/xiangqi/move_shapes.hpp"
#include "support/grammar.hpp"
#include "support/pdn.hpp"

#include <array>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace mt::pgn {
namespace {

constexpr std::size_t most_bytes = 120;  // the fast path needs more bytes than this

struct Words {
  std::vector<std::string_view> moves;
  std::vector<std::string_view> others;  // forms that are rarely used
};

const Words draughts_words{
    .moves = {"32-28", "1-6",   "2-7",   "3-8",  "9-14",  "12-8",  "20x14", "5x14",  "32x1",  "4x2",
              "1- 6",  "12- 8", "47x 9", "4x 1", "28x19", "17-22", "40x29", "11x22", "10-10", "46-5"},
    .others = {"1-0",      "2-0",     "0-1",   "1-1",    "2- 0",  "1 - 0", "18x 29 x 40", "47x36 <42,29>",
               "28x19x10", "x",       "05-10", "28:19",  "28X19", "c3-b4", "32-",         "22x",
               "{so}",     "(12-17)", "$4",    "32-28!", "12",    "5.",    "0-0",         "*",
               "\u2013",   "3228",    "28*19", "--",     "7",     "4x",    "12.31-27",    "x40",
               ":40",      "- 40",    "<42>"}};
const Words chess_words{
    .moves = {"e4", "Nf3", "exd5", "Nxe5", "Nbd2", "R1e2", "O-O", "O-O-O", "Qh4+", "e8=Q#", "Qxe5+", "Kd2"},
    .others = {"1-0",  "e8",   "Nf33",    "e4!", "{so}", "(Nc3)", "$4",    "ed",
               "e.p.", "0-0",  "N",       "12",  "5.",   "...",   "Nf3+-", "nf3",
               "*",    "e4e5", "Qh5mate", "--",  "a8 N", "Nf3e5", "Ne8=Q", "Kd2e8=Q#"}};
const Words xiangqi_words{
    .moves = {"C2.5", "h8+7", "R1=2", "P+-1", "+R.3", "h2e2", "H2-E2", "a0a1", "炮二平五", "马８进７",
              "前炮退１", "N2+3"},
    .others = {"1-0",      "C2.0",   "{so}",     "(C2.5)",   "$4",     "15+1",       "33.4", "3+.4",
               "Pa.5",     "*",      "12",       "5.",       "...",    "C2.5+",      "--",   "h2",
               "二兵平七", "C2.55",  "h2e2!",    "前三平四", "炮二平", "炮二平五！", "C0.5", "炮二平五六",
               "H2-E",     "H2-E22", "Ｃ２．５", "h2e22",    "ch2e2",  "炮〇平五"}};
const Words othello_words{
    .moves = {"f5", "D6", "c3", "h8", "A1", "e6"},
    .others = {"1-0", "f5d6",  "i9", "--", "pa", "pass", "P@f5", "{so}", "(d6)",  "$4",
               "f55", "F5-D6", "12", "5.", "*",  "f0",   "f",    "f5!",  "52-12", "d10"}};
constexpr std::array<std::string_view, 10> gaps{" ",  " ",    " ",   " ",     "  ",
                                                "\n", "\r\n", "   ", " \r\n", " \t"};

std::string random_movetext(const Words& words, std::mt19937& random) {
  const auto one_of = [&](const auto& list) { return list[random() % list.size()]; };
  const bool odd = random() % 2 == 0;
  std::string text = "1.";
  for (int ply = 0;; ++ply) {
    std::string next;
    if (ply % 2 == 0 && ply > 0) next = std::to_string(ply / 2 + (odd && random() % 16 == 0 ? 2 : 1)) + '.';
    if (ply % 2 == 0 && random() % 8 != 0) next += one_of(gaps);
    next += odd && random() % 6 == 0 ? one_of(words.others) : one_of(words.moves);
    next += one_of(gaps);
    if (text.size() + next.size() > most_bytes) return text;
    text += next;
  }
}

// Returns the record at the beginning of the text, with its diagnostics.
std::string reading_of(std::string_view text, const Grammar& grammar) {
  Record record;
  const Reading reading = read_record(text, 0, grammar, record);
  std::string out = std::to_string(reading.end < text.size() ? reading.end : 0) + ':';
  for (const Event& event : record.tape)
    out += ' ' + std::to_string(static_cast<int>(event.kind)) + ',' + std::to_string(event.flags) + ',' +
           std::to_string(event.text.begin) + '-' + std::to_string(event.text.end);
  for (const Diagnostic& diagnostic : record.diagnostics)
    out += " [" + std::to_string(diagnostic.begin) + ' ' + diagnostic.message + ']';
  return out;
}

void compare(const Words& words, const Grammar& grammar) {
  std::mt19937 random(20);
  const std::string after(256, ' ');
  for (int i = 0; i < 20'000; ++i) {
    const std::string text = random_movetext(words, random);
    ASSERT_EQ(reading_of(text + after, grammar), reading_of(text, grammar)) << text;
  }
}

TEST(PlainMoves, AreReadLikeOthersInDraughts) {
  compare(draughts_words, test::pdn());
}
TEST(PlainMoves, AreReadLikeOthersInChess) {
  compare(chess_words, test::pgn());
}
TEST(PlainMoves, AreReadLikeOthersInXiangqi) {
  compare(xiangqi_words, {pgn(), xiangqi::move_shapes});
}
TEST(PlainMoves, AreReadLikeOthersInOthello) {
  compare(othello_words, {pdn(), othello::move_shapes});
}

// A move number may be too long for the fast path, and other text may come where the next number is expected.
TEST(PlainMoves, MayHaveNumbersOfAnySize) {
  const std::string after(256, ' ');
  for (const char* number : {"999998", "999999", "1000000", "9999999", "10000000", "100000000"})
    for (const char* next : {"1{so} ", "1(so) ", "10 ", "1. ", "1000001. ", ""}) {
      const std::string text = number + std::string(". e4 e5 ") + next + "Nf3 Nc6 1000001. Bb5 a6";
      EXPECT_EQ(reading_of(text + after, test::pgn()), reading_of(text, test::pgn())) << text;
    }
  const std::string before_the_first = "1. e4 e5 (((( 429. e4 e5 1. e4 e5 0. e4 e5 1. e4 e5 ))))";
  EXPECT_EQ(reading_of(before_the_first + after, test::pgn()), reading_of(before_the_first, test::pgn()));
}

}  // namespace
}  // namespace mt::pgn
