// How the rows of formats read one record.
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

// What a reader knows about a whole file and needs for each of its records: a header, a table of players, the
// encoding of its texts. It is created before the first record is read, and then shared by several threads.
class FileContext {
 public:
  FileContext() = default;
  FileContext(const FileContext&) = delete;
  FileContext& operator=(const FileContext&) = delete;
  virtual ~FileContext() = default;
};

// The beginning of a file: its first bytes (a chunk of them, or all that there are), its name, and the files
// beside it that its format asks for.
struct FileStart {
  std::string_view bytes;
  std::string_view path;
  std::span<const CompanionFile> companions{};  // in the order of Format::companions; empty if unavailable
};
using OpenFile = std::shared_ptr<const FileContext> (*)(const FileStart& start);

// The place of a record: at `begin` of `chunk`, which is a run of whole records.
struct RecordPlace {
  std::string_view chunk;
  std::size_t begin = 0;
  std::uint64_t offset = 0;              // of the chunk in its file, in bytes
  const FileContext* context = nullptr;  // of the file, if the format has one
  bool last = false;                     // the chunk ends at the end of the file
};

// Reads one record. All input is covered: `end` of the result is after `begin`, and every byte of the chunk
// belongs to a record. The record's text may point into the chunk.
using ReadRecord = Reading (*)(const RecordPlace& place, const ReadOptions& options, Record& record);

// Adapts a reader that needs nothing but the chunk.
template <Reading (*read)(std::string_view, std::size_t, Record&, const ReadOptions&)>
Reading read_by(const RecordPlace& place, const ReadOptions& options, Record& record) {
  return read(place.chunk, place.begin, record, options);
}

}  // namespace mt
