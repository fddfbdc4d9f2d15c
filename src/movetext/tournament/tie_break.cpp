#include "movetext/tournament/tie_break.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/nearest.hpp"

#include <algorithm>
#include <array>

namespace mt::tournament {
namespace {

constexpr auto rows = std::to_array<TieBreakRow>({
    {TieBreak::direct, "direct-encounter", "DE", "direct_encounter"},
    {TieBreak::wins, "wins", "WIN", "tie_break_wins"},
    {TieBreak::games_won, "games-won", "WON", "games_won"},
    {TieBreak::black_games, "black-games", "BPG", "black_games"},
    {TieBreak::black_wins, "black-wins", "BWG", "black_wins"},
    {TieBreak::progressive, "progressive", "PS", "progressive"},
    {TieBreak::koya, "koya", "KS", "koya"},
    {TieBreak::buchholz, "buchholz", "BH", "buchholz"},
    {TieBreak::buchholz_cut_1, "buchholz-cut-1", "BH-C1", "buchholz_cut_1"},
    {TieBreak::buchholz_cut_2, "buchholz-cut-2", "BH-C2", "buchholz_cut_2"},
    {TieBreak::buchholz_median_1, "buchholz-median-1", "BH-M1", "buchholz_median_1"},
    {TieBreak::buchholz_median_2, "buchholz-median-2", "BH-M2", "buchholz_median_2"},
    {TieBreak::sonneborn_berger, "sonneborn-berger", "SB", "sonneborn_berger"},
    {TieBreak::opponents_rating, "opponents-rating", "ARO", "tie_break_opponents_rating"},
    {TieBreak::performance, "performance", "TPR", "tie_break_performance"},
    {TieBreak::game_points, "game-points", "GP", "game_points"},
    {TieBreak::game_difference, "game-difference", "GD", "game_difference"},
});

// FIDE writes the modifiers with a hyphen or a slash, and reports (TRF) without a sign: "BH-C1", "BH/C1",
// "BHC1".
std::string without_signs(std::string_view word) {
  std::string out;
  for (const char c : word)
    if (c != '-' && c != '/' && c != ':' && c != '_' && c != ' ') out += c;
  return out;
}

const TieBreakRow* find_row(std::string_view word) {
  const std::string plain = without_signs(word);
  const auto* const found = std::find_if(rows.begin(), rows.end(), [&](const TieBreakRow& row) {
    return text::same_in_any_case(without_signs(row.name), plain) ||
           text::same_in_any_case(without_signs(row.code), plain);
  });
  return found == rows.end() ? nullptr : found;
}

std::string near_names(std::string_view word) {
  std::array<std::string_view, rows.size()> names;
  for (std::size_t i = 0; i < rows.size(); ++i) names[i] = rows[i].name;
  const std::string_view near = text::nearest(word, names);
  if (!near.empty()) return "; did you mean " + std::string(near) + "?";
  return "; tie-breaks are " + tie_break_names(", ");
}

}  // namespace

const TieBreakRow& row_of(TieBreak value) {
  return rows[static_cast<std::size_t>(value)];
}

std::string read_tie_breaks(std::string_view text, std::vector<TieBreak>& out) {
  for (;;) {
    const std::size_t comma = text.find(',');
    const std::string_view word = text::trim(text.substr(0, comma));
    const TieBreakRow* const row = find_row(word);
    if (row == nullptr) return "unknown tie-break '" + text::excerpt(word) + "'" + near_names(word);
    if (std::find(out.begin(), out.end(), row->value) != out.end())
      return "'" + std::string(row->name) + "' is named twice";
    out.push_back(row->value);
    if (comma == std::string_view::npos) return {};
    text.remove_prefix(comma + 1);
  }
}

std::string tie_break_names(std::string_view separator) {
  std::string out;
  for (const TieBreakRow& row : rows) out.append(out.empty() ? "" : separator).append(row.name);
  return out;
}

}  // namespace mt::tournament
