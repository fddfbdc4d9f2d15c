// Adds the frame to the records of an output file: the texts before the records, between two records, and
// after the last record.
//
//   Framing framing(format.frame);
//   framing.write(chunk.out, chunk.items, take);
//   framing.finish(take);
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/formats/api/format.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace mt::archive {

// `take` receives the bytes of the file piece by piece. If it returns false, it receives no more bytes, and
// the function that called it returns false as well.
class Framing {
 public:
  explicit Framing(Frame frame = {}) : frame_(frame) {}

  // Writes the records in `bytes`. Each of `items` gives the end of a record, or of the piece of a record
  // that continues in the bytes of the next call.
  template <class Take>
  bool write(std::string_view bytes, std::span<const Item> items, const Take& take) {
    if (items.empty()) return true;
    if (frame_.between.empty()) return begin(take) && take(bytes);
    std::size_t at = 0;
    for (const Item& item : items) {
      if (!write_item(bytes.substr(at, item.end - at), item.goes_on, take)) return false;
      at = item.end;
    }
    return true;
  }
  template <class Take>
  bool write_item(std::string_view bytes, bool goes_on, const Take& take) {
    if (!std::exchange(in_record_, goes_on)) {
      if (!begin(take) || (records_ > 0 && !take(frame_.between))) return false;
      ++records_;
    }
    return take(bytes);
  }
  template <class Take>
  bool finish(const Take& take) {
    return begin(take) && take(frame_.after);
  }

  // Returns how many records write_item() has started.
  std::uint64_t records() const { return records_; }
  // Returns whether the last item continues in the bytes of the next call.
  bool in_record() const { return in_record_; }

 private:
  template <class Take>
  bool begin(const Take& take) {
    return std::exchange(begun_, true) || take(frame_.before);
  }

  Frame frame_;
  std::uint64_t records_ = 0;
  bool begun_ = false;
  bool in_record_ = false;
};

}  // namespace mt::archive
