// Holds records that cannot be written before the end of the input, because they must be sorted, searched for
// repeats, or written to one file per group.
//
//   Collector collector(job, out, repeats);
//   while (next(chunk)) collector.add(chunk);
//   collector.write(stop);
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/destination.hpp"
#include "movetext/archive/external_sort.hpp"
#include "movetext/archive/jobs/job.hpp"
#include "movetext/archive/stages/group_files.hpp"
#include "movetext/archive/unique_records.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

class Collector {
 public:
  // Receives a message about a dropped record. Returns false to end the run.
  using Tell = std::function<bool(const Place& place, const std::string& message)>;

  // `repeats`: receives the records that KeyOptions::unique drops; if nullptr, they are only counted.
  Collector(const Job& job, Destination& out, Destination* repeats, Tell tell)
      : job_(job), out_(out), repeats_(repeats), tell_(std::move(tell)), files_(job.output.writer.spelling) {
    const auto report_copy = [this](const RecordHeader& copy, const std::string& message) {
      return tell_(place_of(copy), message);
    };
    if (job.keys.unique)
      unique_ = std::make_unique<UniqueRecords>(job, report_copy);
    else
      sort_ = std::make_unique<ExternalSort>(usual_sort());
  }
  Collector(const Collector&) = delete;
  Collector& operator=(const Collector&) = delete;
  ~Collector() = default;

  // Returns whether the records of this job must wait for the end of the input.
  static bool serves(const Job& job) {
    const bool sorts_rows = job.output.to != nullptr && job.output.to->row_bytes > 0;
    return job.keys.sort || job.keys.unique || !job.groups.empty() || sorts_rows;
  }

  // Adds the records of a chunk; `line` is the number of the line in the input file at which the chunk
  // begins. Like write(), returns false on failure; see error().
  [[nodiscard]] bool add(const Chunk& chunk, std::uint64_t line);
  // Writes all records unless `stop` becomes true.
  [[nodiscard]] bool write(const std::atomic<bool>& stop);

  std::uint64_t dropped() const { return dropped_; }
  // Returns how many of the dropped records had something that was added to the kept record.
  std::uint64_t merged() const { return merged_; }
  const std::string& error() const { return error_; }

 private:
  bool add_item(const Item& item, std::span<const std::string> groups, std::string_view record,
                RecordHeader header);
  bool add_piece(std::string_view record, bool goes_on);
  RecordHeader header_of(const Chunk& chunk, const Item& item, std::uint64_t line);
  Place place_of(const RecordHeader& header) const;
  bool write_sorted(ExternalSort& sorted, Destination& to, bool grouped, const std::atomic<bool>& stop);
  bool begin_group(std::string_view key);
  bool fail(std::string error);

  const Job& job_;
  Destination& out_;
  Destination* repeats_;
  Tell tell_;
  std::unique_ptr<ExternalSort> sort_;     // sorts by place; nullptr if unique_ is set
  std::unique_ptr<UniqueRecords> unique_;  // drops repeats, then sorts by place
  std::vector<std::string> files_read_;
  std::uint64_t sequence_ = 0;  // number of records added so far
  bool goes_on_ = false;        // the last record continues in the next chunk
  std::uint64_t dropped_ = 0;
  std::uint64_t merged_ = 0;
  GroupFiles files_;
  std::string group_;  // the group that is being written
  bool in_group_ = false;
  std::string error_;
};

}  // namespace mt::archive
