// Numbers different words in the order in which they first occur, and counts them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace mt::database {

class WordTable {
 public:
  WordTable() : slots_(4096, none) {}

  // Returns the number of the word. The text must outlive the table.
  std::uint32_t number_of(std::string_view word) {
    for (std::size_t slot = hash(word) & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
      const std::uint32_t there = slots_[slot];
      if (there == none) return add(word, slot);
      if (words_[there] == word) return ++counts_[there], there;
    }
  }
  const std::vector<std::string_view>& words() const { return words_; }
  const std::vector<std::uint32_t>& counts() const { return counts_; }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;

  static std::uint64_t hash(std::string_view word) {
    constexpr std::uint64_t factor = 0x9E37'79B9'7F4A'7C15;
    std::uint64_t value = word.size();
    for (; word.size() > 8; word.remove_prefix(8)) value = mixed(value ^ eight(word)) * factor;
    std::uint64_t rest = 0;
    std::memcpy(&rest, word.data(), word.size());
    return mixed((value ^ rest) * factor);
  }
  static std::uint64_t eight(std::string_view word) {
    std::uint64_t value = 0;
    std::memcpy(&value, word.data(), sizeof(value));
    return value;
  }
  static std::uint64_t mixed(std::uint64_t value) { return value ^ value >> 32; }

  std::uint32_t add(std::string_view word, std::size_t slot) {
    const auto number = static_cast<std::uint32_t>(words_.size());
    words_.push_back(word);
    counts_.push_back(1);
    slots_[slot] = number;
    if (2 * words_.size() > slots_.size()) grow();
    return number;
  }
  void grow() {
    std::vector<std::uint32_t> larger(2 * slots_.size(), none);
    for (std::uint32_t number = 0; number < words_.size(); ++number) {
      std::size_t slot = hash(words_[number]) & (larger.size() - 1);
      while (larger[slot] != none) slot = (slot + 1) & (larger.size() - 1);
      larger[slot] = number;
    }
    slots_.swap(larger);
  }

  std::vector<std::uint32_t> slots_;
  std::vector<std::string_view> words_;
  std::vector<std::uint32_t> counts_;
};

}  // namespace mt::database
