#include "movetext/record/match.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace mt {
namespace {

constexpr std::array<std::string_view, 6> action_names{"double", "take",    "drop",
                                                       "beaver", "raccoon", "resign"};

struct CubeWord {
  std::string_view order;
  std::string_view news;
  CubeAction action;
};
constexpr auto cube_words = std::to_array<CubeWord>({{"double", "doubles", CubeAction::offer},
                                                     {"redouble", "redoubles", CubeAction::offer},
                                                     {"take", "takes", CubeAction::take},
                                                     {"accept", "accepts", CubeAction::take},
                                                     {"drop", "drops", CubeAction::drop},
                                                     {"pass", "passes", CubeAction::drop},
                                                     {"reject", "rejects", CubeAction::drop},
                                                     {"beaver", "beavers", CubeAction::beaver},
                                                     {"raccoon", "raccoons", CubeAction::raccoon},
                                                     {"concede", "concedes", CubeAction::resign},
                                                     {"concede", "conceded", CubeAction::resign},
                                                     {"resign", "resigns", CubeAction::resign},
                                                     {"resign", "resigned", CubeAction::resign}});

}  // namespace

std::string_view name(CubeAction action) {
  return action_names[static_cast<std::size_t>(action)];
}

std::optional<CubeAction> find_cube_action(std::string_view name) {
  const std::span<const std::string_view> names = action_names;
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return {};
  return static_cast<CubeAction>(found - names.begin());
}

std::optional<CubeAction> find_cube_word(std::string_view word) {
  for (const CubeWord& row : cube_words)
    if (text::same_in_any_case(row.news, word) || text::same_in_any_case(row.order, word)) return row.action;
  return {};
}

std::optional<CubeAction> find_cube_news(std::string_view word) {
  for (const CubeWord& row : cube_words)
    if (text::same_in_any_case(row.news, word)) return row.action;
  return {};
}

std::uint32_t cube_value(std::string_view words) {
  std::size_t begin = words.size();
  while (begin > 0 && text::is_digit(words[begin - 1])) --begin;
  const std::int64_t value = text::parse_number(words.substr(begin), 1 << 30);
  return value < 0 ? 0 : static_cast<std::uint32_t>(value);
}

}  // namespace mt
