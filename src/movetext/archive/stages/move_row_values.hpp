// The values of one row of a table of moves.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/formats/api/move_row.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/move_notes.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

// What the rows of a record have in common.
struct RecordOfRows {
  const Record& record;
  std::string_view file;    // the input file, as given by the user
  const AnyGame* game;      // nullptr if the game is not known; then the rows have no positions
  board::Notation written;  // the notation of the moves on the tape
};

// A row of the table before it is written.
struct MoveRow {
  std::uint32_t game = 0;  // 0 if the record is not a match
  std::uint32_t ply = 0;
  std::uint32_t number = 0;    // 0 if it is not known
  std::optional<Side> side{};  // empty if it is not known
  std::string_view action{};   // "move", "pass", "roll", or the name of a CubeAction
  std::string_view dice{};     // empty if the row has no roll
  std::string_view move{};     // empty for a pass, a roll and a cube action
  std::optional<AnyPosition> before{};
  std::optional<AnyPosition> after{};
  MoveNotes notes{};
  std::optional<double> seconds{};  // the time used
};

// Turns rows into the values of the chosen columns.
class RowMaker {
 public:
  // `positions`: the notation of positions; if empty, it is the first notation of the game.
  RowMaker(const std::vector<std::string>& columns, std::string_view positions);

  // Begins the rows of a record, which must be valid until the last call of values().
  void begin(const RecordOfRows& table);
  // Returns the tags of the record.
  std::span<const CanonicalTag> tags() const { return tags_.tags(); }
  // Returns the values of a row, one for each column. They are valid until the next call.
  const std::vector<RowValue>& values(const MoveRow& row);

 private:
  friend struct ColumnValues;
  using Fill = void (*)(const RowMaker& maker, const MoveRow& row, RowValue& value);

  // A column: a function that sets its value, or the value of a tag, which all rows of a record share.
  struct Column {
    Fill fill = nullptr;
    std::string tag{};
  };

  std::vector<Column> columns_;
  std::vector<RowValue> values_;
  const RecordOfRows* table_ = nullptr;
  std::string_view asked_positions_;
  std::string_view positions_;  // name of the notation of positions
  bool has_uci_ = false;        // the game has moves in UCI
  TagSheet tags_;
};

}  // namespace mt::archive
