#include "movetext/record/collate.hpp"

#include "movetext/record/name_table.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace mt {
namespace {

void append_big_endian(std::uint64_t value, int bytes, std::string& key) {
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
    key += static_cast<char>(static_cast<unsigned char>(value >> shift));
}

// Appends a value and an end mark. Because of the end mark, a value comes before longer values that begin
// with it.
void append_key_text(std::string_view value, std::string& key) {
  key += value;
  key += '\0';
}

std::string_view take_component(std::string_view& rest) {
  const std::size_t dot = rest.find('.');
  const std::string_view part = rest.substr(0, dot);
  rest = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
  return part;
}

// Appends each field separately, so that the year counts even if the month is invalid.
void append_date(std::string_view date, std::string& key) {
  for (const int limit : {9999, 12, 31}) {
    std::string_view part = take_component(date);
    std::int64_t value = 0;
    for (const char c : part.substr(0, 4)) value = value * 10 + (text::is_digit(c) ? c - '0' : 0);
    append_big_endian(value > limit || part.size() > 4 ? 0 : static_cast<std::uint64_t>(value), 2, key);
  }
}

// Appends texts of a record, each with an end mark.
class TextsInOrder {
 public:
  TextsInOrder(const Record& record, std::string& out)
      : record_(record),
        source_(record.source.data()),
        readable_(record.source.size() - std::min(record.source.size(), block)),
        out_(out) {
    constexpr std::size_t usual_move = 8;  // bytes, including the end mark
    const std::size_t start = out.size();
    out_.resize(start + usual_move * (record.tape.size() + 1) + block);
    continue_at(start);
  }

  void add(Span span) {
    const std::size_t size = span.end - span.begin;
    const bool near = span.begin < readable_;  // texts outside `source` always have large offsets
    char* to = to_;
    if (!near || size >= block || to >= last_block_) to = room_for(record_.text(span));
    if (near && size < block) {
      std::memcpy(to, source_ + span.begin, block);
      to += size;
    } else {
      const std::string_view text = record_.text(span);
      to = std::copy(text.begin(), text.end(), to);
    }
    *to++ = '\0';
    to_ = to;
  }
  void finish() { out_.resize(static_cast<std::size_t>(to_ - out_.data())); }

 private:
  static constexpr std::size_t block = 16;  // bytes copied at once

  void continue_at(std::size_t used) {
    to_ = out_.data() + used;
    last_block_ = out_.data() + out_.size() - block;
  }
  // Returns the address where the text must be appended.
  [[gnu::noinline]] char* room_for(std::string_view text) {
    if (to_ + text.size() >= last_block_) {
      const auto used = static_cast<std::size_t>(to_ - out_.data());
      out_.resize(2 * out_.size() + text.size() + block);
      continue_at(used);
    }
    return to_;
  }

  const Record& record_;
  const char* source_;
  std::size_t readable_;
  std::string& out_;
  char* to_ = nullptr;
  char* last_block_ = nullptr;  // last address after which a block and an end mark fit
};

void append_tag(const Record& record, TagName name, std::string& key) {
  const std::string_view value = record.tag(name);
  append_key_text(text::trim(value).empty() ? std::string_view() : value, key);
}

}  // namespace

void append_round_key(std::string_view round, std::string& key) {
  constexpr std::int64_t largest = 0xFFFF'FFFE;
  if (round == "?" || round == "-") {
    key += round == "?" ? '\1' : '\2';
    return append_key_text(round, key);
  }
  const std::size_t start = key.size();
  key += '\3';
  for (std::string_view rest = round; !rest.empty();) {
    const std::int64_t number = text::parse_number(take_component(rest), largest);
    if (number < 0) {
      key.resize(start);
      key += '\4';
      return append_key_text(round, key);
    }
    append_big_endian(static_cast<std::uint64_t>(number) + 1, 4, key);
  }
  append_big_endian(0, 4, key);  // end mark: "4" comes before "4.1"
}

void append_collating_key(const TagSheet& tags, std::string_view movetext, std::string& key) {
  append_date(tags.value(RosterTag::date), key);
  append_key_text(tags.value(RosterTag::event), key);
  append_key_text(tags.value(RosterTag::site), key);
  append_round_key(tags.value(RosterTag::round), key);
  append_key_text(tags.value(RosterTag::white), key);
  append_key_text(tags.value(RosterTag::black), key);
  append_key_text(tags.value(RosterTag::result), key);
  key += movetext;
}

void append_identity(const Record& record, const TagSheet& tags, Repeats repeats, std::string_view line_key,
                     std::string& key) {
  if (repeats == Repeats::exact)
    for (std::size_t i = 0; i < roster_names.size(); ++i) append_key_text(tags.tags()[i].value, key);
  if (repeats == Repeats::players) {
    for (const RosterTag player : {RosterTag::white, RosterTag::black}) {
      append_plain_name(tags.value(player), key);
      key += '\0';
    }
  }
  append_tag(record, TagName::game_type, key);
  if (repeats != Repeats::exact) append_tag(record, TagName::variant, key);
  const bool counts_plies = repeats == Repeats::position || !line_key.empty();
  if (counts_plies) append_big_endian(static_cast<std::uint64_t>(count_plies(record)), 8, key);
  if (repeats == Repeats::position) return;
  if (!line_key.empty()) return append_key_text(line_key, key);
  append_tag(record, TagName::fen, key);
  TextsInOrder moves(record, key);
  for_each_main_line(record, [&](const Event& event) {
    moves.add(event.text);
    return true;
  });
  moves.finish();
}

}  // namespace mt
