// Opening books of Polyglot, which many chess programs read.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/polyglot/binder.hpp"
#include "movetext/formats/polyglot/entry.hpp"

namespace mt {
namespace polyglot {
namespace {

std::unique_ptr<Binder> bind(std::span<const CompanionFile> /*companions*/) {
  return std::make_unique<BookBinder>();
}

}  // namespace
}  // namespace polyglot

namespace formats {

extern const Format polyglot{
    .name = "polyglot",
    .extension = ".bin",
    .title = "an opening book of Polyglot",
    .media_type = "application/octet-stream",
    .binary = true,
    .conventions = holds::pgn,
    .family = "chess",
    .game = "chess",
    .canonical = "pgn",
    .append_row = polyglot::append_row,
    .row_columns = polyglot::columns,
    .row_positions = "x-fen",
    .row_bytes = polyglot::entry_bytes,
    .row_key_bytes = polyglot::key_bytes + polyglot::move_bytes,
    .bind = polyglot::bind,
};

}  // namespace formats
}  // namespace mt
