// The words of a protocol line, separated by blanks and tabs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::engine {

class Words {
 public:
  explicit Words(std::string_view line) : rest_(line) { skip(); }

  bool empty() const { return rest_.empty(); }
  // Returns the next word without taking it; empty at the end.
  std::string_view peek() const { return rest_.substr(0, rest_.find_first_of(blanks)); }
  std::string_view take() {
    const std::string_view word = peek();
    rest_.remove_prefix(word.size());
    skip();
    return word;
  }
  // Takes the next word if it equals `word`.
  bool take(std::string_view word) {
    if (empty() || peek() != word) return false;
    take();
    return true;
  }
  // Takes the rest of the line, without blanks at its ends.
  std::string_view take_rest() {
    std::string_view rest = rest_;
    rest_ = {};
    return rest.substr(0, rest.find_last_not_of(blanks) + 1);
  }
  // Takes everything up to and including `word`. If `word` does not occur, takes the rest of the line.
  std::string_view take_until(std::string_view word) {
    const std::string_view whole = rest_;
    while (!empty()) {
      const std::size_t size = whole.size() - rest_.size();
      if (take() != word) continue;
      const std::string_view before = whole.substr(0, size);
      return before.substr(0, before.find_last_not_of(blanks) + 1);
    }
    return whole.substr(0, whole.find_last_not_of(blanks) + 1);
  }
  // Takes a whole number, which may have a sign. A number of more than 18 digits is replaced by the largest
  // number. If the next word is not a number, takes this word and returns nullopt.
  std::optional<std::int64_t> take_number() {
    std::string_view word = take();
    const bool is_negative = word.starts_with('-');
    if (is_negative || word.starts_with('+')) word.remove_prefix(1);
    std::int64_t value = 0;
    constexpr std::int64_t most = 999'999'999'999'999'999;
    if (word.empty()) return std::nullopt;
    for (const char c : word) {
      if (c < '0' || c > '9') return std::nullopt;
      value = value > most / 10 ? most : value * 10 + (c - '0');
    }
    return is_negative ? -value : value;
  }

 private:
  static constexpr std::string_view blanks = " \t";
  void skip() {
    const std::size_t begin = rest_.find_first_not_of(blanks);
    rest_ = begin == std::string_view::npos ? std::string_view() : rest_.substr(begin);
  }
  std::string_view rest_;
};

// Returns the row for a word in a table of verbs, or nullptr.
template <class Verbs>
const typename Verbs::value_type* find_verb(const Verbs& verbs, std::string_view word) {
  for (const auto& row : verbs)
    if (row.word == word) return &row;
  return nullptr;
}

}  // namespace mt::engine
