#include "movetext/engine/protocol/xboard/features.hpp"

#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mt::engine::xboard {
namespace {

constexpr std::size_t most = 10'000;  // maximum number of options, and of variants

struct TypeRow {
  std::string_view word;
  Option::Type type;
};
constexpr std::array<TypeRow, 10> types{{{"-check", Option::Type::check},
                                         {"-spin", Option::Type::spin},
                                         {"-slider", Option::Type::spin},
                                         {"-combo", Option::Type::combo},
                                         {"-button", Option::Type::button},
                                         {"-save", Option::Type::button},
                                         {"-reset", Option::Type::button},
                                         {"-string", Option::Type::text},
                                         {"-file", Option::Type::text},
                                         {"-path", Option::Type::text}}};

const TypeRow* find_type(std::string_view word) {
  const auto* row =
      std::find_if(types.begin(), types.end(), [&](const TypeRow& each) { return each.word == word; });
  return row == types.end() ? nullptr : row;
}

std::vector<std::string> split(std::string_view text, char sign) {
  std::vector<std::string> out;
  while (out.size() < most) {
    const std::size_t end = text.find(sign);
    out.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return out;
}

// Reads "a /// *b /// c". A star precedes the current choice.
void read_choices(std::string_view text, Option& option) {
  constexpr std::string_view between = " /// ";
  for (;;) {
    const std::size_t end = text.find(between);
    std::string_view choice = text.substr(0, end);
    const bool is_set = choice.starts_with('*');
    if (is_set) choice.remove_prefix(1);
    if (is_set || option.choices.empty()) option.value = choice;
    option.choices.emplace_back(choice);
    if (end == std::string_view::npos || option.choices.size() == most) return;
    text.remove_prefix(end + between.size());
  }
}

// Adds an option. If an option of that name is known, replaces it, because an engine may send its features
// several times.
void keep(Option option, std::vector<Option>& options) {
  const auto known = std::find_if(options.begin(), options.end(),
                                  [&](const Option& each) { return each.name == option.name; });
  if (known != options.end())
    *known = std::move(option);
  else if (options.size() < most)
    options.push_back(std::move(option));
}

void set_feature(std::string_view name, std::string_view value, Features& out) {
  const bool is_on = value == "1";
  if (name == "myname") out.name = value;
  if (name == "variants") out.variants = split(value, ',');
  if (name == "ping") out.has_ping = is_on;
  if (name == "setboard") out.has_setboard = is_on;
  if (name == "usermove") out.has_usermove = is_on;
  if (name == "analyze") out.has_analyze = is_on;
  if (name == "time") out.has_time = is_on;
  if (name == "done") {
    out.is_done = is_on;
    out.needs_time = !is_on;
  }
  if (name == "option")
    if (auto option = read_option(value)) keep(std::move(*option), out.options);
}

}  // namespace

bool Features::has_variant(std::string_view variant) const {
  return std::find(variants.begin(), variants.end(), variant) != variants.end();
}

void read_features(std::string_view text, Features& out) {
  for (;;) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return;
    text.remove_prefix(begin);
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return;
    const std::string_view name = text.substr(0, equals);
    text.remove_prefix(equals + 1);
    const bool is_quoted = text.starts_with('"');
    if (is_quoted) text.remove_prefix(1);
    const std::size_t end = std::min(text.find_first_of(is_quoted ? "\"" : " \t"), text.size());
    set_feature(name, text.substr(0, end), out);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::optional<Option> read_option(std::string_view text) {
  Option option;
  Words words(text);
  const TypeRow* type = nullptr;
  while (!words.empty() && type == nullptr) {
    const std::string_view word = words.take();
    type = find_type(word);
    if (type == nullptr) option.name.append(option.name.empty() ? "" : " ").append(word);
  }
  if (type == nullptr || option.name.empty()) return std::nullopt;
  option.type = type->type;
  switch (option.type) {
    case Option::Type::check:
      option.value = words.take() == "1" ? "true" : "false";
      break;
    case Option::Type::spin:
      option.value = words.take();
      option.least = words.take_number().value_or(0);
      option.most = words.take_number().value_or(0);
      break;
    case Option::Type::combo:
      read_choices(words.take_rest(), option);
      break;
    case Option::Type::button:
      break;
    case Option::Type::text:
      option.value = words.take_rest();
      break;
  }
  return option;
}

}  // namespace mt::engine::xboard
