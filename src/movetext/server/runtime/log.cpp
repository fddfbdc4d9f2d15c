#include "movetext/server/runtime/log.hpp"

#include "movetext/server/runtime/now.hpp"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>

namespace mt::server::runtime {
namespace {

// Opens the log file. A new file can be read only by its owner and group, because it contains the addresses
// of people.
int open_log(const std::string& path) {
  constexpr mode_t mode = 0640;
  if (path.empty()) return ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  return ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, mode);
}

bool write_whole(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

Log::Log(std::string path, LogLevel least) : path_(std::move(path)), least_(least), file_(open_log(path_)) {
  if (file_ < 0) throw std::runtime_error("cannot open the log " + path_);
}

Log::~Log() {
  ::close(file_);
}

void Log::write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
  if (!wants(level)) return;
  std::string line;
  add_log_line(line, now(), level, event, fields);
  const std::lock_guard lock(mutex_);
  if (!write_whole(file_, line)) lost_.fetch_add(1, std::memory_order_relaxed);
}

void Log::debug(std::string_view event, std::initializer_list<LogField> fields) {
  write(LogLevel::debug, event, fields);
}
void Log::info(std::string_view event, std::initializer_list<LogField> fields) {
  write(LogLevel::info, event, fields);
}
void Log::warn(std::string_view event, std::initializer_list<LogField> fields) {
  write(LogLevel::warn, event, fields);
}
void Log::error(std::string_view event, std::initializer_list<LogField> fields) {
  write(LogLevel::error, event, fields);
}

bool Log::reopen() {
  const int opened = open_log(path_);
  if (opened < 0) return false;
  const std::lock_guard lock(mutex_);
  ::close(file_);
  file_ = opened;
  return true;
}

}  // namespace mt::server::runtime
