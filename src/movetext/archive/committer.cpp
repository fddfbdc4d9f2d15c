#include "movetext/archive/committer.hpp"

#include "movetext/text/lines.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace mt::archive {
namespace {

std::string temporary_directory() {
  const char* directory = std::getenv("TMPDIR");
  return directory != nullptr && *directory != '\0' ? directory : "/tmp";
}

// Eight bytes that sort as the number does.
void append_number(std::uint64_t number, std::string& out) {
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift);
}

// Keys that are parts of a longer one are joined so that none runs into the next.
void append_size(std::size_t size, std::string& out) {
  append_number(size, out);
}

constexpr std::size_t long_record = std::size_t{64} << 10;  // is not copied

bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

// Walks over the lines of a chunk once, for findings in any order of offsets; those of one line look for its
// ends once.
class LineFinder {
 public:
  // Its first line is number `first_line` of the file and has so many bytes before the chunk.
  LineFinder(std::string_view bytes, std::uint64_t first_line, std::uint64_t before)
      : bytes_(bytes), first_line_(first_line), before_(before), end_(line_end(0)) {}

  Place find(std::string_view file, std::size_t offset, std::size_t length) {
    offset = std::min(offset, bytes_.size());
    if (offset < begin_ || offset > end_) move_to(offset);
    const std::uint64_t cut = lines_ == 0 ? before_ : 0;
    return {.file = file,
            .line = first_line_ + lines_,
            .column = cut + offset - begin_ + 1,
            .line_text = bytes_.substr(begin_, end_ - begin_),
            .length = std::min(length, end_ - offset),
            .cut = cut};
  }

 private:
  std::size_t line_end(std::size_t at) const {
    while (at < bytes_.size() && !is_line_end(bytes_[at])) ++at;
    return at;
  }
  void move_to(std::size_t offset) {
    if (offset < begin_) begin_ = 0, lines_ = 0;
    std::size_t begin = offset;
    while (begin > begin_ && !is_line_end(bytes_[begin - 1])) --begin;
    lines_ += text::count_line_ends(bytes_.substr(begin_, begin - begin_));
    begin_ = begin;
    end_ = line_end(offset);
  }

  std::string_view bytes_;
  std::uint64_t first_line_;
  std::uint64_t before_;
  std::size_t begin_ = 0;    // of a line ...
  std::uint64_t lines_ = 0;  // ... with so many before it ...
  std::size_t end_;          // ... and its end
};

}  // namespace

bool Committer::commit(const Chunk& chunk) {
  if (!chunk.goes_on && !tell_oversized()) return false;
  if (chunk.first_of_file) line_ = 1, column_ = 0;
  if (!tell(chunk)) return false;
  if (chunk.oversized) oversized_.add(chunk.bytes.size());
  if (chunk.stopped && !tell_oversized()) return false;
  line_ += chunk.lines;
  if (chunk.is_handled() && !chunk.file->format->binary) {
    const std::size_t end = chunk.bytes.find_last_of("\r\n");
    column_ = end == std::string::npos ? column_ + chunk.bytes.size() : chunk.bytes.size() - end - 1;
  }
  result_.counts += chunk.counts;
  if (!write_rejects(chunk) || !write(chunk)) return false;
  result_.stopped = chunk.stopped;
  return !chunk.stopped;
}

bool Committer::tell(const Chunk& chunk) {
  if (chunk.findings.empty() && chunk.verdicts.empty() && !chunk.other_notation) return true;
  const bool binary = chunk.file->format->binary;
  LineFinder lines(binary ? std::string_view() : chunk.bytes, line_, column_);
  const auto place_of = [&](std::size_t offset, std::size_t length) -> Place {
    if (binary) return {.file = chunk.file->path, .offset = chunk.offset + offset, .length = length};
    return lines.find(chunk.file->path, offset, length);
  };
  bool heard = true;
  for (std::size_t i = 0; heard && i < chunk.findings.size(); ++i) {
    const Finding& finding = chunk.findings[i];
    if (chunk.oversized && finding.diagnostic.code == Code::record_too_large)
      oversized_.begin(place_of(finding.offset, finding.length), finding.diagnostic);
    else
      heard = listener_.found(place_of(finding.offset, finding.length), finding.diagnostic);
  }
  if (heard && chunk.other_notation)
    heard = tell_other_notation(place_of(chunk.other_notation->offset, 0), chunk.other_notation->diagnostic);
  for (std::size_t i = 0; heard && i < chunk.verdicts.size(); ++i) {
    const Verdict& verdict = chunk.verdicts[i];
    heard = listener_.verdict(place_of(verdict.offset, 0), verdict);
  }
  result_.unheard = result_.unheard || !heard;
  return heard;
}

bool Committer::tell_oversized() {
  const bool heard = oversized_.tell(listener_);
  result_.unheard = result_.unheard || !heard;
  return heard;
}

// Once a run: it is about what was asked for, not about the record.
bool Committer::tell_other_notation(const Place& place, const Diagnostic& diagnostic) {
  if (std::exchange(other_notation_told_, true)) return true;
  if (diagnostic.severity == Severity::warning) ++result_.counts.warnings;
  return listener_.found(place, diagnostic);
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

bool Committer::write_one(std::string_view record, bool goes_on) {
  const Item item{record.size(), goes_on, {}, {}};
  return out_->write(record, std::span(&item, 1)) || fail(out_->error());
}

bool Committer::finish_collected(const std::atomic<bool>& stop) {
  if (!sort_) return true;
  const auto write = [&](std::string_view, std::string_view record, bool goes_on) {
    return !stop && write_one(record, goes_on);
  };
  if (!task_.unique) return sort_->finish(write) || stop || fail(sort_->error());
  ExternalSort by_place({.directory = temporary_directory()});
  std::string last;
  bool any = false;
  bool inside = false;    // a record that goes on ...
  bool repeated = false;  // ... and is dropped
  const auto keep_first = [&](std::string_view identity, std::string_view payload, bool goes_on) {
    if (stop) return false;
    if (std::exchange(inside, goes_on)) return repeated || by_place.add({}, payload, goes_on);
    repeated = any && identity == last;
    if (repeated) {
      ++result_.repeats;
      --result_.counts.written;
      return true;
    }
    any = true;
    last = identity;
    std::size_t size = 0;
    for (std::size_t i = 0; i < 8; ++i) size = size << 8U | static_cast<unsigned char>(payload[i]);
    return by_place.add(payload.substr(8, size), payload.substr(8 + size), goes_on);
  };
  if (!sort_->finish(keep_first) && !stop) return fail(sort_->error() + by_place.error());
  sort_.reset();
  return by_place.finish(write) || stop || result_.output_failed || fail(by_place.error());
}

RunResult Committer::finish(const std::atomic<bool>& stop, bool input_failed) {
  if (!stop) tell_oversized();
  const bool partial = input_failed || result_.stopped;
  if (partial && out_ != nullptr && !out_->streams()) return result_;
  if (!stop && !result_.output_failed && out_ != nullptr) {
    const bool written = finish_collected(stop);
    if (written && !stop && !result_.output_failed && !out_->finish()) fail(out_->error());
  }
  if (stop || result_.output_failed) return result_;
  if (!rejects_.any()) {
    if (!partial && out_ != nullptr) stale_rejects_.remove();
  } else if (!rejects_.finish()) {
    fail(rejects_.error());
  }
  return result_;
}

}  // namespace mt::archive
