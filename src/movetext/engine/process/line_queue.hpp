// Splits bytes that arrive in pieces into a bounded queue of lines.
#pragma once
#include "movetext/engine/process/process.hpp"

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

namespace mt::engine {

class LineQueue {
 public:
  explicit LineQueue(const LineForm& form) : form_(form) {}

  // Adds bytes that came at `time`. Returns false if they exceed a limit; fault() then returns the kind of
  // the limit.
  bool add(std::string_view bytes, TimePoint time) {
    while (!bytes.empty()) {
      const std::size_t end = bytes.find(form_.end);
      partial_.append(bytes.substr(0, end));
      if (partial_.size() > form_.longest) return refuse(Process::Heard::too_long);
      if (end == std::string_view::npos) return true;
      bytes.remove_prefix(end + 1);
      if (!finish_line(time)) return false;
    }
    return true;
  }
  // If there is text after the last line end, adds it as a line.
  void finish(TimePoint time) {
    if (!partial_.empty()) finish_line(time);
  }
  bool empty() const { return lines_.empty(); }
  Process::Heard fault() const { return fault_; }
  Process::Line take() {
    Process::Line line = std::move(lines_.front());
    lines_.pop_front();
    waiting_ -= line.text.size();
    return line;
  }

 private:
  bool refuse(Process::Heard fault) {
    fault_ = fault;
    return false;
  }
  bool finish_line(TimePoint time) {
    if (form_.end == '\n' && partial_.ends_with('\r')) partial_.pop_back();
    if (lines_.size() == Process::most_lines || waiting_ + partial_.size() > Process::most_waiting)
      return refuse(Process::Heard::flood);
    waiting_ += partial_.size();
    lines_.push_back({std::move(partial_), time});
    partial_.clear();
    return true;
  }

  LineForm form_;
  std::string partial_;
  std::deque<Process::Line> lines_;
  std::size_t waiting_ = 0;  // bytes in lines_
  Process::Heard fault_ = Process::Heard::closed;
};

}  // namespace mt::engine
