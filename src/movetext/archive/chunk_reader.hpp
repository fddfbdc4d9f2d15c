// Reads the input files of a run in chunks of whole records.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/cutter.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/input.hpp"
#include "movetext/archive/run.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <string>

namespace mt::archive {

class ChunkReader {
 public:
  ChunkReader(const Task& task, Listener& listener, const std::atomic<bool>& stop,
              Results results = Results::records)
      : task_(task), listener_(listener), stop_(stop), results_(results) {}

  // Reads the next chunk. Returns false at the end of the input.
  bool next(Chunk& chunk);
  // Opens the first file that can be read, unless a file is open, and returns its format. Returns nullptr if
  // no file can be read. Call before next(), which returns the chunks of this file from its beginning.
  const Format* first_format();
  // Returns whether the beginning of the file opened by first_format() contains anything but blanks.
  bool has_text() const { return cutter_ && cutter_->has_text(); }
  // Returns whether the current file is a regular file that is neither compressed nor in UTF-16 nor in a
  // container. Such a file can be read again, and its chunks hold its bytes unchanged.
  bool is_plain_file() const;
  // Returns whether the current file is in a container, so that other files may follow it.
  bool reads_container() const { return container_ != nullptr; }
  // Returns the sums of the records that containers have left out.
  const UnreadCounts& unread() const { return unread_; }
  // Returns whether a file could not be opened, or could not be read to its end.
  bool failed() const { return failed_; }

 private:
  bool open_next_file();
  bool open_stored_file();
  void begin_file(SourceFile file, text::Bytes first);
  void fill(text::Bytes& bytes, std::size_t size);
  bool takes_as_it_comes() const { return task_.as_it_comes && !container_ && !input_->is_regular(); }
  void fill_as_it_comes(text::Bytes& bytes, std::size_t size);
  void pass_over(Chunk& chunk);
  void close_container();
  void take_replaced(Chunk& chunk);
  void show_progress(const Chunk& chunk);
  void report_failure();

  const Task& task_;
  Listener& listener_;
  const std::atomic<bool>& stop_;
  Results results_;
  std::size_t file_number_ = 0;
  std::unique_ptr<Input> input_;
  std::unique_ptr<Container> container_;  // if set, its files are read in place of input_
  std::optional<Cutter> cutter_;          // cutter of the current file
  bool at_end_ = false;                   // the current file has been read to its end
  bool failed_ = false;
  UnreadCounts unread_{};
  replay::GameCache cache_;
};

}  // namespace mt::archive
