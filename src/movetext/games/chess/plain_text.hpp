// A move text in ASCII without decorations: the common ground of all spellings.
#pragma once
#include "movetext/games/chess/letters.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace mt::chess {

// It has letters, digits, one kind of dash and cross; figurines and the letters of another language are
// converted to English letters.
class PlainText {
 public:
  static constexpr std::size_t longest = 24;

  // False: the text is longer than any move, or has characters that no move has; in a language other than
  // English these include the capital letters of no man.
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
