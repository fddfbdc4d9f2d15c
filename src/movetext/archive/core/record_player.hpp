// Replays a record. Decides under which game, and tries another game if the record does not fit the first.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/handling.hpp"
#include "movetext/archive/core/read_record.hpp"
#include "movetext/archive/core/stages.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/replay/other_game.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/tagged_games.hpp"

namespace mt::archive {

class RecordPlayer final : public RecordSource {
 public:
  // All arguments must outlive the player. `reading`: options for reading records again.
  RecordPlayer(const Task& task, const Handling& handling, const ReadOptions& reading, Stages& stages);

  // Prepares for the records of a chunk. The format and the game of its file must be known.
  void begin_chunk(const Chunk& chunk);
  // Replays the record that was read from the extent; may read the record again. The game in the result is
  // valid until forget_rare_games() is called.
  Played play(const Chunk& chunk, Extent extent, Record& record);
  void forget_rare_games() { cache_.clear_rare(); }

  void replay_again(const Chunk& chunk, Extent extent, Record& record) override;
  const AnyGame* game_by_tags(const Chunk& chunk, const Record& record) override;

  // Returns the context that decides the shapes of moves while a record is read.
  const ShapeContext& shapes() const { return shape_context_; }
  replay::GameCache& cache() { return cache_; }

 private:
  // A record to be replayed and the facts known about its game.
  struct Plan {
    const Chunk& chunk;
    Extent extent;
    const replay::TaggedGame& tagged;
    replay::GameChoice choice;
    bool is_overruled = false;  // the tags of the file were found to be wrong
  };

  bool refuse(const Plan& plan, Record& record, Played& played) const;
  void choose(Plan& plan, Record& record) const;
  replay::Replayed replay_as(const replay::GameChoice& choice, Record& record, const AnyGame*& game);
  void play_otherwise(Plan& plan, Record& record, Played& played);
  bool is_of_variant(const Plan& plan, const Record& record);
  void read_otherwise(Plan& plan, const replay::GameChoice& first, replay::OtherGame other, Record& record,
                      Played& played);
  void hint_at_sister(const Plan& plan, Record& record, const Played& played);
  bool read_again(const Chunk& chunk, Extent extent, Record& record) const;
  // Returns whether the user's options allow reading the record as `other`.
  bool may_be(const replay::OtherGame& other) const;
  const AnyGame& get(const GameSpec& spec);

  const Task& task_;
  const Handling& handling_;
  const ReadOptions& reading_;
  Stages& stages_;
  // The game of Task::game, which is used instead of the game named by tags.
  const replay::TaggedGame by_user_;
  const Family* untagged_ = nullptr;  // family of the records that do not name a game; nullptr if not known
  replay::TaggedGames tagged_games_;
  ShapeContext shape_context_{&untagged_, &tagged_games_};
  replay::GameCache cache_;
  replay::GameChoice last_choice_;  // the choice for the last record replayed
  Record second_reading_;
};

// Returns the notation in which the moves of a game are written.
board::Notation notation_of(const Handling& handling, const AnyGame& game);

}  // namespace mt::archive
