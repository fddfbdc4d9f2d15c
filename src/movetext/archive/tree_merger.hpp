// Merges the records of a run into trees: one record for each game and start position.
//
//   TreeMerger merger({.keep = GameTree::Keep::games});
//   job.images = true;
//   run(job, {merger, &destination}, {}, listener, stop);
//
// Matches with dice are not merged into trees, because no two of them have the same rolls: different matches
// stay unchanged, and the copies of a match become one record. All trees are held in memory.
#pragma once
#include "movetext/archive/image_sink.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/record/game_tree.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

namespace mt::archive {

// The name that is put before the words of comments.
enum class Speaker : std::uint8_t {
  none,
  annotator,  // the value of the tag Annotator; if it is missing, the name of the file
  file,       // the name of the file
};

struct TreeMergerOptions {
  GameTree::Keep keep = GameTree::Keep::moves;
  Speaker speaker = Speaker::none;
};

class TreeMerger final : public ImageSink {
 public:
  // A merged record must not be larger than a record that can be read.
  static constexpr std::size_t most_events = ReadLimits{}.events;
  static constexpr std::size_t most_text = ReadLimits{}.record_bytes;
  // The limits for all merged records together.
  static constexpr std::size_t most_events_in_all = 10 * most_events;
  static constexpr std::size_t most_text_in_all = 16 * most_text;

  explicit TreeMerger(TreeMergerOptions options) : options_(options) {}

  bool add(const Chunk& chunk, std::uint64_t line) override;
  bool write(const Job& job, Destination& out, const std::atomic<bool>& stop) override;
  std::uint64_t written() const override { return written_; }
  // Returns how many records were added.
  std::uint64_t added() const { return added_; }

 private:
  struct Match {
    std::string image{};
    bool white_first = true;
  };
  // A merged record, in the order of the first records.
  struct Merged {
    GameTree* tree = nullptr;  // nullptr for a match
    std::size_t match = 0;     // index in matches_
  };

  bool add_copy(const Copy& copy, std::string_view path);
  bool add_game(const Copy& copy);
  bool add_match(const Copy& copy);
  bool write_record(const Record& record, bool white_first, const Job& job, Writers& writers,
                    Destination& out);

  TreeMergerOptions options_;
  std::deque<GameTree> trees_;
  std::vector<Match> matches_;
  std::vector<Merged> merged_;
  std::unordered_map<std::string, GameTree*> tree_of_;     // by game and start position
  std::unordered_map<std::string, std::size_t> match_of_;  // by the digest of the main line
  Record record_;
  std::size_t events_ = 0;  // of all trees
  std::size_t text_size_ = 0;
  std::uint64_t added_ = 0;
  std::uint64_t written_ = 0;
};

}  // namespace mt::archive
