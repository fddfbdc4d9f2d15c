#include "movetext/games/chess/letters.hpp"

#include "movetext/games/chess/foreign_move.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::chess {
namespace {

TEST(ForeignLetters, AreThoseMissingInEnglish) {
  std::string letters;
  for (char c = 'A'; c <= 'Z'; ++c)
    if (match_foreign_letter(std::string(1, c)).size == 1) letters += c;
  EXPECT_EQ(letters, "ACDFGHLSTW");
  for (const char* letter : {"\u041A", "\u0421", "\u041B", "\u041A\u0440", "\u0424"})
    EXPECT_EQ(match_foreign_letter(std::string(letter) + "f3").size, std::string_view(letter).size())
        << letter;
  for (const char* text : {"", "sf3", "O-O", "\u2658f3", "\u043Fe4", "\u00c9"})
    EXPECT_EQ(match_foreign_letter(text).size, 0U) << text;
}

// Czech, Hungarian, Estonian and Icelandic are not tried, because they use some letters for other men.
TEST(ForeignLetters, MeanTheSameManInAllUnnamedLanguages) {
  std::string codes;
  for (const Letters letters : unnamed_languages()) {
    const LetterRow& row = row_of(letters);
    codes.append(row.codes.substr(0, 2)).append(" ");
    for (std::size_t kind = 1; kind < kind_count; ++kind)
      if (const LetterMatch match = match_foreign_letter(row.of[kind]); match.size > 0) {
        EXPECT_EQ(static_cast<std::size_t>(match.kind), kind) << row.language << ' ' << row.of[kind];
      }
  }
  EXPECT_EQ(codes, "de fr es nl pt pl ro ru fi ");
}

TEST(ForeignMove, HasALetterThatEnglishDoesNotUse) {
  for (const char* move : {"Sf3", "Dxf7#", "a8=D", "a8D+", "exd8=S!", "Tad1", "\u041A\u0440e2", "\u0421xf7",
                           "a8=\u0424", "Dh4", "Cf3"})
    EXPECT_TRUE(may_be_foreign(move)) << move;
  for (const char* move :
       {"", "Nf3", "Rxf7", "Dxe5", "Cd4", "Axb5", "e4", "a8=Q", "=D", "O-O", "D", "S23456789012345678901"})
    EXPECT_FALSE(may_be_foreign(move)) << move;
}

}  // namespace
}  // namespace mt::chess
