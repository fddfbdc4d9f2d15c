#include "movetext/archive/core/cutter.hpp"

#include "movetext/archive/core/file_format.hpp"
#include "movetext/archive/core/file_game.hpp"
#include "movetext/archive/core/read_record.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {

Cutter::Cutter(const Task& task, SourceFile file, text::Bytes first_bytes, replay::GameCache& cache,
               Results results)
    : task_(task),
      cache_(cache),
      // A position takes about thirty times as many bytes as the move that leads to it.
      usual_(results == Results::positions ? task.chunk_bytes / 16 : task.chunk_bytes),
      file_(std::make_shared<SourceFile>(std::move(file))),
      rest_(std::move(first_bytes)) {}

const Format& Cutter::format() {
  if (file_->format == nullptr) decide_format(task_, *file_, rest_);
  return *file_->format;
}

void Cutter::begin(Chunk& chunk) {
  std::swap(chunk.bytes, rest_);
  rest_.clear();
  wanted_ = first_of_file_ ? task_.chunk_bytes : usual_;
}

bool Cutter::cut(Chunk& chunk, bool at_end) {
  Cut cut;
  if (!chunk.bytes.empty()) {
    cut = find_cut(chunk.bytes, at_end);
    if (cut.size == 0) {
      want_more(chunk.bytes);
      return false;
    }
  }
  if (first_of_file_ && file_->format != nullptr) open_context(*file_, chunk.bytes);
  divide(chunk.bytes, cut.size);
  chunk.offset = offset_;
  offset_ += cut.size;
  chunk.goes_on = oversized_ && cut.oversized && !first_of_file_;
  chunk.oversized = oversized_ = cut.oversized;
  if (first_of_file_ && chunk.bytes.size() > task_.chunk_bytes) {
    file_->game = decide_game(task_, *file_, chunk.bytes, cache_);
    file_->game_decided = true;
  }
  chunk.file = file_;
  chunk.first_of_file = std::exchange(first_of_file_, false);
  chunk.last_of_file = done_ = at_end && rest_.empty();
  chunk.resumes = std::exchange(resumes_, std::nullopt);
  return true;
}

void Cutter::resume(const Resumption& at) {
  done_ = false;
  oversized_ = false;
  splitter_.reset();
  offset_ = at.offset;
  resumes_ = at;
}

// Finds where to cut the bytes. A file that fits in one chunk is not cut, so its format need not be decided
// here.
Cut Cutter::find_cut(std::string_view bytes, bool at_end) {
  if (first_of_file_ && at_end && bytes.size() <= task_.chunk_bytes)
    return {bytes.size(), file_->other.has_value()};
  if (file_->format == nullptr) decide_format(task_, *file_, bytes);
  if (!splitter_) splitter_ = file_->format->split(reading_of(task_));
  return file_->other ? Cut{bytes.size(), true} : splitter_->cut(bytes, at_end);
}

// Asks for more bytes because no border between records was found. The buffer never becomes much larger than
// necessary to find a border. When it grows, it gets all the memory that it may need at once, because growing
// it by copying takes twice as much memory.
void Cutter::want_more(text::Bytes& bytes) {
  if (bytes.size() < wanted_) return;  // a pipe has not delivered all wanted bytes yet
  const std::size_t enough = splitter_->most_needed();
  wanted_ = wanted_ < enough ? std::min(2 * wanted_, enough) : wanted_ + task_.chunk_bytes;
  if (wanted_ > 2 * task_.chunk_bytes && bytes.capacity() < wanted_) bytes.reserve(std::max(wanted_, enough));
}

// Keeps the first `size` of the bytes and leaves the rest for the next chunk. The smaller of the two parts is
// copied, so that there are never two large buffers.
void Cutter::divide(text::Bytes& bytes, std::size_t size) {
  if (size < bytes.size() / 2) {
    std::swap(bytes, rest_);
    bytes.assign(std::string_view(rest_).substr(0, size));
    rest_.drop(size);
    return;
  }
  rest_.assign(std::string_view(bytes).substr(size));
  bytes.resize(size);
  // A large record must not leave every chunk with a large buffer.
  if (bytes.capacity() > 2 * bytes.size() + 2 * task_.chunk_bytes) bytes.shrink_to_fit();
}

}  // namespace mt::archive
