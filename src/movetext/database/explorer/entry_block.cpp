#include "movetext/database/explorer/entry_block.hpp"

#include <limits>

namespace mt::database {
namespace {

// A block: 4 bytes checksum, then numbers in bytes of 7 bits (LEB128): the number of entries, and for each
// entry the distance of its key from the last key, its tag in 3 bytes, and the kind of its content: the
// number of listed games, or in_cells. The checksum is the lower half of the 64-bit FNV-1a hash of all bytes
// after it.
constexpr std::uint64_t in_cells = 0;
constexpr std::size_t checksum_size = 4;
constexpr std::size_t tag_size = 3;

std::uint32_t checksum_of(std::string_view bytes) {
  std::uint64_t hash = 0xCBF2'9CE4'8422'2325;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
  return static_cast<std::uint32_t>(hash ^ hash >> 32);
}

void put(std::uint64_t number, std::string& out) {
  for (; number >= 0x80; number >>= 7) out += static_cast<char>(number | 0x80);
  out += static_cast<char>(number);
}

// Maps numbers near 0 to small numbers: 0, -1, 1, -2, 2 ...
constexpr std::uint64_t folded(std::int64_t number) {
  return static_cast<std::uint64_t>(number) << 1 ^ static_cast<std::uint64_t>(number >> 63);
}
constexpr std::int64_t unfolded(std::uint64_t number) {
  return static_cast<std::int64_t>(number >> 1) ^ -static_cast<std::int64_t>(number & 1);
}

void put_listed(const Entry& entry, std::string& out) {
  put(entry.games.size(), out);
  GameId last = 0;
  for (const GameRef& game : entry.games) {
    put(game.game - last, out);
    put(std::uint64_t{game.worth} * 2 + (game.mover == Side::second ? 1 : 0), out);
    last = game.game;
  }
}

void put_top(const std::vector<GameId>& top, std::string& out) {
  put(top.size(), out);
  for (const GameId game : top) put(game, out);
}

// The points of games that are not parts of matches follow from the other sums, and are stored as 0.
void put_cells(const Entry& entry, std::string& out) {
  put(in_cells, out);
  put(entry.cells.size(), out);
  unsigned last = 0;
  for (const Cell& cell : entry.cells) {
    put(cell.band.number() - last, out);
    last = cell.band.number();
    put(cell.wins, out);
    if (cell.band.has_result()) {
      put(cell.draws, out);
      put(cell.losses, out);
      put(folded(cell.points - static_cast<std::int64_t>(cell.wins) + static_cast<std::int64_t>(cell.losses)),
          out);
    }
    if (cell.band.knows_mover()) put(cell.movers, out);
    if (cell.band.knows_opponent()) put(cell.opponents, out);
    if (cell.band.years() > 0)
      put(static_cast<std::uint64_t>(cell.last_year - first_year(cell.band.years())), out);
    put_top(cell.top, out);
  }
  // The year and the best games of a single cell are those of the entry.
  if (entry.cells.size() == 1) return;
  put(static_cast<std::uint64_t>(entry.last_year), out);
  put_top(entry.top, out);
}

// Reads numbers. After a fault all further numbers are 0.
class Source {
 public:
  explicit Source(std::string_view bytes) : bytes_(bytes) {}

  bool is_sound() const { return is_sound_; }
  bool is_at_end() const { return bytes_.empty(); }

  // Returns a number of at most `most`.
  std::uint64_t take(std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
    std::uint64_t number = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (bytes_.empty()) break;
      const auto byte = static_cast<unsigned char>(bytes_.front());
      bytes_.remove_prefix(1);
      if (shift == 63 && byte > 1) break;
      number |= std::uint64_t{byte & 0x7FU} << shift;
      if (byte < 0x80) return number <= most ? number : fail();
    }
    return fail();
  }
  std::uint32_t take_bytes(std::size_t size) {
    if (bytes_.size() < size) return static_cast<std::uint32_t>(fail());
    std::uint32_t number = 0;
    for (std::size_t i = size; i > 0; --i) number = number << 8 | static_cast<unsigned char>(bytes_[i - 1]);
    bytes_.remove_prefix(size);
    return number;
  }
  std::uint64_t fail() {
    is_sound_ = false;
    bytes_ = {};
    return 0;
  }

 private:
  std::string_view bytes_;
  bool is_sound_ = true;
};

void take_listed(Source& source, std::uint64_t number, Entry& entry) {
  std::uint64_t last = 0;
  for (; number > 0 && source.is_sound(); --number) {
    last += source.take(std::numeric_limits<GameId>::max() - last);
    const std::uint64_t worth = source.take(std::numeric_limits<Worth>::max() * std::uint64_t{2} + 1);
    entry.games.push_back({static_cast<GameId>(last), static_cast<Worth>(worth / 2),
                           worth % 2 == 0 ? Side::first : Side::second});
  }
}

// Sums are at most this, so that sums of many entries do not overflow.
constexpr std::uint64_t most_sum = std::uint64_t{1} << 48;

void take_top(Source& source, std::vector<GameId>& top) {
  const std::uint64_t size = source.take(Entry::most_listed);
  for (std::uint64_t i = 0; i < size && source.is_sound(); ++i)
    top.push_back(static_cast<GameId>(source.take(std::numeric_limits<GameId>::max())));
}

void take_cell(Source& source, Cell& cell) {
  cell.wins = source.take(most_sum);
  if (cell.band.has_result()) {
    cell.draws = source.take(most_sum);
    cell.losses = source.take(most_sum);
    cell.points = unfolded(source.take(most_sum)) + static_cast<std::int64_t>(cell.wins) -
                  static_cast<std::int64_t>(cell.losses);
  }
  if (cell.band.knows_mover()) cell.movers = source.take(most_sum);
  if (cell.band.knows_opponent()) cell.opponents = source.take(most_sum);
  if (cell.band.years() > 0)
    cell.last_year = static_cast<std::int32_t>(source.take(9999)) + first_year(cell.band.years());
  take_top(source, cell.top);
}

void take_cells(Source& source, Entry& entry) {
  const std::uint64_t cells = source.take(Band::count);
  if (cells == 0) source.fail();
  std::uint64_t band = 0;
  for (std::uint64_t i = 0; i < cells && source.is_sound(); ++i) {
    band += source.take(Band::count - 1 - band);
    Cell& cell = entry.cells.emplace_back();
    cell.band = Band::numbered(static_cast<unsigned>(band));
    take_cell(source, cell);
  }
  if (cells == 1 && source.is_sound()) {
    entry.last_year = entry.cells.front().last_year;
    entry.top = entry.cells.front().top;
    return;
  }
  entry.last_year = static_cast<std::int32_t>(source.take(9999));
  take_top(source, entry.top);
}

// Calls visit(entry) for each entry until it returns false.
template <class Visit>
bool read_entries(std::string_view block, Visit&& visit) {
  Source head(block);
  const std::uint32_t checksum = head.take_bytes(checksum_size);
  if (!head.is_sound() || checksum_of(block.substr(checksum_size)) != checksum) return false;
  Source source(block.substr(checksum_size));
  const std::uint64_t entries = source.take(most_block_entries);
  std::uint64_t key = 0;
  Entry entry;
  for (std::uint64_t i = 0; i < entries; ++i) {
    key += source.take(UINT64_MAX - key);
    entry.key = key;
    entry.tag = source.take_bytes(tag_size);
    entry.games.clear();
    entry.cells.clear();
    entry.top.clear();
    entry.last_year = 0;
    const std::uint64_t kind = source.take(Entry::most_listed);
    if (kind == in_cells)
      take_cells(source, entry);
    else
      take_listed(source, kind, entry);
    if (!source.is_sound()) return false;
    if (!visit(entry)) return true;
  }
  return source.is_at_end();
}

}  // namespace

void append_block(std::span<const Entry> entries, std::string& out) {
  const std::size_t begin = out.size();
  out.append(checksum_size, '\0');
  put(entries.size(), out);
  std::uint64_t key = 0;
  for (const Entry& entry : entries) {
    put(entry.key - key, out);
    key = entry.key;
    for (std::size_t i = 0; i < tag_size; ++i) out += static_cast<char>(entry.tag >> 8 * i);
    if (entry.cells.empty())
      put_listed(entry, out);
    else
      put_cells(entry, out);
  }
  const std::uint32_t checksum = checksum_of(std::string_view(out).substr(begin + checksum_size));
  for (std::size_t i = 0; i < checksum_size; ++i) out[begin + i] = static_cast<char>(checksum >> 8 * i);
}

bool read_block(std::string_view block, std::vector<Entry>& out) {
  out.clear();
  return read_entries(block, [&](const Entry& entry) { return out.push_back(entry), true; });
}

bool read_block(std::string_view block, std::uint64_t key, std::vector<Entry>& out) {
  out.clear();
  return read_entries(block, [&](const Entry& entry) {
    if (entry.key == key) out.push_back(entry);
    return entry.key <= key;
  });
}

}  // namespace mt::database
