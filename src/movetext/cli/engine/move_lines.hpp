// The moves of an analysed game as lines of JSON.
#pragma once
#include "movetext/engine/analysis/judge.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::cli {

// Where a game is in the input.
struct GamePlace {
  std::string file;
  std::uint64_t number = 0;  // number of the record in its file, from 1
};

// Appends a line for each decision (docs/json.md). `engine` is the name of the engine that has judged them.
void append_move_lines(const GamePlace& place, std::string_view engine, const engine::Course& course,
                       std::span<const engine::Judgement> judgements, std::string& out);

}  // namespace mt::cli
