// A row of a table of moves: the columns that it can have, and its values. The rows are made after the replay
// (archive/stages/move_rows.hpp), because they hold positions; a format only writes the values.
#pragma once
#include "movetext/formats/api/writing_options.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// The columns that are not tags.
enum class MoveColumn : std::uint8_t {
  record,          // number of the record in the output, from 1
  file,            // the input file, as given by the user
  game,            // in a match, the number of the game, from 1
  ply,             // number of the row in its game, from 1
  number,          // number of the move; in a match, of the line in its game
  side,            // the side that moves: "White", "Black", "Red"
  player,          // the name of the player of that side
  action,          // "move", "pass", "roll" (a roll without a play), or a cube action such as "double"
  dice,            // the dice of a play, "63"
  move,            // the text of the move
  uci,             // the move in the notation of the Universal Chess Interface
  position,        // the position in which the move is played
  key,             // AnyGame::board_key() of this position, as a signed number
  position_after,  // the position after the move
  key_after,       // the key of the position after the move
  clock,           // MoveNotes::clock
  time_used,       // MoveTimes::used()
  eval,            // MoveNotes::value, unless it is a win in a number of moves
  mate,            // MoveNotes::value, if it is a win in a number of moves
  depth,           // MoveNotes::depth
  glyphs,          // MoveNotes::glyphs
  squares,         // MoveNotes::squares
  arrows,          // MoveNotes::arrows
  comment,         // MoveNotes::words
};

struct MoveColumnRow {
  // The name has small letters; the name of a tag begins with a capital.
  std::string_view name;
  bool is_usual;  // the column is written if the user names no columns
};
// The rows are in the order of MoveColumn.
inline constexpr auto move_column_rows = std::to_array<MoveColumnRow>({
    {"record", true},     {"file", false},
    {"game", true},       {"ply", true},
    {"number", true},     {"side", true},
    {"player", false},    {"action", true},
    {"dice", true},       {"move", true},
    {"uci", true},        {"position", true},
    {"key", true},        {"position_after", false},
    {"key_after", false}, {"clock", true},
    {"time_used", true},  {"eval", true},
    {"mate", true},       {"depth", false},
    {"glyphs", true},     {"squares", false},
    {"arrows", false},    {"comment", true},
});
static_assert(move_column_rows.size() == static_cast<std::size_t>(MoveColumn::comment) + 1);

constexpr std::string_view name(MoveColumn column) {
  return move_column_rows[static_cast<std::size_t>(column)].name;
}

// The names of all columns that are not tags.
inline constexpr auto move_columns = [] {
  std::array<std::string_view, move_column_rows.size()> names{};
  std::ranges::transform(move_column_rows, names.begin(), &MoveColumnRow::name);
  return names;
}();
// The names of the usual columns.
inline constexpr auto usual_move_columns = [] {
  std::array<std::string_view, std::ranges::count(move_column_rows, true, &MoveColumnRow::is_usual)> names{};
  std::size_t count = 0;
  for (const MoveColumnRow& row : move_column_rows)
    if (row.is_usual) names[count++] = row.name;
  return names;
}();

// A value of a row.
struct RowValue {
  enum class Kind : std::uint8_t {
    absent,  // the row has no value in this column
    text,
    number,  // `text` is a number in the same form in all formats
    list,    // `items` are texts
    glyphs,  // `items` are the numbers of glyphs, in digits
  };
  Kind kind = Kind::absent;
  std::string text{};
  std::vector<std::string> items{};
};

// Stands for the number of the record in a value of the column `record`. The number is known when the record
// is written to its file. In other texts, this byte becomes a blank.
inline constexpr char record_number_sign = '\x01';

// Appends a row. `values` has one value for each of `columns`. Returns the number of characters that the
// output's encoding does not have.
using AppendRow = std::size_t (*)(std::span<const std::string> columns, std::span<const RowValue> values,
                                  const WritingOptions& options, std::string& out);

}  // namespace mt
