// The input files of a run, cut into chunks of whole records.
#pragma once
#include "movetext/archive/chunk.hpp"
#include "movetext/archive/input.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/task.hpp"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace mt::archive {

class ChunkReader {
 public:
  ChunkReader(const Task& task, Listener& listener, const std::atomic<bool>& stop)
      : task_(task),
        listener_(listener),
        stop_(stop),
        // A position is some thirty times as long as the move that leads to it.
        usual_(task.to != nullptr && task.to->positions ? task.chunk_bytes / 16 : task.chunk_bytes) {}

  // False: there is no more.
  bool next(Chunk& chunk);
  // Of the first file that can be read, before anything of it is given; nullptr: there is none.
  const Format* first_format();
  // Some file could not be read, or not to its end.
  bool failed() const { return failed_; }

 private:
  bool open_next_file();
  void decide_format(const std::string& path);
  void decide_game(const std::string& bytes);
  void fill(std::string& bytes, std::size_t size);
  std::size_t grown(std::size_t size) const;
  void divide(std::string& bytes, std::size_t size);
  void take_replaced(Chunk& chunk);
  void report_failure();

  const Task& task_;
  Listener& listener_;
  const std::atomic<bool>& stop_;
  std::size_t usual_;  // bytes of a chunk
  std::size_t file_number_ = 0;
  std::unique_ptr<Input> input_;
  std::unique_ptr<RecordSplitter> splitter_;
  std::shared_ptr<SourceFile> file_;
  bool first_of_file_ = false;
  bool at_end_ = false;       // of the current file
  bool oversized_ = false;    // the last cut was
  std::size_t matched_ = 0;   // bytes of a U+FFFD that the last chunk ends with
  std::string rest_;          // read, behind the last cut
  std::uint64_t offset_ = 0;  // of the next chunk in the file
  bool failed_ = false;
  replay::GameShelf shelf_;
};

}  // namespace mt::archive
