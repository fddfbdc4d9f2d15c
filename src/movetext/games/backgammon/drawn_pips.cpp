#include "movetext/games/backgammon/drawn_pips.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"

namespace mt::backgammon {
namespace {

constexpr std::int64_t most_pips = 9999;

// Returns the number at the start of the words, or nullopt if there is none.
std::optional<std::int64_t> number_at(std::string_view words) {
  const std::size_t end = text::digits_end(words, 0, words.size());
  const std::int64_t number = text::parse_number(words.substr(0, end), most_pips);
  return number < 0 ? std::nullopt : std::optional(number);
}

// Reads the pip count in the text after "O:" beside the frame. After the name, boards of movetext have "pips"
// and the count; boards of BGBlitz have only the count.
std::optional<std::int64_t> beside_name(std::string_view words) {
  constexpr std::string_view label = "  pips ";
  if (const std::size_t at = words.find(label); at != std::string_view::npos)
    return number_at(words.substr(at + label.size()));
  const std::size_t gap = words.rfind("  ");
  if (gap == std::string_view::npos || text::trim(words.substr(0, gap)).empty()) return std::nullopt;
  const std::string_view last = words.substr(gap + 2);
  return text::digits_end(last, 0, last.size()) == last.size() ? number_at(last) : std::nullopt;
}

std::optional<std::int64_t> after(std::string_view words, std::string_view label) {
  const std::size_t at = words.find(label);
  return at == std::string_view::npos ? std::nullopt : number_at(words.substr(at + label.size()));
}

}  // namespace

StatedPips stated_pips(const DrawnBoard& board) {
  StatedPips pips;
  for (const Caption& caption : board.captions) {
    const std::string_view words = caption.text;
    if (caption.place == Caption::Place::outside) {
      if (words.find("X-O: ") == std::string_view::npos) continue;
      const auto white = after(words, " O: ");
      const auto black = after(words, " X: ");
      if (!white || !black) continue;
      pips.of = {white, black};
      pips.words = {words, words};
    } else if (caption.row == 0 && (words.starts_with("O:") || words.starts_with("X:"))) {
      const auto count = beside_name(words.substr(2));
      if (!count) continue;
      const std::size_t side = words[0] == 'O' ? 0 : 1;
      pips.of[side] = count;
      pips.words[side] = words;
    }
  }
  return pips;
}

}  // namespace mt::backgammon
