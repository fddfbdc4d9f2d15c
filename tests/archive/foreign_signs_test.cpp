// Non-ASCII text in movetext (blanks, invisible characters, letters of other alphabets, figurines) never
// changes a game without a report.
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/text/utf8.hpp"
#include "runner.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

class ForeignSigns : public ::testing::Test {
 protected:
  // Returns the exported movetext of the only game, or "rejected".
  std::string moves(std::string_view text, const std::string& name, const std::string& format = {}) {
    const Ran ran =
        runner_.run(runner_.write(name, text), format.empty() ? name.substr(name.find('.') + 1) : format);
    const std::size_t begin = ran.out.find("\n\n");
    if (begin == std::string::npos) return "rejected";
    std::string out = ran.out.substr(begin + 2);
    while (!out.empty() && out.back() == '\n') out.pop_back();
    return out;
  }
  std::string in_pgn(std::string_view movetext) {
    return moves("[Event \"a\"]\n[Result \"*\"]\n\n" + std::string(movetext) + '\n', "x.pgn");
  }
  std::string in_pdn(std::string_view movetext) {
    return moves("[Event \"a\"]\n[GameType \"25\"]\n[Result \"*\"]\n\n" + std::string(movetext) + '\n',
                 "x.pdn");
  }
  std::string in_xiangqi(std::string_view movetext) {
    return moves("[Game \"Chinese Chess\"]\n[Event \"a\"]\n\n" + std::string(movetext) + '\n', "x.pgn",
                 "pgn-of-red");
  }

  Runner runner_;
};

std::string utf8(char32_t c) {
  std::string out;
  text::append_scalar(c, out);
  return out;
}

constexpr auto blanks =
    std::to_array<char32_t>({0x85, 0xA0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006,
                             0x2007, 0x2008, 0x2009, 0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000});
constexpr auto invisible = std::to_array<char32_t>({0xAD, 0x115F, 0x3164, 0x200B, 0x200C, 0x200D, 0x200E,
                                                    0x200F, 0x2060, 0x2063, 0xFE00, 0xFE0E, 0xFE0F, 0xFEFF});

TEST_F(ForeignSigns, EveryUnicodeBlankSeparatesMoves) {
  const std::string expected = "1. d4 Nf6 2. c4 e6 3. Nf3 (3. g3 d5) 3... d5 *";
  for (const char32_t c : blanks) {
    std::string text = expected;
    for (std::size_t at = 0; (at = text.find(' ', at)) != std::string::npos;) text.replace(at, 1, utf8(c));
    EXPECT_EQ(in_pgn(text), expected) << std::hex << static_cast<unsigned>(c);
  }
  for (const char32_t c : invisible) {
    EXPECT_EQ(in_pgn("1." + utf8(c) + "d4" + utf8(c) + "Nf6 2. c4 *"), "1. d4 Nf6 2. c4 *");
    EXPECT_EQ(in_pgn("1. d4 N" + utf8(c) + "f6 2. c" + utf8(c) + "4 *"), "1. d4 Nf6 2. c4 *");
    EXPECT_EQ(in_pdn("1. c3" + utf8(c) + "-d4 b6-a" + utf8(c) + "5 *"), "1. c3-d4 b6-a5 *");
  }
}

TEST_F(ForeignSigns, BlanksAreReadAroundTagsAndInPositions) {
  const std::string tags =
      "\u00A0[Event\u00A0\u00A0\"Open\"]\n[White\u2003\"Adler\u00A0X\"\u200B]\n\n1. e4 *\n";
  const Ran ran = runner_.run(runner_.write("x.pgn", tags), "pgn");
  EXPECT_NE(ran.out.find("[Event \"Open\"]"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("[White \"Adler\u00A0X\"]"), std::string::npos) << ran.out;
  EXPECT_EQ(moves("[FEN \"4k3/8/8/8/8/8/4P3/4K3\u00A0w\u202F-\u2009-\u30000 1\"]\n[SetUp \"1\"]\n\n1. e4 *\n",
                  "x.pgn"),
            "1. e4 *");
}

TEST_F(ForeignSigns, FigurinesAreReadInBothStylesAndApart) {
  for (const std::string style : {"", "\uFE0E", "\uFE0F"})
    for (const std::string knight : {"\u2658", "\u265E"})
      for (const std::string blank : {"", " ", "\u2009"})
        EXPECT_EQ(in_pgn("1. e4 e5 2. " + knight + style + blank + "f3 Nc6 *"), "1. e4 e5 2. Nf3 Nc6 *");
  EXPECT_EQ(in_pgn("1. e4 e5 2. \u2658 Nc6 *"), "rejected");
  EXPECT_EQ(in_pgn("1. e4 \u265E 2. d4 *"), "rejected");
}

TEST_F(ForeignSigns, FullWidthAndForeignLettersAreRead) {
  EXPECT_EQ(in_pgn("１．ｅ４　ｅ５　２．Ｎｆ３！ Nc6 *"), "1. e4 e5 2. Nf3 $1 2... Nc6 *");
  EXPECT_EQ(in_pgn("1. \u04354 \u03B55 2. Nf3 N\u04416 3. \u0412\u04414 *"), "1. e4 e5 2. Nf3 Nc6 3. Bc4 *");
  EXPECT_EQ(in_pgn("1. e4 d5 2. \u0435\u0445d5 *"), "1. e4 d5 2. exd5 *");
  EXPECT_EQ(in_pgn("1. e4 e5 2. \u041Af3 \u041Ac6 3. \u0421b5 *"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
      << "Russian";
  EXPECT_EQ(in_pdn("1. \u04463-\u04344 \u04316-\u04305 2. \u04312-\u04463 *"), "1. c3-d4 b6-a5 2. b2-c3 *");
  EXPECT_EQ(in_pdn("1. \u04463-\u04344 \u04456-g5 *"), "1. c3-d4 h6-g5 *") << "before a digit, ha is a file";
}

// In a record with Latin letters, a Cyrillic letter is not a Russian piece.
TEST_F(ForeignSigns, TheRecordDecidesTheAlphabetOfItsLetters) {
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. \u041Ae2 *"),
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Ke2 *");
}

// A Cyrillic capital that is not the letter of a Russian piece is read as the Latin letter that looks the
// same.
TEST_F(ForeignSigns, ALetterWithoutAPieceIsReadAsTheOneItLooksLike) {
  EXPECT_EQ(in_pgn("1. e4 e5 2. \u0412c4 Nc6 *"), "1. e4 e5 2. Bc4 Nc6 *");
  EXPECT_EQ(in_pgn("1. e4 e5 2. \u0412c4 *"), "1. e4 e5 2. Bc4 *");
  EXPECT_EQ(in_pgn("1. e4 e5 2. \u039Df3 *"), "1. e4 e5 2. Nf3 *") << "Greek";
}

// Replaces one character of a position at a time. The result must be the same position, or an error that
// names the letter.
TEST_F(ForeignSigns, KeepAPositionOrAreReported) {
  const auto exported = [&](const std::string& name, const std::string& tags, const std::string& fen) {
    const Ran ran = runner_.run(
        runner_.write(name, "[Event \"a\"]\n" + tags + "[FEN \"" + fen + "\"]\n[SetUp \"1\"]\n\n*\n"),
        name.substr(2));
    std::string all = ran.out;
    for (const Told& told : ran.notes.told)
      if (told.severity == Severity::error || told.text.find("left out") != std::string::npos ||
          told.text.find("is ignored") != std::string::npos)
        all += told.text;
    return all;
  };
  for (const auto& [name, tags, fen] :
       {std::array<std::string, 3>{"x.pgn", "", "r3k2r/pp1b1ppp/8/3pP3/8/2N5/PPP2PPP/R3K2R w KQkq d6 0 12"},
        {"x.pdn", "[GameType \"20\"]\n", "W:W31,32,K33:B1,2,K3"},
        {"x.pdn", "[GameType \"25\"]\n", "B:Wc3,e3,Kg1:Bb6,d6,Kh8"}}) {
    const std::string expected = exported(name, tags, fen);
    const std::map<char, std::vector<char32_t>> others{
        {'a', {0x0430}},         {'b', {0x0431}},         {'c', {0x0441, 0x0446}}, {'d', {0x0434}},
        {'e', {0x0435}},         {'g', {0x0433}},         {'h', {0x0445}},         {'p', {0x0440}},
        {'B', {0x0412, 0x0392}}, {'K', {0x041A, 0x039A}}, {'N', {0x039D}},         {'P', {0x0420, 0x03A1}}};
    for (std::size_t at = 0; at < fen.size(); ++at) {
      const char c = fen[at];
      if (c == ' ' || c == '/') continue;
      std::vector<char32_t> signs{static_cast<char32_t>(c) + 0xFEE0, 0x0436};
      if (const auto found = others.find(c); found != others.end())
        signs.insert(signs.end(), found->second.begin(), found->second.end());
      for (const char32_t sign : signs) {
        std::string changed = fen;
        changed.replace(at, 1, utf8(sign));
        const std::string read = exported(name, tags, changed);
        // `read` is an export or a message. Only a message can contain the character.
        EXPECT_TRUE(read == expected || read.find(utf8(sign)) != std::string::npos) << changed << '\n'
                                                                                    << read;
      }
    }
  }
}

TEST_F(ForeignSigns, FullWidthDigitsAreReadInTags) {
  const std::string text =
      "[Event \"a\"]\n[Date \"\uFF12\uFF10\uFF12\uFF10.01.02\"]\n[Round \"\uFF13\"]\n[WhiteElo "
      "\"\uFF12\uFF13\uFF10\uFF10\"]\n"
      "[Result \"\uFF11-\uFF10\"]\n[GameType \"\uFF12\uFF15\"]\n\n1. c3-d4 b6-a5 1-0\n";
  const Ran ran = runner_.run(runner_.write("x.pdn", text), "pdn");
  for (const std::string_view tag :
       {"[Date \"2020.01.02\"]", "[Round \"\uFF13\"]", "[WhiteElo \"\uFF12\uFF13\uFF10\uFF10\"]",
        "[Result \"1-0\"]", "[GameType \"25\"]"})
    EXPECT_NE(ran.out.find(tag), std::string::npos) << ran.out;
  EXPECT_EQ(ran.result.counts.errors, 0U);
}

TEST_F(ForeignSigns, AMixedWordIsReportedWithItsForeignLetter) {
  for (const auto& [text, name, letter] :
       {std::array<std::string, 3>{"[Event \"a\"]\n\n1. e4 N\u04366 *\n", "x.pgn",
                                   "'\u0436' (U+0436) is Cyrillic"},
        {"[GameType \"25\"]\n\n1. c3-\u04374 *\n", "x.pdn", "'\u0437' (U+0437) is Cyrillic"}}) {
    const Ran ran = runner_.run(runner_.write(name, text), "");
    std::string told;
    for (const Told& one : ran.notes.told)
      if (one.severity == Severity::error) told += one.text;
    EXPECT_NE(told.find(letter), std::string::npos) << told;
  }
}

TEST_F(ForeignSigns, WordsStayComments) {
  for (const std::string words : {"хорошо", "да", "Белые сдались", "très bien", "好棋", "№ 5", "ход слоном"})
    EXPECT_EQ(in_pgn("1. e4 e5 " + words + " 2. Nf3 Nc6 *"), "1. e4 e5 {" + words + "} 2. Nf3 Nc6 *");
  EXPECT_EQ(in_pgn("1. e4 {\u00A0Ｎｆ３\u200B} e5 *"), "1. e4 {\u00A0Ｎｆ３\u200B} 1... e5 *")
      << "comments keep their bytes";
}

TEST_F(ForeignSigns, GlyphsOfOneCharacterAreRead) {
  EXPECT_EQ(in_pgn("1. e4 e5\u203C 2. Nf3 \u2047 Nc6\u2049 3. Bb5 \u2048 *"),
            "1. e4 e5 $3 2. Nf3 $4 2... Nc6 $5 3. Bb5 $6 *");
  EXPECT_EQ(in_pgn("1. e4 =/\u221E e5 =\u221E 2. Nf3 \u221E/= Nc6 \u221E= 3. Bb5 \u2BF9 *"),
            "1. e4 $44 1... e5 $44 2. Nf3 $45 2... Nc6 $45 3. Bb5 $44 *");
}

TEST_F(ForeignSigns, ChineseTextIsRead) {
  const std::string expected = "1. C2.5 H8+7 2. H2+3 R9.8 *";
  EXPECT_EQ(in_xiangqi("１．炮二平五　馬８進７　２．馬二進三　車９平８"), expected);
  EXPECT_EQ(in_xiangqi("1、炮二平五 马8进7 2、马二进三 车9平8"), expected);
  EXPECT_EQ(in_xiangqi("1.炮二平五马8进7 2.马二进三车9平8"), expected);
  EXPECT_EQ(in_xiangqi("1.炮二平五（好棋）马8进7 2.马二进三 车9平8"),
            "1. C2.5 {好棋} 1... H8+7 2. H2+3 R9.8 *");
  EXPECT_EQ(in_xiangqi("1.炮二平五 马8进7 红胜"), "1. C2.5 H8+7 1-0");
  EXPECT_EQ(in_xiangqi("1.炮二平五 马8进7 和棋"), "1. C2.5 H8+7 1/2-1/2");
}

// Long texts of these parts must be read in linear time. Some of them once took quadratic time, and a simple
// algorithm would need quadratic time for the others.
TEST_F(ForeignSigns, LongTextsAreReadQuickly) {
  for (const std::string_view part :
       {"\u0435", "\uFF08", "\uFF081.\u04354 ", "\u2658 ", "N\u200D", "\u04354"}) {
    std::string text = "1. e4 ";
    while (text.size() < 600'000) text += part;
    EXPECT_NE(in_pgn(text + " *"), "");
  }
}

// These signs are the Chinese comma, full stop and semicolon.
TEST_F(ForeignSigns, ChineseSeparatorsAreReadBetweenMoves) {
  const std::string expected = "1. C2.5 H8+7 2. H2+3 R9.8 *";
  for (const std::string sign : {"、", "，", "。", "；", "． ", "、 ", "，　"}) {
    const std::string line = "炮二平五" + sign + "马8进7" + sign + "马二进三" + sign + "车9平8";
    EXPECT_EQ(in_xiangqi(line), expected) << sign;
    EXPECT_EQ(in_xiangqi(line + sign), expected) << sign;
    EXPECT_EQ(in_xiangqi("1、炮二平五" + sign + "马8进7" + sign + "2、马二进三" + sign + "车9平8"), expected)
        << sign;
    EXPECT_EQ(in_xiangqi("C2.5" + sign + "H8+7" + sign + "H2+3" + sign + "R9.8"), expected) << sign;
  }
}

// A missing half-move is reported, even if the next move can be played instead of it.
TEST_F(ForeignSigns, AMissingMoveOfXiangqiIsReported) {
  const auto told = [&](std::string_view movetext) {
    std::string all;
    const std::string text = "[Game \"Chinese Chess\"]\n[Event \"a\"]\n\n" + std::string(movetext) + '\n';
    for (const Told& each : runner_.run(runner_.write("x.pgn", text), "pgn-of-red").notes.told)
      all += each.text + '\n';
    return all;
  };
  for (const std::string text :
       {"1. C2.5 H8+7 2. H2+3 3. R1.2 P7+1 *", "1. C2.5 H8+7 2. H2+3 3. P7+1 P7+1 *"})
    EXPECT_NE(told(text).find("Black's second move "), std::string::npos) << told(text);
  EXPECT_NE(told("1. C2.5 H8+7 2. R9.8 3. R1.2 P7+1 *").find("Red's second move is missing before R9.8"),
            std::string::npos);
  EXPECT_EQ(told("1. C2.5 H8+7 2. H2+3 R9.8 3. R1.2 P7+1 *"), "");
}

// A position with moves, as it is sent to engines, is a game and never a comment.
TEST_F(ForeignSigns, APositionWithMovesIsAGame) {
  const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  for (const std::string& line :
       {start, "fen " + start, "position fen " + start, std::string("position startpos")})
    EXPECT_EQ(moves(line + " moves e2e4 e7e5\n", "x.pgn"), "1. e4 e5 *") << line;
  EXPECT_EQ(moves(start + " moves e2e4 e7e9\n", "x.pgn"), "rejected");
  const std::string red = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2";
  EXPECT_EQ(moves(red + " moves h0g2 b9c7\n", "x.pgn", "pgn-of-red"), "2. H2+3 H2+3 *");
  const std::string tag = "[Event \"a\"]\n\n";
  EXPECT_EQ(moves(tag + start + " moves e2e4 e7e5 *\n", "x.pgn"), "1. e4 e5 *");
  const std::string groups = "W:W31-50:B1-20";
  const std::string hub = "W" + std::string(20, 'b') + std::string(10, 'e') + std::string(20, 'w');
  for (const std::string& position : {groups, hub, "fen " + groups, "pos pos=" + hub})
    for (const std::string& tags : {std::string(), tag, std::string("[GameType \"20\"]\n\n")})
      EXPECT_EQ(moves(tags + position + " moves 32-28 19-23\n", "x.pdn"), "1. 32-28 19-23 *")
          << tags << position;
  EXPECT_EQ(moves("pos pos=" + hub + " moves=\"32-28 19-23\"\n", "x.pdn"), "1. 32-28 19-23 *");
  EXPECT_EQ(moves("[GameType \"25\"]\n\nW:Wa1,c1:Bb8 moves a1-b2 b8-a7\n", "x.pdn"), "1. a1-b2 b8-a7 *");
  EXPECT_EQ(moves("[GameType \"25\"]\n\nW:Wa1,c1:Bb9 moves a1-b2 b8-a7\n", "x.pdn"), "rejected");
}

// Blanks of every kind separate the fields of a position line. Invisible characters also separate them.
TEST_F(ForeignSigns, EveryBlankSeparatesTheFieldsOfAPosition) {
  constexpr std::string_view chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  constexpr std::string_view red = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2";
  struct Line {
    std::string text;
    std::string format;
    std::string expected;
  };
  const std::array<Line, 6> lines{{{std::string(chess) + " moves e2e4 e7e5", "pgn", "1. e4 e5 *"},
                                   {"position fen " + std::string(chess) + " moves e2e4", "pgn", "1. e4 *"},
                                   {"position startpos moves e2e4", "pgn", "1. e4 *"},
                                   {std::string(chess), "pgn", "*"},
                                   {std::string(red) + " moves h0g2 b9c7", "pgn-of-red", "2. H2+3 H2+3 *"},
                                   {"W:W31-50:B1-20 moves 32-28 19-23", "pdn", "1. 32-28 19-23 *"}}};
  std::vector<char32_t> signs(blanks.begin(), blanks.end());
  signs.insert(signs.end(), invisible.begin(), invisible.end());
  for (const Line& line : lines)
    for (const char32_t sign : signs) {
      const std::string name = line.format == "pdn" ? "x.pdn" : "x.pgn";
      std::string all = line.text;
      for (std::size_t at = 0; (at = all.find(' ', at)) != std::string::npos;) all.replace(at, 1, utf8(sign));
      EXPECT_EQ(moves(all + utf8(sign) + '\n', name, line.format), line.expected)
          << std::hex << static_cast<unsigned>(sign) << ' ' << all;
      if (sign != 0xA0 && sign != 0x3000 && sign != 0x200B && sign != 0x115F) continue;
      for (std::size_t at = 0; (at = line.text.find(' ', at)) != std::string::npos; ++at) {
        std::string one = line.text;
        one.replace(at, 1, utf8(sign));
        EXPECT_EQ(moves(one + '\n', name, line.format), line.expected)
            << std::hex << static_cast<unsigned>(sign) << ' ' << one;
      }
    }
}

// The Russian word for White begins with this letter, so the letter must not be read as the b of Black.
TEST_F(ForeignSigns, ACyrillicSideIsNotBlack) {
  for (const auto& [name, text] : {
           std::pair<std::string, std::string>{"x.pgn",
                                               "[FEN \"4k3/8/8/8/8/8/4P3/4K3 \u0431 - - 0 1\"]\n\n*\n"},
           {"x.pdn", "[GameType \"25\"]\n[FEN \"\u0431:Wc3:Bh8\"]\n\n*\n"},
           {"x.pgn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR \u0431 KQkq - 0 1\n"},
           {"x.pgn", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR \u0431 - - 0 1\n"},
       }) {
    std::string told;
    for (const Told& one : runner_.run(runner_.write(name, text), "").notes.told)
      if (one.severity == Severity::error) told += one.text;
    EXPECT_NE(told.find("'\u0431' (U+0431) is Cyrillic"), std::string::npos) << text << told;
  }
}

// Text where a move is expected is an error, whatever character it begins with.
TEST_F(ForeignSigns, TextInPlaceOfAMoveIsAnError) {
  for (const std::string word : {"«Nf3»", "‘Nf3’", "“Nf3”", "٤e", "④", "–", "¿", "ハ", "ก"})
    EXPECT_EQ(in_pgn("1. e4 e5 2. " + word + " *"), "rejected") << word;
  for (const std::string word : {"“Nc6”", "«Nc6»", "‹Nc6›", "「Nc6」"})
    EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 " + word + " *"), "rejected") << word;
  for (const std::string word : {"«c3-d4»", "c٣-d٤", "①-d4"})
    EXPECT_EQ(in_pdn("1. " + word + " *"), "rejected") << word;
  EXPECT_EQ(in_pgn("1. e4 e5 «good» 2. Nf3 *"), "1. e4 e5 {«good»} 2. Nf3 *");
  EXPECT_EQ(in_pgn("1.\u115Fe4\u115Fe5\u115F2. Nf3 *"), "1. e4 e5 2. Nf3 *");
}

TEST_F(ForeignSigns, ATagWithAForeignNameIsReported) {
  for (const std::string name : {"\u00DCberschrift", "\u8D5B\u4E8B"}) {
    std::string told;
    const std::string text = "[Event \"a\"]\n[" + name + " \"y\"]\n[White \"z\"]\n\n1. e4 *\n";
    for (const Told& one : runner_.run(runner_.write("x.pgn", text), "").notes.told)
      if (one.code == Code::tag_syntax) told += one.text;
    EXPECT_NE(told.find("'" + name.substr(0, name.size() == 6 ? 3 : 2) + "'"), std::string::npos) << told;
  }
}

// Changes one character of a real record. The result must be the same game, or an error.
TEST_F(ForeignSigns, KeepRealRecordsOrAreReported) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  std::set<std::filesystem::path> paths;
  for (const std::string folder : {"/pgn", "/pdn"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder))
      if ((entry.path().extension() == ".pgn" || entry.path().extension() == ".pdn") &&
          entry.file_size() < 400'000)
        paths.insert(entry.path());
  std::mt19937 random{20261127};
  int tried = 0;
  for (const std::filesystem::path& path : paths) {
    const std::string name = "x" + path.extension().string();
    const std::string all = runner_.run(path, name.substr(2)).out;
    const std::size_t begin =
        all.empty() ? 0 : std::min(all.rfind("\n[Event ", random() % all.size()) + 1, all.size());
    const std::string record =
        all.substr(begin, std::min(all.find("\n[Event ", begin) - begin, std::size_t{20'000}));
    const std::size_t text = record.find("\n\n");
    if (text == std::string::npos || record.find('{') != std::string::npos) continue;
    const std::string expected = moves(record, name);
    for (int i = 0; i < 3; ++i, ++tried) {
      std::string changed = record;
      const std::size_t blank =
          changed.find_first_of(" \n", text + 2 + random() % (record.size() - text - 2));
      if (blank == std::string::npos || blank + 2 >= changed.size()) continue;
      changed.replace(
          blank, 1, utf8(i == 0 ? invisible[random() % invisible.size()] : blanks[random() % blanks.size()]));
      const std::string found = moves(changed, name);
      const bool may_be_rejected = i == 0;  // an invisible character may be read as part of the move
      EXPECT_TRUE(found == expected || (may_be_rejected && found == "rejected"))
          << path << " at " << blank << '\n'
          << found;
    }
  }
  EXPECT_GT(tried, 200);
}

}  // namespace
}  // namespace mt::archive
