#include "movetext/cli/progress.hpp"

#include "movetext/cli/console.hpp"

#include <algorithm>
#include <cmath>

namespace mt::cli {
namespace {

constexpr auto shortest_pause = std::chrono::milliseconds(100);
constexpr auto pause_of_lines = std::chrono::seconds(2);  // if standard error is not a terminal
constexpr double million = 1e6;

std::string megabytes(double bytes) {
  const auto tenths = static_cast<std::uint64_t>(bytes / million * 10);
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " MB";
}

}  // namespace

std::string clock_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::llround(seconds));
  const std::uint64_t minutes = whole / 60;
  const std::string rest = std::to_string(whole % 60);
  return std::to_string(minutes) + (rest.size() < 2 ? ":0" : ":") + rest;
}

void Progress::show(std::string_view file, std::uint64_t read, std::uint64_t size) {
  if (!shown_) return;
  const Clock::time_point now = Clock::now();
  if (file != file_) {
    file_ = file;
    begin_ = now;
  }
  if (is_due(now, read)) write(line(file, read, size, std::chrono::duration<double>(now - begin_).count()));
}

void Progress::show_line(std::string_view text, std::uint64_t done) {
  if (!shown_ || !is_due(Clock::now(), done)) return;
  if (is_terminal_) text = text.substr(0, width_ > 0 ? width_ - 1 : 0);
  write(std::string(text));
}

// Returns whether a line may be shown now. If it may, the caller must show it.
bool Progress::is_due(Clock::time_point now, std::uint64_t done) {
  if (is_terminal_ ? now - last_ < shortest_pause : now - last_ < pause_of_lines || done_ == done)
    return false;
  last_ = now;
  done_ = done;
  return true;
}

void Progress::write(std::string text) const {
  if (is_terminal_)
    show_status(text);
  else
    write_error(text += '\n');
}

std::string Progress::line(std::string_view file, std::uint64_t read, std::uint64_t size,
                           double seconds) const {
  std::string out(file);
  out += ": " + megabytes(static_cast<double>(read));
  if (size > 0) out += " of " + megabytes(static_cast<double>(size));
  const double rate = seconds > 0 ? static_cast<double>(read) / seconds : 0;
  if (rate > 0) out += ", " + megabytes(rate) + "/s";
  if (rate > 0 && size > read) out += ", " + clock_text(static_cast<double>(size - read) / rate) + " left";
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = '?';
  if (is_terminal_ && out.size() >= width_)
    out.erase(0, out.size() - width_ + 1);  // cuts the path, not the numbers
  return out;
}

void Progress::clear() const {
  if (shown_ && is_terminal_) clear_status();
}

}  // namespace mt::cli
