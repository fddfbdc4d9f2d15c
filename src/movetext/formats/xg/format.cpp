// The format of eXtreme Gammon files.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/xg/reader.hpp"

#include <array>

namespace mt {
namespace xg {
namespace {

constexpr std::array<std::string_view, 1> other_extensions{".xgp"};  // extension of a file with a position

Confidence recognise(std::string_view first_bytes) {
  return has_mark(first_bytes) ? Confidence::certain : Confidence::none;
}

std::unique_ptr<RecordSplitter> split(const ReadOptions& /*options*/) {
  ReadLimits limits;
  limits.record_bytes = most_bytes;
  return std::make_unique<SplitterOf<Splitter>>(Splitter(limits));
}

}  // namespace
}  // namespace xg

namespace formats {

extern const Format xg{
    .name = "xg",
    .extension = ".xg",
    .other_extensions = xg::other_extensions,
    .title = "matches of eXtreme Gammon",
    .binary = true,
    .conventions = holds::matches,
    .canonical = "sgf",
    .recognise = xg::recognise,
    .split = xg::split,
    .read = read_by<xg::read_record>,
    .record_bytes = xg::most_bytes,
};

}  // namespace formats
}  // namespace mt
