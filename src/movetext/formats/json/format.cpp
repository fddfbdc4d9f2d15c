// The JSON formats: an array of records, and one record per line.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"

namespace mt {
namespace json {
namespace {

// Returns whether a text starts with `open` and then, after blanks, one of the characters of `next`.
bool begins(std::string_view text, char open, std::string_view next) {
  if (!text.starts_with(open)) return false;
  const std::size_t at = text.find_first_not_of(" \t\r\n", 1);
  return at != std::string_view::npos && next.find(text[at]) != std::string_view::npos;
}

// Recognises an array of objects. It cannot be a tag pair, in which a letter follows the bracket.
Confidence recognise_array(std::string_view first_bytes) {
  return begins(first_bytes, '[', "{]") ? Confidence::certain : Confidence::none;
}

Confidence recognise_object(std::string_view first_bytes) {
  return begins(first_bytes, '{', "\"}") ? Confidence::certain : Confidence::none;
}

Reading read(const RecordPlace& place, const mt::ReadOptions& options, Record& record) {
  return read_record(place.chunk, place.begin, record, {.events = options.limits.events});
}

std::unique_ptr<RecordSplitter> split(const mt::ReadOptions& /*options*/) {
  return std::make_unique<SplitterOf<Splitter>>(Splitter());
}

class ObjectWriter final : public RecordWriter {
 public:
  ObjectWriter(const WritingOptions& options, std::string_view end)
      : writer_({.parts = {.comments = !options.no_comments,
                           .nags = !options.no_nags,
                           .variations = !options.no_variations},
                 .reduced = options.reduced,
                 .ascii = options.encoding == text::OutputEncoding::ascii}),
        end_(end) {}
  void write(const Record& record, bool white_first, std::string& out, text::Outlet* outlet) override {
    writer_.write(record, out, white_first, outlet);
    out += end_;
  }

 private:
  Writer writer_;
  std::string_view end_;  // the text that ends an object
};

std::unique_ptr<RecordWriter> write_elements(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<ObjectWriter>(options, "");
}

std::unique_ptr<RecordWriter> write_lines(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<ObjectWriter>(options, "\n");
}

}  // namespace
}  // namespace json

namespace formats {

extern const Format json{
    .name = "json",
    .extension = ".json",
    .title = "an array of records as JSON",
    .annotations = {.values = true, .glyphs = true, .variations = true},
    .recognise = json::recognise_array,
    .split = json::split,
    .read = json::read,
    .record_bytes = json::ReadOptions{}.record_bytes,
    .writer = json::write_elements,
    .frame = {.before = "[\n", .between = ",\n", .after = "\n]\n"},
};

extern const Format ndjson{
    .name = "ndjson",
    .extension = ".ndjson",
    .title = "records as JSON, one per line",
    .json_lines = true,
    .annotations = {.values = true, .glyphs = true, .variations = true},
    .recognise = json::recognise_object,
    .split = json::split,
    .read = json::read,
    .record_bytes = json::ReadOptions{}.record_bytes,
    .writer = json::write_lines,
};

}  // namespace formats
}  // namespace mt
