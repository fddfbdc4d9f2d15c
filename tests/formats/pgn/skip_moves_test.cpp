// Records that a gate refuses are skipped. The records after a refused record are read as if the file did not
// contain the refused record.
#include "movetext/formats/pgn/reader.hpp"
#include "support/corpus.hpp"
#include "support/grammar.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>
#include <random>

namespace {

using namespace mt;

// Refuses the records with a White tag of odd length.
bool is_refused(const Record& record) {
  return record.tag(TagName::white).size() % 2 == 1;
}
bool refuses(const void* /*context*/, const Record& record) {
  return is_refused(record);
}

struct ReadText {
  std::string wanted;  // tapes and tags of the records that are not refused
  int skipped = 0;
};

ReadText read(std::string_view text, pgn::Grammar grammar, bool with_gate) {
  ReadText out;
  ReadOptions options;
  if (with_gate) options.gate.refuses = refuses;
  Record record;
  for (std::size_t at = 0; at < text.size();) {
    const Reading reading = pgn::read_record(text, at, grammar, record, options);
    EXPECT_GT(reading.end, at);
    at = reading.end;
    out.skipped += reading.found == Found::refused ? 1 : 0;
    if (reading.found != Found::record || is_refused(record)) continue;
    for (const Tag& tag : record.tags) out.wanted.append(record.text(tag.value)).append(1, '|');
    out.wanted += test::tape(record) + test::codes(record) + '\n';
  }
  return out;
}

int skipped_of_same(std::string_view text, pgn::Grammar grammar) {
  const ReadText with = read(text, grammar, true);
  EXPECT_EQ(with.wanted, read(text, grammar, false).wanted) << text.substr(0, 400);
  return with.skipped;
}

TEST(SkipMoves, SkipsToTheNextTags) {
  EXPECT_EQ(skipped_of_same("[White \"a\"]\n\n1. e4 {x} e5 1-0\n\n[White \"ab\"]\n\n1. d4 *\n", test::pgn()),
            1);
  EXPECT_EQ(
      skipped_of_same("[White \"a\"]\r\n\r\n1. e4 e5\r\n2. d4 *\r\n\r\n[White \"ab\"]\r\n\r\n1. d4 *\r\n",
                      test::pgn()),
      1);
  EXPECT_EQ(skipped_of_same("[White \"a\"]\n\n1. e4 {[%clk 1:00]} 1-0", test::pgn()), 1) << "the last one";
  EXPECT_EQ(skipped_of_same(
                "[White \"a\"]\n\n1. e4 {a} e5 {; (b %} 2. d4 {\nc} d5 {d} 1-0\n\n[White \"ab\"]\n\n*\n",
                test::pgn()),
            1)
      << "comments in a line, and over two";
  EXPECT_EQ(skipped_of_same("[White \"M\xFCl\"]\n\n1. e4 1-0\n", test::pgn()), 0) << "not decoded yet";
}

TEST(SkipMoves, ReadsMovesThatMayEndElsewhere) {
  for (const char* moves :
       {"1. e4 1-0\n\n1. d4 *", "1. e4 1-0\n1. d4 *", "1. e4 ; {\n e5 1-0", "1. e4 {never closed\n1-0",
        "1. e4 e5", "1. e4\n%1-0\n1-0", "1. e4 1-0\n[White \"ab\"]\n\n1. d4 *"})
    EXPECT_EQ(skipped_of_same("[White \"a\"]\n\n" + std::string(moves) + "\n\n[White \"abcd\"]\n\n1. c4 *\n",
                              test::pgn()),
              0)
        << moves;
}

TEST(SkipMoves, DoesNotChangeOtherRecordsOfAnyText) {
  const std::vector<std::string> parts{"[White \"a\"]\n",
                                       "[White \"ab\"]\n",
                                       "\n",
                                       "1. e4 ",
                                       "e5 ",
                                       "1-0\n",
                                       "*\n",
                                       "{",
                                       "}",
                                       ";",
                                       "%",
                                       "(",
                                       ")",
                                       "\r\n",
                                       "{ x }",
                                       "\n\n",
                                       "1-0\n\n[White \"abc\"]\n\n",
                                       " ",
                                       "1/2-1/2\n"};
  std::mt19937 random(11);
  int skipped = 0;
  for (int i = 0; i < 4000; ++i) {
    std::string text;
    for (std::size_t n = random() % 40; n > 0; --n) text += parts[random() % parts.size()];
    skipped += skipped_of_same(text, test::pgn());
  }
  EXPECT_GT(skipped, 100);
}

TEST(SkipMoves, DoesNotChangeOtherRecordsOfRealArchives) {
  SKIP_WITHOUT_CORPUS();
  int skipped = 0;
  for (const auto& [folder, grammar] : {std::pair{"pdn", test::pdn()}, std::pair{"pgn", test::pgn()}})
    for (const auto& file : std::filesystem::recursive_directory_iterator(test::corpus() / folder)) {
      if (!file.is_regular_file() || file.file_size() > 1'000'000) continue;
      if (file.path().extension() != ".pdn" && file.path().extension() != ".pgn") continue;
      skipped += skipped_of_same(test::read_file(file.path()), grammar);
    }
  EXPECT_GT(skipped, 1000);
}

}  // namespace
