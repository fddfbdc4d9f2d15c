// The format of the text that the FIBS command "oldmoves" prints.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/oldmoves/reader.hpp"

namespace mt {
namespace oldmoves {
namespace {

// A match that comes after unrelated lines must start within this many bytes.
constexpr std::size_t match_window = std::size_t{16} << 10;

Confidence recognise(std::string_view first_bytes) {
  return holds_match(first_bytes.substr(0, match_window)) ? Confidence::vague : Confidence::none;
}

}  // namespace
}  // namespace oldmoves

namespace formats {

extern const Format oldmoves{
    .name = "oldmoves",
    .extension = ".oldmoves",
    .title = "matches as FIBS prints them",
    .conventions = holds::matches,
    .canonical = "mat",
    .recognise = oldmoves::recognise,
    .split = split_by<oldmoves::Splitter>,
    .read = read_by<oldmoves::read_record>,
};

}  // namespace formats
}  // namespace mt
