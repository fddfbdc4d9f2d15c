// The format of XQStudio files.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/xqf/cipher.hpp"
#include "movetext/formats/xqf/header.hpp"
#include "movetext/formats/xqf/reader.hpp"
#include "movetext/record/whole_file_splitter.hpp"

namespace mt {
namespace xqf {
namespace {

Confidence recognise(std::string_view first_bytes) {
  if (!begins_file(first_bytes)) return Confidence::none;
  return has_sound_keys(first_bytes) ? Confidence::certain : Confidence::strong;
}

std::unique_ptr<RecordSplitter> split(const ReadOptions& /*options*/) {
  return std::make_unique<SplitterOf<WholeFileSplitter>>(WholeFileSplitter(most_bytes));
}

}  // namespace
}  // namespace xqf

namespace formats {

extern const Format xqf{
    .name = "xqf",
    .extension = ".xqf",
    .title = "games of XQStudio",
    .binary = true,
    .conventions = holds::pgn_of_red,
    .canonical = "pgn-of-red",
    .recognise = xqf::recognise,
    .split = xqf::split,
    .read = read_by<xqf::read_record>,
    .record_bytes = xqf::most_bytes,
};

}  // namespace formats
}  // namespace mt
