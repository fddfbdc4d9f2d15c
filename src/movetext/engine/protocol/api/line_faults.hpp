// The faults of a line from an interface. A front reports the faults in the form of its protocol. It still
// uses the parts of the line that have no fault.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns a text from the other side, for use in one of our lines: at most `most` bytes, with control
// characters replaced by "?".
inline std::string shown(std::string_view text, std::size_t most = 200) {
  std::string out;
  for (const char c : text.substr(0, most)) out += static_cast<unsigned char>(c) < ' ' || c == 0x7f ? '?' : c;
  return out;
}

// Longest report about one fault, in bytes.
inline constexpr std::size_t longest_complaint = 400;

class LineFaults {
 public:
  // `command` is the first word of the line. The text of each fault begins with it.
  explicit LineFaults(std::string_view command) : command_(command) {}

  // Adds a fault. Only the first faults are kept, because a long line may have a fault in every word.
  void add(std::string_view fault) {
    if (texts_.size() > most) return;
    if (texts_.size() == most) fault = "the line has more faults";
    texts_.push_back(command_ + ": " + std::string(fault));
  }
  // Returns whether a further fault would not be stored.
  bool are_full() const { return texts_.size() > most; }
  std::span<const std::string> texts() const { return texts_; }

 private:
  static constexpr std::size_t most = 8;
  std::string command_;
  std::vector<std::string> texts_;
};

}  // namespace mt::engine
