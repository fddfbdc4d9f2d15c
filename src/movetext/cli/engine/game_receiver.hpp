// The interface for receiving the games of an analysis that does not write records.
#pragma once
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/engine/analysis/course.hpp"
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

// A game whose analysis is complete.
struct JudgedGame {
  const GamePlace& place;
  std::string_view engine;  // its name and version; empty if the game was not judged
  const engine::Course& course;
  std::span<const engine::Judgement> judgements;  // one for each decision; empty if the game was not judged
};

// Receives each game twice: when it was read, and when it was judged. Both are in the order of the input, but
// several games may be read before the first of them was judged.
class GameReceiver {
 public:
  virtual ~GameReceiver() = default;
  // Receives a game that was read. Returns whether the engine must judge it.
  virtual bool read(const GamePlace& place, const archive::PlayedRecord& seen, const engine::Course& course,
                    const engine::PositionAfter& position) = 0;
  // Receives a judged game. Returns whether the analysis goes on.
  virtual bool judged(const JudgedGame& game) = 0;
};

}  // namespace mt::cli
