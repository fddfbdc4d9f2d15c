// Counts records by their groups. There may be any number of groups.
//
//   Tally tally;
//   while (next(chunk)) tally.add(chunk);
//   tally.finish([&](std::string_view group, const GroupSums& sums) { return write(group, sums.games); });
#pragma once
#include "movetext/archive/chunk_sink.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/external_sort.hpp"
#include "movetext/record/group_sums.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace mt::archive {

class Tally final : public ChunkSink {
 public:
  // Receives a group and its sums. Returns whether to continue.
  using Emit = std::function<bool(std::string_view group, const GroupSums& sums)>;

  explicit Tally(ExternalSortOptions options = {}) : options_(options), sums_(std::move(options)) {}

  // Counts the records of the chunk in their groups. Like finish(), returns false on failure; see error().
  [[nodiscard]] bool add(const Chunk& chunk) override;
  // Calls `emit` for each group: the largest group first, and groups of the same size in the order of their
  // bytes. Returns false if the disk has failed or `emit` has stopped it.
  [[nodiscard]] bool finish(const Emit& emit);

  const std::string& error() const override { return error_; }

 private:
  bool spill();
  bool add_up(ExternalSort& by_size);

  ExternalSortOptions options_;
  std::unordered_map<std::string, GroupSums> counts_;
  std::size_t bytes_ = 0;  // memory of counts_
  ExternalSort sums_;      // sums that did not fit in counts_, sorted by group
  std::string error_;
};

}  // namespace mt::archive
