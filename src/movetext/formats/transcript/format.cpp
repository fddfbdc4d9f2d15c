// The format of transcripts.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/transcript/reader.hpp"
#include "movetext/formats/transcript/writer.hpp"

namespace mt {
namespace transcript {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return holds_transcripts(first_bytes) ? Confidence::strong : Confidence::none;
}

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<EncodedWriter<Writer>>(Writer(), options);
}

std::string losses_of(const Record& record, const WritingOptions& options) {
  return options.reduced ? std::string() : losses(record);
}

}  // namespace
}  // namespace transcript

namespace formats {

extern const Format transcript{
    .name = "transcript",
    .extension = ".transcript",
    .title = "games of Othello, one per line",
    .conventions = holds::pdn,
    .family = "othello",
    .canonical = "pdn",
    .recognise = transcript::recognise,
    .split = split_by<transcript::Splitter>,
    .read = read_by<transcript::read_record>,
    .writer = transcript::make_writer,
    .obstacle = transcript::obstacle,
    .losses = transcript::losses_of,
};

}  // namespace formats
}  // namespace mt
