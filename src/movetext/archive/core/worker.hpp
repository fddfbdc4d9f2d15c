// The part of the pipeline that runs in parallel: it reads, replays, filters and writes the records of a
// chunk.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/copy_of.hpp"
#include "movetext/archive/core/pieces.hpp"
#include "movetext/archive/core/position_lines.hpp"
#include "movetext/archive/core/read_record.hpp"
#include "movetext/archive/core/record_keys.hpp"
#include "movetext/archive/core/record_sink.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/core/turn_words.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/replay/finish.hpp"
#include "movetext/replay/last_position.hpp"
#include "movetext/replay/other_game.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/sought_positions.hpp"
#include "movetext/replay/symmetric_line.hpp"
#include "movetext/replay/tagged_games.hpp"

#include <atomic>
#include <optional>
#include <string_view>

namespace mt::archive {

// Each thread has a worker, which handles usual records and stops before one that needs much memory; one more
// worker handles these.  What they make of a chunk depends only on the chunk and the task.
class Worker {
 public:
  // When `stop` becomes true, a chunk is left where it is, and what was made of it means nothing.  With
  // `commit` the worker is the one for records of any size; long ones are committed in pieces.  `sink`
  // receives the records; nullptr: they are only counted, or written.
  Worker(const Task& task, const std::atomic<bool>& stop, Commit commit = {}, RecordSink* sink = nullptr);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker() = default;

  // Decides what is not known of the chunk's file, of which it is the first: its format, and the game of
  // records that name none.  None of the file's chunks may be handled before.
  void open_file(Chunk& chunk);
  // Handles the rest of the chunk, or as much as gives so many results that they should be committed first,
  // or what stands before a large record.
  void process(Chunk& chunk);

 private:
  void handle_records(Chunk& chunk);
  // Handles record_; returns false if the run stops here.
  bool handle(Chunk& chunk, Extent extent, bool whole);
  Played play(const Chunk& chunk, Extent extent);
  replay::Replayed replay_as(const replay::GameChoice& choice, const AnyGame*& game);
  void refuse_variant(const replay::TaggedGame& tagged);
  void refuse_moves(Code code, Span value, const std::string& words);
  void refuse_game(const GameSpec& game);
  void refuse_losing(const GameSpec& game);
  const AnyGame& get(const GameSpec& spec);
  replay::Follower* follower_of(const AnyGame& game);
  bool read_again(const Chunk& chunk, Extent extent, Record& record);
  bool must_refuse(const replay::TaggedGame& tagged, Played& played);
  bool must_refuse(const replay::GameChoice& choice, Played& played);
  void read_otherwise(const replay::TaggedGame& tagged, const replay::GameChoice& first,
                      replay::OtherGame other, Played& played);
  void tell_sister_game(const replay::TaggedGame& tagged, const replay::GameChoice& choice,
                        const replay::Replayed& replayed);
  void tell_other_game(const replay::TaggedGame& tagged, const replay::GameChoice& first,
                       const replay::GameChoice& other);
  void tell_contradiction(const replay::TaggedGame& tagged);
  bool is_of_variant(const replay::TaggedGame& tagged);
  void tell_first_mover(const replay::GameChoice& first, const replay::GameChoice& other);
  void set_letters(replay::GameChoice& choice) const;
  // Returns whether the user has left that reading of a record open.
  bool may_be(const replay::OtherGame& other) const;
  void tell_letters(const GameSpec& game, std::uint32_t place);
  void pass_through(Chunk& chunk) const;
  static Diagnostic too_large(const Chunk& chunk);
  bool refuse_other_game(const replay::TaggedGame& tagged);
  bool show(const Chunk& chunk, const Played& played);
  void edit(const Played& played);
  void require_lines(const Played& played);
  void judge_faults();
  bool has_error() const;  // the record
  std::size_t moves_offset(Extent extent) const;
  void keep_verdict(Chunk& chunk, Extent extent, Played& played);
  void keep_findings(Chunk& chunk, Extent extent);
  bool selected(const Played& played);
  board::Notation notation_of(const AnyGame& game) const;
  void note_notation(Chunk& chunk, Extent extent, const Played& played) const;

  bool takes_all() const { return commit_ != nullptr; }
  void write(Chunk& chunk, Extent extent, const Played& played);
  bool writes_moves_of_key() const;
  void add_keys(const Played& played, Extent extent, std::string_view written, Item& item, Chunk& chunk);
  static RecordContext context_of(const Played& played, bool white_first);
  static bool white_is_first(const Played& played) {
    return played.game == nullptr || played.game->is_white(Side::first);
  }
  void add_opening(const Played& played);
  bool needs_replay() const;
  bool wants_opening() const;
  bool is_white_first(const Chunk& chunk, const Played& played);
  void count(Chunk& chunk, const Played& played);
  void add_groups(const Played& played, bool white_first, Item& item, Chunk& chunk) const;
  void keep_losses(Chunk& chunk, Extent extent) const;
  void keep_loss(Diagnostic loss, Extent extent, Chunk& chunk) const;
  void keep_parts(const std::vector<std::string>& parts, Extent extent, Chunk& chunk) const;
  void write_lines(Chunk& chunk, Extent extent, const Played& played, Pieces& pieces);
  static void pass_rest(Chunk& chunk);
  void give_memory_back();

  const Task& task_;
  const std::atomic<bool>& stop_;
  Commit commit_;
  RecordSink* sink_;
  const Family* untagged_ = nullptr;  // of the records of a chunk whose tags name no game; nullptr: not known
  replay::TaggedGames tagged_games_;
  const replay::TaggedGame by_user_;  // the game of Task::game, in place of that of the tags
  ShapeContext shape_context_{&untagged_, &tagged_games_};
  const bool numbers_;        // records are counted, by one worker after the other
  std::uint64_t number_ = 0;  // of the record in its file
  GateContext gate_context_{&task_.selection, &number_};
  ReadOptions reading_;
  replay::GameShelf shelf_;
  Record record_;
  Record second_reading_;
  std::optional<Writers> writers_;
  std::optional<PositionLines> lines_;  // instead of records
  std::optional<openings::Tagger> tagger_;
  replay::SoughtPositions sought_;
  replay::LastPosition last_position_;
  replay::SymmetricLine symmetric_line_;
  replay::GameChoice counted_as_;  // the game of the record whose lines have been counted
  replay::LastGameTags game_tags_;
  RecordKeys keys_;
};

}  // namespace mt::archive
