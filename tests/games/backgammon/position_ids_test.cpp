// Checks the table of the reference: each row has one state in all notations. GNU Backgammon 1.07 has
// confirmed the IDs.
#include "games/backgammon/reading_position.hpp"
#include "support/corpus.hpp"

#include <array>
#include <sstream>
#include <vector>

namespace mt::backgammon {
namespace {

using enum PositionNotation;
using test::read;
using test::written;

std::vector<std::vector<std::string>> table() {
  std::istringstream lines(mt::test::read_file(mt::test::corpus() / "backgammon/positions/ids.tsv"));
  std::vector<std::vector<std::string>> rows;
  std::string line;
  while (std::getline(lines, line)) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    auto& row = rows.emplace_back();
    for (std::string field; std::getline(fields, field, '\t');) row.push_back(field);
  }
  return rows;
}

enum Column : std::size_t {
  title,
  as_bpn,
  as_xgid,
  as_position_id,
  as_match_id,
  as_ogid,
  as_snowie,
  off_white,
  off_black
};

// XGID can express more than the other notations, so every other column is written from it.
TEST(PositionIds, EveryColumnIsWrittenFromTheXgid) {
  SKIP_WITHOUT_CORPUS();
  const auto rows = table();
  EXPECT_EQ(rows.size(), 24U);
  for (const auto& row : rows) {
    SCOPED_TRACE(row[title]);
    const Position position = read(row[as_xgid]);
    EXPECT_EQ(written(position, xgid), row[as_xgid]);
    EXPECT_EQ(written(position, bpn), row[as_bpn]);
    EXPECT_EQ(written(position, gnubg), row[as_position_id] + ":" + row[as_match_id]);
    EXPECT_EQ(written(position, ogid), row[as_ogid]);
    EXPECT_EQ(written(position, snowie), row[as_snowie]);
    EXPECT_EQ(std::to_string(position.borne_off(Side::first)), row[off_white]);
    EXPECT_EQ(std::to_string(position.borne_off(Side::second)), row[off_black]);
  }
}

// Every column is read, written in every notation, and read back. The result equals what that notation can
// express.
TEST(PositionIds, EveryColumnIsConvertedThroughEveryNotationAndBack) {
  SKIP_WITHOUT_CORPUS();
  for (const auto& row : table()) {
    SCOPED_TRACE(row[title]);
    for (const std::string& text : {row[as_bpn], row[as_xgid], row[as_position_id] + ":" + row[as_match_id],
                                    row[as_position_id], row[as_ogid], row[as_snowie]}) {
      const Position position = read(text);
      for (int n = 0; n < position_notation_count; ++n) {
        const auto notation = static_cast<PositionNotation>(n);
        PositionNotes losses;
        EXPECT_EQ(read(written(position, notation)), held_by(notation, rows::backgammon, position, losses))
            << text << " as " << name(notation);
      }
    }
  }
}

// If several columns can express a part of the state, they agree on this part.
TEST(PositionIds, ColumnsAgree) {
  SKIP_WITHOUT_CORPUS();
  for (const auto& row : table()) {
    SCOPED_TRACE(row[title]);
    const Position position = read(row[as_xgid]);
    const auto held = [&](PositionNotation notation) {
      PositionNotes losses;
      return held_by(notation, rows::backgammon, position, losses);
    };
    EXPECT_EQ(read(row[as_bpn]), held(bpn));
    EXPECT_EQ(read(row[as_position_id] + ":" + row[as_match_id]), held(gnubg));
    EXPECT_EQ(read(row[as_ogid]), held(ogid));
    EXPECT_EQ(read(row[as_snowie]), held(snowie));
  }
}

}  // namespace
}  // namespace mt::backgammon
