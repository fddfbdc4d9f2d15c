#include "movetext/engine/api/option_values.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt::engine {
namespace {

constexpr std::size_t most_names = 40;  // a message lists at most so many names

std::string listed(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size() && i < most_names; ++i)
    out.append(out.empty() ? "" : ", ").append(words[i]);
  return words.size() > most_names ? out + ", ..." : out;
}

bool is_number(std::string_view text, const Option& option) {
  const bool is_negative = text.starts_with('-');
  const std::int64_t size = text::parse_number(text.substr(is_negative ? 1 : 0));
  // An engine that declares no bounds accepts every number.
  if (size < 0 || option.least >= option.most) return size >= 0;
  const std::int64_t number = is_negative ? -size : size;
  return number >= option.least && number <= option.most;
}

std::string range_of(const Option& option) {
  if (option.least >= option.most) return "a number";
  return "a number from " + std::to_string(option.least) + " to " + std::to_string(option.most);
}

// Returns a description of the values that the option accepts, or an empty string if it accepts `value`.
std::string wanted_by(const Option& option, std::string_view value) {
  switch (option.type) {
    case Option::Type::check:
      return value == "true" || value == "false" ? std::string() : "true or false";
    case Option::Type::spin:
      return is_number(value, option) ? std::string() : range_of(option);
    case Option::Type::combo: {
      const auto& choices = option.choices;
      const bool is_choice = std::find(choices.begin(), choices.end(), value) != choices.end();
      return is_choice || choices.empty() ? std::string() : "one of " + listed(choices);
    }
    case Option::Type::button:
    case Option::Type::text:
      break;
  }
  return {};
}

}  // namespace

const Option* find_option(std::span<const Option> options, std::string_view name) {
  const auto option = std::find_if(options.begin(), options.end(), [&](const Option& each) {
    return text::same_in_any_case(each.name, name);
  });
  return option == options.end() ? nullptr : &*option;
}

std::vector<Option> with_own(std::span<const Option> options, std::vector<Option> own) {
  std::vector<Option> out;
  for (const Option& option : options)
    if (find_option(own, option.name) == nullptr) out.push_back(option);
  out.insert(out.end(), own.begin(), own.end());
  return out;
}

std::string unknown_option(std::span<const Option> options, std::string_view name) {
  std::vector<std::string> names;
  for (const Option& option : options) names.push_back(option.name);
  std::string out = "has no option '" + std::string(name) + "'";
  return names.empty() ? out : out + "; options are " + listed(names);
}

std::string objection_to(const Option& option, std::string_view value) {
  const std::string wanted = wanted_by(option, value);
  if (wanted.empty()) return {};
  return "takes " + wanted + " for " + option.name + ", not '" + std::string(value) + "'";
}

}  // namespace mt::engine
