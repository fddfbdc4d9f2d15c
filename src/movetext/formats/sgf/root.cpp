#include "movetext/formats/sgf/root.hpp"

#include "movetext/record/match.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::sgf {
namespace {

constexpr std::size_t date = 2;  // index in info_names

// Rules that become a tag of their own with a fixed value.
struct RuleName {
  std::string_view rule;
  std::string_view tag;
  std::string_view value;
};
constexpr auto rule_names = std::to_array<RuleName>({{"Jacoby", "Jacoby", "On"},
                                                     {"NoCube", "CubeLimit", "1"},
                                                     {"Nackgammon", "Variation", "NackGammon"},
                                                     {"Hypergammon1", "Variation", "HyperGammon (1)"},
                                                     {"Hypergammon2", "Variation", "HyperGammon (2)"},
                                                     {"Hypergammon3", "Variation", "HyperGammon (3)"}});
constexpr std::string_view crawford = "Crawford";
constexpr std::string_view other_rules_tag = "Rules";  // the tag that keeps all other words of RU

bool is_known(std::string_view rule) {
  return rule == crawford || rule == crawford_game ||
         std::any_of(rule_names.begin(), rule_names.end(),
                     [&](const RuleName& row) { return row.rule == rule; });
}

// Replaces the separators of a date: "2025-11-08" becomes "2025.11.08" or the reverse. A text of a different
// form is returned unchanged.
std::string with_date_sign(std::string date_text, char from, char to) {
  if (date_text.size() != 10) return date_text;
  for (std::size_t i = 0; i < date_text.size(); ++i)
    if (i == 4 || i == 7 ? date_text[i] != from : !text::is_digit(date_text[i])) return date_text;
  date_text[4] = date_text[7] = to;
  return date_text;
}

std::vector<std::string> words_of(std::string_view list) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(':', at), list.size());
    const std::string_view word = text::trim(list.substr(at, end - at));
    if (!word.empty()) words.emplace_back(word);
    at = end + 1;
  }
  return words;
}

}  // namespace

bool RootInfo::has_rule(std::string_view word) const {
  return std::find(rules.begin(), rules.end(), word) != rules.end();
}

bool is_root_property(std::string_view name) {
  constexpr auto others =
      std::to_array<std::string_view>({"FF", "GM", "CA", "MI", "PW", "PB", "RU", "RE", "XC", "XT"});
  return std::find(others.begin(), others.end(), name) != others.end() ||
         std::any_of(info_names.begin(), info_names.end(),
                     [&](const InfoName& row) { return row.property == name; });
}

TagList tags_of(const RootInfo& root) {
  TagList tags;
  for (std::size_t i = 0; i < info_names.size(); ++i) {
    if (root.info[i].empty()) continue;
    tags.emplace_back(info_names[i].tag, i == date ? with_date_sign(root.info[i], '-', '.') : root.info[i]);
  }
  if (root.length > 1 && !root.has_rule(crawford)) tags.emplace_back(crawford, "Off");
  for (const RuleName& row : rule_names) {
    const bool twice =
        std::any_of(tags.begin(), tags.end(), [&](const auto& tag) { return tag.first == row.tag; });
    if (root.has_rule(row.rule) && !twice) tags.emplace_back(row.tag, row.value);
  }
  std::string rest;
  for (const std::string& rule : root.rules)
    if (!is_known(rule)) rest.append(rest.empty() ? "" : ":").append(rule);
  if (!rest.empty()) tags.emplace_back(other_rules_tag, rest);
  return tags;
}

RootInfo root_of(const Record& record) {
  RootInfo root;
  const std::int64_t length = text::parse_number(record.tag(match_length_tag), max_match_points);
  root.length = length < 0 ? 0 : static_cast<std::uint32_t>(length);
  for (std::size_t i = 0; i < info_names.size(); ++i) {
    std::string value(record.tag(info_names[i].tag));
    const bool lines = has_lines(info_names[i].property);
    for (char& c : value)
      if (text::is_blank(c) && (!lines || c == '\r')) c = lines ? '\n' : ' ';
    root.info[i] = i == date ? with_date_sign(std::move(value), '.', '-') : std::move(value);
  }
  const bool off = text::same_in_any_case(record.tag(crawford), "off");
  if (root.length > 1 && !off) root.rules.emplace_back(crawford);
  for (const RuleName& row : rule_names)
    if (text::same_in_any_case(record.tag(row.tag), row.value)) root.rules.emplace_back(row.rule);
  for (std::string& word : words_of(record.tag(other_rules_tag)))
    if (!is_known(word) && !root.has_rule(word)) root.rules.push_back(std::move(word));
  return root;
}

TagList own_tags(const Record& record) {
  TagList tags;
  for (const Tag& tag : record.tags)
    if (!is_match_tag(record.text(tag.name)))
      tags.emplace_back(record.text(tag.name), record.text(tag.value));
  return tags;
}

bool is_tag(std::string_view name) {
  return !name.empty() && text::trim(name) == name && !is_match_tag(name) &&
         name.find_first_of("\"\r\n") == std::string_view::npos;
}

}  // namespace mt::sgf
