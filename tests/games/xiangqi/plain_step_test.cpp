// Compares the fast path from text to position with the list of all legal moves.
#include "movetext/games/xiangqi/plain_step.hpp"

#include "movetext/games/xiangqi/move_shapes.hpp"
#include "support/reading.hpp"

#include <cstdlib>
#include <optional>

namespace mt::xiangqi::test {
namespace {

using board::Notation;

// Returns the number of the text's shape as a reader finds it, or 0 if the shape is not common.
unsigned shape_of(const std::string& text) {
  const std::string padded = text + std::string(16, ' ');
  return text::find_common(*move_shapes.common, padded.data()).shape;
}

TEST(XiangqiPlainStep, PlaysMovesInEveryNotation) {
  int shaped = 0;
  for_random_positions(20, 120, [&](const Position& p, const MoveList& moves) {
    for (const Move move : moves)
      for (const Notation notation :
           {Notation::wxf, Notation::iccs, Notation::uci, Notation::chinese, Notation::traditional}) {
        const std::string text = move_text(p, move, notation);
        PlainMove plain;
        Position after;
        ASSERT_TRUE(play_plain(RankBase::zero, p, text, plain, after)) << text << " in " << fen(p);
        ASSERT_EQ(plain.move, move) << text << " in " << fen(p);
        ASSERT_EQ(after, play(p, move)) << text << " in " << fen(p);
        const unsigned shape = shape_of(text);
        if (shape == 0) continue;
        ++shaped;
        Position by_shape;
        ASSERT_TRUE(play_shaped(RankBase::zero, p, text, shape, plain, by_shape)) << text << " in " << fen(p);
        ASSERT_EQ(by_shape, after) << text << " in " << fen(p);
        ASSERT_TRUE(!plain.canonical || notation == Notation::wxf) << text;
      }
  });
  EXPECT_GT(shaped, 100'000);
}

// Returns the WXF name of a move by the wording of the rule: the man, its file from the mover's right, the
// direction, and the target file. If the man stays on its file, the number of steps comes last.
std::string plain_name(const Position& p, Move move) {
  const bool mine = p.to_move == red;
  const auto file = [&](int point) { return std::to_string(mine ? 9 - point % 9 : point % 9 + 1); };
  const int up = (move.to / 9 - move.from / 9) * (mine ? 1 : -1);
  const bool straight = move.from % 9 == move.to % 9;
  return "KAEHRCP"[static_cast<std::size_t>(move.kind)] + file(move.from) +
         (up > 0   ? '+'
          : up < 0 ? '-'
                   : '.') +
         (straight ? std::to_string(std::abs(up)) : file(move.to));
}

bool pawns_share_a_file(const Position& p) {
  for (int file = 0; file < file_count; ++file)
    if (count(p.of(p.to_move, Kind::pawn) & points_of_file(file)) > 1) return true;
  return false;
}

// Tries every text of a man, a file, a direction and a number, including texts that mean two moves or none.
TEST(XiangqiPlainStep, FindsEveryMoveThatATextNames) {
  for_random_positions(4, 60, [&](const Position& p, const MoveList& moves) {
    if (pawns_share_a_file(p)) return;  // then a file names the middle pawn
    std::vector<std::string> names;
    for (const Move move : moves) names.push_back(plain_name(p, move));
    for (const char man : std::string_view("KAEHRCP"))
      for (char file = '1'; file <= '9'; ++file)
        for (const char way : std::string_view("+-."))
          for (char number = '1'; number <= '9'; ++number) {
            const std::string text{man, file, way, number};
            std::vector<Move> expected;
            for (std::size_t i = 0; i < moves.size(); ++i)
              if (names[i] == text) expected.push_back(moves[i]);
            const MoveList found = meant(p, text);
            ASSERT_EQ(std::vector<Move>(found.begin(), found.end()), expected) << text << " in " << fen(p);
          }
  });
}

TEST(XiangqiPlainStep, RejectsOtherTexts) {
  const Position p = start_position();
  PlainMove plain;
  Position after = p;
  for (const char* text : {"C2.2", "H2+2", "R1+1x", "e5", "", "炮二平二", "h2h2", "h9g7"})
    EXPECT_FALSE(play_plain(RankBase::zero, p, text, plain, after)) << text;
  EXPECT_EQ(after, p);
}

}  // namespace
}  // namespace mt::xiangqi::test
