// What is wrong with a line of an interface.  A front tells it in the words of its protocol, and the rest of
// the line counts all the same.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns text of others as part of a line of ours: at most `most` bytes, without control characters.
inline std::string shown(std::string_view text, std::size_t most = 200) {
  std::string out;
  for (const char c : text.substr(0, most)) out += static_cast<unsigned char>(c) < ' ' || c == 0x7f ? '?' : c;
  return out;
}

// What is told about one fault has so many bytes at most.
inline constexpr std::size_t longest_complaint = 400;

class LineFaults {
 public:
  // `command`: what the line begins with, and each text as well.
  explicit LineFaults(std::string_view command) : command_(command) {}

  // Keeps the first faults of a line: it may be long, and wrong in every word.
  void add(std::string_view fault) {
    if (texts_.size() > most) return;
    if (texts_.size() == most) fault = "the line has more faults";
    texts_.push_back(command_ + ": " + std::string(fault));
  }
  // Says whether no other fault would be kept.
  bool are_full() const { return texts_.size() > most; }
  std::span<const std::string> texts() const { return texts_; }

 private:
  static constexpr std::size_t most = 8;
  std::string command_;
  std::vector<std::string> texts_;
};

}  // namespace mt::engine
