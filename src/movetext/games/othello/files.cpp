#include "movetext/games/othello/files.hpp"

#include "movetext/text/any_case.hpp"

#include <cstddef>

namespace mt::othello {
bool is_ggf(std::string_view text) {
  const std::size_t first = text.find_first_not_of("0123456789 ");
  return first != std::string_view::npos && text::begins_in_any_case(text.substr(first), "(;GM[Othello]");
}

bool is_obf(std::string_view text) {
  constexpr std::size_t squares = 64;
  return text.size() > squares + 1 &&
         text.substr(0, squares).find_first_not_of("-XO*") == std::string_view::npos &&
         text[squares] == ' ' && (text[squares + 1] == 'X' || text[squares + 1] == 'O');
}

}  // namespace mt::othello
