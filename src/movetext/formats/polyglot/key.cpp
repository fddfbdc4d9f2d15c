#include "movetext/formats/polyglot/key.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mt::polyglot {
namespace {

constexpr std::array<std::uint64_t, 781> numbers{
#include "movetext/formats/polyglot/numbers.inc"
};
// The numbers of men come first: 64 for each kind of man of each colour.
constexpr std::size_t castling_numbers = 768;
constexpr std::size_t en_passant_numbers = 772;
constexpr std::size_t white_to_move = 780;

constexpr std::string_view men = "pPnNbBrRqQkK";      // in the order of their numbers
constexpr std::string_view castling_rights = "KQkq";  // in the order of their numbers

// Removes the first field of the text and returns it.
std::string_view take_field(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view field = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return field;
}

std::optional<std::uint64_t> key_of_men(std::string_view placement) {
  std::uint64_t key = 0;
  std::size_t row = 7;
  std::size_t file = 0;
  for (const char sign : placement) {
    const std::size_t man = men.find(sign);
    if (sign == '/') {
      if (file != 8 || row == 0) return std::nullopt;
      --row;
      file = 0;
    } else if (sign >= '1' && sign <= '8') {
      file += static_cast<std::size_t>(sign - '0');
    } else if (man != std::string_view::npos && file < 8) {
      key ^= numbers[64 * man + 8 * row + file];
      ++file;
    } else {
      return std::nullopt;
    }
  }
  return row == 0 && file == 8 ? std::optional(key) : std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> key_of(std::string_view fen) {
  std::optional<std::uint64_t> key = key_of_men(take_field(fen));
  if (!key) return key;
  if (take_field(fen) == "w") *key ^= numbers[white_to_move];
  for (const char right : take_field(fen))
    if (const std::size_t found = castling_rights.find(right); found != std::string_view::npos)
      *key ^= numbers[castling_numbers + found];
  const std::string_view en_passant = take_field(fen);
  if (!en_passant.empty() && en_passant[0] >= 'a' && en_passant[0] <= 'h')
    *key ^= numbers[en_passant_numbers + static_cast<std::size_t>(en_passant[0] - 'a')];
  return key;
}

}  // namespace mt::polyglot
