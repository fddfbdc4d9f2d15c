#include "movetext/games/draughts/fen_faults.hpp"

#include "movetext/games/draughts/no_square.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/join.hpp"
#include "movetext/text/number.hpp"

#include <string>
#include <utility>
#include <vector>

namespace mt::draughts {
namespace {

using board::Notation;

class FenExplainer {
 public:
  FenExplainer(const SquareNames& names, std::string_view text, const Fault& fault, FenFlaw flaw,
               Notation letters)
      : names_(names),
        text_(text),
        word_(text.substr(fault.begin, fault.end - fault.begin)),
        fault_(fault),
        flaw_(flaw),
        letters_(letters) {}

  Diagnostic explain() const {
    switch (flaw_) {
      case FenFlaw::glued:
        return say(quoted() + " is more than one square: squares are separated by commas", parted());
      case FenFlaw::letter:
        return say(quoted() +
                       " begins with a letter that is not a piece or a file of this board: write K for a "
                       "king, no letter for a man",
                   without_letter());
      case FenFlaw::mixed:
        return say(
            quoted() + (begins_with_file() ? " names a square by letter, but other squares have numbers"
                                           : " names a square by number, but other squares have letters"),
            in_other_names());
      case FenFlaw::none:
        break;
    }
    if (has_no_colour()) return say("these pieces have no colour: a group must begin with W or B");
    if (fault_.code == Code::fen_range) return say(quoted() + why_no_square(), parted());
    if (fault_.begin >= text_.size()) return say("the position ends too early");
    return say(quoted() + " does not belong in a position");
  }

 private:
  Diagnostic say(std::string message, std::string hint = {}) const {
    return {fault_.code, Severity::error, fault_.begin, fault_.end, std::move(message), std::move(hint)};
  }
  std::string quoted() const { return "\"" + text::excerpt_of(text_, fault_.begin, fault_.end) + "\""; }

  bool has_no_colour() const {
    return fault_.begin > 0 && fault_.begin < text_.size() && text_[fault_.begin] == '?' &&
           text_[fault_.begin - 1] == ':';
  }

  std::string why_no_square() const {
    std::string_view square = word_;
    if (square.size() > 2 && text::is_letter(square[1])) square.remove_prefix(1);  // Kf5
    const bool by_letter = text::is_letter(square[0]) && square[0] != 'K';
    return draughts::why_no_square(names_, square, by_letter ? letters_ : Notation::numeric);
  }

  // Returns the rest of the word, beginning with its first digit, or an empty text if it has no digit.
  std::string_view digits() const {
    const std::size_t first = word_.find_first_of("0123456789");
    return first == std::string_view::npos ? std::string_view() : word_.substr(first);
  }
  bool begins_with_file() const {
    const std::size_t first = word_.find_first_of("0123456789");
    return first != std::string_view::npos && first > 0 &&
           (first > 1 || (word_[0] != 'K' && word_[0] != 'k'));
  }
  bool is_number(std::string_view digits) const {
    const std::int64_t number = text::parse_number(digits, names_.count());
    return number > 0;
  }

  // Returns a hint for a number after a wrong letter: "31 or K31" for M31.
  std::string without_letter() const {
    if (!is_number(digits())) return {};
    return std::string(digits()) + " or K" + std::string(digits());
  }

  // Returns the square that a word names by letter or by number, or none.
  std::uint8_t square_of(std::string_view word) const {
    if (word.empty()) return SquareNames::none;
    if (text::is_digit(word[0]))
      return is_number(word)
                 ? names_.by_number(static_cast<unsigned>(text::parse_number(word, names_.count())))
                 : SquareNames::none;
    const std::int64_t row = text::parse_number(word.substr(1), SquareNames::max_width);
    if (!text::is_letter(word[0]) || row < 1) return SquareNames::none;
    return names_.by_letter(static_cast<unsigned>(text::to_lower(word[0]) - 'a'),
                            static_cast<unsigned>(row - 1));
  }
  // Returns the same piece as PDN programs write it, or an empty string if the word is not a piece.
  std::string piece(std::string_view word) const {
    if (square_of(word) != SquareNames::none) return std::string(word);
    const bool king = word.size() > 1 && (text::to_lower(word[0]) == 'k' || text::to_lower(word[0]) == 'd');
    return king && square_of(word.substr(1)) != SquareNames::none ? "K" + std::string(word.substr(1))
                                                                  : std::string();
  }
  // Returns the ways to split the word into two pieces: "32,K47" for 32d47.
  std::string parted() const {
    constexpr std::size_t most = 3;
    std::vector<std::string> ways;
    for (std::size_t at = 1; at < word_.size() && ways.size() < most; ++at) {
      const std::string first = piece(word_.substr(0, at));
      const std::string second = piece(word_.substr(at));
      const bool digits_meet = text::is_digit(word_[at - 1]) && text::is_digit(word_[at]);
      const bool by_number = text::is_digit(word_[0]) && word_.size() == 4;  // 3228
      if (first.empty() || second.empty() || (digits_meet && !by_number)) continue;
      if (by_number && at != 2) continue;
      ways.push_back(std::string(first).append(",").append(second));
    }
    return text::either_of(ways);
  }

  // Returns the name of the square in the notation of the other squares: "Kd4" for K32. If the other squares
  // are numbers, returns "31 or 4" for b4, because the letter may be superfluous.
  std::string in_other_names() const {
    std::string_view word = word_;
    std::string king;
    if (word.size() > 1 && square_of(word) == SquareNames::none) {
      king = "K";
      word.remove_prefix(1);
    }
    const std::uint8_t square = square_of(word);
    if (square == SquareNames::none) return {};
    const bool by_letter = !text::is_digit(word[0]);
    const board::CellName name = names_.text(square, by_letter ? Notation::numeric : Notation::algebraic);
    std::vector<std::string> ways{king + std::string(name.view())};
    if (by_letter && is_number(word.substr(1))) ways.push_back(king + std::string(word.substr(1)));
    return text::either_of(ways);
  }

  const SquareNames& names_;
  std::string_view text_;
  std::string_view word_;
  const Fault& fault_;
  FenFlaw flaw_;
  Notation letters_;
};

}  // namespace

Diagnostic explain_fen(const SquareNames& names, std::string_view text, const Fault& fault, FenFlaw flaw,
                       Notation letters) {
  return FenExplainer(names, text, fault, flaw, letters).explain();
}

}  // namespace mt::draughts
