// The tables with a row for each move of the main lines.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/moves/rows.hpp"

namespace mt::formats {

extern const Format csv_moves{
    .name = "csv-moves",
    .extension = ".csv",
    .title = "a table of moves",
    .annotations = {.values = true, .glyphs = true},
    .head = moves::csv_head,
    .computed_columns = move_columns,
    .usual_columns = usual_move_columns,
    .append_row = moves::append_csv_row,
    .row_columns = usual_move_columns,
};

extern const Format ndjson_moves{
    .name = "ndjson-moves",
    .extension = ".ndjson",
    .title = "a table of moves as JSON, one object per line",
    .json_lines = true,
    .annotations = {.values = true, .glyphs = true},
    .computed_columns = move_columns,
    .usual_columns = usual_move_columns,
    .append_row = moves::append_json_row,
    .row_columns = usual_move_columns,
};

}  // namespace mt::formats
