// Reads the input files of a run, cut into chunks of whole records.
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

  // Reads the next chunk; returns false when there is no more.
  bool next(Chunk& chunk);
  // Returns the format of the first file that can be read, before any of that file is given; nullptr: there
  // is none.
  const Format* first_format();
  // Returns whether there is anything but blanks at the beginning of the file that first_format() is about.
  bool has_text() const { return cutter_ && cutter_->has_text(); }
  // Says whether the chunks of the current file are the bytes of a file that can be read again.
  bool is_plain_file() const;
  // Says whether some file could not be read, or not to its end.
  bool failed() const { return failed_; }

 private:
  bool open_next_file();
  void fill(text::Bytes& bytes, std::size_t size);
  bool takes_as_it_comes() const { return task_.as_it_comes && !input_->is_regular(); }
  void fill_as_it_comes(text::Bytes& bytes, std::size_t size);
  void take_replaced(Chunk& chunk);
  void report_failure();

  const Task& task_;
  Listener& listener_;
  const std::atomic<bool>& stop_;
  Results results_;
  std::size_t file_number_ = 0;
  std::unique_ptr<Input> input_;
  std::optional<Cutter> cutter_;  // of the current file
  bool at_end_ = false;           // at the end of the current file
  bool failed_ = false;
  replay::GameShelf shelf_;
};

}  // namespace mt::archive
