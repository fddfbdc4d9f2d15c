// The format of bgammon.org replays.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/bgammon/writer.hpp"

namespace mt {
namespace bgammon {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return holds_match(first_bytes) ? Confidence::certain : Confidence::none;
}

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<EncodedWriter<Writer>>(Writer(), options);
}

std::string losses(const Record& record, const WritingOptions& options) {
  LeftOut left = left_out(record);
  if (options.reduced) left.tags = 0;
  if (options.no_comments || options.reduced) left.comments = 0;
  if (left.tags + left.comments == 0) return {};
  return std::to_string(left.tags) + " tags and " + std::to_string(left.comments) + " comments";
}

}  // namespace
}  // namespace bgammon

namespace formats {

extern const Format bgammon{
    .name = "bgammon",
    .extension = ".match",
    .title = "replays of bgammon.org",
    .conventions = holds::matches,
    .canonical = "mat",
    .recognise = bgammon::recognise,
    .split = split_by<bgammon::Splitter>,
    .read = read_by<bgammon::read_record>,
    .writer = bgammon::make_writer,
    .obstacle = bgammon::obstacle,
    .losses = bgammon::losses,
};

}  // namespace formats
}  // namespace mt
