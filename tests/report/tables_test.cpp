// Tables as text, HTML, CSV and JSON.
#include "movetext/report/table_document.hpp"
#include "movetext/report/table_rows.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <string>
#include <vector>

namespace mt::report {
namespace {

Table sample() {
  return {.title = "Sums",
          .columns = {{.key = "name", .title = "Name"}, {.key = "sum", .title = "Zo\xC3\xAB <b>"}},
          .rows = {{.cells = {text_cell("Group")}, .is_heading = true},
                   {.cells = {text_cell("long name"), real_cell(-1.25, 1)}},
                   {.cells = {text_cell("<x>,\"y\""), count_cell(7)}}}};
}

std::string shown(DocumentForm form) {
  std::string out;
  const auto document = make_document(form);
  document->begin("Title & more", out);
  document->heading("Heading\x1B[31m", out);
  document->table(sample(), out);
  document->end(out);
  return out;
}

TEST(Tables, AreAlignedAsText) {
  EXPECT_EQ(shown(DocumentForm::text),
            "Heading\xEF\xBF\xBD[31m\n"
            "============\n\n"
            "Sums\n\n"
            "Name       Zo\xC3\xAB <b>\n"
            "------------------\n"
            "Group\n"
            "long name     -1.2\n"
            "<x>,\"y\"          7\n\n");
}

TEST(Tables, AreEscapedInHtml) {
  const std::string page = shown(DocumentForm::html);
  EXPECT_NE(page.find("<title>Title &amp; more</title>"), std::string::npos);
  EXPECT_NE(page.find("Zo\xC3\xAB &lt;b&gt;"), std::string::npos);
  EXPECT_EQ(page.find("<x>"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
}

TEST(Tables, AreRowsForPrograms) {
  std::string out;
  const Table table = sample();
  append_csv_head(table.columns, out);
  append_csv_row(table.rows[2].cells, out);
  append_json_row(table.columns, table.rows[2].cells, out);
  append_json_row(table.columns, std::vector<Cell>{text_cell("a"), Cell()}, out);
  EXPECT_EQ(out, "name,sum\n\"<x>,\"\"y\"\"\",7\n{\"name\":\"<x>,\\\"y\\\"\",\"sum\":7}\n{\"name\":\"a\"}\n");
}

TEST(Cells, HaveNoNegativeZeroAndNoInfinity) {
  EXPECT_EQ(real_cell(-0.0001, 3).text, "0.000");
  EXPECT_EQ(real_cell(-0.0006, 3).text, "-0.001");
  EXPECT_EQ(real_cell(std::numeric_limits<double>::infinity(), 3).kind, Cell::Kind::none);
}

TEST(Tables, ShortenLongTexts) {
  Table table{.columns = {{.title = "A"}, {.title = std::string(90, 'x')}}};
  table.rows.push_back({.cells = {text_cell(std::string(90, 'y')), Cell()}});
  std::string out;
  make_document(DocumentForm::text)->table(table, out);
  for (std::size_t at = 0; at < out.size();) {
    const std::size_t end = std::min(out.find('\n', at), out.size());
    EXPECT_LE(end - at, 80U);
    at = end + 1;
  }
}

}  // namespace
}  // namespace mt::report
