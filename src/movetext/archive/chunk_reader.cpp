#include "movetext/archive/chunk_reader.hpp"

#include "movetext/archive/companions.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {

bool ChunkReader::next(Chunk& chunk) {
  for (;;) {
    if (stop_) return false;
    if (cutter_ && cutter_->is_over()) cutter_.reset();
    if (!cutter_ && !open_next_file()) return false;
    cutter_->begin(chunk);
    // A pipe may already have delivered whole records. So they are cut before the reader waits for more
    // bytes.
    bool waits = !takes_as_it_comes() || chunk.bytes.empty();
    do {
      if (waits) fill(chunk.bytes, cutter_->wanted());
      if (stop_) return false;
      waits = true;
    } while (!cutter_->cut(chunk, at_end_));
    take_replaced(chunk);
    show_progress(chunk);
    if (chunk.last_of_file && container_) pass_over(chunk);
    if (chunk.last_of_file) {
      report_failure();
      cutter_.reset();
    }
    if (!chunk.bytes.empty()) return true;
  }
}

// Continues the file after records that its container leaves out.
void ChunkReader::pass_over(Chunk& chunk) {
  const std::optional<Resumption> at = container_->pass_over();
  if (!at) return;
  chunk.last_of_file = false;
  cutter_->resume(*at);
  at_end_ = false;
}

void ChunkReader::close_container() {
  const UnreadCounts unread = container_->unread();
  unread_.games += unread.games;
  unread_.moves += unread.moves;
  container_.reset();
}

const Format* ChunkReader::first_format() {
  return cutter_ || open_next_file() ? &cutter_->format() : nullptr;
}

bool ChunkReader::is_plain_file() const {
  if (container_) return false;
  const bool is_text = input_->utf16().order() == text::Utf16::none;
  return is_text && input_->compression() == Compression::none && input_->is_regular();
}

// Stores in the chunk the UTF-16 units that the decoder replaced by U+FFFD in the bytes of the chunk.
void ChunkReader::take_replaced(Chunk& chunk) {
  chunk.replaced.clear();
  chunk.ends_in_half = false;
  if (container_) {
    chunk.replaced = container_->take_replaced(chunk.bytes);
    chunk.ends_in_half = container_->ends_in_half() && !chunk.replaced.empty();
    return;
  }
  Utf16Decoder& utf16 = input_->utf16();
  if (!utf16.has_replaced()) return;
  chunk.replaced = utf16.take_replaced(chunk.bytes);
  chunk.ends_in_half = utf16.ends_in_half() && !chunk.replaced.empty();
}

void ChunkReader::show_progress(const Chunk& chunk) {
  if (container_)
    listener_.progress(chunk.file->path, container_->bytes_read(), container_->size());
  else
    listener_.progress(chunk.file->path, input_->bytes_read(), input_->size());
}

bool ChunkReader::open_next_file() {
  if (container_ && open_stored_file()) return true;
  while (file_number_ < task_.files.size()) {
    const std::string& path = task_.files[file_number_++];
    if (task_.open_container) container_ = task_.open_container(path);
    if (container_) {
      if (open_stored_file()) return true;
      continue;
    }
    input_ = std::make_unique<Input>(&stop_, task_.threads);
    const bool bytes = task_.from != nullptr && task_.from->binary;
    if (!input_->open(path, !bytes && !task_.charset)) {
      report_failure();
      continue;
    }
    text::Bytes first;
    at_end_ = false;
    fill(first, task_.chunk_bytes);
    begin_file({.path = path, .utf16 = input_->utf16().order(), .find_companions = find_companions},
               std::move(first));
    return true;
  }
  return false;
}

// Opens the next file of the container. Closes the container after its last file.
bool ChunkReader::open_stored_file() {
  if (!container_->next()) {
    report_failure();
    close_container();
    return false;
  }
  const StoredFile& stored = container_->file();
  text::Bytes first;
  at_end_ = false;
  fill(first, task_.chunk_bytes);
  begin_file(
      {.path = stored.path,
       .utf16 = stored.utf16,
       .find_companions = [companions = stored.companions](const Format& /*format*/,
                                                           std::string_view /*path*/) { return companions; }},
      std::move(first));
  return true;
}

void ChunkReader::begin_file(SourceFile file, text::Bytes first) {
  cutter_.emplace(task_, std::move(file), std::move(first), cache_, results_);
}

void ChunkReader::report_failure() {
  const std::string& error = container_ ? container_->error() : input_->error();
  if (error.empty()) return;
  failed_ = true;
  listener_.unreadable(error);
}

void ChunkReader::fill(text::Bytes& bytes, std::size_t size) {
  const std::size_t had = bytes.size();
  if (had >= size || at_end_) return;
  if (takes_as_it_comes()) return fill_as_it_comes(bytes, size);
  bytes.resize(size);
  const std::size_t read = container_ ? container_->read(bytes.from(had)) : input_->read(bytes.from(had));
  bytes.resize(had + read);
  at_end_ = had + read < size;
}

// Fills `bytes` up to `size`. Once it has added bytes, it returns early if no more arrive within
// `patience_ms`.
void ChunkReader::fill_as_it_comes(text::Bytes& bytes, std::size_t size) {
  constexpr int patience_ms = 200;
  constexpr std::size_t piece = std::size_t{64} << 10U;
  const std::size_t had = bytes.size();
  while (bytes.size() < size && (bytes.size() == had || input_->is_ready(patience_ms))) {
    const std::size_t before = bytes.size();
    bytes.resize(before + std::min(piece, size - before));
    const std::size_t read = input_->read_some(bytes.from(before));
    bytes.resize(before + read);
    at_end_ = read == 0;
    if (at_end_) return;
  }
}

}  // namespace mt::archive
