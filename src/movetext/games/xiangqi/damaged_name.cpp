#include "movetext/games/xiangqi/damaged_name.hpp"

#include "movetext/games/xiangqi/characters.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <cstddef>

namespace mt::xiangqi {
namespace {

constexpr std::size_t least = 3;        // a move has four characters, and a damaged move may have lost one
constexpr std::size_t most_others = 1;  // largest number of characters that do not occur in moves

// Counts the characters of a word by their meaning in moves.
struct WordSigns {
  std::size_t all = 0;
  std::size_t men = 0;
  std::size_t numbers = 0;
  std::size_t courses = 0;
  std::size_t places = 0;  // characters for front, middle and rear
  std::size_t others = 0;
  bool chinese = false;

  void add(Sign sign) {
    constexpr std::string_view letters = "KAEBHNRCPGMkaebhnrcpgm";
    const auto is_one_of = [&](std::string_view signs) {
      return sign.sign != '\0' && signs.find(sign.sign) != std::string_view::npos;
    };
    ++all;
    chinese = chinese || sign.chinese;
    if (is_one_of(letters))
      ++men;
    else if (text::is_digit(sign.sign) && sign.sign != '0')
      ++numbers;
    else if (is_one_of("+-.="))
      ++courses;
    else if (sign.chinese)
      ++places;
    else
      ++others;
  }
};

// Counts the characters of the word. Stops after too many characters that do not occur in moves; in prose
// this happens early.
WordSigns word_signs_of(std::string_view word) {
  WordSigns signs;
  for (std::size_t at = 0; at < word.size() && signs.others <= most_others;) {
    const text::Scalar scalar = text::read_scalar(word, at);
    signs.add(sign_of(scalar.value));
    at += scalar.size;
  }
  return signs;
}

}  // namespace

bool is_damaged_name(std::string_view word) {
  const WordSigns signs = word_signs_of(word);
  if (signs.all < least || signs.others > most_others) return false;
  if (signs.chinese) return signs.all >= least + signs.others && signs.men + signs.courses + signs.places > 0;
  constexpr std::size_t most = 6;  // a move has four characters; two more are allowed
  if (signs.all > most || signs.numbers == 0 || signs.courses == 0) return false;
  return signs.men > 0 || (signs.others == 0 && signs.all <= least + 1);
}

}  // namespace mt::xiangqi
