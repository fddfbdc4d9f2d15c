#include "movetext/engine/match/record_log.hpp"

#include "movetext/archive/each_record.hpp"
#include "movetext/engine/match/game_record.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/file.h>
#include <unistd.h>

namespace mt::engine::match {
namespace {

// Returns the last bytes of a file, at most so many.
std::string tail_of(const std::string& path, std::uint64_t size, std::uint64_t most) {
  const std::uint64_t begin = size - std::min(size, most);
  std::ifstream in(path, std::ios::binary);
  in.seekg(static_cast<std::streamoff>(begin));
  std::string out(static_cast<std::size_t>(size - begin), '\0');
  in.read(out.data(), static_cast<std::streamsize>(out.size()));
  out.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return out;
}

std::string_view without_end(std::string_view text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' ')) text.remove_suffix(1);
  return text;
}

}  // namespace

Resumed read_records(const std::string& path, const GameSpec& game, std::string_view terms) {
  Resumed out;
  std::error_code none;
  const std::uint64_t size = std::filesystem::file_size(path, none);
  if (none || size == 0) return out;
  archive::Task task;
  task.files = {path};
  task.game = game;
  task.outcomes = true;
  bool is_cut = false;
  std::string last;  // the text of the last record, if it is not whole
  const archive::RunResult result = archive::for_each_record(task, [&](const archive::PlayedRecord& played) {
    if (is_cut) {
      out.problem = "a record in the middle of it is damaged";
      return false;
    }
    const std::string_view of = played.record.tag(terms_tag);
    if (auto finished = read_finished(played); finished && of == terms) {
      out.games.push_back(std::move(*finished));
      return true;
    }
    if (of != terms && of.size() >= terms.size()) {
      out.problem = "it holds games of a match with other terms";
      return false;
    }
    is_cut = true;
    last = std::string(without_end(played.record.source));
    return true;
  });
  if (result.input_failed) out.problem = result.error;
  if (!out.problem.empty()) return out;
  out.bytes = size;
  if (!is_cut) {
    // The last line of a whole record has its end.
    if (tail_of(path, size, 1) == "\n") return out;
    out.problem = "it does not end with a whole record";
    return out;
  }
  const std::string tail = tail_of(path, size, last.size() + 4096);
  const std::size_t at = tail.rfind(last);
  if (at == std::string::npos || (out.games.empty() && last.find(terms_tag) == std::string::npos && size > 4096)) {
    out.problem = "it holds something else than games of this match";
    return out;
  }
  out.bytes = size - tail.size() + at;
  return out;
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
  problem_ = path + ": another match writes into it";
  return false;
}

bool RecordLog::cut(std::uint64_t bytes) {
  return ::ftruncate(file_, static_cast<off_t>(bytes)) == 0 || fail("cannot be cut");
}

bool RecordLog::add(std::string_view record) {
  while (!record.empty()) {
    const ssize_t written = ::write(file_, record.data(), record.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return fail("cannot be written");
    record.remove_prefix(static_cast<std::size_t>(written));
  }
  // A pipe or a terminal has no disk.
  if (::fdatasync(file_) == 0 || errno == EINVAL || errno == EROFS) return true;
  return fail("cannot be written");
}

}  // namespace mt::engine::match
