// Tests optional forms of the export: the reduced form (section 3.2.4) and the character sets (section 4).
#include "chess_export.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;
using test::exported;
using test::movetext;

constexpr std::string_view annotated = "[Event \"E\"]\n[ECO \"C20\"]\n\n1. e4! {good} (1. d4) e5 $2 2. Nf3 *";

TEST(ReducedForm, HasOnlyRosterAndMainLine) {
  pgn::WriterOptions reduced;
  reduced.reduced = true;
  EXPECT_EQ(
      exported(annotated, reduced),
      "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
      "[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n\n");
}

TEST(ReducedForm, KeepsAStartPositionAndTheVariant) {
  pgn::WriterOptions reduced;
  reduced.reduced = true;
  const std::string fen = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n";
  EXPECT_NE(
      exported("[ECO \"A00\"]\n" + fen + "\n1. e4 *", reduced).find("[Result \"*\"]\n" + fen + "\n1. e4"),
      std::string::npos);
  const std::string chess960 =
      "[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]\n[SetUp \"1\"]\n[Variant "
      "\"Chess960\"]\n";
  EXPECT_NE(exported(chess960 + "\n1. e4 *", reduced).find(chess960), std::string::npos);
}

constexpr std::string_view worldly =
    "[White \"M\u00FCller\"]\n[Black \"\u0160ahovi\u0107\"]\n[Site \"\u00BFd\u00F3nde?\"]\n\n"
    "1. e4 {caf\u00E9 \u2192 \u4E2D} *";

TEST(Characters, Utf8IsKeptUnchanged) {
  const std::string out = exported(worldly);
  EXPECT_NE(out.find("[White \"M\u00FCller\"]"), std::string::npos);
  EXPECT_NE(out.find("[Black \"\u0160ahovi\u0107\"]"), std::string::npos);
  EXPECT_NE(out.find("{caf\u00E9 \u2192 \u4E2D}"), std::string::npos);
}

// Section 4.1: the output is ISO 8859-1, but 0x80-0xBF should not be used.
TEST(Characters, Latin1UsesTheNearestLetter) {
  pgn::WriterOptions options;
  options.encoding = text::OutputEncoding::latin_1;
  const std::string out = exported(worldly, options);
  EXPECT_NE(out.find("[White \"M\xFCller\"]"), std::string::npos);
  EXPECT_NE(out.find("[Black \"Sahovic\"]"), std::string::npos);
  EXPECT_NE(out.find("[Site \"?d\xF3nde?\"]"), std::string::npos);
  EXPECT_NE(out.find("{caf\xE9 -> ?}"), std::string::npos);
  for (const char c : out) {
    const auto byte = static_cast<unsigned char>(c);
    EXPECT_TRUE(byte < 0x80 || byte >= 0xC0) << out;
  }
}

TEST(Characters, AsciiDropsTheMarks) {
  pgn::WriterOptions options;
  options.encoding = text::OutputEncoding::ascii;
  const std::string out = exported(worldly, options);
  EXPECT_NE(out.find("[White \"Muller\"]"), std::string::npos);
  EXPECT_NE(out.find("[Black \"Sahovic\"]"), std::string::npos);
  EXPECT_NE(out.find("{cafe -> ?}"), std::string::npos);
}

TEST(Characters, GermanAsciiSpellsUmlauts) {
  pgn::WriterOptions options;
  options.encoding = text::OutputEncoding::ascii;
  options.spelling = text::Spelling::german;
  EXPECT_NE(exported("[White \"J\u00E4ger-\u00D6ttl Gr\u00FC\u00DFe\"]\n\n*", options)
                .find("[White \"Jaeger-Oettl Gruesse\"]"),
            std::string::npos);
}

TEST(Characters, ReplacementsAreCounted) {
  pgn::WriterOptions options;
  options.encoding = text::OutputEncoding::ascii;
  pgn::Writer writer(pgn::pgn(), options);
  Record record;
  std::string out;
  pgn::read_record("[White \"M\u00FCller\"]\n\n1. e4 {\u4E2D\u4E2D} *", 0, test::pgn(), record);
  writer.write(record, out);
  EXPECT_EQ(writer.replaced(), 3U);
}

}  // namespace
