#include "movetext/report/group_lines.hpp"

#include "movetext/record/grouping.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/csv_field.hpp"

#include <algorithm>

namespace mt::report {
namespace {

constexpr std::string_view counted = "games";

// Removes and returns the text before the next separator, and removes the separator.
std::string_view take_part(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

// Returns the JSON key for a value of a group. The key is in small letters, except for the name of a tag
// after a dot: "tag.WhiteTitle".
std::string field_name(std::string_view name) {
  const std::size_t end = std::min(name.find('.'), name.size());
  return text::small_letters(name.substr(0, end)).append(name.substr(end));
}

}  // namespace

GroupTable::GroupTable(std::string_view names, bool json) : json_(json) {
  while (!names.empty()) names_.push_back(field_name(text::trim(take_part(names, ','))));
  has_player_ = std::ranges::find(names_, "player") != names_.end();
}

std::string GroupTable::head() const {
  if (json_) return {};
  std::string line(counted);
  for (const std::string& name : names_) text::append_csv_field(name, line += ',');
  if (has_player_) line += ",wins,draws,losses,points";
  return line += '\n';
}

std::string GroupTable::line(std::string_view group, const GroupSums& sums) const {
  const auto take_value = [&] {
    const std::string_view value = take_part(group, between_values);
    return value.empty() ? std::string_view("?") : value;
  };
  std::string out;
  if (json_) {
    JsonLine line(out);
    for (const std::string& name : names_) line.text(name, take_value());
    line.number(counted, sums.games);
    if (has_player_) {
      line.number("wins", sums.wins);
      line.number("draws", sums.draws);
      line.number("losses", sums.losses);
      line.decimal("points", sums.points());
    }
    line.end();
    return out;
  }
  out = std::to_string(sums.games);
  for (std::size_t i = 0; i < names_.size(); ++i) text::append_csv_field(take_value(), out += ',');
  if (has_player_)
    out += ',' + std::to_string(sums.wins) + ',' + std::to_string(sums.draws) + ',' +
           std::to_string(sums.losses) + ',' + sums.points();
  return out += '\n';
}

}  // namespace mt::report
