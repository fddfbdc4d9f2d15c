// The format SGF.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgf/writer.hpp"

namespace mt {
namespace sgf {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return holds_tree(first_bytes) ? Confidence::certain : Confidence::none;
}

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& /*lines*/) {
  const bool latin = options.encoding == text::OutputEncoding::latin_1;
  return std::make_unique<EncodedWriter<Writer>>(Writer({.comments = !options.no_comments && !options.reduced,
                                                         .properties = !options.no_nags && !options.reduced,
                                                         .tags = !options.reduced,
                                                         .charset = latin ? "ISO-8859-1" : "UTF-8"}),
                                                 options);
}

std::string losses_of(const Record& record, const WritingOptions& /*options*/) {
  return losses(record);
}

}  // namespace
}  // namespace sgf

namespace formats {

extern const Format sgf{
    .name = "sgf",
    .extension = ".sgf",
    .title = "matches of backgammon as SGF",
    .annotations = {.values = true, .properties = true},
    .conventions = holds::matches,
    .recognise = sgf::recognise,
    .split = split_by<sgf::Splitter>,
    .read = read_by<sgf::read_record>,
    .writer = sgf::make_writer,
    .losses = sgf::losses_of,
};

}  // namespace formats
}  // namespace mt
