// Matches that a gate refuses are skipped. The matches after a refused match are read as if the file did not
// contain the refused match.
#include "movetext/formats/mat/reader.hpp"
#include "support/corpus.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>

namespace mt {
namespace {

// Refuses the matches whose first player has a name of odd length.
bool is_refused(const Record& record) {
  return record.tag(TagName::white).size() % 2 == 1;
}
bool refuses(const void* /*context*/, const Record& record) {
  return is_refused(record);
}

struct ReadText {
  std::string wanted;  // tags and tapes of the matches that are not refused
  int refused = 0;
};

ReadText read(std::string_view text, bool with_gate) {
  ReadText out;
  ReadOptions options;
  if (with_gate) options.gate.refuses = refuses;
  Record record;
  for (std::size_t at = 0; at < text.size();) {
    const Reading reading = mat::read_record(text, at, record, options);
    EXPECT_GT(reading.end, at);
    at = reading.end;
    out.refused += reading.found == Found::refused ? 1 : 0;
    if (reading.found != Found::record || is_refused(record)) continue;
    for (const Tag& tag : record.tags)
      out.wanted.append(record.text(tag.name)).append("=").append(record.text(tag.value)).append(1, '|');
    for (const Event& event : record.tape) out.wanted.append(record.text(event)).append(1, ' ');
    for (const Diagnostic& diagnostic : record.diagnostics) out.wanted += diagnostic.message;
    out.wanted += '\n';
  }
  return out;
}

int refused_of_same(std::string_view text) {
  const ReadText with = read(text, true);
  EXPECT_EQ(with.wanted, read(text, false).wanted) << text.substr(0, 400);
  return with.refused;
}

constexpr std::string_view odd =
    " 3 point match\n\n Game 1\n Ada : 0        Blaise : 0\n  1) 31: 8/5 6/5   42: 8/4 6/4\n";
constexpr std::string_view even =
    " 3 point match\n\n Game 1\n Adam : 0       Eve : 0\n  1) 31: 8/5 6/5   42: 8/4 6/4\n";

TEST(RefusedMatches, AreSkipped) {
  EXPECT_EQ(refused_of_same(std::string(odd) + "\n" + std::string(even)), 1);
  EXPECT_EQ(refused_of_same(std::string(even) + "\n" + std::string(odd)), 1) << "the last one";
  EXPECT_EQ(refused_of_same("; [Event \"x\"]\n" + std::string(odd) + "; [Event \"y\"]\n" + std::string(even)),
            1);
}

TEST(RefusedMatches, AreJudgedInTheirEncoding) {
  EXPECT_EQ(refused_of_same("; M\xFCller\n" + std::string(odd) + std::string(even)), 1);
}

TEST(RefusedMatches, AreReadIfTheirTagsAreNotKnown) {
  const std::string_view without_length = odd.substr(odd.find(" Game"));
  EXPECT_EQ(refused_of_same(without_length), 0);
}

TEST(RefusedMatches, DoNotChangeOtherMatchesOfAnyText) {
  const std::vector<std::string_view> parts{odd,
                                            even,
                                            "\n",
                                            "; [Event \"x\"]\n",
                                            " Game 2\n",
                                            " Ada : 1   Blaise : 0\n",
                                            "  1) 31: 8/5 6/5\n",
                                            " Doubles => 2  Takes\n",
                                            " 5 point match\n",
                                            "junk\n",
                                            "; comment\n",
                                            " Bob : 0   Al : 0\n"};
  std::mt19937 random(5);
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (std::size_t n = random() % 20; n > 0; --n) text += parts[random() % parts.size()];
    refused += refused_of_same(text);
  }
  EXPECT_GT(refused, 100);
}

TEST(RefusedMatches, DoNotChangeOtherMatchesOfRealFiles) {
  SKIP_WITHOUT_CORPUS();
  std::string all;
  int refused = 0;
  for (const auto& file : std::filesystem::directory_iterator(test::corpus() / "backgammon" / "mat")) {
    if (file.path().extension() != ".mat") continue;
    all += test::read_file(file.path()) + "\n";
    refused += refused_of_same(test::read_file(file.path()));
  }
  EXPECT_GT(refused_of_same(all), 0);
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace mt
