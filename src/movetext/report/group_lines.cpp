#include "movetext/report/group_lines.hpp"

#include "movetext/record/grouping.hpp"
#include "movetext/report/crosstable.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/report/table.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/csv_field.hpp"
#include "movetext/tournament/performance.hpp"

#include <algorithm>
#include <array>
#include <utility>

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

// The figures of a player after the points. A figure that is not known is empty.
std::array<std::pair<std::string_view, std::string>, 5> figures_of(const GroupSums& sums) {
  const std::uint64_t decided = sums.wins + sums.draws + sums.losses;
  const tournament::RatedScore rated{
      .games = sums.rated, .ratings = sums.ratings, .halves = sums.rated_halves};
  const auto known = [](const auto& number) { return number ? std::to_string(*number) : std::string(); };
  const auto hundredths = [](std::uint64_t number) {
    return points_text(static_cast<tournament::Points>(number), Fractions::decimals);
  };
  std::string percent;
  if (decided > 0)
    percent =
        real_cell(50.0 * static_cast<double>(2 * sums.wins + sums.draws) / static_cast<double>(decided), 1)
            .text;
  return {{{"percent", std::move(percent)},
           {"scored", hundredths(sums.scored)},
           {"conceded", hundredths(sums.conceded)},
           {"opponents_rating", known(tournament::average_rating(rated))},
           {"performance", known(tournament::performance(rated))}}};
}

}  // namespace

GroupTable::GroupTable(std::string_view names, bool json) : json_(json) {
  while (!names.empty()) names_.push_back(field_name(text::trim(take_part(names, ','))));
  has_player_ = std::ranges::any_of(names_, [](const std::string& name) {
    return name == "player" || name == "colour" || name == "color";
  });
}

std::string GroupTable::head() const {
  if (json_) return {};
  std::string line(counted);
  for (const std::string& name : names_) text::append_csv_field(name, line += ',');
  if (has_player_) line += ",wins,draws,losses,points,percent,scored,conceded,opponents_rating,performance";
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
      for (const auto& [name, digits] : figures_of(sums))
        if (!digits.empty()) line.decimal(name, digits);
    }
    line.end();
    return out;
  }
  out = std::to_string(sums.games);
  for (std::size_t i = 0; i < names_.size(); ++i) text::append_csv_field(take_value(), out += ',');
  if (has_player_)
    out += ',' + std::to_string(sums.wins) + ',' + std::to_string(sums.draws) + ',' +
           std::to_string(sums.losses) + ',' + sums.points();
  if (has_player_)
    for (const auto& [name, digits] : figures_of(sums)) out.append(",").append(digits);
  return out += '\n';
}

}  // namespace mt::report
