// Checks the invariants of the records of every format.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdlib>
#include <vector>

namespace mt::fuzz {

inline void require(bool condition) {
  if (!condition) std::abort();
}

inline void check_span(const Record& record, Span span) {
  const std::size_t begin = span.begin & ~Span::side_bit;
  const bool side = (span.begin & Span::side_bit) != 0;
  require(begin <= span.end);
  require(span.end <= (side ? record.side_text.size() : record.source.size()));
}

inline void check_record(const Record& record) {
  for (const Tag& tag : record.tags) {
    check_span(record, tag.name);
    check_span(record, tag.value);
  }
  std::vector<std::uint32_t> open;
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    check_span(record, event.text);
    if (event.kind == EventKind::open) open.push_back(i);
    if (event.kind == EventKind::close) {
      require(!open.empty() && event.value == open.back() && record.tape[open.back()].value == i);
      open.pop_back();
    }
    require(event.kind != EventKind::result || i + 1 == record.tape.size());
  }
  require(open.empty());
  require(record.diagnostics.size() <= Record::max_faults + 2);
  for (const Diagnostic& fault : record.diagnostics)
    require(fault.begin <= fault.end && fault.end <= record.source.size());
}

}  // namespace mt::fuzz
