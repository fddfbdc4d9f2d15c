#include "movetext/engine/protocol/ubgi/draft_words.hpp"

#include "movetext/engine/protocol/ubgi/terms.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::engine::ubgi {
namespace {

constexpr std::string_view engine_prefix = "engine.";
constexpr std::string_view variant_key = "game.variant";
constexpr std::string_view variant_option = "Variant";

}  // namespace

bool is_variant_option(std::string_view name) {
  return text::same_in_any_case(name, variant_option);
}

std::string name_of_key(std::string_view key) {
  if (key == variant_key) return std::string(variant_option);
  if (key.starts_with(engine_prefix)) key.remove_prefix(engine_prefix.size());
  return std::string(key);
}

std::string key_line(const Option& option) {
  std::string out = "key ";
  out += engine_prefix;
  for (const char c : option.name) out += c == ' ' ? '_' : text::to_lower(c);
  switch (option.type) {
    case Option::Type::check:
      out += " bool " + option.value;
      break;
    case Option::Type::spin:
      out += " int " + std::to_string(option.least) + ".." + std::to_string(option.most) + " " + option.value;
      break;
    case Option::Type::combo: {
      std::string_view before = " enum ";
      for (const std::string& choice : option.choices) {
        out.append(before).append(choice);
        before = "|";
      }
      out += " " + option.value;
      break;
    }
    default:
      out += " string * " + option.value;
  }
  return out;
}

std::string variant_key_line(const GameSpec& spec) {
  std::string out = "key ";
  out.append(variant_key);
  std::string_view before = " enum ";
  for (const std::string& name : variant_names(spec)) {
    out.append(before).append(name);
    before = "|";
  }
  return out + " " + variant_name(spec);
}

}  // namespace mt::engine::ubgi
