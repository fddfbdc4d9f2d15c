#include "movetext/formats/csv/writer.hpp"

#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;

// RFC 4180: a field with a comma or a quote is put in quotes, and a quote in the field is doubled.
TEST(Csv, EachGameHasOneRow) {
  Record record;
  pgn::read_record(
      "[White \"Vries, A. de\"]\n[Black \"the \\\"Kid\\\"\"]\n[GameType \"20\"]\n1. 32-28 {c} (1. 33-29) "
      "19-23 2-0",
      0, test::pdn(), record);
  std::string row;
  csv::Writer().write(record, "1. 32-28 19-23 2-0", row);
  EXPECT_EQ(row,
            "?,?,????.??.??,?,\"Vries, A. de\",\"the \"\"Kid\"\"\",2-0,20,,2,1. 32-28 19-23 2-0,,,,,,\r\n");
}

// A PGN record is a record of chess without a tag that says so. It gets the columns of chess.
TEST(Csv, ChessHasItsColumns) {
  Record record;
  pgn::read_record(
      "[White \"A\"]\n[ECO \"B20\"]\n[Opening \"Sicilian Defense\"]\n[Variation \"x, y\"]\n"
      "[WhiteElo \"2500\"]\n[Variant \"Chess960\"]\n1. e4 c5 1-0",
      0, test::pgn(), record);
  std::string row;
  csv::Writer().write(record, "1. e4 c5 1-0", row);
  EXPECT_EQ(row,
            "?,?,????.??.??,?,A,?,1-0,0,,2,1. e4 c5 1-0,Chess960,B20,Sicilian Defense,\"x, y\",2500,\r\n");
}

}  // namespace
