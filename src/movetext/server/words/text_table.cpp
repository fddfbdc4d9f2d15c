#include "movetext/server/words/text_table.hpp"

#include "movetext/server/words/text_lines.hpp"

#include <algorithm>

namespace mt::server::words {
namespace {

// Returns the text truncated to at most `columns` columns.
std::string cut(const std::string& text, std::size_t columns) {
  if (columns_of(text) <= columns) return text;
  std::size_t bytes = 0;
  std::size_t seen = 0;
  while (bytes < text.size()) {
    const bool begins = (static_cast<unsigned char>(text[bytes]) & 0xC0U) != 0x80U;
    if (begins && seen++ == columns) break;
    ++bytes;
  }
  return text.substr(0, bytes);
}

}  // namespace

void TextTable::add_line(std::string& out, const std::vector<std::string>& cells,
                         const std::vector<std::size_t>& widths, bool whole) const {
  std::string line;
  const std::size_t last = columns_.size() - 1;
  for (std::size_t i = 0; i < last; ++i) {
    const std::string text = harmless(cells[i]);
    const std::size_t room = widths[i] - std::min(widths[i], columns_of(text));
    if (columns_[i].right) line.append(room, ' ');
    line += text;
    line.append((columns_[i].right ? 0 : room) + 2, ' ');
  }
  constexpr std::size_t least_room = 10;
  constexpr std::size_t most_before = line_width - least_room;
  if (columns_of(line) > most_before) {
    if (whole) {
      out.append(line, 0, line.find_last_not_of(' ') + 1) += '\n';
      line.assign(4, ' ');
    } else {
      line = cut(line, most_before - 2) + "  ";
    }
  }
  const std::string text = harmless(cells[last]);
  if (columns_[last].right) line.append(widths[last] - std::min(widths[last], columns_of(text)), ' ');
  const std::size_t before = columns_of(line);
  std::string wrapped;
  add_wrapped(wrapped, text, before);
  line += wrapped.substr(std::min(before, wrapped.size() - 1));
  while (line.size() > 1 && line[line.size() - 2] == ' ') line.erase(line.size() - 2, 1);
  out += line;
}

std::string TextTable::write() const {
  return write(false);
}

std::string TextTable::write_whole() const {
  return write(true);
}

std::string TextTable::write(bool whole) const {
  std::vector<std::size_t> widths;
  std::vector<std::string> headings;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    headings.emplace_back(columns_[i].heading);
    widths.push_back(columns_of(columns_[i].heading));
    for (const auto& row : rows_) widths[i] = std::max(widths[i], columns_of(row[i]));
  }
  std::string out;
  add_line(out, headings, widths, whole);
  for (const auto& row : rows_) add_line(out, row, widths, whole);
  return out;
}

}  // namespace mt::server::words
