#include "movetext/archive/write_record.hpp"

#include "movetext/text/blank.hpp"

#include <limits>

namespace mt::archive {
namespace {

json::WriterOptions json_options(const pgn::WriterOptions& options) {
  return {.parts = {.comments = !options.no_comments,
                    .nags = !options.no_nags,
                    .variations = !options.no_variations},
          .reduced = options.reduced,
          .ascii = options.encoding == text::OutputEncoding::ascii};
}

// The main line, however long.
pgn::WriterOptions one_line() {
  pgn::WriterOptions options;
  options.line_width = std::numeric_limits<std::size_t>::max();
  options.reduced = true;
  return options;
}

}  // namespace

RecordWriter::RecordWriter(const Format& format, const pgn::WriterOptions& options)
    : format_(format.id),
      pdn_(pgn::pdn(), options),
      pgn_(pgn::pgn(), options),
      json_(json_options(options)),
      line_(pgn::pdn(), one_line()) {}

void RecordWriter::write(const Record& record, bool white_first, std::string& out) {
  switch (format_) {
    case FormatId::pdn:
    case FormatId::pgn:
      return writer_of(record).write(record, out, white_first);
    case FormatId::csv:
      scratch_.clear();
      line_.write_movetext(record, scratch_);
      return csv_.write(record, text::trim(scratch_), out, white_first);
    case FormatId::json:
      return json_.write(record, out, white_first);
    case FormatId::fen:
    case FormatId::epd:
      return;  // their lines are made as the record is replayed
    case FormatId::ndjson:
      break;
  }
  json_.write(record, out, white_first);
  out += '\n';
}

Frame frame_of(const Format& format) {
  switch (format.id) {
    case FormatId::json:
      return {.before = "[\n", .between = ",\n", .after = "\n]\n"};
    case FormatId::csv:
      return {.before = csv::header, .between = {}, .after = {}};
    default:
      return {};
  }
}

}  // namespace mt::archive
