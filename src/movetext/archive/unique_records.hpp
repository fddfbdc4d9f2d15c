// Keeps one record of each game and drops its repeats, whatever the size of the archive.
//
//   UniqueRecords unique(job, report);
//   for (item : items) unique.add(item, header, record);
//   unique.finish(by_place, dropped, stop);
//
// The records are sorted by identity, and the copies of a game by how much they contain (KeyOptions::keep).
// So the first copy is the one to keep, and only one game is held in memory at a time. The kept record gets
// the place of the copy that comes first in the input, unless the kept record is too long to be held
// (longest_image).
#pragma once
#include "movetext/archive/copy_merger.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/place.hpp"
#include "movetext/archive/external_sort.hpp"
#include "movetext/archive/jobs/job.hpp"
#include "movetext/archive/record_header.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace mt::archive {

// Receives a message about a dropped record. Returns false to end the run.
using TellOfCopy = std::function<bool(const RecordHeader& copy, const std::string& message)>;

class UniqueRecords {
 public:
  UniqueRecords(const Job& job, TellOfCopy tell)
      : job_(job),
        tell_(std::move(tell)),
        sort_(with_whole_headers()),
        messages_(few_items()),
        merger_(job) {}

  // Adds a record, or its first piece if the item continues. Like all calls here, returns false on failure;
  // see error().
  [[nodiscard]] bool add(const Item& item, const RecordHeader& header, std::string_view record);
  [[nodiscard]] bool add_piece(std::string_view record, bool goes_on);
  // Passes one record of each game to `by_place`, and the dropped records to `dropped`; both sort by place.
  // If `dropped` is nullptr, the dropped records are only counted.
  [[nodiscard]] bool finish(ExternalSort& by_place, ExternalSort* dropped, const std::atomic<bool>& stop);

  std::uint64_t dropped() const { return repeats_; }
  // Returns the number of repeats from which something was added to the kept record.
  std::uint64_t merged() const { return merged_; }
  const std::string& error() const { return error_; }

 private:
  static ExternalSortOptions few_items();
  static ExternalSortOptions with_whole_headers();
  bool receive(std::string_view key, std::string_view payload, bool goes_on);
  bool begin(std::string_view key, std::string_view payload, bool goes_on);
  bool begin_game(RecordHeader header, std::string_view record, bool goes_on);
  bool drop(const RecordHeader& header, std::string_view record, bool goes_on);
  bool compare(const RecordHeader& header);
  bool end_game();
  bool tell_all();
  bool fail(const ExternalSort& sort);

  const Job& job_;
  TellOfCopy tell_;
  ExternalSort sort_;
  ExternalSort messages_;  // sorted by the place of the copy
  CopyMerger merger_;

  ExternalSort* by_place_ = nullptr;
  ExternalSort* dropped_ = nullptr;
  bool goes_on_ = false;  // the item of the last piece continues in the next piece
  // What is done with the pieces of the item.
  enum class Way : std::uint8_t { hold, write, drop } way_ = Way::hold;
  bool any_ = false;
  std::string game_;    // the identity of the current game
  RecordHeader kept_;   // the kept record of the current game
  std::string record_;  // the text of kept_, if it is held
  bool is_held_ = false;
  std::uint64_t repeats_ = 0;
  std::uint64_t merged_ = 0;
  std::string error_;
};

}  // namespace mt::archive
