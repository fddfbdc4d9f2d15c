// The plan of a match, from the command line.
#pragma once
#include "movetext/cli/engine/engine_terms.hpp"
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/match/run_match.hpp"
#include "movetext/engine/match/sprt.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

struct EngineChoice : NamedEngine {
  engine::match::TimeTerms time{};
  std::string control{};  // the time control as text, for the records: "60+0.6", "1/0.1", "nodes 10000"
  bool has_limit = true;  // false if the user has given no limit, and `time` has the default
  std::string name{};     // may be empty for the engine's own name
};

struct MatchPlan {
  GameSpec spec;
  std::vector<EngineChoice> engines;
  std::uint64_t games = 100;
  unsigned at_once = 1;
  engine::match::AdjudicationTerms adjudication{};
  std::optional<engine::match::SprtTerms> sprt{};
  std::uint32_t most_plies = 1000;
  std::uint32_t length = 1;  // length of a match with dice in points; 0 for games for points
  bool cube = true;
  bool jacoby = true;             // whether the Jacoby rule applies to games for points with the cube
  std::optional<bool> beavers{};  // nullopt if beavers are allowed only when both engines support them
  std::uint64_t seed = 0;
  std::optional<int> opening_plies{};
  std::string openings{};  // a file, "ballots" or "book"; may be empty for random openings
  std::string records{};   // the file for the records; empty if records are not written
};

// Reads the options of the command line. If they are invalid, reports an error and returns nullopt.
std::optional<MatchPlan> read_match_plan(const Invocation& invocation);

}  // namespace mt::cli
