#include "movetext/archive/chunk_reader.hpp"

#include "movetext/archive/format_guess.hpp"
#include "movetext/archive/read_record.hpp"

#include <algorithm>
#include <optional>

namespace mt::archive {
namespace {

// Of a file without GameType tags so many records decide which game it is.
constexpr std::size_t deciding_records = 64;
constexpr std::size_t deciding_bytes = std::size_t{256} << 10;

}  // namespace

bool ChunkReader::next(Chunk& chunk) {
  for (;;) {
    if (stop_) return false;
    if (!file_ && !open_next_file()) return false;
    std::swap(chunk.bytes, rest_);
    rest_.clear();
    Cut cut;
    for (std::size_t wanted = first_of_file_ ? task_.chunk_bytes : usual_; cut.size == 0;
         wanted = grown(wanted)) {
      fill(chunk.bytes, wanted);
      if (chunk.bytes.empty()) break;
      cut = file_->other ? Cut{chunk.bytes.size(), true} : splitter_->cut(chunk.bytes, at_end_);
    }
    if (stop_) return false;
    divide(chunk.bytes, cut.size);
    chunk.offset = offset_;
    offset_ += cut.size;
    take_replaced(chunk);
    chunk.goes_on = oversized_ && cut.oversized && !first_of_file_;
    chunk.oversized = oversized_ = cut.oversized;
    if (first_of_file_ && !file_->other) decide_game(chunk.bytes);
    chunk.file = file_;
    chunk.first_of_file = std::exchange(first_of_file_, false);
    chunk.last_of_file = at_end_ && rest_.empty();
    listener_.progress(file_->path, input_->bytes_read(), input_->size());
    if (at_end_ && rest_.empty()) {
      report_failure();
      file_.reset();
    }
    if (!chunk.bytes.empty()) return true;
  }
}

const Format* ChunkReader::first_format() {
  return file_ || open_next_file() ? file_->format : nullptr;
}

// The next size of a buffer in which no cut was found: never far beyond what is enough for one.
std::size_t ChunkReader::grown(std::size_t size) const {
  const std::size_t enough = splitter_->most_needed();
  return size < enough ? std::min(2 * size, enough) : size + task_.chunk_bytes;
}

// Keeps the first `size` of the bytes and leaves the others for the next chunk.  The smaller part is the one
// that is copied, so that there are never two large buffers.
void ChunkReader::divide(std::string& bytes, std::size_t size) {
  if (size < bytes.size() / 2) {
    std::swap(bytes, rest_);
    bytes.assign(rest_, 0, size);
    rest_.erase(0, size);
    return;
  }
  rest_.assign(bytes, size);
  bytes.resize(size);
  // One large record must not leave every chunk with a buffer for another one.
  if (bytes.capacity() > 2 * bytes.size() + 2 * task_.chunk_bytes) bytes.shrink_to_fit();
}

// What the decoded bytes of the chunk have lost goes with them.
void ChunkReader::take_replaced(Chunk& chunk) {
  chunk.replaced.clear();
  chunk.ends_in_half = false;
  if (!input_->has_replaced()) return;
  chunk.replaced = input_->take_replaced(text::count_replaced(chunk.bytes, matched_));
  chunk.ends_in_half = input_->ends_in_half() && !chunk.replaced.empty();
}

bool ChunkReader::open_next_file() {
  while (file_number_ < task_.files.size()) {
    const std::string& path = task_.files[file_number_++];
    input_ = std::make_unique<Input>(&stop_);
    const bool bytes = task_.from != nullptr && task_.from->binary;
    if (!input_->open(path, !bytes && !task_.charset)) {
      report_failure();
      continue;
    }
    file_ = std::make_shared<SourceFile>();
    file_->path = path;
    first_of_file_ = true;
    at_end_ = false;
    matched_ = 0;
    fill(rest_, task_.chunk_bytes);
    offset_ = 0;
    decide_format(path);
    return true;
  }
  return false;
}

void ChunkReader::decide_format(const std::string& path) {
  file_->utf16 = input_->utf16();
  if (task_.from == nullptr && binary_format_by_opening(rest_) == nullptr)
    file_->other = find_other_kind(rest_, path);
  const Format& format = task_.from != nullptr ? *task_.from : guess_format(rest_, path);
  file_->format = &format;
  if (format.open != nullptr) file_->context = format.open({rest_, path});
  ReadOptions options;
  options.nested_comments = task_.nested_comments;
  options.shapes = shape_chooser();
  splitter_ = format.split(options);
}

void ChunkReader::report_failure() {
  if (!input_->failed()) return;
  failed_ = true;
  listener_.unreadable(input_->error());
}

void ChunkReader::fill(std::string& bytes, std::size_t size) {
  const std::size_t had = bytes.size();
  if (had >= size || at_end_) return;
  // A buffer that grows further has all that it may need at once: growing by copies takes twice as much.
  if (size > 2 * task_.chunk_bytes && bytes.capacity() < size)
    bytes.reserve(std::max(size, splitter_->most_needed()));
  bytes.resize(size);
  const std::size_t read = input_->read(std::span(bytes).subspan(had));
  bytes.resize(had + read);
  at_end_ = had + read < size;
}

// A record without tags among others is of their game; where all are without, their moves tell.
void ChunkReader::decide_game(const std::string& bytes) {
  if (task_.game) return;
  const ReadOptions options{.policy = task_.policy,
                            .charset = task_.charset,
                            .nested_comments = task_.nested_comments,
                            .shapes = shape_chooser()};
  std::vector<Record> records;
  records.reserve(deciding_records + 1);  // a record may point into itself and must not be moved
  records.emplace_back();                 // the last one is being read
  std::optional<replay::GameChoice> neighbour;
  for (std::size_t at = 0;
       at < std::min(bytes.size(), deciding_bytes) && records.size() <= deciding_records;) {
    const Reading reading =
        read_one(*file_->format, {bytes, at, 0, file_->context.get()}, options, records.back());
    at = reading.end;
    if (reading.found != Found::record) continue;
    const replay::TaggedGame tagged = replay::game_by_tags(records.back());
    if (!neighbour) neighbour = tagged.choice;
    const bool match = records.back().convention->is_match;  // says itself what it is
    if (!match && !tagged.choice && !tagged.unknown) records.emplace_back();
  }
  records.pop_back();
  std::vector<const Record*> views;
  views.reserve(records.size());
  for (const Record& record : records) views.push_back(&record);
  file_->game = replay::game_of_file(views, neighbour, shelf_);
}

}  // namespace mt::archive
