// Compares real matches that exist as SGF and as .mat: they must have the same games, dice, plays, cube
// actions and points.
#include "support/corpus.hpp"

#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgf/values.hpp"
#include "movetext/formats/sgf/writer.hpp"
#include "movetext/record/match.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt {
namespace {

// Returns the pairs of letters of a play in sorted order, because programs write them in different orders.
std::string play_of(std::string_view text) {
  const auto letters = sgf::letters_of(text, Side::first);
  if (!letters) return "?" + std::string(text);
  std::vector<std::string> pairs;
  for (std::size_t i = 0; i < letters->size(); i += 2) pairs.push_back(letters->substr(i, 2));
  std::sort(pairs.begin(), pairs.end());
  std::string all;
  for (const std::string& pair : pairs) all += pair;
  return all;
}

// Returns the turns, one per line. Resignations are left out, because some programs do not write them.
std::string turns(const Record& record) {
  std::string all;
  for (const Event& event : record.tape) {
    const std::string side = side_of(event.value) == Side::first ? "W " : "B ";
    std::string dice(record.text(event));
    const auto action = static_cast<CubeAction>(event.arg);
    if (event.kind == EventKind::game) all += "game " + std::to_string(event.value) + '\n';
    if (event.kind == EventKind::roll) {
      std::sort(dice.begin(), dice.end());
      all += side + dice + '\n';
    }
    if (event.kind == EventKind::ply) all += play_of(record.text(event)) + '\n';
    if (event.kind == EventKind::cube && action != CubeAction::resign)
      all += side + std::string(name(action)) + '\n';
    if (event.kind == EventKind::points) all += "wins " + std::to_string(event.value / 2) + '\n';
  }
  return all;
}

struct Twins {
  const char* sgf;
  const char* mat;
  std::size_t kept_bytes;  // minimum number of bytes in kept properties
};

TEST(SgfCorpus, TwinsHaveTheSameContent) {
  SKIP_WITHOUT_CORPUS();
  for (const Twins twins : {Twins{"gnubg_7pt_2025_analysed.sgf", "mat/gnubg_7pt_2025.mat", 300'000},
                            Twins{"job_unger_2023_analysed.sgf", "xg/job_unger_2023.mat", 500'000},
                            Twins{"nackgammon_5pt.sgf", "mat/nackgammon_5pt.mat", 350'000}}) {
    const std::string sgf_text = mt::test::read_file(mt::test::corpus() / "backgammon/sgf" / twins.sgf);
    const std::string mat_text = mt::test::read_file(mt::test::corpus() / "backgammon" / twins.mat);
    Record record;
    EXPECT_EQ(sgf::read_record(sgf_text, 0, record).end, sgf_text.size());
    EXPECT_TRUE(record.diagnostics.empty()) << twins.sgf;
    Record twin;
    mat::read_record(mat_text, 0, twin);
    EXPECT_EQ(turns(record), turns(twin)) << twins.sgf;
    for (const char* tag : {"White", "Black", "MatchLength", "EventDate"})
      EXPECT_EQ(record.tag(tag), twin.tag(tag)) << twins.sgf;
    std::size_t kept = 0;
    for (const Event& event : record.tape)
      kept += event.kind == EventKind::properties ? event.text.size() : 0;
    EXPECT_GT(kept, twins.kept_bytes) << twins.sgf;
    std::string out;
    sgf::Writer({}).write(record, out);
    EXPECT_GE(out.size(), sgf_text.size()) << twins.sgf;
  }
}

}  // namespace
}  // namespace mt
