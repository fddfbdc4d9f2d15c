// The functions by which a format reads one record.
#pragma once
#include "movetext/formats/api/companion.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace mt {

// Data about a whole file that a reader needs for each record of the file: for example a header, a table of
// players, or the encoding of its texts. It is created before the first record is read, and then shared by
// several threads.
class FileContext {
 public:
  FileContext() = default;
  FileContext(const FileContext&) = delete;
  FileContext& operator=(const FileContext&) = delete;
  virtual ~FileContext() = default;
};

// The beginning of a file: its first bytes (one chunk, or the whole file if it is shorter), its path, and its
// companion files.
struct FileStart {
  std::string_view bytes;
  std::string_view path;
  // the companion files, in the order of Format::companions; empty if they are not available
  std::span<const CompanionFile> companions{};
};
using OpenFile = std::shared_ptr<const FileContext> (*)(const FileStart& start);

// The position of a record in a file. The record begins at `begin` of `chunk`; the chunk consists of whole
// records.
struct RecordPlace {
  std::string_view chunk;
  std::size_t begin = 0;
  std::uint64_t offset = 0;              // byte offset of the chunk in its file
  const FileContext* context = nullptr;  // context of the file; nullptr if the format does not have contexts
  bool last = false;                     // the chunk ends at the end of the file
};

// Reads one record. All input is covered: every byte of the chunk belongs to a record, and `end` of the
// result is after `begin`. The record's text may point into the chunk.
using ReadRecord = Reading (*)(const RecordPlace& place, const ReadOptions& options, Record& record);

// Adapts a reader that needs nothing but the chunk.
template <Reading (*read)(std::string_view, std::size_t, Record&, const ReadOptions&)>
Reading read_by(const RecordPlace& place, const ReadOptions& options, Record& record) {
  return read(place.chunk, place.begin, record, options);
}

}  // namespace mt
