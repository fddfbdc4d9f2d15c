#include "movetext/archive/committer.hpp"

#include "movetext/archive/temporary_file.hpp"

#include <utility>

namespace mt::archive {
namespace {

// Appends eight bytes that sort as the number does.
void append_number(std::uint64_t number, std::string& out) {
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift);
}

// Appends the size of a key that is part of a longer one, so that no key runs into the next.
void append_size(std::size_t size, std::string& out) {
  append_number(size, out);
}

constexpr std::size_t long_record = std::size_t{64} << 10;  // a longer record is not copied

}  // namespace

bool Committer::commit(const Chunk& chunk) {
  if (!teller_.tell(chunk)) {
    result_.unheard = true;
    return false;
  }
  if (!write_rejects(chunk) || !write(chunk)) return false;
  result_.stopped = chunk.stopped;
  return !chunk.stopped;
}

bool Committer::fail(const std::string& error) {
  result_.output_failed = true;
  result_.error = error;
  return false;
}

bool Committer::write_rejects(const Chunk& chunk) {
  return rejects_.write(chunk) || fail(rejects_.error());
}

bool Committer::write(const Chunk& chunk) {
  if (out_ == nullptr) return true;
  if (task_.sort || task_.unique) return collect(chunk);
  return out_->write(chunk.out, chunk.items) || fail(out_->error());
}

// To drop repeats the records are first ordered by what they are, then by where they belong: by their
// collating key, or by their place in the input.  The first of equals stays.
bool Committer::collect(const Chunk& chunk) {
  if (!sort_) sort_ = std::make_unique<ExternalSort>(ExternalSortOptions{.directory = temporary_directory()});
  std::size_t begin = 0;
  std::string key;
  std::string payload;
  for (const Item& item : chunk.items) {
    const std::string_view record = std::string_view(chunk.out).substr(begin, item.end - begin);
    begin = item.end;
    if (collecting_) {
      collecting_ = item.goes_on;
      if (!sort_->add({}, record, item.goes_on)) return fail(sort_->error());
      continue;
    }
    std::string place = item.key;
    append_number(sequence_++, place);
    key.clear();
    payload.clear();
    if (task_.unique) {
      key = item.identity;
      append_size(place.size(), payload);
      payload += place;
    } else {
      key = place;
    }
    collecting_ = item.goes_on;
    const bool added = record.size() < long_record
                           ? sort_->add(key, payload += record, item.goes_on)
                           : sort_->add(key, payload, true) && sort_->add({}, record, item.goes_on);
    if (!added) return fail(sort_->error());
  }
  return true;
}

bool Committer::write_one(Destination& to, std::string_view record, bool goes_on) {
  const Item item{record.size(), goes_on, {}, {}};
  return to.write(record, std::span(&item, 1)) || fail(to.error());
}

bool Committer::finish_collected(const std::atomic<bool>& stop) {
  if (!sort_) return true;
  const auto write_all = [&](ExternalSort& sorted, Destination& to) {
    const auto write = [&](std::string_view, std::string_view record, bool goes_on) {
      return !stop && write_one(to, record, goes_on);
    };
    return sorted.finish(write) || stop || result_.output_failed || fail(sorted.error());
  };
  if (!task_.unique) return write_all(*sort_, *out_);
  ExternalSort by_place({.directory = temporary_directory()});
  ExternalSort dropped({.directory = temporary_directory()});  // by place, too
  std::string last;
  bool any = false;
  bool inside = false;    // a record that goes on ...
  bool repeated = false;  // ... and is dropped
  const auto keep_first = [&](std::string_view identity, std::string_view payload, bool goes_on) {
    if (stop) return false;
    const bool continues = std::exchange(inside, goes_on);
    if (!continues) {
      repeated = any && identity == last;
      any = true;
      last = identity;
      result_.repeats += repeated ? 1 : 0;
      teller_.counts.written -= repeated ? 1 : 0;
    }
    if (repeated && repeats_ == nullptr) return true;
    ExternalSort& to = repeated ? dropped : by_place;
    if (continues) return to.add({}, payload, goes_on);
    std::size_t size = 0;
    for (std::size_t i = 0; i < 8; ++i) size = size << 8U | static_cast<unsigned char>(payload[i]);
    return to.add(payload.substr(8, size), payload.substr(8 + size), goes_on);
  };
  if (!sort_->finish(keep_first) && !stop) return fail(sort_->error() + by_place.error() + dropped.error());
  sort_.reset();
  return write_all(by_place, *out_) && (repeats_ == nullptr || write_all(dropped, *repeats_));
}

RunResult Committer::finish(const std::atomic<bool>& stop, bool input_failed) {
  if (!stop && !teller_.finish()) result_.unheard = true;
  write_files(stop, input_failed);
  result_.counts = teller_.counts;
  return result_;
}

void Committer::write_files(const std::atomic<bool>& stop, bool input_failed) {
  const bool partial = input_failed || result_.stopped;
  if (partial && out_ != nullptr && !out_->streams()) return;
  if (!stop && !result_.output_failed && out_ != nullptr) {
    const bool written = finish_collected(stop);
    for (Destination* to : {out_, repeats_}) {
      if (to == nullptr) continue;
      if (written && !stop && !result_.output_failed && !to->finish()) fail(to->error());
      for (const FileNote& note : to->notes())
        if (!teller_.tell_of_output(note.path, note.diagnostic)) result_.unheard = true;
    }
  }
  if (stop || result_.output_failed) return;
  if (!rejects_.any()) {
    if (!partial && out_ != nullptr) stale_rejects_.remove();
  } else if (!rejects_.finish()) {
    fail(rejects_.error());
  }
}

}  // namespace mt::archive
