// Inserts events into the tape of a record.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <span>

namespace mt {

struct InsertedEvent {
  std::uint32_t before =
      0;        // index on the tape of the event that will follow; the size of the tape for the end
  Event event;  // neither `open` nor `close`
};

// Inserts the events, which must be in tape order.
void insert_events(Record& record, std::span<const InsertedEvent> events);

}  // namespace mt
