#include "movetext/report/move_tree.hpp"

#include "movetext/report/json_line.hpp"
#include "movetext/report/table.hpp"
#include "movetext/text/columns.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::report {
namespace {

// Returns the number of a move and the move: "1. e4", "1... c5". Numbers count from the first position.
std::string numbered(const MoveRow& row, bool second_begins) {
  const std::uint32_t half_move = row.ply - 1 + (second_begins ? 1 : 0);
  std::string out = std::to_string(half_move / 2 + 1);
  out += half_move % 2 == 0 ? ". " : "... ";
  text::append_shown(row.move, out);
  return out;
}

std::string digits(double number, int decimals) {
  return real_cell(number, decimals).text;
}

std::string percent(double share) {
  constexpr int hundred = 100;
  return digits(share * hundred, 1) + '%';
}

// Returns the share of the move among the games that reach the position before it. Requires row.ply > 0.
double share_of(const MoveRow& row) {
  return static_cast<double>(row.sums.games) / static_cast<double>(row.games_before);
}

double points_a_game(const MoveSums& sums) {
  return static_cast<double>(sums.points) / static_cast<double>(sums.games);
}

// Returns the moves from the first position to a row.
std::vector<std::string_view> line_to(std::size_t row, const std::vector<MoveRow>& rows) {
  std::vector<std::string_view> line;
  for (std::size_t at = row; rows[at].ply > 0; at = rows[at].before) line.push_back(rows[at].move);
  std::ranges::reverse(line);
  return line;
}

class TextTree final : public TreeForm {
 public:
  TextTree(TreeFacts facts, const std::vector<MoveRow>& rows) : facts_(std::move(facts)), rows_(rows) {
    for (const MoveRow& row : rows) {
      const std::vector<std::string> cells = cells_of(row);
      for (std::size_t i = 0; i < cells.size(); ++i) widths_[i] = std::max(widths_[i], cells[i].size());
    }
    for (std::size_t i = 0; i < titles.size(); ++i) widths_[i] = std::max(widths_[i], titles[i].size());
  }

  void append_head(std::string& out) const override;
  void append_row(std::size_t index, std::string& out) const override;

 private:
  static constexpr std::array<std::string_view, 7> titles{"games", "share", "won",   "drawn",
                                                          "lost",  "score", "points"};

  std::size_t columns() const { return facts_.has_points ? titles.size() : titles.size() - 1; }
  static std::vector<std::string> cells_of(const MoveRow& row);
  template <class Texts>
  void append_cells(const Texts& texts, std::string& out) const {
    for (std::size_t i = 0; i < columns(); ++i) {
      out.append(i > 0 ? 2 : 0, ' ').append(widths_[i] - texts[i].size(), ' ');
      out += texts[i];
    }
  }

  TreeFacts facts_;
  const std::vector<MoveRow>& rows_;
  std::array<std::size_t, titles.size()> widths_{};
};

std::vector<std::string> TextTree::cells_of(const MoveRow& row) {
  const MoveSums& sums = row.sums;
  return {std::to_string(sums.games),
          row.ply == 0 ? "" : percent(share_of(row)),
          std::to_string(sums.wins),
          std::to_string(sums.draws),
          std::to_string(sums.losses),
          sums.decided() == 0 ? "" : percent(sums.score()),
          sums.games == 0 ? "" : digits(points_a_game(sums), 2)};
}

void TextTree::append_head(std::string& out) const {
  const std::uint64_t games = rows_.front().sums.games;
  out += facts_.game + ": " + std::to_string(games);
  if (games != facts_.read) out += " of " + std::to_string(facts_.read);
  out += facts_.read == 1 ? " game\n" : " games\n";
  if (rows_.size() == 1) return;
  append_cells(titles, out);
  out += "  move\n";
}

void TextTree::append_row(std::size_t index, std::string& out) const {
  const MoveRow& row = rows_[index];
  if (row.ply == 0) return;
  append_cells(cells_of(row), out);
  out.append(2 + 2 * static_cast<std::size_t>(row.ply - 1), ' ').append(numbered(row, facts_.second_begins));
  if (row.same_as) {
    out += "  = ";
    std::string line;
    for (const std::string_view move : line_to(*row.same_as, rows_)) {
      if (!line.empty()) line += ' ';
      text::append_shown(move, line);
    }
    out += line.empty() ? "the first position" : line;
  }
  out += '\n';
}

class JsonTree final : public TreeForm {
 public:
  JsonTree(TreeFacts facts, const std::vector<MoveRow>& rows) : facts_(std::move(facts)), rows_(rows) {}

  void append_row(std::size_t index, std::string& out) const override;

 private:
  TreeFacts facts_;
  const std::vector<MoveRow>& rows_;
};

void JsonTree::append_row(std::size_t index, std::string& out) const {
  const MoveRow& row = rows_[index];
  const MoveSums& sums = row.sums;
  JsonLine line(out);
  line.text("game", facts_.game);
  line.number("ply", row.ply);
  if (row.ply > 0) line.text("move", row.move);
  line.texts("line", line_to(index, rows_));
  if (row.ply == 0) line.number("read", facts_.read);
  line.number("games", sums.games);
  line.number("wins", sums.wins);
  line.number("draws", sums.draws);
  line.number("losses", sums.losses);
  if (sums.decided() > 0) line.real("score", sums.score());
  if (facts_.has_points) line.integer("points", sums.points);
  if (const std::string position = facts_.position ? facts_.position(index) : std::string();
      !position.empty())
    line.text("position", position);
  if (row.same_as) line.texts("same_as", line_to(*row.same_as, rows_));
  line.end();
}

class DotTree final : public TreeForm {
 public:
  DotTree(TreeFacts facts, const std::vector<MoveRow>& rows) : facts_(std::move(facts)), rows_(rows) {}

  void append_head(std::string& out) const override {
    out += "digraph \"" + facts_.game + "\" {\n  rankdir=LR;\n  node [shape=point];\n";
  }
  void append_row(std::size_t index, std::string& out) const override;
  void append_end(std::string& out) const override { out += "}\n"; }

 private:
  TreeFacts facts_;
  const std::vector<MoveRow>& rows_;
};

void DotTree::append_row(std::size_t index, std::string& out) const {
  const MoveRow& row = rows_[index];
  if (row.ply == 0) {
    out +=
        "  n0 [shape=box, label=\"" + facts_.game + "\\n" + std::to_string(row.sums.games) + " games\"];\n";
    return;
  }
  out += "  n" + std::to_string(row.before) + " -> n" + std::to_string(row.same_as.value_or(index)) +
         " [label=\"";
  for (const char c : numbered(row, facts_.second_begins)) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  out += "\\n" + std::to_string(row.sums.games);
  if (row.sums.decided() > 0) out += ", " + percent(row.sums.score());
  constexpr double widest = 5;  // points
  out += "\", penwidth=" + digits(std::max(1.0, widest * share_of(row)), 1) + "];\n";
}

}  // namespace

std::unique_ptr<TreeForm> make_tree_form(TreeFormat format, TreeFacts facts,
                                         const std::vector<MoveRow>& rows) {
  switch (format) {
    case TreeFormat::json:
      return std::make_unique<JsonTree>(std::move(facts), rows);
    case TreeFormat::dot:
      return std::make_unique<DotTree>(std::move(facts), rows);
    case TreeFormat::text:
      break;
  }
  return std::make_unique<TextTree>(std::move(facts), rows);
}

}  // namespace mt::report
