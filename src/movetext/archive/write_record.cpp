#include "movetext/archive/write_record.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>
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
    : format_(format),
      options_(options),
      pdn_(pgn::pdn(), options),
      pgn_(pgn::pgn(), options),
      mat_({.comments = !options.no_comments && !options.reduced, .tags = !options.reduced}),
      sgf_({.comments = !options.no_comments && !options.reduced,
            .properties = !options.no_nags && !options.reduced,
            .tags = !options.reduced,
            .charset = options.encoding == text::OutputEncoding::latin_1 ? "ISO-8859-1" : "UTF-8"}),
      json_(json_options(options)),
      line_(pgn::pdn(), one_line()) {}

template <class Writer>
void RecordWriter::write_match(Writer& writer, const Record& record, std::string& out) {
  if (options_.encoding == text::OutputEncoding::utf8) return writer.write(record, out);
  scratch_.clear();
  writer.write(record, scratch_);
  replaced_ += text::encode(scratch_, options_.encoding, out, options_.spelling);
}

void RecordWriter::write(const Record& record, bool white_first, std::string& out, text::Outlet* outlet) {
  switch (format_for(format_, *record.convention).id) {
    case FormatId::pdn:
    case FormatId::pgn:
      return writer_of(record).write(record, out, white_first);
    case FormatId::mat:
      return write_match(mat_, record, out);
    case FormatId::sgf:
      return write_match(sgf_, record, out);
    case FormatId::bgammon:
      return write_match(bgammon_, record, out);
    case FormatId::sgg:
    case FormatId::oldmoves:
      return write_match(mat_, record, out);
    case FormatId::csv:
      return write_row(record, white_first, out);
    case FormatId::json:
      return json_.write(record, out, white_first, outlet);
    case FormatId::fen:
    case FormatId::epd:
      return;  // their lines are made as the record is replayed
    case FormatId::ndjson:
      break;
  }
  json_.write(record, out, white_first, outlet);
  out += '\n';
}

void RecordWriter::write_row(const Record& record, bool white_first, std::string& out) {
  scratch_.clear();
  if (record.convention->is_match)
    mat::write_line(record, scratch_);
  else
    line_.write_movetext(record, scratch_);
  csv_.write(record, text::trim(scratch_), out, white_first);
}

void RecordWriter::write_movetext(const Record& record, std::string& out) {
  if (record.convention->is_match)
    mat::write_line(record, out);
  else
    writer_of(record).write_movetext(record, out);
}

namespace {

// What of a match the format has no place for, in words; empty: nothing, or it was asked to be left out.
std::string losses(const Format& format, const pgn::WriterOptions& options, const Record& record) {
  if (format.id == FormatId::sgf) return sgf::losses(record);
  if (format.id == FormatId::bgammon) {
    bgammon::LeftOut left = bgammon::left_out(record);
    if (options.reduced) left.tags = 0;
    if (options.no_comments || options.reduced) left.comments = 0;
    if (left.tags + left.comments == 0) return {};
    return std::to_string(left.tags) + " tags and " + std::to_string(left.comments) + " comments";
  }
  if (format.id != FormatId::mat || options.no_nags || options.reduced) return {};
  const auto of_sgf = [](const Event& event) { return event.kind == EventKind::properties; };
  const auto count = std::count_if(record.tape.begin(), record.tape.end(), of_sgf);
  return count == 0 ? std::string()
                    : "what SGF says of " + std::to_string(count) + " moves and games, as analysis";
}

// Formats of games without dice have no room for a match, nor the other way round; and PGN is not PDN.
std::string room_words(const Format& format, const Convention& convention) {
  const Format& right = format_for(format, convention);
  const std::string what = convention.is_match   ? "a match with dice and cube"
                           : is_movetext(format) ? "a game of " + std::string(convention.games)
                                                 : "a game without dice and cube";
  return what + " cannot be written as " + std::string(format.name) + ": its format is " +
         std::string(right.name) + " (--to " + std::string(right.name) + ", " + std::string(right.extension) +
         ')';
}

}  // namespace

void require_room(const Format& format, const pgn::WriterOptions& options, Policy policy, Record& record) {
  const auto refuse = [&](const std::string& words) {
    record.report(Code::no_notation, Severity::error, 0, 0, words + std::string(format.name));
  };
  if (!holds(format, *record.convention)) {
    record.report(Code::no_notation, Severity::error, 0, 0, room_words(format, *record.convention));
    return;
  }
  if (!record.convention->is_match) return;
  if (format.id == FormatId::bgammon)
    if (const std::string_view why = bgammon::obstacle(record); !why.empty())
      return refuse(std::string(why) + ": the match cannot be written as ");
  if (const std::string words = losses(format, options, record); !words.empty())
    record.report(Code::left_out, severity(Code::left_out, policy), 0, 0, "left out: " + words);
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
