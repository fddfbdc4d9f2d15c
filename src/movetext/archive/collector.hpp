// Holds records that cannot be written before the end of the input: those that are sorted, lose repeats, or
// go to a file for each group.
//
//   Collector collector(task, out, repeats);
//   while (next(chunk)) collector.add(chunk);
//   collector.write(stop);
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/group_files.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/destination.hpp"
#include "movetext/archive/external_sort.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

class Collector {
 public:
  // `repeats`: receives what Task::unique drops; nullptr: that is only counted.
  Collector(const Task& task, Destination& out, Destination* repeats)
      : task_(task), out_(out), repeats_(repeats), files_(task.writer.spelling) {}

  // Says whether a run has records that wait.
  static bool serves(const Task& task) { return task.sort || task.unique || !task.groups.empty(); }

  // Takes the records of a chunk.  On false, error() says why; so for write().
  [[nodiscard]] bool add(const Chunk& chunk);
  // Writes all records, unless `stop` becomes true.
  [[nodiscard]] bool write(const std::atomic<bool>& stop);

  std::uint64_t dropped() const { return dropped_; }
  const std::string& error() const { return error_; }

 private:
  bool add_item(const Item& item, std::span<const std::string> groups, std::string_view record);
  bool drop_repeats(ExternalSort& by_place, ExternalSort& dropped, const std::atomic<bool>& stop);
  bool write_sorted(ExternalSort& sorted, Destination& to, bool grouped, const std::atomic<bool>& stop);
  bool begin_group(std::string_view key);
  bool fail(std::string error);

  const Task& task_;
  Destination& out_;
  Destination* repeats_;
  std::unique_ptr<ExternalSort> sort_ = std::make_unique<ExternalSort>(usual_sort());
  std::uint64_t sequence_ = 0;  // number of records
  bool goes_on_ = false;        // a record continues in the next chunk
  std::uint64_t dropped_ = 0;
  GroupFiles files_;
  std::string group_;  // that is being written
  bool in_group_ = false;
  std::string error_;
};

}  // namespace mt::archive
