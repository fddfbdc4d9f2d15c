// The records of one output file in their frame: what stands before them, between two of them, behind the
// last.
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

// `take` gets the bytes of the file, piece by piece; it returns false when no more are wanted, and so does
// what has called it.
class Framing {
 public:
  explicit Framing(Frame frame = {}) : frame_(frame) {}

  // `bytes` are records; `items` tells where each ends, or the piece of one that goes on with the next bytes.
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

  // Records that have been begun by write_item().
  std::uint64_t records() const { return records_; }
  // Whether the last item goes on.
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
