#include "movetext/report/html_document.hpp"

#include "movetext/text/markup.hpp"

#include <cstddef>

namespace mt::report {
namespace {

// A wide table scrolls inside its own box, and its first column stays in view.
constexpr std::string_view style = R"css(
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6676; --line: #d9dee6; --paper: #fff;
  --band: #f3f5f9; --accent: #2b5c8a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e3e7ee; --soft: #9aa5b5; --line: #343c48; --paper: #14181f; --band: #1c222b; --accent: #8ab8e6; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 76rem; font: 16px/1.45 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; margin: .5rem 0 1rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .3rem; padding-top: 1rem; border-top: 3px solid var(--accent);
  overflow-wrap: anywhere; }
p { margin: .2rem 0 1rem; max-width: 62rem; color: var(--soft); overflow-wrap: anywhere; }
.box { overflow-x: auto; margin: 0 0 1.5rem; border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .6rem .7rem; }
th, td { padding: .3rem .4rem; text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
thead th { vertical-align: bottom; color: var(--accent); border-top: 0; border-bottom: 2px solid var(--line);
  max-width: 14rem; overflow: hidden; text-overflow: ellipsis; }
tr > :first-child { padding-left: .7rem; text-align: left; position: sticky; left: 0; background: var(--paper); font-weight: normal; }
tr > :last-child { padding-right: .7rem; }
thead tr > :first-child { font-weight: bold; }
tbody tr:nth-child(even) > * { background: var(--band); }
tbody tr.group > * { background: var(--paper); color: var(--accent); font-weight: 600; padding-top: .9rem; }
@media (max-width: 34rem) {
  body { padding: .6rem; font-size: 15px; }
  th, td { padding: .25rem .3rem; }
  tr > :first-child { white-space: normal; }
}
)css";

void append_cell(std::string_view tag, std::string_view attributes, std::string_view text, std::string& out) {
  out.append("<").append(tag).append(attributes).append(">");
  text::append_markup(out, text);
  out.append("</").append(tag).append(">");
}

void append_heading_row(const TableRow& row, std::size_t columns, std::string& out) {
  std::string attributes = " scope=\"rowgroup\" colspan=\"";
  attributes.append(std::to_string(columns)).append("\"");
  out += "<tr class=\"group\">";
  append_cell("th", attributes, row.cells.empty() ? std::string_view() : row.cells.front().text, out);
  out += "</tr>\n";
}

void append_plain_row(const TableRow& row, std::size_t columns, std::string& out) {
  out += "<tr>";
  for (std::size_t i = 0; i < columns; ++i) {
    const std::string_view text = i < row.cells.size() ? row.cells[i].text : std::string_view();
    append_cell(i == 0 ? "th" : "td", i == 0 ? " scope=\"row\"" : "", text, out);
  }
  out += "</tr>\n";
}

}  // namespace

void HtmlDocument::begin(std::string_view title, std::string& out) {
  out +=
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  append_cell("title", "", title, out);
  out.append("\n<style>").append(style).append("</style>\n</head>\n<body>\n");
  append_cell("h1", "", title, out);
  out += '\n';
}

void HtmlDocument::heading(std::string_view text, std::string& out) {
  append_cell("h2", "", text, out);
  out += '\n';
}

void HtmlDocument::paragraph(std::string_view text, std::string& out) {
  append_cell("p", "", text, out);
  out += '\n';
}

void HtmlDocument::table(const Table& table, std::string& out) {
  const std::size_t columns = table.columns.size();
  out += "<div class=\"box\"><table>\n";
  if (!table.title.empty()) append_cell("caption", "", table.title, out);
  out += "<thead><tr>";
  for (const Column& column : table.columns) append_cell("th", " scope=\"col\"", column.title, out);
  out += "</tr></thead>\n<tbody>\n";
  for (const TableRow& row : table.rows)
    row.is_heading ? append_heading_row(row, columns, out) : append_plain_row(row, columns, out);
  out += "</tbody>\n</table></div>\n";
}

void HtmlDocument::end(std::string& out) {
  out += "</body>\n</html>\n";
}

}  // namespace mt::report
