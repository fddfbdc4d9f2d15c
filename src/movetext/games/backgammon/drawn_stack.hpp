// Reads the checkers on one point, or on the bar, of a drawn board.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <cstdint>
#include <string_view>

namespace mt::backgammon {

// What the number at the tip of a high stack counts.
enum class TipNumber : std::uint8_t {
  all,   // all checkers of the stack: GNU Backgammon, eXtreme Gammon
  rest,  // only the checkers that have no letter: BGBlitz
};

class DrawnStack {
 public:
  // Adds a row of the stack. Returns false if the text cannot be part of a stack.
  bool add(std::string_view cell) {
    cell = text::trim(cell);
    if (cell.empty()) return true;
    const std::int64_t digits = text::parse_number(cell, max_checkers);
    const char c = cell[0];
    if (digits > 0) {
      number_ = static_cast<int>(digits);
    } else if (cell.size() == 1 && c >= 'A' && c <= 'F') {
      number_ = c - 'A' + 10;
    } else if (cell.size() == 1 && (c == 'X' || c == 'O' || c == 'x' || c == 'o')) {
      const char capital = text::to_lower(c) == 'x' ? 'X' : 'O';
      mixed_ = mixed_ || (letter_ != '\0' && letter_ != capital);
      letter_ = capital;
      ++letters_;
    } else {
      return false;
    }
    return true;
  }

  bool is_empty() const { return letters_ == 0 && number_ == 0; }
  bool is_mixed() const { return mixed_; }
  bool has_letter() const { return letter_ != '\0'; }
  Side side() const { return letter_ == 'X' ? Side::second : Side::first; }
  // Returns whether the number at the tip cannot count all checkers, because the stack has at least that many
  // letters.
  bool counts_rest() const { return number_ > 0 && number_ <= letters_; }
  int checkers(TipNumber counts) const {
    if (number_ == 0) return letters_;
    return counts == TipNumber::rest ? letters_ + number_ : number_ > letters_ ? number_ : letters_;
  }

 private:
  int letters_ = 0;
  int number_ = 0;  // the number at the tip; 0 if there is none
  char letter_ = '\0';
  bool mixed_ = false;
};

}  // namespace mt::backgammon
