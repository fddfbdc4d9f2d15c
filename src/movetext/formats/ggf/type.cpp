#include "movetext/formats/ggf/type.hpp"

#include "movetext/formats/ggf/board.hpp"
#include "movetext/text/number.hpp"

namespace mt::ggf {

GameType read_type(std::string_view type) {
  if (type.starts_with('s')) type.remove_prefix(1);  // two games played at the same time
  std::size_t digits = 0;
  while (digits < type.size() && text::is_digit(type[digits])) ++digits;
  const std::int64_t size = text::parse_number(type.substr(0, digits), largest_size);
  return {.size = size < 0 ? 0 : static_cast<std::size_t>(size),
          .losing = type.substr(digits).find('a') != std::string_view::npos};
}

std::string write_type(std::size_t size, bool losing) {
  return std::to_string(size) + (losing ? "a" : "");
}

}  // namespace mt::ggf
