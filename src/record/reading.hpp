// What a reader of any format answers for one record.
#pragma once
#include <cstddef>
#include <cstdint>

namespace mt {

enum class Found : std::uint8_t {
  none,       // only blanks were left
  record,     // the record holds a game, perhaps with faults
  stray,      // text without any game; the record holds nothing but diagnostics
  oversized,  // a record beyond the limits: the record holds its text and one diagnostic, record_too_large
};

struct Reading {
  Found found = Found::none;
  std::size_t end = 0;  // index in the chunk behind the record, never past the chunk
};

// Bytes that may be handed on to a reader: a Splitter's answer.
struct Cut {
  std::size_t size = 0;    // bytes at the front of the buffer that are whole records; 0: more is needed first
  bool oversized = false;  // they are a part of one record beyond the limits, to be passed through unread:
                           // the next pieces go on with it while they are oversized
};

}  // namespace mt
