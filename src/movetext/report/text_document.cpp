#include "movetext/report/text_document.hpp"

#include "movetext/text/columns.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace mt::report {
namespace {

constexpr std::size_t longest_name = 40;    // columns of the first column
constexpr std::size_t longest_figure = 24;  // columns of any other column
constexpr std::string_view between = "  ";

// Removes the last character of a text in UTF-8.
void drop_character(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.pop_back();
  if (!text.empty()) text.pop_back();
}

// Returns a text that a terminal can show, shortened to a number of columns.
std::string shown_text(std::string_view text, std::size_t most) {
  constexpr std::string_view omission = "...";
  std::string out;
  text::append_shown(text, out);
  if (text::count_columns(out) <= most) return out;
  while (text::count_columns(out) + omission.size() > most) drop_character(out);
  return out.append(omission);
}

// The texts of a table that fit the terminal, with the widths of the columns.
class ShownTable {
 public:
  explicit ShownTable(const Table& table) : table_(table), widths_(table.columns.size()) {
    for (const Column& column : table.columns) titles_.push_back(column.title);
    titles_ = shown(titles_, false);
    for (const TableRow& row : table.rows) {
      std::vector<std::string> texts;
      for (const Cell& cell : row.cells) texts.push_back(cell.text);
      rows_.push_back(shown(texts, row.is_heading));
    }
  }

  void append(std::string& out) const {
    append_line(titles_, nullptr, out);
    append_rule(out);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (table_.rows[i].is_heading && i > 0) out += '\n';
      append_line(rows_[i], &table_.rows[i], out);
    }
  }

 private:
  std::vector<std::string> shown(const std::vector<std::string>& texts, bool is_heading) {
    std::vector<std::string> line;
    for (std::size_t i = 0; i < std::min(texts.size(), widths_.size()); ++i) {
      line.push_back(shown_text(texts[i], i == 0 ? longest_name : longest_figure));
      if (!is_heading) widths_[i] = std::max(widths_[i], text::count_columns(line.back()));
    }
    return line;
  }
  // Texts in the first column begin at its left edge; all other texts and all numbers end at the right edge
  // of their column. Lines do not end in blanks. `row` is nullptr for the titles.
  void append_line(const std::vector<std::string>& line, const TableRow* row, std::string& out) const {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::size_t size = text::count_columns(line[i]);
      const std::string blanks(widths_[i] > size ? widths_[i] - size : 0, ' ');
      const bool is_number = row != nullptr && row->cells[i].kind == Cell::Kind::number;
      const bool begins_left = i == 0 && !is_number;
      if (i > 0) text += between;
      if (begins_left)
        text.append(line[i]).append(blanks);
      else
        text.append(blanks).append(line[i]);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    out.append(text).append("\n");
  }
  void append_rule(std::string& out) const {
    std::size_t width = 0;
    for (std::size_t i = 0; i < widths_.size(); ++i) width += widths_[i] + (i > 0 ? between.size() : 0);
    out.append(width, '-').append("\n");
  }

  const Table& table_;
  std::vector<std::size_t> widths_;
  std::vector<std::string> titles_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace

void TextDocument::begin(std::string_view /*title*/, std::string& /*out*/) {}

void TextDocument::heading(std::string_view text, std::string& out) {
  std::string shown;
  text::append_shown(text, shown);
  out.append(shown).append("\n").append(text::count_columns(shown), '=').append("\n\n");
}

void TextDocument::paragraph(std::string_view text, std::string& out) {
  text::append_shown(text, out);
  out += "\n\n";
}

void TextDocument::table(const Table& table, std::string& out) {
  if (!table.title.empty()) paragraph(table.title, out);
  ShownTable(table).append(out);
  out += '\n';
}

void TextDocument::end(std::string& /*out*/) {}

}  // namespace mt::report
