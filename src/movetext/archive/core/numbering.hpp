// Numbers the records of a table of moves in the order in which they are written.
//
//   Numbering numbering;
//   out.write(numbering.numbered(record, goes_on));
#pragma once
#include "movetext/formats/api/move_row.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace mt::archive {

class Numbering {
 public:
  // Returns the bytes of a record, or of a piece of it, with the number of the record in place of each
  // record_number_sign. `goes_on`: the record continues in the next piece. The result is valid until the next
  // call.
  std::string_view numbered(std::string_view bytes, bool goes_on) {
    if (!std::exchange(in_record_, goes_on)) digits_ = std::to_string(++records_);
    out_.clear();
    while (!bytes.empty()) {
      const std::size_t sign = std::min(bytes.find(record_number_sign), bytes.size());
      out_ += bytes.substr(0, sign);
      if (sign < bytes.size()) out_ += digits_;
      bytes.remove_prefix(std::min(sign + 1, bytes.size()));
    }
    return out_;
  }

 private:
  std::uint64_t records_ = 0;
  bool in_record_ = false;
  std::string digits_;  // the number of the current record
  std::string out_;
};

}  // namespace mt::archive
