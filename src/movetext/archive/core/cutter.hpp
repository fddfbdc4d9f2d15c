// Cuts the bytes of one file into chunks of whole records.
//
//   Cutter cutter(task, {.path = "club.pdn"}, first_bytes, cache);
//   for (Chunk chunk; !cutter.is_done(); use(chunk)) {
//     cutter.begin(chunk);
//     do fill(chunk.bytes, cutter.wanted());
//     while (!cutter.cut(chunk, at_end));
//   }
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/text/bytes.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace mt::archive {

// What the run writes for each record: the record or its positions. Positions take more bytes, so a chunk
// then holds fewer records.
enum class Results : std::uint8_t { records, positions };

// The cuts in a file depend only on its bytes and the task, not on how the bytes arrive.
class Cutter {
 public:
  // `first_bytes` must hold as many bytes of the file as the task allows for a chunk, or the whole file. The
  // first chunk begins with them. `file.path` must be set. `file.utf16` must be set if the file was UTF-16.
  Cutter(const Task& task, SourceFile file, text::Bytes first_bytes, replay::GameCache& cache,
         Results results = Results::records);

  // Returns the format of the file; may be called before begin().
  const Format& format();
  // Returns whether the bytes after the last cut include anything but blanks.
  bool has_text() const { return !without_mark(rest_).empty(); }
  // Begins a chunk with the bytes after the last cut.
  void begin(Chunk& chunk);
  // Returns whether the worker needs no more records of the file.
  bool is_over() const { return file_->is_over; }
  // Returns how many bytes the chunk should have before cut(). It may have fewer bytes only at the end of the
  // file.
  std::size_t wanted() const { return wanted_; }
  // Shortens the chunk to whole records. Returns false if more bytes are needed to find the end of a record.
  bool cut(Chunk& chunk, bool at_end);
  // Goes on after a part of the file that was left out. All bytes before it must have been cut, as at the end
  // of the file.
  void resume(const Resumption& at);
  // Returns whether the file has been cut to its end.
  bool is_done() const { return done_; }

 private:
  Cut find_cut(std::string_view bytes, bool at_end);
  void want_more(text::Bytes& bytes);
  void divide(text::Bytes& bytes, std::size_t size);

  const Task& task_;
  replay::GameCache& cache_;
  std::size_t usual_;  // usual number of bytes in a chunk
  std::shared_ptr<SourceFile> file_;
  std::unique_ptr<RecordSplitter> splitter_;  // created for the first cut
  bool first_of_file_ = true;
  bool oversized_ = false;  // the last cut was inside an oversized record
  bool done_ = false;
  std::size_t wanted_ = 0;
  text::Bytes rest_;                     // bytes after the last cut
  std::uint64_t offset_ = 0;             // offset of the next chunk in the file
  std::optional<Resumption> resumes_{};  // set until the next chunk is cut
};

}  // namespace mt::archive
