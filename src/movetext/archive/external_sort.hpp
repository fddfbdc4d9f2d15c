// Sorts more data than fits in memory: writes sorted runs to disk and merges them at the end.
//
//   ExternalSort sort({.directory = "/tmp"});
//   sort.add(key, payload);             // any number of times
//   sort.finish([&](std::string_view key, std::string_view payload, bool goes_on) {
//     return write(payload);
//   });
//
// Sorts in ascending order of the bytes of the key; equal keys keep the order in which they were added.
#pragma once
#include "movetext/archive/temporary_file.hpp"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

struct ExternalSortOptions {
  std::string directory = "/tmp";  // directory of the sorted runs, which are unnamed temporary files
  std::size_t memory = std::size_t{6} << 20;         // bytes held in memory before a run is written
  std::size_t long_payload = std::size_t{64} << 10;  // longer payloads go to disk immediately
  std::size_t fan_in = 32;                           // number of runs merged at a time
  std::size_t piece = std::size_t{256} << 10;        // bytes of each piece in which a long payload is emitted
};

// Returns options with the user's directory for temporary files.
ExternalSortOptions usual_sort();

class ExternalSort {
 public:
  // `goes_on`: the payload is a piece of an item, and the next call has the next piece of the same item.
  using Emit = std::function<bool(std::string_view key, std::string_view payload, bool goes_on)>;

  explicit ExternalSort(ExternalSortOptions options) : options_(std::move(options)) {}

  // Adds an item. `goes_on`: the payload is a piece of the item, and the next call has the next piece. Only
  // the key of the first piece counts. Keys are held in memory, so they should be short. Returns false if the
  // disk has failed; see error().
  [[nodiscard]] bool add(std::string_view key, std::string_view payload, bool goes_on = false) {
    return add_under(std::span(&key, 1), payload, goes_on);
  }
  // Adds an item that is emitted once for each of its keys.
  [[nodiscard]] bool add_under(std::span<const std::string_view> keys, std::string_view payload,
                               bool goes_on);
  // Calls `emit` for every item in order until `emit` returns false. Returns false if the disk has failed or
  // `emit` has stopped it.
  [[nodiscard]] bool finish(const Emit& emit);
  // Returns the error message if the disk has failed, else an empty string.
  const std::string& error() const { return error_; }

 private:
  struct Item {
    std::uint64_t begin;  // offset in memory_
    std::uint32_t key_size;
    std::uint32_t payload_size;  // if far_bit is set, memory_ holds a Far instead of the payload
  };
  using File = TemporaryFile;
  struct Run {
    File file;
    int level = 0;  // how many times the items of the run have been merged
  };
  class RunReader;
  // Where a long payload is in the file far_.
  struct Far {
    std::uint64_t begin = 0;
    std::uint64_t size = 0;
  };
  static constexpr std::uint32_t far_bit = 0x8000'0000U;

  std::string_view key(const Item& item) const;
  std::string_view payload(const Item& item) const;
  bool hold(std::string_view key, std::string_view payload, std::uint32_t flag);
  bool add_far(std::span<const std::string_view> keys, std::string_view payload, bool goes_on);
  bool emit_payload(std::string_view key, std::string_view payload, bool is_far, const Emit& emit);
  void sort_items();
  bool spill();
  bool merge_full_levels();
  using EmitItem = std::function<bool(std::string_view key, std::string_view payload, bool is_far)>;
  bool merge(std::vector<Run>& runs, const EmitItem& emit);
  File open_run() const { return open_temporary_file(options_.directory); }
  bool write_item(std::FILE* file, std::string_view key, std::string_view payload, bool is_far);
  bool fail(const char* what);

  ExternalSortOptions options_;
  std::string memory_;
  std::vector<Item> items_;
  std::vector<Run> runs_;  // in the order of their items
  File far_;               // long payloads
  std::uint64_t far_size_ = 0;
  Far last_far_;                        // the long payload that is being added
  std::vector<std::string> last_keys_;  // the keys of last_far_
  bool goes_on_ = false;
  std::string error_;
};

}  // namespace mt::archive
