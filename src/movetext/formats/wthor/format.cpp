// The format of files of the WTHOR database of Othello.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/wthor/binder.hpp"
#include "movetext/formats/wthor/file.hpp"
#include "movetext/formats/wthor/reader.hpp"
#include "movetext/formats/wthor/writer.hpp"

#include <array>

namespace mt {
namespace wthor {
namespace {

constexpr std::array<std::string_view, 1> other_extensions{".wtd"};  // files of games on the 10x10 board

Confidence recognise(std::string_view first_bytes) {
  return begins_file(first_bytes) ? Confidence::strong : Confidence::none;
}

}  // namespace
}  // namespace wthor

namespace formats {

extern const Format wthor{
    .name = "wthor",
    .extension = ".wtb",
    .other_extensions = wthor::other_extensions,
    .title = "games of the WTHOR database of Othello",
    .binary = true,
    .conventions = holds::pdn,
    .game = "othello",
    .canonical = "pdn",
    .recognise = wthor::recognise,
    .split = split_by<wthor::Splitter>,
    .open = wthor::open_file,
    .read = wthor::read_record,
    .header_bytes = wthor::header_bytes,
    .companions = wthor::name_files,
    .writer = wthor::make_writer,
    .obstacle = wthor::obstacle,
    .losses = wthor::losses,
    .bind = wthor::make_binder,
};

}  // namespace formats
}  // namespace mt
