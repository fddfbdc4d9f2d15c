#include "movetext/capi/run.hpp"

#include "movetext/formats/table/formats.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <utility>

namespace mt::capi {

Run::Run(mt_command command, const Format* to, Answers& answers)
    : answers_(answers), reports_(answers), teller_(reports_) {
  asked_.to = to;
  asked_.own_format = command == mt_export;
}

bool Run::set(mt_option option, std::string_view value) {
  if (begun_) return false;
  switch (option) {
    case mt_option_file:
      file_ = value;
      return true;
    case mt_option_from:
      return set_format(value);
    case mt_option_game:
      return set_game(value);
    case mt_option_json:
      reports_.use_json(value == "1");
      return value == "1";
    case mt_option_outcomes:
      asked_.outcomes = value == "1";
      return asked_.outcomes;
  }
  return false;
}

bool Run::set_format(std::string_view value) {
  const Format* const from = find_format(value);
  if (from == nullptr || !from->reads()) return false;
  asked_.from = from;
  return true;
}

bool Run::set_game(std::string_view value) {
  if (!game_objection(value).empty()) return false;
  asked_.game = parse_game(value);
  return true;
}

std::size_t Run::feed(std::string_view bytes) {
  constexpr std::size_t piece = std::size_t{64} << 10;
  begun_ = true;
  std::size_t taken = 0;
  while (!ended_) {
    advance(false);
    if (taken == bytes.size() || answers_.are_many()) break;
    const std::string_view next = bytes.substr(taken, piece);
    receive(next, false);
    taken += next.size();
  }
  return taken;
}

bool Run::finish() {
  begun_ = true;
  if (!std::exchange(ended_, true)) receive({}, true);
  advance(true);
  return done_;
}

// Decodes what has arrived.
void Run::receive(std::string_view bytes, bool last) {
  std::string first;
  if (!order_known_) {
    first_bytes_ += bytes;
    if (first_bytes_.size() < archive::Utf16Decoder::order_bytes && !last) return;
    std::swap(first, first_bytes_);
    bytes = first;
    order_known_ = true;
    const bool is_text = asked_.from == nullptr || !asked_.from->binary;
    if (is_text) utf16_.begin(bytes.substr(0, archive::Utf16Decoder::order_bytes));
  }
  if (utf16_.order() == text::Utf16::none)
    text_ += bytes;
  else
    utf16_.decode(bytes, last, text_);
}

// Handles as much as has arrived, until many answers wait.
void Run::advance(bool ended) {
  while (!done_ && !answers_.are_many()) {
    if (!cutter_) {
      if (text_.size() < asked_.chunk_bytes && !ended) return;
      open();
    } else if (is_cut_) {
      handle();
    } else if (!cut(ended)) {
      return;
    }
  }
}

void Run::open() {
  text::Bytes first(std::string_view(text_).substr(0, asked_.chunk_bytes));
  text_.erase(0, first.size());
  cutter_.emplace(asked_, archive::SourceFile{.path = file_, .utf16 = utf16_.order()}, std::move(first),
                  shelf_);
  task_ = asked_;
  if (task_.own_format && task_.to == nullptr) task_.to = &canonical_format(cutter_->format());
  if (task_.to != nullptr) framing_ = archive::Framing(task_.to->frame);
  worker_.emplace(task_, stop_, [this](const archive::Chunk& chunk) { commit(chunk); });
  cutter_->begin(chunk_);
}

// Cuts a chunk; returns false if more bytes are wanted.
bool Run::cut(bool ended) {
  const std::size_t wanted = cutter_->wanted();
  const std::size_t size = std::min(text_.size(), wanted - std::min(wanted, chunk_.bytes.size()));
  chunk_.bytes.append(std::string_view(text_).substr(0, size));
  text_.erase(0, size);
  if (chunk_.bytes.size() < wanted && !ended) return false;
  at_end_ = at_end_ || chunk_.bytes.size() < wanted;
  is_cut_ = cutter_->cut(chunk_, at_end_);
  return true;
}

// Handles the chunk, or the part of it that gives enough.
void Run::handle() {
  if (!chunk_.is_handled()) {
    if (chunk_.first_of_file && !chunk_.begun) worker_->open_file(chunk_);
    worker_->process(chunk_);
    commit(chunk_);
    if (!chunk_.is_handled()) return;
  }
  is_cut_ = false;
  if (chunk_.last_of_file) return close();
  chunk_.recycle();
  cutter_->begin(chunk_);
}

void Run::commit(const archive::Chunk& chunk) {
  teller_.tell(chunk);
  if (task_.to == nullptr) return;
  framing_.write(chunk.out, chunk.items, [this](std::string_view bytes) {
    answers_[mt_records] += bytes;
    return true;
  });
}

void Run::close() {
  teller_.finish();
  const bool writes = task_.to != nullptr;
  if (writes) {
    framing_.finish([this](std::string_view bytes) {
      answers_[mt_records] += bytes;
      return true;
    });
  }
  reports_.sum_up(teller_.counts, writes);
  done_ = true;
}

}  // namespace mt::capi
