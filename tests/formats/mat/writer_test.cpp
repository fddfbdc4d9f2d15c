#include "movetext/formats/mat/writer.hpp"

#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/mat/reader.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

std::string canonical(std::string_view text) {
  Record record;
  mat::read_record(text, 0, record);
  std::string out;
  mat::Writer({}).write(record, out);
  return out;
}

std::string through_json(std::string_view text) {
  Record record;
  mat::read_record(text, 0, record);
  std::string json;
  json::Writer().write(record, json);
  Record again;
  json::read_record(json, 0, again);
  EXPECT_TRUE(again.diagnostics.empty()) << json;
  std::string out;
  mat::Writer({}).write(again, out);
  return out;
}

// The canonical form has columns of 34 characters, the words of the oldest programs, and an empty line after
// each part.
TEST(MatWriter, WritesTheCanonicalForm) {
  const std::string text =
      "; [Event \"Club evening\"]\n"
      "; [Player 1 \"Ann\"]\n"
      "\n"
      " 5 point match\n"
      "\n"
      " Game 1\n"
      " \u00C5nn : 0                          Bob : 0\n"
      "  1)                              31: 8/5 6/5\n"
      "  2) 62: 24/18 13/11              55:\n"
      "  3)  Doubles => 2                 Takes\n"
      "  4) 61: 25/24 13/7*              52: ????\n"
      "      Wins 4 points\n"
      "\n"
      " Game 2\n"
      " \u00C5nn : 4                          Bob : 0\n"
      "  1) 21: 13/11 6/5                 Doubles => 2\n"
      "; a word\n"
      "  2)  Drops                        Wins 1 point\n"
      "\n"
      " Game 3\n"
      " \u00C5nn : 4                          Bob : 1\n"
      "  1)                               Doubles => 2\n"
      "  2)  Drops\n"
      "; another word\n"
      "                                   Wins 1 point\n"
      "\n"
      " Game 4\n"
      " \u00C5nn : 4                          Bob : 2\n"
      "  1) 21: ????                      Wins 2 points\n"
      "\n"
      " Game 5\n"
      " \u00C5nn : 4                          Bob : 4\n"
      "  1) 21: 13/11 6/5                31: 8/5 6/5\n"
      "                                   Wins 1 point\n"
      "\n";
  EXPECT_EQ(canonical(text), text);
  EXPECT_EQ(through_json(text), text);
}

TEST(MatWriter, ACommentBetweenTwoCellsBreaksTheLine) {
  const std::string text = canonical(
      " 1 point match\n Game 1\n a : 0     b : 0\n 1) 31: 8/5 6/5\n; x\n 1)                        42: 8/4 "
      "6/4\n");
  EXPECT_NE(text.find("  1) 31: 8/5 6/5\n; x\n  1)                              42: 8/4 6/4\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(canonical(text), text);
}

TEST(MatWriter, LongNamesAndPlaysKeepTheirGap) {
  const std::string text = canonical(
      " 1 point match\n Game 1\n a player with a very long name indeed : 0    b : 0\n"
      " 1) 44: bar/21 24/20 13/9 13/9 and so on   42: 8/4 6/4\n");
  EXPECT_NE(text.find(" : 0  b : 0\n"), std::string::npos) << text;
  EXPECT_EQ(canonical(text), text);
}

std::string from_json(std::string_view moves, std::string_view tags, std::string& fault) {
  Record record;
  const std::string json = R"({"format":"match","tags":{)" + std::string(tags) + R"(},"moves":[)" +
                           std::string(moves) + R"(],"result":"*"})";
  json::read_record(json, 0, record);
  fault = record.diagnostics.empty() ? std::string() : record.diagnostics.front().message;
  std::string out;
  mat::Writer({}).write(record, out);
  return out;
}

// Text from JSON must not become another cell or another line of the table.
TEST(MatWriter, JsonWithoutAMatchIsRefused) {
  std::string fault;
  const auto refused = [&](std::string_view item) {
    from_json(R"({"game":1,"score":"0:0"},)" + std::string(item), R"("MatchLength":"3")", fault);
    return fault;
  };
  EXPECT_EQ(refused(R"({"move":"Wins 3 points"})"), "this cannot be written as a move or position");
  EXPECT_EQ(refused(R"({"move":"8/5\n31: 6/5"})"), "this cannot be written as a move or position");
  EXPECT_EQ(refused(R"({"setup":"a) 31: 8/5 (b"})"), "this cannot be written as a move or position");
  EXPECT_EQ(refused(R"({"roll":"70"})"), "a roll must be two digits from 1 to 6, such as \"31\"");
  EXPECT_EQ(refused(R"({"cube":"triple"})"),
            "a cube action must be double, take, drop, beaver, raccoon or resign");
  EXPECT_EQ(refused(R"({"nag":1})"),
            "an item must be a move, pass, setup, comment, nag, variation, game, roll, cube or points");
  EXPECT_EQ(refused(R"({"variation":"open"})"),
            "an item must be a move, pass, setup, comment, nag, variation, game, roll, cube or points");
  EXPECT_EQ(refused(R"-({"move":"bar/22* 6/Off(2)"})-"), "");
  // Blanks before and after a comment line or a name are removed.
  const std::string blanks = from_json(R"({"comment":"  a \u0000\n \n \tb"},{"game":1,"score":"0:0"})",
                                       R"("White":" a ","Black":" ")", fault);
  EXPECT_EQ(blanks, "; a\n; b\n 0 point match\n\n Game 1\n a : 0                            ? : 0\n\n");
  EXPECT_EQ(canonical(blanks), blanks);
  EXPECT_EQ(from_json("", R"("MatchLength":"3\n Game 1","White":"a\nb")", fault), " 0 point match\n\n");
}

TEST(MatWriter, WritesOneLine) {
  Record record;
  mat::read_record(" 3 point match\n Game 1\n a : 0   b : 2\n 1) 31: 8/5 6/5   42:\n      Wins 1 point\n", 0,
                   record);
  std::string line;
  mat::write_line(record, line);
  EXPECT_EQ(line, "Game 1 0:2 31: 8/5 6/5 42: White wins 1");
}

}  // namespace
}  // namespace mt
