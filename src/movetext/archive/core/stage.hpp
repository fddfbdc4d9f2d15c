// A step that each record of a run passes through, in addition to reading and replaying.
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
#include "movetext/replay/searcher.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mt::archive {

// What happens to a record after a stage.
enum class Next : std::uint8_t {
  go_on,     // the record continues with the next stage
  skip,      // the record skips all further stages
  end_file,  // like `skip`, and no further record of the file is read
  pause,     // like `skip`, and then the worker leaves the chunk
  stop,      // like `skip`, and the run ends after this record
};

// The result of replaying a record.
struct Played {
  replay::Replayed replayed;
  const AnyGame* game = nullptr;  // nullptr if the game is not known; the moves are then unchanged
};

// Returns whether White is the first player of the record; true if the game is not known.
inline bool is_white_first(const Played& played) {
  return played.game == nullptr || played.game->is_white(Side::first);
}

// Services of a worker for its stages.
class RecordSource {
 public:
  virtual ~RecordSource() = default;
  // Reads and replays the record again under the same game, and passes the positions to the stages.
  virtual void replay_again(const Chunk& chunk, Extent extent, Record& record) = 0;
  // Returns the game of a record that was not replayed, or nullptr if it is not known. The tags of the record
  // decide, or else the game of the other records in its file.
  virtual const AnyGame* game_by_tags(const Chunk& chunk, const Record& record) = 0;
};

// A record on its way through the stages.
struct Passing {
  Chunk& chunk;
  Extent extent;  // extent of the record in the bytes of the chunk
  Record& record;
  RecordSource& source;
  const Commit* commit = nullptr;  // set for a worker that handles records of any size, else nullptr
  bool is_whole = true;            // false if the record could not be read to its end
  bool is_long = false;  // the record needs much memory; the stages free their part of it after the record
  // Set by a stage before the replay to request it if Handling::replays_all is false.
  bool must_replay = false;
  bool has_error = false;    // known after the faults of the record are kept
  std::uint64_t number = 0;  // number of the record in its file, from 1; 0 if records are not numbered
  Played played{};
  std::optional<replay::FoundPlace> place{};  // what the selection has found in the record
  Item item{};                                // keys and groups of the record in the output

  // Returns the offset in the chunk at which the movetext of the record begins.
  std::size_t moves_offset() const;
};

// Returns the game of a record that may not have been replayed, or nullptr if it is not known.
inline const AnyGame* known_game(Passing& passing) {
  return passing.played.game != nullptr ? passing.played.game
                                        : passing.source.game_by_tags(passing.chunk, passing.record);
}
// Returns whether White is the first player of the record.
inline bool white_moves_first(Passing& passing) {
  const AnyGame* const game = known_game(passing);
  return game == nullptr || game->is_white(Side::first);
}

// When a worker calls Stage::after().
enum class Turn : std::uint8_t {
  // Before the faults of the record are kept: the stage may add faults. It is called for every record.
  report,
  // After the faults are kept, but only for a record that was read to its end.
  use,
  // After the faults are kept, also for a record that was not read to its end.
  use_or_drop,
};

// What a stage needs.
struct Wants {
  Turn turn = Turn::use;
  bool main_line = false;  // the positions of the main line
  bool all_lines = false;  // the positions of all lines
};

// Each worker creates its own stages and calls the functions of a stage in one thread, in the order of the
// records of a chunk.
class Stage {
 public:
  Stage() = default;
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;
  virtual ~Stage() = default;

  virtual Wants wants() const { return {}; }
  // Adds the stage's requirements to `handling`. Called once, before the first record.
  virtual void prepare(Handling& /*handling*/) {}
  // Receives the file of the next chunk, before its first record.
  virtual void begin_file(const SourceFile& /*file*/) {}
  // Receives a record that was read but not yet replayed.
  virtual Next before(Passing& /*passing*/) { return Next::go_on; }
  // Receives the game at the beginning of a replay. Positions that were received earlier for the same record
  // belong to a replay that was abandoned.
  virtual void begin_replay(const AnyGame& /*game*/, const Record& /*record*/) {}
  // Receives the record at the end of a replay, before a stage changes it.
  virtual void end_replay(const Record& /*record*/) {}
  // Receives a position of the main line, like replay::Follower.
  virtual void main_position(const AnyPosition& /*position*/) {}
  // Receives a position of any line, like replay::LineFollower; `event` is replay::no_event at the start.
  virtual void line_position(std::uint32_t /*event*/, const AnyPosition& /*position*/) {}
  // Receive the beginning and the end of a variation, like replay::LineFollower.
  virtual void line_open() {}
  virtual void line_close() {}
  // Returns a follower for the next replay, or nullptr. If no other stage wants all lines, it receives the
  // positions instead of the three functions above, which costs two calls less for each position.
  virtual replay::LineFollower* lines() { return nullptr; }
  // Returns a follower that receives the moves of the replays, or nullptr. At most one stage may have one.
  virtual replay::MoveFollower* moves() { return nullptr; }
  // Receives the record after the replay.
  virtual Next after(Passing& /*passing*/) { return Next::go_on; }
  // Receives the results of a chunk, or of a part of it, before they are committed.
  virtual void finish_chunk(Chunk& /*chunk*/) {}
};

// Passes a position of Stage::line_position() to a follower.
inline void pass_on(std::uint32_t event, const AnyPosition& position, replay::LineFollower& lines) {
  if (event == replay::no_event)
    lines.start(position);
  else
    lines.visit(event, position);
}

using MakeStage = std::function<std::unique_ptr<Stage>()>;
using StageList = std::vector<MakeStage>;

}  // namespace mt::archive
