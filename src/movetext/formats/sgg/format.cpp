// The format .sgg.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/sgg/reader.hpp"

namespace mt {
namespace sgg {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return holds_match(first_bytes) ? Confidence::strong : Confidence::none;
}

}  // namespace
}  // namespace sgg

namespace formats {

extern const Format sgg{
    .name = "sgg",
    .extension = ".sgg",
    .title = "matches of GamesGrid",
    .conventions = holds::matches,
    .canonical = "mat",
    .recognise = sgg::recognise,
    .split = split_by<sgg::Splitter>,
    .read = read_by<sgg::read_record>,
};

}  // namespace formats
}  // namespace mt
