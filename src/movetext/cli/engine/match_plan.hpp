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
  std::string control{};  // the time in words, for the records: "60+0.6", "1/0.1", "nodes 10000"
  std::string name{};     // empty for the engine's own name
};

struct MatchPlan {
  GameSpec spec;
  std::vector<EngineChoice> engines;
  std::uint64_t games = 100;
  unsigned at_once = 1;
  engine::match::AdjudicationTerms adjudication{};
  std::optional<engine::match::SprtTerms> sprt{};
  std::uint32_t most_plies = 1000;
  std::uint32_t length = 1;  // of matches with dice; 0: for points
  bool cube = true;
  bool jacoby = true;             // with the cube, for points
  std::optional<bool> beavers{};  // nullopt: if both engines support them
  std::uint64_t seed = 0;
  std::optional<int> opening_plies{};
  std::string openings{};  // a file; empty if they are random
  std::string records{};   // a file; empty for none
};

// Returns nullopt after reporting an error.
std::optional<MatchPlan> read_match_plan(const Invocation& invocation);

}  // namespace mt::cli
