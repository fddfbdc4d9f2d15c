#include "movetext/archive/stages/record_block.hpp"

#include "movetext/record/match.hpp"
#include "movetext/record/move_notes.hpp"
#include "movetext/text/little_endian.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

namespace mt::archive {
namespace {

constexpr std::size_t word_bytes = 4;
constexpr std::uint32_t longest_move = 0xFFF;  // in UTF-16 units

void put_word(std::uint32_t value, std::string& out) {
  text::append_little_endian(value, word_bytes, out);
}

// Returns a number of thousandths in the range of a value.
std::uint32_t in_thousandths(double seconds) {
  const double value = std::round(seconds * 1000);
  constexpr double most = std::numeric_limits<std::uint32_t>::max();
  return static_cast<std::uint32_t>(std::clamp(value, 0.0, most));
}

std::uint32_t signed_value(double value) {
  constexpr double most = std::numeric_limits<std::int32_t>::max();
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::clamp(std::round(value), -most, most)));
}

std::uint8_t side_flag(std::uint32_t value) {
  return side_of(value) == Side::second ? move_of_second : 0;
}

// Returns the number of UTF-16 units of well-formed UTF-8.
std::uint32_t utf16_units(std::string_view text) {
  std::uint32_t units = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    units += (byte >> 6 != 2 ? 1U : 0U) + (byte >= 0xF0 ? 1U : 0U);
  }
  return units;
}

// Appends a text; each byte that is not part of well-formed UTF-8 becomes U+FFFD. Returns the number of
// UTF-16 units of the appended text.
std::uint32_t append_units(std::string_view text, std::string& out) {
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  if (std::ranges::all_of(text, is_ascii)) {
    out += text;
    return static_cast<std::uint32_t>(text.size());
  }
  const std::size_t begin = out.size();
  while (!text.empty()) {
    const std::size_t good = text::first_invalid_utf8(text);
    out += text.substr(0, good);
    if (good == text.size()) break;
    text::append_scalar(U'\uFFFD', out);
    text.remove_prefix(good + 1);
  }
  return utf16_units(std::string_view(out).substr(begin));
}

}  // namespace

void RecordBlock::clear() {
  plies_.clear();
  extra_.clear();
  next_ = 0;
  events_.clear();
  text_.clear();
}

void RecordBlock::add(std::uint32_t event, const MoveParts& parts) {
  const auto begin = static_cast<std::uint32_t>(extra_.size());
  for (std::size_t i = 1; i < parts.steps().size(); ++i)
    extra_.push_back({.kind = BlockEvent::step, .a = parts.steps()[i].from, .b = parts.steps()[i].to});
  const bool takes_target = parts.captured.size() == 1 && parts.captured.front() == parts.to();
  constexpr std::size_t places = 7;
  for (std::size_t i = 0; !takes_target && i < parts.captured.size(); i += places) {
    const auto place = [&](std::size_t number) {
      return i + number < parts.captured.size() ? parts.captured[i + number] : no_place;
    };
    const std::uint32_t rest = place(3) | static_cast<std::uint32_t>(place(4)) << 8U |
                               static_cast<std::uint32_t>(place(5)) << 16U |
                               static_cast<std::uint32_t>(place(6)) << 24U;
    extra_.push_back(
        {.kind = BlockEvent::captured, .a = place(0), .b = place(1), .c = place(2), .value = rest});
  }
  plies_.push_back({.event = event,
                    .begin = begin,
                    .count = static_cast<std::uint32_t>(extra_.size()) - begin,
                    .from = parts.from(),
                    .to = parts.to(),
                    .flags = static_cast<std::uint8_t>(takes_target ? move_captures : 0),
                    .promotion = parts.promotion});
}

void RecordBlock::put(const Packed& packed) {
  events_.push_back(packed);
}

std::uint32_t RecordBlock::add_text(std::string_view text) {
  return append_units(text, text_);
}

void RecordBlock::write_events(const Record& record) {
  next_ = 0;
  events_.clear();
  text_.clear();
  numbering_ = {};
  outer_.clear();
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) write_event(record, i);
}

void RecordBlock::write_event(const Record& record, std::uint32_t index) {
  const Event& event = record.tape[index];
  const std::string_view text = record.text(event);
  switch (event.kind) {
    case EventKind::ply:
      return write_ply(record, index);
    case EventKind::null_ply:
      write_number(event.value);
      return put({.kind = BlockEvent::pass, .c = side_flag(event.value), .value = add_text(text)});
    case EventKind::game:
      put({.kind = BlockEvent::game, .value = add_text(text)});
      if (event.value != unknown_score) put({.kind = BlockEvent::score, .value = event.value});
      return;
    case EventKind::roll: {
      const auto die = [&](std::size_t i) {
        return static_cast<std::uint8_t>(i < text.size() && text[i] >= '1' && text[i] <= '6' ? text[i] - '0'
                                                                                             : 0);
      };
      write_number(event.value);
      numbering_.last = numbering_.before;  // the play has the number of its roll
      return put({.kind = BlockEvent::roll,
                  .a = die(0),
                  .b = die(1),
                  .c = side_flag(event.value),
                  .value = add_text(text)});
    }
    case EventKind::cube:
      write_number(event.value);
      return put(
          {.kind = BlockEvent::cube, .a = event.arg, .c = side_flag(event.value), .value = add_text(text)});
    case EventKind::points:
      return put({.kind = BlockEvent::points,
                  .a = static_cast<std::uint8_t>(event.value % 2),
                  .b = static_cast<std::uint8_t>(std::min(event.value / 2, 255U)),
                  .value = add_text(text)});
    case EventKind::setup:
      return put({.kind = BlockEvent::setup, .value = add_text(text)});
    case EventKind::comment:
      put({.kind = BlockEvent::comment, .a = event.arg, .value = add_text(text)});
      return write_comment(text);
    case EventKind::properties:
      return put({.kind = BlockEvent::properties, .value = add_text(text)});
    case EventKind::nag:
      return put({.kind = BlockEvent::glyph, .value = event.value});
    case EventKind::open:
      outer_.push_back(numbering_);
      numbering_.last = numbering_.before;
      return put({.kind = BlockEvent::open});
    case EventKind::close:
      if (!outer_.empty()) {
        numbering_ = outer_.back();
        outer_.pop_back();
      }
      return put({.kind = BlockEvent::close});
    case EventKind::result:
      return put({.kind = BlockEvent::result, .value = add_text(text)});
    case EventKind::removed:
      return;
  }
}

// A reader expects after a move the next number, and at the beginning of a variation that of the move that it
// replaces.
void RecordBlock::write_number(std::uint32_t value) {
  if (value == 0) value = numbering_.last + 1;  // a move that was not played has no number yet
  if (value != numbering_.last + 1) put({.kind = BlockEvent::number, .value = value});
  numbering_ = {.last = value, .before = value - 1};
}

void RecordBlock::write_ply(const Record& record, std::uint32_t index) {
  const Event& event = record.tape[index];
  write_number(event.value);
  while (next_ < plies_.size() && plies_[next_].event < index) ++next_;
  const bool is_played = next_ < plies_.size() && plies_[next_].event == index;
  Packed move{.kind = BlockEvent::move, .a = no_place, .b = no_place, .c = side_flag(event.value)};
  // A longer text is no move that a reader could use.
  std::string_view text = record.text(event);
  if (text.size() > longest_move) text = {};
  move.value = add_text(text);
  if (!is_played) {
    move.c |= move_is_unread;
    return put(move);
  }
  const Played& played = plies_[next_++];
  move.a = played.from;
  move.b = played.to;
  move.c |= played.flags;
  move.value |= static_cast<std::uint32_t>(static_cast<unsigned char>(played.promotion)) << 24U;
  put(move);
  for (std::uint32_t i = 0; i < played.count; ++i) put(extra_[played.begin + i]);
}

void RecordBlock::write_comment(std::string_view text) {
  constexpr double hundred = 100;
  if (text.find("[%") == std::string_view::npos) return;
  MoveNotes notes;
  notes.add_comment(text);
  if (notes.clock) put({.kind = BlockEvent::clock, .value = in_thousandths(*notes.clock)});
  if (notes.elapsed) put({.kind = BlockEvent::elapsed, .value = in_thousandths(*notes.elapsed)});
  if (notes.value)
    put({.kind = BlockEvent::evaluation,
         .a = static_cast<std::uint8_t>(notes.value->is_win ? 1 : 0),
         .value = signed_value(notes.value->value * (notes.value->is_win ? 1 : hundred))});
  if (notes.depth) put({.kind = BlockEvent::depth, .value = *notes.depth});
}

void RecordBlock::write(const Record& record, const Facts& facts, std::string& out) {
  std::string sizes;
  std::string text;
  const std::uint32_t game_size = append_units(facts.game, text);
  for (const Tag& tag : record.tags) {
    put_word(append_units(record.text(tag.name), text), sizes);
    put_word(append_units(record.text(tag.value), text), sizes);
  }
  text += text_;
  constexpr std::size_t event_bytes = 8;
  const std::size_t padded = (text.size() + word_bytes - 1) / word_bytes * word_bytes;
  const std::size_t size = block_words * word_bytes + sizes.size() + events_.size() * event_bytes + padded;
  const std::array<std::uint32_t, block_words> header{
      static_cast<std::uint32_t>(size),
      static_cast<std::uint32_t>(record.tags.size()),
      static_cast<std::uint32_t>(events_.size()),
      facts.findings,
      static_cast<std::uint32_t>(text.size()),
      static_cast<std::uint32_t>(facts.begin),
      static_cast<std::uint32_t>(facts.begin >> 32U),
      static_cast<std::uint32_t>(facts.end),
      static_cast<std::uint32_t>(facts.end >> 32U),
      facts.flags,
      facts.width | static_cast<std::uint32_t>(facts.height) << 8U,
      game_size,
  };
  for (const std::uint32_t word : header) put_word(word, out);
  out += sizes;
  if constexpr (std::endian::native == std::endian::little) {
    static_assert(sizeof(Packed) == event_bytes && std::has_unique_object_representations_v<Packed>);
    out.append(reinterpret_cast<const char*>(events_.data()), events_.size() * event_bytes);
  } else {
    for (const Packed& event : events_) {
      for (const std::uint8_t byte : {static_cast<std::uint8_t>(event.kind), event.a, event.b, event.c})
        out += static_cast<char>(byte);
      put_word(event.value, out);
    }
  }
  out += text;
  out.append(padded - text.size(), '\0');
}

}  // namespace mt::archive
