// The formats of CSV tables.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/csv/match_rows.hpp"
#include "movetext/formats/csv/writer.hpp"
#include "movetext/text/blank.hpp"

namespace mt {
namespace csv {
namespace {

class RowWriter final : public RecordWriter {
 public:
  RowWriter(const WritingOptions& options, LineWriter& lines) : lines_(lines), writer_(options) {}
  void write(const Record& record, bool white_first, std::string& out, text::Outlet* /*outlet*/) override {
    movetext_.clear();
    lines_.write_line(record, movetext_);
    writer_.write(record, text::trim(movetext_), out, white_first);
  }

 private:
  LineWriter& lines_;
  Writer writer_;
  std::string movetext_;
};

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& lines) {
  return std::make_unique<RowWriter>(options, lines);
}

using WriteRows = void (MatchWriter::*)(const Record& record, std::string& out);

template <WriteRows write_rows>
class MatchRowsWriter final : public RecordWriter {
 public:
  void write(const Record& record, bool /*white_first*/, std::string& out,
             text::Outlet* /*outlet*/) override {
    (writer_.*write_rows)(record, out);
  }

 private:
  MatchWriter writer_;
};

template <WriteRows write_rows>
std::unique_ptr<RecordWriter> make_match_writer(const WritingOptions& /*options*/, LineWriter& /*lines*/) {
  return std::make_unique<MatchRowsWriter<write_rows>>();
}

}  // namespace
}  // namespace csv

namespace formats {

extern const Format csv{
    .name = "csv",
    .extension = ".csv",
    .title = "a table of games",
    .writer = csv::make_writer,
    .frame = {.before = csv::header},
    .parts_without_column = csv::parts_without_column,
    .head = csv::head_of,
    .computed_columns = csv::computed_columns,
    .usual_columns = csv::usual_columns,
};

extern const Format csv_games{
    .name = "csv-games",
    .extension = ".csv",
    .title = "a table of the games of matches",
    .conventions = holds::matches,
    .writer = csv::make_match_writer<&csv::MatchWriter::write_games>,
    .frame = {.before = csv::header_of_games},
    .parts_without_column = csv::parts_without_match_column,
};

extern const Format csv_matches{
    .name = "csv-matches",
    .extension = ".csv",
    .title = "a table of matches",
    .conventions = holds::matches,
    .writer = csv::make_match_writer<&csv::MatchWriter::write_match>,
    .frame = {.before = csv::header_of_matches},
    .parts_without_column = csv::parts_without_match_column,
};

}  // namespace formats
}  // namespace mt
