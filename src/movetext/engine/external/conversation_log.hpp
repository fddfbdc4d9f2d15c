// Keeps the last lines exchanged with an engine, for debugging.
#pragma once
#include <algorithm>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

namespace mt::engine {

class ConversationLog {
 public:
  static constexpr std::size_t most = 200;      // most lines that are kept
  static constexpr std::size_t longest = 1000;  // most bytes of a line that are kept

  void sent(std::string_view line) { add("> ", line); }
  void heard(std::string_view line) { add("< ", line); }
  // Returns the lines, with "> " before lines that we sent and "< " before lines from the engine.
  std::string text() const {
    std::string out;
    for (const std::string& line : lines_) out.append(line).append("\n");
    return out;
  }
  // Returns the last lines, at most `count`, separated by " | ". Long lines are shortened.
  std::string last(std::size_t count) const {
    constexpr std::size_t shown = 120;
    std::string out;
    for (std::size_t i = lines_.size() - std::min(count, lines_.size()); i < lines_.size(); ++i)
      out +=
          (out.empty() ? "" : " | ") + lines_[i].substr(0, shown) + (lines_[i].size() > shown ? "..." : "");
    return out;
  }

 private:
  void add(std::string_view sign, std::string_view line) {
    if (lines_.size() == most) lines_.pop_front();
    std::string& kept = lines_.emplace_back(sign);
    for (const char c : line.substr(0, longest)) kept += static_cast<unsigned char>(c) < ' ' ? '?' : c;
    if (line.size() > longest) kept += "...";
  }
  std::deque<std::string> lines_;
};

}  // namespace mt::engine
