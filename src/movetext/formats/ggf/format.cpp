// The format GGF.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/ggf/reader.hpp"
#include "movetext/formats/ggf/writer.hpp"

namespace mt {
namespace ggf {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return holds_game(first_bytes) ? Confidence::certain : Confidence::none;
}

WriterOptions options_of(const WritingOptions& options) {
  return {.comments = !options.no_comments && !options.reduced, .tags = !options.reduced};
}

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<EncodedWriter<Writer>>(Writer(options_of(options)), options);
}

std::string losses_of(const Record& record, const WritingOptions& options) {
  return options.reduced ? std::string() : losses(record, options_of(options));
}

}  // namespace
}  // namespace ggf

namespace formats {

extern const Format ggf{
    .name = "ggf",
    .extension = ".ggf",
    .title = "games of Othello as GGF",
    .annotations = {.values = true},
    .conventions = holds::pdn,
    .family = "othello",
    .recognise = ggf::recognise,
    .split = split_by<ggf::Splitter>,
    .read = read_by<ggf::read_record>,
    .writer = ggf::make_writer,
    .losses = ggf::losses_of,
};

}  // namespace formats
}  // namespace mt
