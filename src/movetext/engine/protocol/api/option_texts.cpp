#include "movetext/engine/protocol/api/option_texts.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::engine {
namespace {

// Indexed by Option::Type.
constexpr std::array<std::string_view, 5> type_words{"check", "spin", "combo", "button", "string"};
constexpr std::array<std::string_view, 5> words_of_options{"type", "default", "min", "max", "var"};

bool is_word_of_option(std::string_view word) {
  return std::find(words_of_options.begin(), words_of_options.end(), word) != words_of_options.end();
}

// Takes the words up to the next keyword of an option, and returns them as one text.
std::string take_text(Words& words) {
  std::string out;
  while (!words.empty() && !is_word_of_option(words.peek())) {
    if (!out.empty()) out += ' ';
    out += words.take();
  }
  return out;
}

void take_type(Words& words, Option& option, bool& is_known) {
  const auto* row = std::find(type_words.begin(), type_words.end(), words.take());
  is_known = row != type_words.end();
  if (is_known) option.type = static_cast<Option::Type>(row - type_words.begin());
}

}  // namespace

std::string_view type_word(Option::Type type) {
  return type_words[static_cast<std::size_t>(type)];
}

std::string option_line(const Option& option) {
  std::string out = "option name " + option.name + " type ";
  out += type_word(option.type);
  if (option.type != Option::Type::button)
    out += " default " + (option.value.empty() ? std::string("<empty>") : option.value);
  if (option.type == Option::Type::spin)
    out += " min " + std::to_string(option.least) + " max " + std::to_string(option.most);
  for (const std::string& choice : option.choices) out += " var " + choice;
  return out;
}

std::optional<Option> read_option(Words& words) {
  return read_option_named({}, words);
}

std::optional<Option> read_option_named(std::string_view name, Words& words) {
  Option option{.name = std::string(name)};
  bool is_known = false;
  while (!words.empty()) {
    const std::string_view word = words.take();
    if (word == "name") option.name = take_text(words);
    if (word == "type") take_type(words, option, is_known);
    if (word == "default") option.value = take_text(words);
    if (word == "min") option.least = words.take_number().value_or(0);
    if (word == "max") option.most = words.take_number().value_or(0);
    if (word == "var") option.choices.push_back(take_text(words));
  }
  if (option.value == "<empty>") option.value.clear();
  if (option.name.empty() || !is_known) return std::nullopt;
  return option;
}

}  // namespace mt::engine
