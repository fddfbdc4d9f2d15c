// The format of CCBridge games and libraries.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/cbr/layout.hpp"
#include "movetext/formats/cbr/library.hpp"
#include "movetext/formats/cbr/reader.hpp"

#include <array>

namespace mt {
namespace cbr {
namespace {

constexpr std::array<std::string_view, 1> other_extensions{".cbl"};  // extension of a library

Confidence recognise(std::string_view first_bytes) {
  return begins_record(first_bytes) || begins_library(first_bytes) ? Confidence::certain : Confidence::none;
}

std::unique_ptr<RecordSplitter> split(const ReadOptions& /*options*/) {
  ReadLimits limits;
  limits.record_bytes = most_bytes;
  return std::make_unique<SplitterOf<Splitter>>(Splitter(limits));
}

}  // namespace
}  // namespace cbr

namespace formats {

extern const Format cbr{
    .name = "cbr",
    .extension = ".cbr",
    .other_extensions = cbr::other_extensions,
    .title = "games and libraries of CCBridge",
    .binary = true,
    .conventions = holds::pgn_of_red,
    .canonical = "pgn-of-red",
    .recognise = cbr::recognise,
    .split = cbr::split,
    .open = cbr::open,
    .read = cbr::read_record,
    .record_bytes = cbr::most_bytes,
};

}  // namespace formats
}  // namespace mt
