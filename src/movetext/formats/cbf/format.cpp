// The format of CCBridge games in XML.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/cbf/reader.hpp"
#include "movetext/record/whole_file_splitter.hpp"

namespace mt {
namespace cbf {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return begins_game(first_bytes) ? Confidence::certain : Confidence::none;
}

std::unique_ptr<RecordSplitter> split(const ReadOptions& /*options*/) {
  return std::make_unique<SplitterOf<WholeFileSplitter>>(WholeFileSplitter(most_bytes));
}

}  // namespace
}  // namespace cbf

namespace formats {

extern const Format cbf{
    .name = "cbf",
    .extension = ".cbf",
    .title = "games of CCBridge as XML",
    .media_type = "application/xml",
    .conventions = holds::pgn_of_red,
    .canonical = "pgn-of-red",
    .recognise = cbf::recognise,
    .split = cbf::split,
    .read = read_by<cbf::read_record>,
    .record_bytes = cbf::most_bytes,
};

}  // namespace formats
}  // namespace mt
