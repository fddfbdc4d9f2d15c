#include "movetext/record/position_line.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <cstddef>

namespace mt {
namespace {

enum Field : std::size_t { side = 4, own_name, other_name, own_score = 8, other_score, field_count };
using Fields = std::array<std::string_view, field_count>;

// Splits a line at its semicolons. Returns false if it has too few fields.
bool split(std::string_view line, Fields& fields) {
  for (std::string_view& field : fields) {
    const std::size_t end = line.find(';');
    if (end == std::string_view::npos) return false;
    field = text::trim(line.substr(0, end));
    line.remove_prefix(end + 1);
  }
  return true;
}

constexpr bool separates(char c) {
  return c == ';' || c == '(' || c == ')' || text::is_blank(c);
}

// Returns whether two names are the same, although one may be cut off.
bool is_same_name(std::string_view a, std::string_view b) {
  constexpr std::size_t least = 3;
  std::size_t same = 0;
  for (std::size_t i = 0, j = 0;;) {
    while (i < a.size() && separates(a[i])) ++i;
    while (j < b.size() && separates(b[j])) ++j;
    const bool ends = i == a.size() || j == b.size();
    if (ends) return same > 0 && ((i == a.size() && j == b.size()) || same >= least);
    if (text::to_lower(a[i++]) != text::to_lower(b[j++])) return false;
    ++same;
  }
}

// Returns, for the view of each side, how many of the two names agree with the players.
std::array<int, 2> names_for(const Fields& fields, const MatchPlayers& players) {
  const auto same = [&](Field field, std::size_t player) {
    return is_same_name(fields[field], players.names[player]) ? 1 : 0;
  };
  return {same(own_name, 0) + same(other_name, 1), same(own_name, 1) + same(other_name, 0)};
}

}  // namespace

LineView view_of_line(std::string_view line, const MatchPlayers& players) {
  Fields fields;
  if (!split(line, fields)) return {};
  LineView view;
  const auto names = names_for(fields, players);
  view.strangers = names[0] + names[1] == 0 && !(fields[own_name].empty() && fields[other_name].empty());
  constexpr std::int64_t most = UINT32_MAX;
  const std::int64_t own = text::parse_number(fields[own_score], most);
  const std::int64_t waits = text::parse_number(fields[other_score], most);
  const bool straight = own == players.score[0] && waits == players.score[1];
  const bool crossed = own == players.score[1] && waits == players.score[0];
  if (names[0] != names[1]) {
    view.by = LineView::By::names;
    view.own = names[0] > names[1] ? Side::first : Side::second;
  } else if (straight != crossed) {
    view.by = LineView::By::scores;
    view.own = straight ? Side::first : Side::second;
  } else {
    view.own = fields[side] == "1" ? Side::first : Side::second;
  }
  const bool scored = own > 0 || waits > 0;
  view.other_score = scored && !(view.own == Side::first ? straight : crossed);
  return view;
}

}  // namespace mt
