// Receives the records that a worker reads, for those who show them.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/sought_positions.hpp"

namespace mt::archive {

// How a record was played.
struct Played {
  replay::Replayed replayed;
  const AnyGame* game = nullptr;  // nullptr: unknown, the moves stay text
  // The worker sets these two for a sink alone.
  const replay::SoughtPositions* sought = nullptr;  // those of the selection of the task
  bool white_first = true;                          // the first player of the record is White
};

// The worker calls these functions for each record, in order; the selection of the task is left to the sink.
class RecordSink {
 public:
  virtual ~RecordSink() = default;
  // Says whether the record, which was read and not played, is to be played.
  virtual bool wants(const Record& record) = 0;
  // Returns what receives the positions of the record that is played; nullptr: nothing does.
  virtual replay::LineFollower* lines() { return nullptr; }
  // Receives a record that was wanted and played, with its moves in the notation that people read; it may be
  // changed.  The game lives as long as the worker handles the chunk.  Returns false if no more records are
  // wanted now.
  virtual bool take(Record& record, const Played& played) = 0;
};

}  // namespace mt::archive
