// The format OBF.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/obf/reader.hpp"
#include "movetext/formats/obf/writer.hpp"

namespace mt {
namespace obf {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return begins_with_position(first_bytes) ? Confidence::certain : Confidence::none;
}

WriterOptions options_of(const WritingOptions& options) {
  return {.comments = !options.no_comments && !options.reduced,
          .variations = !options.no_variations && !options.reduced};
}

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<EncodedWriter<Writer>>(Writer(options_of(options)), options);
}

std::string losses_of(const Record& record, const WritingOptions& options) {
  return options.reduced ? std::string() : losses(record, options_of(options));
}

}  // namespace
}  // namespace obf

namespace formats {

extern const Format obf{
    .name = "obf",
    .extension = ".obf",
    .title = "positions of Othello as OBF",
    .conventions = holds::pdn,
    .family = "othello",
    .recognise = obf::recognise,
    .split = split_by<obf::Splitter>,
    .read = read_by<obf::read_record>,
    .writer = obf::make_writer,
    .losses = obf::losses_of,
};

}  // namespace formats
}  // namespace mt
