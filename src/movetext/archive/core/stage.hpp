// A step that each record of a run passes through, beside reading and replaying.
//
//   class Plies final : public Stage {
//    public:
//     explicit Plies(std::uint64_t& plies) : plies_(plies) {}
//     Next after(Passing& passing) override { return plies_ += passing.played.replayed.plies, Next::go_on; }
//    private:
//     std::uint64_t& plies_;
//   };
//   task.stages.push_back([&] { return std::make_unique<Plies>(plies); });
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/handling.hpp"
#include "movetext/archive/core/pieces.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace mt::archive {

// What becomes of a record after a stage has seen it.
enum class Next : std::uint8_t {
  go_on,     // it passes on to the next stage
  skip,      // it passes through no further stage
  end_file,  // the same, and no further record of its file is read
  pause,     // the same, and the worker leaves the chunk after it
  stop,      // the same, and the run ends here
};

// How a record was played.
struct Played {
  replay::Replayed replayed;
  const AnyGame* game = nullptr;  // nullptr: it is not known, and the moves are as they were written
};

// Returns whether the first player of a record is White; an unknown game has White first.
inline bool is_white_first(const Played& played) {
  return played.game == nullptr || played.game->is_white(Side::first);
}

// What a stage can ask a worker for, beside the record itself.
class RecordSource {
 public:
  virtual ~RecordSource() = default;
  // Reads and replays the record once more under the same game, with the positions for the stages.
  virtual void replay_again(const Chunk& chunk, Extent extent, Record& record) = 0;
  // Returns whether White begins in a record that was not replayed, by its tags or the rest of its file.
  virtual bool is_white_first_by_tags(const Chunk& chunk, const Record& record) = 0;
};

// A record on its way through the stages.
struct Passing {
  Chunk& chunk;
  Extent extent;  // of the record, in the bytes of the chunk
  Record& record;
  RecordSource& source;
  const Commit* commit = nullptr;  // of a worker that takes records of any size; nullptr: others
  bool is_whole = true;            // false: the record could not be read to its end
  bool is_long = false;            // it needs much memory, which stages give back after it
  bool must_replay = false;        // set by a stage before the replay, where Handling::replays_all is false
  bool has_error = false;          // known once its faults are kept
  std::uint64_t number = 0;        // of the record in its file, from 1; 0: records are not numbered
  Played played{};
  Item item{};  // of the output: its keys and groups

  // Returns where the movetext of the record begins in the chunk.
  std::size_t moves_offset() const;
};

// When a worker calls Stage::after().
enum class Turn : std::uint8_t {
  report,  // before the faults of the record are kept: the stage may add to them, and every record passes on
  use,     // after that
  use_or_drop,  // the same, also for a record that was not read to its end
};

// What a stage wants to receive.
struct Wants {
  Turn turn = Turn::use;
  bool main_line = false;  // the positions of the main line
  bool all_lines = false;  // the positions of all lines
};

// Each worker makes its own stages, and calls the functions of a stage in one thread, in the order of the
// records of a chunk.
class Stage {
 public:
  Stage() = default;
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;
  virtual ~Stage() = default;

  virtual Wants wants() const { return {}; }
  // Adds what the stage needs; called once, before the first record.
  virtual void prepare(Handling& /*handling*/) {}
  // Receives the file of the chunk that is handled next, with its first record.
  virtual void begin_file(const SourceFile& /*file*/) {}
  // Receives a record that was read and not replayed.
  virtual Next before(Passing& /*passing*/) { return Next::go_on; }
  // Receives the game of a replay that begins; what came before of this record belongs to a replay that was
  // given up.
  virtual void begin_replay(const AnyGame& /*game*/, const Record& /*record*/) {}
  // Receives a position of the main line, as replay::Follower does.
  virtual void main_position(const AnyPosition& /*position*/) {}
  // Receives a position of any line, as replay::LineFollower does; `event` is replay::no_event at the start.
  virtual void line_position(std::uint32_t /*event*/, const AnyPosition& /*position*/) {}
  // Receives the record after the replay.
  virtual Next after(Passing& /*passing*/) { return Next::go_on; }
  // Receives the results of a chunk, or of a part of it, before they are committed.
  virtual void finish_chunk(Chunk& /*chunk*/) {}
};

// Passes a position of Stage::line_position() on to a follower.
inline void pass_on(std::uint32_t event, const AnyPosition& position, replay::LineFollower& lines) {
  if (event == replay::no_event)
    lines.start(position);
  else
    lines.visit(event, position);
}

using MakeStage = std::function<std::unique_ptr<Stage>()>;
using StageList = std::vector<MakeStage>;

}  // namespace mt::archive
