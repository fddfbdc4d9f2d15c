#include "movetext/openings/book.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/replay.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace mt::openings {
namespace {

// Removes and returns the text up to the next tab or the end, and removes the tab.
std::string_view take_field(std::string_view& row) {
  const std::size_t tab = std::min(row.find('\t'), row.size());
  const std::string_view field = row.substr(0, tab);
  row.remove_prefix(std::min(tab + 1, row.size()));
  return field;
}

}  // namespace

Opening parse_row(std::string_view row, std::string_view& moves) {
  constexpr std::string_view colon = ": ";
  Opening opening;
  opening.code = take_field(row);
  opening.name = take_field(row);
  moves = row;
  if (const std::size_t at = opening.name.find(colon); at != std::string_view::npos) {
    opening.variation = opening.name.substr(at + colon.size());
    opening.name = opening.name.substr(0, at);
  }
  return opening;
}

bool is_position(std::string_view moves) {
  return moves.size() > 1 && moves[1] == ':';
}

namespace {

// Returns the position that a row leads to, or nullopt if one of its moves is illegal.
std::optional<AnyPosition> end_of(const AnyGame& game, std::string_view moves) {
  if (!is_position(moves)) return replay::line_end(game, moves);
  AnyPosition position;
  std::vector<Diagnostic> notes;
  return game.parse_position(moves, position, notes) ? std::optional(position) : std::nullopt;
}

}  // namespace

Book::Book(const AnyGame& game, std::span<const std::string_view> rows)
    : symmetries_(game.images(game.start()).size()),
      slots_(std::bit_ceil(2 * rows.size() * symmetries_ + 1), free) {
  for (const std::string_view row : rows) {
    std::string_view moves;
    const Opening opening = parse_row(row, moves);
    if (const auto position = end_of(game, moves))
      add(game, *position, opening);
    else
      ++illegal_;
  }
}

void Book::add(const AnyGame& game, const AnyPosition& position, const Opening& opening) {
  if (find(game, position) != nullptr) {
    ++repeated_;
    return;
  }
  openings_.push_back(opening);
  // Only the symmetries of the whole game count, not those that a single position has.
  const std::vector<AnyPosition> images = game.images(position);
  for (std::size_t i = 0; i < std::min(images.size(), symmetries_); ++i) add_image(game, images[i]);
}

// Adds `image`, an image of the last opening's position, to the table. On a symmetric board two images may be
// the same position.
void Book::add_image(const AnyGame& game, const AnyPosition& image) {
  const std::uint64_t key = game.board_key(image);
  std::uint32_t& slot = slots_[slot_of(game, image, key)];
  if (slot != free) return;
  slot = static_cast<std::uint32_t>(entries_.size());
  entries_.push_back({key, image, static_cast<std::uint32_t>(openings_.size() - 1)});
}

// Returns the slot of the position's entry, or the free slot for it.
std::size_t Book::slot_of(const AnyGame& game, const AnyPosition& position, std::uint64_t key) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = key & mask;; at = (at + 1) & mask) {
    if (slots_[at] == free) return at;
    const Entry& entry = entries_[slots_[at]];
    if (entry.key == key && game.same_board(entry.position, position)) return at;
  }
}

const Opening* Book::find(const AnyGame& game, const AnyPosition& position) const {
  const std::uint32_t entry = slots_[slot_of(game, position, game.board_key(position))];
  return entry == free ? nullptr : &openings_[entries_[entry].opening];
}

BookCache::BookCache() {
  for (const Table& table : tables())
    books_.emplace_back(*make_game(spec_of(*find_game(table.game))), table.rows());
}

const Book* BookCache::find(const GameSpec& spec) const {
  const Table* table = find_table(tables(), spec);
  return table ? &books_[static_cast<std::size_t>(table - tables().data())] : nullptr;
}

}  // namespace mt::openings
