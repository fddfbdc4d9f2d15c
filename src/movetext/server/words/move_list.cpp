#include "movetext/server/words/move_list.hpp"

#include "movetext/server/words/text_lines.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::server::words {
namespace {

// One row of the list: the move of the first seat and the move of the second seat.
using Row = std::array<std::string, 2>;

std::vector<Row> rows_of(std::span<const PlyShown> moves, const Language& language) {
  std::vector<Row> rows;
  bool is_full = true;
  for (const PlyShown& ply : moves) {
    const bool second = ply.seat == Side::second;
    if (is_full || !second) rows.emplace_back();
    if (is_full && second) rows.back()[0] = "...";
    std::string& cell = rows.back()[second ? 1 : 0];
    cell = harmless(ply.text, line_width / 2 - 10);
    if (ply.forced) cell = say(language, {"forced-move"_text, {{"move", cell}}});
    is_full = second;
  }
  return rows;
}

std::string padded(std::string text, std::size_t columns) {
  text.append(columns - std::min(columns, columns_of(text)), ' ');
  return text;
}

}  // namespace

void add_move_list(std::string& out, std::span<const PlyShown> moves, bool all, const Language& language) {
  const std::vector<Row> rows = rows_of(moves, language);
  const std::size_t begin = all || rows.size() <= recent_rows ? 0 : rows.size() - recent_rows;
  std::size_t first_width = 0;
  for (std::size_t i = begin; i < rows.size(); ++i)
    first_width = std::max(first_width, columns_of(rows[i][0]));
  const std::size_t number_width = std::to_string(rows.size()).size();

  std::vector<std::string> lines;
  for (std::size_t i = begin; i < rows.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    std::string line(number_width - number.size(), ' ');
    line.append(number).append(". ");
    line += rows[i][1].empty() ? rows[i][0] : padded(rows[i][0], first_width) + "  " + rows[i][1];
    lines.push_back(std::move(line));
  }
  add_in_columns(out, lines, 2, 5);
}

}  // namespace mt::server::words
