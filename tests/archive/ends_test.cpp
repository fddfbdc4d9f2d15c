// The filter "ends:" agrees with the rules. A condition "ends:NAME" must select a record if and only if the
// last position of the record has the end NAME, or a player can claim the end NAME in this position.
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/replay/live_game.hpp"
#include "runner.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace mt::archive {
namespace {

class Ends : public ::testing::Test {
 protected:
  Ends() {
    for (const std::string_view name : names_of_ends()) {
      const std::string fault = selections_[std::string(name)].require("ends:" + std::string(name), nullptr);
      EXPECT_EQ(fault, "");
    }
  }
  // Makes the job adjudicate its records, as any condition "ends:" does.
  static void adjudicate(Job& job) { (void)job.selection.require("ends:? or not ends:?", nullptr); }
  // Returns the names of the ends for which the filter selects the record.
  std::set<std::string> taken(const PlayedRecord& played) const {
    std::set<std::string> names;
    for (const auto& [name, selection] : selections_)
      if (selection.takes(played.record, {.game = played.game, .replayed = &played.replayed}))
        names.insert(name);
    return names;
  }
  // Returns the names of the ends for which the filter selects the only record of a text.
  std::set<std::string> of(std::string_view text, const std::string& name = "x.pgn") {
    std::set<std::string> names;
    Job job;
    job.task.files = {runner_.write(name, text)};
    adjudicate(job);
    job.task.stages.push_back(visit_records([&](const PlayedRecord& played) {
      names = taken(played);
      return true;
    }));
    (void)runner_.run(job, "");
    return names;
  }

  Runner runner_;
  std::map<std::string, Selection> selections_;
};

// Plays the main line move by move as a live game. Returns the names of the ends that are reached or can be
// claimed, or nullopt if the main line cannot be played in this way.
std::optional<std::set<std::string>> ends_in_progress(const PlayedRecord& played) {
  const Record& record = played.record;
  Diagnostic problem;
  const auto live =
      replay::LiveGame::begin(played.game->spec(), {.start = std::string(record.tag("FEN"))}, problem);
  if (live == nullptr) return std::nullopt;
  bool legal = true;
  for_each_main_line(record, [&](const Event& event) {
    std::string canonical;
    if (live->outcome().kind != Outcome::Kind::open) return legal = false;
    legal = event.kind == EventKind::ply &&
            live->play(record.text(event), live->rules().notation(), canonical, problem);
    return legal;
  });
  if (!legal || live->ply() == 0) return std::nullopt;
  std::set<std::string> names;
  for (const Outcome& outcome : {live->outcome(), live->claim()})
    if (outcome.end != End::none) names.insert(std::string(name(outcome.end)));
  return names;
}

TEST_F(Ends, AnEarlierClaimCounts) {
  const std::string shuttle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
  EXPECT_EQ(of(shuttle + " *"), std::set<std::string>{"repetition"});
  EXPECT_EQ(of(shuttle + " 5. Nf3 *"), std::set<std::string>{"repetition"});
  EXPECT_EQ(of(shuttle + " 5. Nf3 Nf6 6. Ng1 *"), std::set<std::string>{"repetition"});
  EXPECT_EQ(of(shuttle + " 5. e4 *"), std::set<std::string>{});
  const std::string rook = "[FEN \"8/8/8/4k3/8/8/8/R3K3 w - - 99 80\"]\n\n80. Ra2";
  EXPECT_EQ(of(rook + " *"), std::set<std::string>{"moves"});
  EXPECT_EQ(of(rook + " Kd4 81. Rb2 *"), std::set<std::string>{"moves"});
}

TEST_F(Ends, TwoDrawsCanBeClaimedInOnePosition) {
  EXPECT_EQ(of("[FEN \"8/8/8/4k3/8/8/8/R3K3 w - - 96 80\"]\n\n"
               "80. Ra2 Kd4 81. Ra1 Ke5 82. Ra2 Kd4 83. Ra1 Ke5 *"),
            (std::set<std::string>{"moves", "repetition"}));
}

TEST_F(Ends, AgreeWithAGameInProgressOnRealRecords) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  int compared = 0;
  int missed = 0;
  int was_possible_before = 0;
  for (const std::string folder : {"/pgn", "/pdn", "/xiangqi", "/othello"}) {
    if (!std::filesystem::exists(directory + folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder)) {
      if (!entry.is_regular_file() || entry.file_size() > 400'000) continue;
      Job job;
      job.task.files = {entry.path()};
      adjudicate(job);
      job.task.stages.push_back(visit_records([&](const PlayedRecord& played) {
        if (played.game == nullptr || !played.is_good() || played.record.convention->is_match) return true;
        const auto wanted = ends_in_progress(played);
        if (!wanted) return true;
        ++compared;
        std::set<std::string> got = taken(played);
        if (wanted->contains("repetition") && !wanted->contains("moves"))
          got.erase("moves");  // claim() returns only one of the two claims
        // Counts the records in which the claim at the end was already possible at an earlier ply.
        const auto& claims = played.replayed.claims;
        was_possible_before +=
            !played.replayed.open_claims.empty() && claims.back().ply != played.replayed.plies ? 1 : 0;
        missed += got == *wanted ? 0 : 1;
        EXPECT_EQ(got, *wanted) << entry.path() << ": " << played.record.source.substr(0, 200);
        return true;
      }));
      (void)runner_.run(job, "");
    }
  }
  std::cout << compared << " records; in " << was_possible_before
            << " a claim at the end was possible before\n";
  EXPECT_EQ(missed, 0);
  EXPECT_GE(compared, 1000);
}

}  // namespace
}  // namespace mt::archive
