#include "movetext/engine/protocol/ubgi/settings.hpp"

#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/option_texts.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"
#include "movetext/engine/protocol/ubgi/terms.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::engine::ubgi {
namespace {

constexpr std::string_view resign_name = "Resign";

std::string kind_feature(const Abilities& abilities) {
  std::string out = "feature kind";
  for (int i = 0; i < kind_count; ++i)
    if (const auto kind = static_cast<Kind>(i); answers(abilities, kind))
      out.append(" ").append(word_of(kind));
  return out;
}

std::string value_feature(const Abilities& abilities) {
  std::string out = "feature value";
  if (abilities.equity) out += " cubeful";
  if (abilities.values) out += " cubeless";
  if (abilities.match_chance) out += " mwc";
  return out;
}

}  // namespace

const Option* Settings::find(std::string_view name) const {
  return find_option(host_.player().options(), name);
}

bool Settings::has_own_resign() const {
  return host_.player().abilities().resignations && find(resign_name) == nullptr;
}

bool Settings::may_resign() const {
  return has_own_resign() ? may_resign_ : value_of(resign_name) == "true";
}

void Settings::introduce(const GameSpec& spec) {
  const Player& player = host_.player();
  const Identity& identity = player.identity();
  const Abilities abilities = player.abilities();
  host_.say("proto 1.0 backgammon");
  host_.say("id name " + identity.name);
  if (!identity.version.empty()) host_.say("id version " + identity.version);
  if (!identity.author.empty()) host_.say("id author " + identity.author);
  host_.say(kind_feature(abilities));
  host_.say("feature position bpn xgid gnuid");
  host_.say("feature limit " + limit_words(abilities));
  std::string variants = "feature variant";
  for (const std::string& name : variant_names(spec)) variants.append(" ").append(name);
  host_.say(variants);
  if (abilities.equity || abilities.values || abilities.match_chance) host_.say(value_feature(abilities));
  for (const Option& option : player.options()) host_.say(option_line(option));
  if (has_own_resign())
    host_.say(option_line({.name = std::string(resign_name), .type = Option::Type::check, .value = "false"}));
  host_.say("ubgiok");
}

Complaint Settings::set(std::string_view name, std::string_view value) {
  const Option* const option = find(name);
  if (option == nullptr && has_own_resign() && text::same_in_any_case(name, resign_name)) {
    if (value != "true" && value != "false")
      return bad_value(std::string(resign_name) + " " + std::string(value));
    may_resign_ = value == "true";
    return {};
  }
  if (option == nullptr) {
    if (name.starts_with("x-")) return {};
    return {Fault::unsupported, std::string(name)};
  }
  const std::string known = option->name;
  if (!host_.player().set_option(known, value)) return bad_value(known + " " + std::string(value));
  const auto row =
      std::find_if(set_.begin(), set_.end(), [&](const auto& pair) { return pair.first == known; });
  if (row != set_.end())
    row->second = value;
  else
    set_.emplace_back(known, value);
  return {};
}

void Settings::set_again() {
  for (const auto& [name, value] : set_) host_.player().set_option(name, value);
}

std::optional<std::string> Settings::value_of(std::string_view name) const {
  for (const auto& [known, value] : set_)
    if (text::same_in_any_case(known, name)) return value;
  if (const Option* const option = find(name)) return option->value;
  return std::nullopt;
}

}  // namespace mt::engine::ubgi
