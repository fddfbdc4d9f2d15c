#include "movetext/archive/write_record.hpp"

namespace mt::archive {
namespace {

json::WriterOptions json_options(const pgn::WriterOptions& options) {
  return {.parts = {.comments = !options.no_comments,
                    .nags = !options.no_nags,
                    .variations = !options.no_variations},
          .reduced = options.reduced,
          .ascii = options.encoding == text::OutputEncoding::ascii};
}

}  // namespace

RecordWriter::RecordWriter(const Format& format, const pgn::WriterOptions& options)
    : format_(format.id), pgn_(pgn::pdn(), options), json_(json_options(options)), csv_(pgn::pdn()) {}

void RecordWriter::write(const Record& record, bool white_first, std::string& out) {
  switch (format_) {
    case FormatId::pdn:
      return pgn_.write(record, out, white_first);
    case FormatId::csv:
      return csv_.write(record, out, white_first);
    case FormatId::json:
      return json_.write(record, out, white_first);
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
