#include "movetext/cli/console.hpp"

#include "movetext/cli/file_advice.hpp"
#include "movetext/cli/invocation.hpp"

#include <cerrno>
#include <mutex>
#include <string>
#include <unistd.h>

namespace mt::cli {
namespace {

constexpr std::string_view erase_line = "\r\x1B[K";

// The status line of the terminal. Threads of engines report failures while the main thread shows progress.
struct StatusLine {
  std::mutex mutex{};
  std::string text{};
};
StatusLine& status_line() {
  static StatusLine line;
  return line;
}

bool write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno == EBADF;  // standard error is closed, so no output is wanted
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

bool write_error(std::string_view text) {
  StatusLine& line = status_line();
  const std::lock_guard lock(line.mutex);
  if (!line.text.empty()) write_all(erase_line);
  line.text.clear();
  return write_all(text);
}

void show_status(std::string_view text) {
  StatusLine& line = status_line();
  const std::lock_guard lock(line.mutex);
  if (text == line.text) return;
  line.text = text;
  write_all(std::string(erase_line).append(text));
}

void clear_status() {
  StatusLine& line = status_line();
  const std::lock_guard lock(line.mutex);
  if (!line.text.empty()) write_all(erase_line);
  line.text.clear();
}

void complain(std::string_view text) {
  std::string line = "movetext: ";
  for (const char c : text) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
  write_error(line += '\n');
}

Status report_io(const archive::Output& output) {
  if (!output.error().empty()) complain(output.error());
  return Status::io;
}

void announce_terminal(const Invocation& invocation, std::string_view what) {
  if (!invocation.terminal().in_is_terminal || invocation.has("quiet")) return;
  complain("reading " + std::string(what) + " from the terminal; Ctrl-D on a line of its own ends the input");
}

Status print(const Invocation& invocation, std::string_view text) {
  archive::Output output;
  const std::string path(invocation.value_or("output", ""));
  if (output.open(path) && output.write(text) && output.finish()) return Status::ok;
  if (!output.error().empty()) complain(with_writing_advice(output.error(), {&path, 1}));
  return Status::io;
}

}  // namespace mt::cli
