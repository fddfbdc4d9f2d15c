// Converts the text of a move to ASCII without decorations, so that all spellings have a common form.
#pragma once
#include "movetext/games/chess/letters.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace mt::chess {

// Holds letters, digits, and one kind of dash and cross. Figurines and letters of other languages become
// English letters.
class PlainText {
 public:
  static constexpr std::size_t longest = 24;

  // Converts a text. Returns false if it is longer than any move, or has characters that moves never have. In
  // languages other than English, capital letters that do not name a man count as such characters.
  bool set(std::string_view text, Letters letters = Letters::english);
  std::string_view view() const { return {characters_.data(), size_}; }
  bool odd_sign() const { return odd_sign_; }
  bool too_long() const { return too_long_; }

 private:
  bool add(char c);
  bool set_foreign(std::string_view text, const LetterRow& row);
  bool add_plain(std::string_view text);
  void strip_marks();
  bool strip(std::string_view mark);

  std::array<char, longest> characters_{};
  std::size_t size_ = 0;
  bool odd_sign_ = false;
  bool too_long_ = false;
};

}  // namespace mt::chess
