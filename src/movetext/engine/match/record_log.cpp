#include "movetext/engine/match/record_log.hpp"

#include "movetext/archive/each_record.hpp"
#include "movetext/archive/stages/keep_verdicts.hpp"
#include "movetext/engine/match/game_record.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace mt::engine::match {
namespace {

// Returns the end of a file, at most `most` bytes.
std::string tail_of(const std::string& path, std::uint64_t size, std::uint64_t most) {
  const std::uint64_t begin = size - std::min(size, most);
  std::ifstream in(path, std::ios::binary);
  in.seekg(static_cast<std::streamoff>(begin));
  std::string out(static_cast<std::size_t>(size - begin), '\0');
  in.read(out.data(), static_cast<std::streamsize>(out.size()));
  out.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return out;
}

std::string_view without_ends(std::string_view text) {
  constexpr std::string_view blanks = " \r\n";
  const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

// Returns whether a text is the record of a game of a match between engines, or the beginning of such a
// record.
bool is_begun_record(std::string_view text) {
  // Text forms of matches have tags in comments.
  const std::string header = "; [Event \"" + std::string(match_event) + "\"]";
  const auto begins = [&](std::string_view tag) {
    const std::size_t size = std::min(tag.size(), text.size());
    return text.substr(0, size) == tag.substr(0, size);
  };
  return begins(header) || begins(std::string_view(header).substr(2));
}

// `text` begins with a record. Returns the offset of the last further record that begins in it, or npos.
std::size_t inner_record(std::string_view text) {
  for (std::size_t at = text.rfind("\n\n"); at != std::string_view::npos && at > 0;
       at = text.rfind("\n\n", at - 1))
    if (is_begun_record(text.substr(at + 2))) return at + 2;
  return std::string_view::npos;
}

// Reads the records in sequence.
class LogReader {
 public:
  LogReader(std::string_view terms, Resumed& out) : terms_(terms), out_(out) {}

  bool read(const archive::PlayedRecord& played) {
    if (is_cut_) return fail("a record in the middle is damaged");
    last_ = without_ends(played.record.source);
    const std::string_view terms = played.record.tag(terms_tag);
    if (!is_begun_record(last_) ||
        (!terms.empty() && terms != terms_ && !std::string_view(terms_).starts_with(terms)))
      return fail(is_begun_record(last_)
                      ? "the file has games of a match with other engines, limits, openings, seed or rules"
                      : "the file has records that are not games of a match");
    auto finished = read_finished(played);
    is_cut_ = !finished || terms != terms_;
    if (!is_cut_) out_.games.push_back(std::move(*finished));
    return true;
  }

  // If the file ends with a record that was cut off, and this record was read as a part of the record before
  // it, returns the number of bytes of the cut record, else 0. This happens in formats with tags in comments.
  std::size_t torn_bytes(const std::string& path, std::uint64_t size) const {
    if (!out_.problem.empty()) return 0;
    const std::size_t inner = inner_record(last_);
    const std::string tail = tail_of(path, size, last_.size() + 4096);
    const std::size_t at = tail.rfind(last_);
    return inner == std::string::npos || at == std::string::npos ? 0 : tail.size() - at - inner;
  }

  // Finds the end of the last whole record, and sets `bytes` and `rest` of the result. If the last record is
  // perhaps incomplete, removes its game from the result.
  void end(const std::string& path, std::uint64_t size) {
    const std::string tail = tail_of(path, size, last_.size() + 4096);
    // The file contains nothing but the beginning of one record.
    if (last_.empty() && size == tail.size() && is_begun_record(without_ends(tail))) return;
    out_.bytes = size;
    if (!is_cut_ && tail.ends_with('\n')) {
      if (!tail.ends_with("\n\n")) out_.rest = "\n";
      return;
    }
    // If the last line has no line end, a digit of the result may be missing.
    if (!is_cut_ && !out_.games.empty()) out_.games.pop_back();
    const std::size_t at = tail.rfind(last_);
    if (last_.empty() || at == std::string::npos) {
      fail("the file has records that are not games of a match");
      return;
    }
    out_.bytes = size - tail.size() + at;
  }

 private:
  bool fail(std::string_view why) {
    out_.problem = why;
    return false;
  }
  std::string_view terms_;
  Resumed& out_;
  std::string last_;  // the text of the last record
  bool is_cut_ = false;
};

}  // namespace

Resumed read_records(const std::string& path, const GameSpec& game, std::string_view terms) {
  archive::Task task;
  task.files = {path};
  task.game = game;
  task.stages.push_back(archive::keep_verdicts());
  for (bool again = false;; again = true) {
    Resumed out;
    std::error_code failed;
    const std::uint64_t size = std::filesystem::file_size(path, failed);
    if (failed || size == 0) return out;
    LogReader reader(terms, out);
    const archive::RunResult result = archive::for_each_record(
        task, [&](const archive::PlayedRecord& played) { return reader.read(played); });
    if (result.input_failed) out.problem = result.error;
    if (!out.problem.empty()) return out;
    const std::size_t torn = again ? 0 : reader.torn_bytes(path, size);
    if (torn > 0) std::filesystem::resize_file(path, size - torn, failed);
    if (torn == 0 || failed) {
      reader.end(path, size);
      return out;
    }
  }
}

std::string_view obstacle_of_name(std::string_view path) {
  if (path == "-") return "a run that adds its records one by one needs a file";
  for (const std::string_view end : {".gz", ".bz2", ".xz", ".zst"})
    if (path.ends_with(end)) return "a run that adds its records one by one cannot compress them";
  return {};
}

RecordLog::~RecordLog() {
  if (file_ >= 0) ::close(file_);
}

bool RecordLog::fail(std::string_view what) {
  problem_ = path_ + ": " + std::string(what) + ": " + std::strerror(errno);
  return false;
}

bool RecordLog::open(const std::string& path) {
  path_ = path;
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file_ < 0) return fail("cannot be opened");
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return true;
  if (errno != EWOULDBLOCK) return true;  // a file system without locks
  problem_ = path + ": another program is writing to it";
  return false;
}

bool RecordLog::cut(std::uint64_t bytes) {
  struct stat state {};
  // A file of at most `bytes` bytes need not be cut, and only a regular file can be cut.
  if (::fstat(file_, &state) == 0 &&
      (!S_ISREG(state.st_mode) || static_cast<std::uint64_t>(state.st_size) <= bytes))
    return true;
  return ::ftruncate(file_, static_cast<off_t>(bytes)) == 0 || fail("cannot be truncated");
}

bool RecordLog::add(std::string_view record) {
  while (!record.empty()) {
    const ssize_t written = ::write(file_, record.data(), record.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return fail("cannot be written");
    record.remove_prefix(static_cast<std::size_t>(written));
  }
  // A pipe or a terminal cannot be synced.
  if (::fdatasync(file_) == 0 || errno == EINVAL || errno == EROFS) return true;
  return fail("cannot be written");
}

}  // namespace mt::engine::match
