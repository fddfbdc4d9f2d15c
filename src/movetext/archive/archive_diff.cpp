#include "movetext/archive/archive_diff.hpp"

#include "movetext/archive/digest.hpp"
#include "movetext/archive/number_bytes.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/record/game_name.hpp"
#include "movetext/record/line_slots.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/record_image.hpp"

#include <deque>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t rounds = 4;
// Games with the same key wait in memory for their pairs, at most this many bytes of them.
constexpr std::size_t most_waiting = std::size_t{32} << 20;

// A game on the disk.
struct WaitingGame {
  std::uint8_t side = 0;
  std::uint64_t sequence = 0;  // number of the game in its archive
  GamePlace place{};
  std::string image{};
};

void append_text(std::string_view text, std::string& out) {
  append_number(text.size(), out);
  out += text;
}

std::string take_text(std::string_view& bytes) {
  const std::size_t size = take_number(bytes);
  std::string text(bytes.substr(0, size));
  bytes.remove_prefix(size);
  return text;
}

void append_item(const WaitingGame& item, std::string& out) {
  out += static_cast<char>(item.side);
  for (const std::uint64_t number : {item.sequence, item.place.line, item.place.offset})
    append_number(number, out);
  out += item.place.white_first ? '1' : '0';
  append_text(item.place.game, out);
  append_text(item.image, out);
}

WaitingGame take_item(std::string_view& bytes) {
  WaitingGame item;
  item.side = static_cast<std::uint8_t>(bytes.front());
  bytes.remove_prefix(1);
  for (std::uint64_t* const number : {&item.sequence, &item.place.line, &item.place.offset})
    *number = take_number(bytes);
  item.place.white_first = bytes.front() == '1';
  bytes.remove_prefix(1);
  item.place.game = take_text(bytes);
  item.image = take_text(bytes);
  return item;
}

std::string digest_key(std::string_view text) {
  const auto digest = digest_of(text);
  return {digest.begin(), digest.end()};
}

// Returns the players, the event, the date and the round; empty if no player is known.
std::string roster_key(const Record& record, bool white_first) {
  const RosterValues values = roster_of(record, white_first);
  const auto value = [&](RosterTag tag) { return values[static_cast<std::size_t>(tag)]; };
  std::string key;
  if (value(RosterTag::white).empty() && value(RosterTag::black).empty()) return key;
  for (const RosterTag tag :
       {RosterTag::white, RosterTag::black, RosterTag::event, RosterTag::date, RosterTag::round})
    append_text(value(tag), key);
  return key;
}

// Returns the start and the moves of the main line; empty without moves.
std::string moves_key(const Record& record, const std::string& game) {
  std::string key;
  append_text(game, key);
  append_text(record.tag(TagName::fen), key);
  const std::size_t start = key.size();
  const TapeRange line = main_line(record);
  for (std::uint32_t at = slot_end(record, line.begin, line.end); at < line.end;
       at = slot_end(record, at + 1, line.end)) {
    const Event& event = record.tape[at];
    const bool has_words = event.kind == EventKind::ply || event.kind == EventKind::roll;
    key += static_cast<char>(event.kind);
    append_text(has_words ? record.text(event) : std::string_view(), key);
    append_number(event.kind == EventKind::points ? event.value
                  : event.kind == EventKind::cube ? event.arg
                                                  : 0,
                  key);
  }
  if (key.size() == start) key.clear();
  return key;
}

// Returns the key of a game in a round from 1; empty if the game is not paired in this round.
std::string key_of(std::size_t round, const Record& record, const GamePlace& place) {
  const std::string roster = round < 3 ? roster_key(record, place.white_first) : std::string();
  const std::string moves = round != 2 ? moves_key(record, place.game) : std::string();
  if ((round < 3 && roster.empty()) || (round != 2 && moves.empty())) return {};
  return digest_key(roster + moves);
}

// Returns the key under which an item waits for a round. Keys of games that are not paired are all different.
std::string sort_key(const std::string& key, const WaitingGame& item) {
  std::string out = key.empty() ? "0" : '1' + key;
  if (!key.empty()) out += static_cast<char>(item.side);
  append_number(item.sequence, out);
  if (key.empty()) out += static_cast<char>(item.side);
  return out;
}

// Pairs the games of one round. Games with the same key arrive one after another, those of the first archive
// before those of the second one.
class Pairing {
 public:
  // What to do with a pair, and with a game that has none.
  using Pair = std::function<bool(WaitingGame& first, WaitingGame& second)>;
  using Rest = std::function<bool(WaitingGame& item)>;

  Pairing(Pair pair, Rest rest) : pair_(std::move(pair)), rest_(std::move(rest)) {}

  bool add(std::string_view key, WaitingGame item) {
    constexpr std::size_t after_key = 1 + sizeof(std::uint64_t);  // side and number
    const std::string_view group = key.substr(0, key.size() - after_key);
    const bool may_pair = key.front() == '1';
    if (group != group_) {
      if (!end_group()) return false;
      group_ = group;
    }
    if (!may_pair || (item.side == 0 && waiting_bytes_ > most_waiting)) return rest_(item);
    if (item.side == 0) {
      waiting_bytes_ += item.image.size() + sizeof(WaitingGame);
      waiting_.push_back(std::move(item));
      return true;
    }
    if (waiting_.empty()) return rest_(item);
    WaitingGame first = std::move(waiting_.front());
    waiting_.pop_front();
    return pair_(first, item);
  }
  bool end_group() {
    waiting_bytes_ = 0;
    for (WaitingGame& item : std::exchange(waiting_, {}))
      if (!rest_(item)) return false;
    return true;
  }

 private:
  Pair pair_;
  Rest rest_;
  std::string group_;
  std::deque<WaitingGame> waiting_;
  std::size_t waiting_bytes_ = 0;
};

}  // namespace

ExternalSortOptions ArchiveDiff::with_whole_items() {
  ExternalSortOptions options = usual_sort();
  options.piece = std::size_t{1} << 30;
  return options;
}

ArchiveDiff::ArchiveDiff()
    : writers_(WritingOptions{}), sides_{Side(*this, 0), Side(*this, 1)}, items_(with_whole_items()) {}

bool ArchiveDiff::fail(const ExternalSort& sort) {
  if (error_.empty()) error_ = sort.error();
  return false;
}

bool ArchiveDiff::Side::add(const Chunk& chunk, std::uint64_t line) {
  for (const Item& item : chunk.items)
    if (item.copy && !diff_.add(number_, chunk, *item.copy, line)) return fail(diff_.error());
  return true;
}

std::string ArchiveDiff::canonical_key(const Record& record, bool white_first) {
  std::string text;
  writers_.of(native_format(*record.convention)).write(record, white_first, text);
  // The usual text format of matches has no place for values that other formats have.
  if (record.convention->is_match) writers_.of(*find_format("ndjson")).write(record, white_first, text);
  return digest_key(text);
}

bool ArchiveDiff::add(std::uint8_t side, const Chunk& chunk, const Copy& copy, std::uint64_t line) {
  const bool is_text = !chunk.file->format->binary;
  WaitingGame item{.side = side,
                   .sequence = counts_.games.at(side)++,
                   .place = {.line = is_text ? line + copy.line.before : 0,
                             .offset = chunk.offset + copy.offset,
                             .white_first = copy.context.white_first,
                             .game = copy.context.game},
                   .image = copy.image};
  read_image(item.image, record_);
  std::string payload;
  append_item(item, payload);
  return items_->add(sort_key(canonical_key(record_, copy.context.white_first), item), payload) ||
         fail(*items_);
}

bool ArchiveDiff::pair(ExternalSort& from, std::size_t round, const std::atomic<bool>& stop) {
  const std::size_t next = round + 1;
  const auto add_change = [&](const WaitingGame* first, const WaitingGame* second) {
    std::string key(1, first != nullptr ? '0' : '1');
    append_number(first != nullptr ? first->sequence : second->sequence, key);
    std::string payload(1, static_cast<char>((first != nullptr ? 1 : 0) + (second != nullptr ? 2 : 0)));
    for (const WaitingGame* const item : {first, second})
      if (item != nullptr) append_item(*item, payload);
    return changes_->add(key, payload) || fail(*changes_);
  };
  Pairing pairing(
      [&](const WaitingGame& first, const WaitingGame& second) {
        ++(round == 0 ? counts_.same : counts_.changed);
        return round == 0 || add_change(&first, &second);
      },
      [&](const WaitingGame& item) {
        if (next == rounds) {
          ++(item.side == 0 ? counts_.gone : counts_.added);
          return item.side == 0 ? add_change(&item, nullptr) : add_change(nullptr, &item);
        }
        read_image(item.image, record_);
        std::string payload;
        append_item(item, payload);
        return items_->add(sort_key(key_of(next, record_, item.place), item), payload) || fail(*items_);
      });
  const bool read = from.finish([&](std::string_view key, std::string_view payload, bool /*goes_on*/) {
    return !stop && pairing.add(key, take_item(payload));
  });
  return read ? pairing.end_group() : fail(from);
}

bool ArchiveDiff::finish(const Show& show, const std::atomic<bool>& stop) {
  changes_.emplace(with_whole_items());
  for (std::size_t round = 0; round < rounds; ++round) {
    ExternalSort from = std::move(*items_);
    items_.emplace(with_whole_items());
    if (!pair(from, round, stop)) return false;
  }
  const bool shown =
      changes_->finish([&](std::string_view /*key*/, std::string_view payload, bool /*goes_on*/) {
        const unsigned has = static_cast<unsigned char>(payload.front());
        payload.remove_prefix(1);
        GameChange change;
        for (std::size_t side = 0; side < 2; ++side) {
          if ((has >> side & 1U) == 0) continue;
          WaitingGame item = take_item(payload);
          Record& record = side == 0 ? record_ : other_;
          read_image(item.image, record);
          change.records.at(side) = &record;
          change.places.at(side) = std::move(item.place);
        }
        return !stop && show(change);
      });
  return shown || fail(*changes_);
}

}  // namespace mt::archive
