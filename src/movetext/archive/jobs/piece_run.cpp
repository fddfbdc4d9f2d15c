#include "movetext/archive/jobs/piece_run.hpp"

#include "movetext/formats/table/formats.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {

PieceRun::PieceRun(Job job, std::string path, FindingListener& listener, PieceSink sink)
    : reporter_(listener), sink_(std::move(sink)), job_(std::move(job)), path_(std::move(path)) {}

std::size_t PieceRun::feed(std::string_view bytes) {
  constexpr std::size_t piece = std::size_t{64} << 10;
  std::size_t taken = 0;
  while (!ended_) {
    advance(false);
    if (done_ || taken == bytes.size() || is_full()) break;
    const std::string_view next = bytes.substr(taken, piece);
    receive(next, false);
    taken += next.size();
  }
  return taken;
}

bool PieceRun::finish() {
  if (!std::exchange(ended_, true)) receive({}, true);
  advance(true);
  return done_;
}

// Decodes the bytes that have arrived.
void PieceRun::receive(std::string_view bytes, bool last) {
  std::string first;
  if (!order_known_) {
    first_bytes_ += bytes;
    if (first_bytes_.size() < Utf16Decoder::order_bytes && !last) return;
    std::swap(first, first_bytes_);
    bytes = first;
    order_known_ = true;
    const bool is_text = job_.task.from == nullptr || !job_.task.from->binary;
    if (is_text) utf16_.begin(bytes.substr(0, Utf16Decoder::order_bytes));
  }
  if (utf16_.order() == text::Utf16::none)
    text_ += bytes;
  else
    utf16_.decode(bytes, last, text_);
}

// Handles the bytes that have arrived, until the sink is full.
void PieceRun::advance(bool ended) {
  while (!done_ && !is_full()) {
    if (!cutter_) {
      if (text_.size() < job_.task.chunk_bytes && !ended) return;
      open();
    } else if (is_cut_) {
      handle();
    } else if (!cut(ended)) {
      return;
    }
  }
}

void PieceRun::open() {
  text::Bytes first(std::string_view(text_).substr(0, job_.task.chunk_bytes));
  text_.erase(0, first.size());
  OutputOptions& output = job_.output;
  cutter_.emplace(job_.task, SourceFile{.path = path_, .utf16 = utf16_.order()}, std::move(first), cache_,
                  output.shows_replay() ? Results::positions : Results::records);
  if (output.own_format && output.to == nullptr) output.to = &canonical_format(cutter_->format());
  if (output.to != nullptr) {
    Frame frame = output.to->frame;
    if (output.to->head != nullptr) frame.before = head_ = output.to->head(output.writer);
    framing_ = Framing(frame);
  }
  task_ = with_stages(job_);
  worker_.emplace(task_, stop_, [this](const Chunk& chunk) { commit(chunk); });
  cutter_->begin(chunk_);
}

// Cuts a chunk. Returns false if more bytes are necessary.
bool PieceRun::cut(bool ended) {
  const std::size_t wanted = cutter_->wanted();
  const std::size_t size = std::min(text_.size(), wanted - std::min(wanted, chunk_.bytes.size()));
  chunk_.bytes.append(std::string_view(text_).substr(0, size));
  text_.erase(0, size);
  if (chunk_.bytes.size() < wanted && !ended) return false;
  at_end_ = at_end_ || chunk_.bytes.size() < wanted;
  is_cut_ = cutter_->cut(chunk_, at_end_);
  return true;
}

// Handles the chunk. If it gives many results, handles only a part of it.
void PieceRun::handle() {
  if (!chunk_.is_handled()) {
    if (chunk_.first_of_file && !chunk_.begun) worker_->open_file(chunk_);
    worker_->process(chunk_);
    commit(chunk_);
    if (chunk_.stopped) return close();
    if (!chunk_.is_handled()) return;
  }
  is_cut_ = false;
  if (chunk_.last_of_file) return close();
  chunk_.recycle();
  cutter_->begin(chunk_);
}

void PieceRun::commit(const Chunk& chunk) {
  reporter_.report(chunk);
  if (sink_.keep && chunk.own) sink_.keep(*chunk.own);
  if (!writes()) return;
  const auto take = [this](std::string_view bytes) {
    sink_.take(bytes);
    return true;
  };
  if (!job_.output.to->numbers_records()) {
    framing_.write(chunk.out, chunk.items, take);
    return;
  }
  std::size_t begin = 0;
  for (const Item& item : chunk.items) {
    const std::string_view bytes = std::string_view(chunk.out).substr(begin, item.end - begin);
    framing_.write_item(numbering_.numbered(bytes, item.goes_on), item.goes_on, take);
    begin = item.end;
  }
}

void PieceRun::close() {
  reporter_.finish();
  if (writes()) {
    framing_.finish([this](std::string_view bytes) {
      sink_.take(bytes);
      return true;
    });
  }
  done_ = true;
}

}  // namespace mt::archive
