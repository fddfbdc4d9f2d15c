// The row of CSV.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/csv/writer.hpp"
#include "movetext/text/blank.hpp"

namespace mt {
namespace csv {
namespace {

class RowWriter final : public RecordWriter {
 public:
  explicit RowWriter(LineWriter& lines) : lines_(lines) {}
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

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& /*options*/, LineWriter& lines) {
  return std::make_unique<RowWriter>(lines);
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
};

}  // namespace formats
}  // namespace mt
