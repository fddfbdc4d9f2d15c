// Writes the values of rows as CSV and as JSON.
#include "movetext/formats/moves/rows.hpp"

#include <gtest/gtest.h>

namespace mt::moves {
namespace {

const std::vector<std::string> columns{"record", "move", "eval", "glyphs", "arrows", "comment", "White"};

std::vector<RowValue> values_of(std::string comment) {
  return {{.kind = RowValue::Kind::number, .text = {record_number_sign}},
          {.kind = RowValue::Kind::text, .text = "e4"},
          {.kind = RowValue::Kind::number, .text = "-0.31"},
          {.kind = RowValue::Kind::glyphs, .items = {"1", "14"}},
          {.kind = RowValue::Kind::list, .items = {"Ge2e4", "Rd2d4"}},
          {.kind = RowValue::Kind::text, .text = std::move(comment)},
          {}};
}

std::string csv(const std::string& comment, const WritingOptions& options = {}) {
  std::string out;
  append_csv_row(columns, values_of(comment), options, out);
  return out;
}

TEST(MoveRows, AreCsv) {
  EXPECT_EQ(csv_head({.columns = columns}), "record,move,eval,glyphs,arrows,comment,White\r\n");
  EXPECT_TRUE(csv_head({}).starts_with("record,game,ply,number,side,action,dice,move,uci,position,key,"));
  EXPECT_EQ(csv("so, \"good\"\nmove"), "\x01,e4,-0.31,$1 $14,Ge2e4 Rd2d4,\"so, \"\"good\"\"\nmove\",\r\n");
  EXPECT_EQ(csv("a\x01"
                "b"),
            "\x01,e4,-0.31,$1 $14,Ge2e4 Rd2d4,a b,\r\n")
      << "only the number of the record has the sign of that number";
}

TEST(MoveRows, CountCharactersThatTheEncodingLacks) {
  std::string out;
  const WritingOptions ascii{.encoding = text::OutputEncoding::ascii};
  EXPECT_EQ(append_csv_row(columns, values_of("M\xC3\xBCller"), ascii, out), 1U);
  EXPECT_NE(out.find(",Muller,"), std::string::npos);
}

TEST(MoveRows, AreJson) {
  std::string out;
  append_json_row(columns, values_of("M\xC3\xBCller \"x\""), {}, out);
  EXPECT_EQ(out,
            "{\"record\":\x01,\"move\":\"e4\",\"eval\":-0.31,\"glyphs\":[1,14],"
            "\"arrows\":[\"Ge2e4\",\"Rd2d4\"],\"comment\":\"M\xC3\xBCller \\\"x\\\"\"}\n");
  out.clear();
  append_json_row(columns, std::vector<RowValue>(columns.size()), {}, out);
  EXPECT_EQ(out, "{}\n");
}

}  // namespace
}  // namespace mt::moves
