// The format of DhtmlXQ games.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/dhtmlxq/reader.hpp"

#include <array>

namespace mt {
namespace dhtmlxq {
namespace {

constexpr std::array<std::string_view, 2> other_extensions{".htm", ".ubb"};

Confidence recognise(std::string_view first_bytes) {
  if (begins_game(first_bytes)) return Confidence::certain;
  return begins_page(first_bytes) ? Confidence::strong : Confidence::none;
}

std::unique_ptr<RecordSplitter> split(const ReadOptions& options) {
  return std::make_unique<SplitterOf<Splitter>>(Splitter(options.limits));
}

}  // namespace
}  // namespace dhtmlxq

namespace formats {

extern const Format dhtmlxq{
    .name = "dhtmlxq",
    .extension = ".html",
    .other_extensions = dhtmlxq::other_extensions,
    .title = "pages with games of DhtmlXQ",
    .media_type = "text/html",
    .conventions = holds::pgn_of_red,
    .canonical = "pgn-of-red",
    .recognise = dhtmlxq::recognise,
    .split = dhtmlxq::split,
    .open = dhtmlxq::open,
    .read = dhtmlxq::read_record,
};

}  // namespace formats
}  // namespace mt
