// Reads a UTF-8 text from left to right: characters, numbers, and signs of several alphabets.
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::draughts {

// Never reads beyond the end; `at()` is the byte offset.
class TextCursor {
 public:
  constexpr explicit TextCursor(std::string_view text) : text_(text) {}

  constexpr std::uint32_t at() const { return at_; }
  constexpr void back_to(std::uint32_t at) { at_ = at; }
  constexpr std::uint32_t size() const { return static_cast<std::uint32_t>(text_.size()); }
  constexpr bool done() const { return at_ >= text_.size(); }
  // Returns 0 at the end.
  constexpr char peek() const { return done() ? '\0' : text_[at_]; }
  constexpr char take() { return done() ? '\0' : text_[at_++]; }
  constexpr bool take(char c) {
    if (peek() != c || done()) return false;
    ++at_;
    return true;
  }
  constexpr bool take(std::string_view sign) {
    if (text_.substr(at_, sign.size()) != sign) return false;
    at_ += static_cast<std::uint32_t>(sign.size());
    return true;
  }
  // Takes a hyphen, a dash or a minus sign.
  constexpr bool take_dash() {
    const std::size_t size = text::dash_size(text_, at_);
    at_ += static_cast<std::uint32_t>(size);
    return size > 0;
  }
  constexpr void skip_blanks() {
    for (;;) {
      if (!done() && text::is_blank(text_[at_]))
        ++at_;
      else if (!take("\u00A0"))
        return;
    }
  }
  // Takes a run of digits and returns its value: -1 without a digit, 1000 for every value above 999.
  constexpr int take_number() {
    if (!text::is_digit(peek())) return -1;
    int value = 0;
    while (text::is_digit(peek())) {
      value = value * 10 + (take() - '0');
      if (value > 999) value = 1000;
    }
    return value;
  }

 private:
  std::string_view text_;
  std::uint32_t at_ = 0;
};

enum class SignKind : std::uint8_t { none, dash, cross };

// A separator between squares. `ascii`: the sign is one that records should use.
struct SignRead {
  SignKind kind = SignKind::none;
  bool ascii = true;
};

// Takes a dash or a cross of any alphabet, if there is one.
SignRead take_sign(TextCursor& cursor);

// Takes the rank of an oblique line: 5 is 5, 0 is 10, 1' and (11) are 11, 0' is 20. Returns 0 if the text
// does not continue with a rank.
int take_oblique_rank(TextCursor& cursor);

// Takes one of the signs ! ? !! ?? !? ?! = * or a square box, and returns its NAG; * and the box are $7.
// Returns 0 if the text does not continue with one of these signs.
std::uint8_t take_nag(TextCursor& cursor);

}  // namespace mt::draughts
