// Writes the log: one line of JSON per event.
//
//   log.info("mail.read", {{"from", address}, {"bytes", size}});
//   // {"time":"2026-11-22T04:31:32.120Z","level":"info","event":"mail.read","from":"fred@...","bytes":812}
//
// All fields are escaped, because their text comes from outside. Each line is written with one write() before
// the function returns.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <atomic>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace mt::server::runtime {

enum class LogLevel : std::uint8_t { debug, info, warn, error };
std::string_view name_of(LogLevel level);
std::optional<LogLevel> find_log_level(std::string_view name);

struct LogField {
  std::string_view name;  // chosen by the program, never taken from a mail
  std::variant<std::string_view, std::int64_t, double, bool> value;

  LogField(std::string_view field, std::string_view text) : name(field), value(text) {}
  LogField(std::string_view field, const char* text) : name(field), value(std::string_view(text)) {}
  LogField(std::string_view field, const std::string& text) : name(field), value(std::string_view(text)) {}
  LogField(std::string_view field, bool flag) : name(field), value(flag) {}
  LogField(std::string_view field, double number) : name(field), value(number) {}
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) LogField(std::string_view field, Number number)
      : name(field), value(static_cast<std::int64_t>(number)) {}
};

// Appends one line. Control characters, "\" and quotes are escaped; bytes that are not UTF-8 become U+FFFD; a
// text is truncated after 2000 bytes.
void add_log_line(std::string& out, Time now, LogLevel level, std::string_view event,
                  std::initializer_list<LogField> fields);

// Appends lines to a file or to the standard error stream. Any thread may write lines.
class Log {
 public:
  // Opens the file for appending. An empty path means the standard error stream. Throws std::runtime_error if
  // the file cannot be opened.
  explicit Log(std::string path, LogLevel least = LogLevel::info);
  ~Log();
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  void write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {});
  void debug(std::string_view event, std::initializer_list<LogField> fields = {});
  void info(std::string_view event, std::initializer_list<LogField> fields = {});
  void warn(std::string_view event, std::initializer_list<LogField> fields = {});
  void error(std::string_view event, std::initializer_list<LogField> fields = {});

  bool wants(LogLevel level) const { return level >= least_; }
  // Opens the file again by its name, after another program has renamed it. Returns false on failure; further
  // lines are then written to the old file.
  bool reopen();
  // Returns how many lines could not be written, because the disk was full or the pipe was closed.
  std::uint64_t lost() const { return lost_.load(std::memory_order_relaxed); }

 private:
  std::string path_;
  LogLevel least_;
  std::mutex mutex_;
  int file_ = -1;
  std::atomic<std::uint64_t> lost_ = 0;
};

}  // namespace mt::server::runtime
