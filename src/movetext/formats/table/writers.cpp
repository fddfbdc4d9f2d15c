#include "movetext/formats/table/writers.hpp"

#include "movetext/formats/table/formats.hpp"

#include <limits>
#include <utility>

namespace mt {
namespace {

// Returns the options for writing only the main line, in one line of any length.
WritingOptions one_line() {
  WritingOptions options;
  options.line_width = std::numeric_limits<std::size_t>::max();
  options.reduced = true;
  return options;
}

}  // namespace

Writers::Writers(WritingOptions options) : options_(std::move(options)) {}

RecordWriter& Writers::of(const Format& format) {
  for (const Entry& entry : entries_)
    if (entry.format == &format) return *entry.writer;
  return *entries_.emplace_back(Entry{&format, format.writer(options_, *this)}).writer;
}

void Writers::write_movetext(const Record& record, std::string& out) {
  of(native_format(*record.convention)).write_movetext(record, out);
}

void Writers::write_line(const Record& record, std::string& out) {
  if (lines_ == nullptr) lines_ = std::make_unique<Writers>(one_line());
  lines_->write_movetext(record, out);
}

std::size_t Writers::replaced() const {
  std::size_t count = 0;
  for (const Entry& entry : entries_) count += entry.writer->replaced();
  return count;
}

}  // namespace mt
