#include "movetext/formats/ggf/starts.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

namespace mt::ggf {
namespace {

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

}  // namespace

bool opens_game(std::string_view text, std::size_t at) {
  const std::string_view opening = text.substr(at, longest_opening);
  if (!opening.starts_with("(;")) return false;
  std::size_t name = 2;
  while (name < opening.size() && text::is_blank(opening[name])) ++name;
  return name + 2 < opening.size() && is_capital(opening[name]) && is_capital(opening[name + 1]) &&
         opening[name + 2] == '[';
}

std::size_t next_opening(std::string_view text, std::size_t from) {
  for (; (from = text.find('(', from)) != npos; ++from)
    if (opens_game(text, from)) return from;
  return text.size();
}

std::size_t count_before(std::string_view text, std::size_t at) {
  const std::size_t least = at - std::min(at, longest_count);
  std::size_t end = at;
  while (end > least && (text[end - 1] == ' ' || text[end - 1] == '\t')) --end;
  std::size_t begin = end;
  while (begin > least && text::is_digit(text[begin - 1])) --begin;
  const bool apart = begin == 0 || text::is_blank(text[begin - 1]) || text[begin - 1] == ')';
  return begin < end && apart ? begin : at;
}

}  // namespace mt::ggf
