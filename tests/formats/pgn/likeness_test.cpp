// Tests whether damaged moves are distinguished from ordinary text.
#include "movetext/formats/pgn/likeness.hpp"

#include "movetext/games/chess/move_shapes.hpp"
#include "movetext/games/draughts/move_shapes.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::pgn {
namespace {

Likeness in_pgn(std::string_view word) {
  return likeness_to_move(chess::move_shapes, word);
}
Likeness in_pdn(std::string_view word) {
  return likeness_to_move(draughts::move_shapes, word);
}

TEST(Likeness, IsStrongForAMoveWithOneSlip) {
  for (const std::string word :
       {"Nc33",  "Bc14", "Qxf7X", "N6",   "Zf3",  "Nf3Nc6", "Ng5xyz", "e44",   "xd5",    "4e",     "2Nf3",
        "e8=QQ", "e8=9", "O-O-",  "-O-O", "O-OO", "Nf33+",  "exd55",  "R1d22", "e7e8qq", "\u00E94"})
    EXPECT_EQ(in_pgn(word), Likeness::strong) << word;
  for (const std::string word : {"28xx19", "4Z-34", "25d30", "45x3R", "28-23x", "11x18xx22", "Zxd4-e5",
                                 "c3-dd4", "-23", "1Zx18x22", "3228x"})
    EXPECT_EQ(in_pdn(word), Likeness::strong) << word;
}

TEST(Likeness, IsWeakWithoutADigitOrALetter) {
  for (const std::string word : {"at", "The", "by"}) EXPECT_EQ(in_pgn(word), Likeness::faint) << word;
  for (const std::string number : {"33", "4"}) EXPECT_EQ(in_pgn(number), Likeness::weak) << number;
  EXPECT_EQ(in_pdn("28"), Likeness::weak);
  for (const std::string word : {"N", "e", "Nf", "Kx", "Nxf", "exd"})
    EXPECT_EQ(in_pgn(word), Likeness::weak) << word;
}

TEST(Likeness, IsZeroForProse) {
  for (const std::string word : {"the", "novelty", "50%", "1974", "1/2", "0.35", "resigns", "Kasparov", "+-",
                                 "--", "http://example.org/e4", "", "###"})
    EXPECT_EQ(in_pgn(word), Likeness::none) << word;
  for (const std::string word : {"the", "c", "1998-05-05", "at", "3,5", "wins", "1/2", "5-5-2000"})
    EXPECT_EQ(in_pdn(word), Likeness::none) << word;
}

// A word of any length is compared in a short time.
TEST(Likeness, IsZeroForLongWords) {
  for (const char sign : {'e', '4', 'N', '-', '\xC3'}) {
    EXPECT_EQ(in_pgn(std::string(100'000, sign)), Likeness::none);
    EXPECT_EQ(in_pdn(std::string(100'000, sign)), Likeness::none);
  }
}

// If a scanner accepts the whole word, the word is a move. So the forms that words are compared with must
// include every form of a move in each family.
TEST(Likeness, UsesTheFormsOfMoves) {
  const auto example = [](std::string form) {
    for (char& c : form) {
      if (c == 'f') c = 'e';
      if (c == 'r' || c == 'd') c = '4';
      if (c == 'P') c = 'Q';
      if (c == 's') c = 'x';
      if (c == 'o') c = 'O';
    }
    return form;
  };
  for (const text::MoveShapes* shapes : {&chess::move_shapes, &draughts::move_shapes})
    for (const std::string_view form : shapes->forms) {
      std::string move = example(std::string(form));
      if (const std::size_t rank = move.find_last_of('4'); rank < move.size() - 1) move[rank] = '8';
      EXPECT_EQ(shapes->scan(move, 0).end, move.size()) << move;
    }
}

}  // namespace
}  // namespace mt::pgn
