#include "movetext/record/collate.hpp"

#include "movetext/record/tape.hpp"
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

// Appends a value so that the shorter of two with the same beginning comes first.
void append_text(std::string_view value, std::string& key) {
  key += value;
  key += '\0';
}

std::string_view take_component(std::string_view& rest) {
  const std::size_t dot = rest.find('.');
  const std::string_view part = rest.substr(0, dot);
  rest = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
  return part;
}

// Appends each field separately, so that a month that does not exist does not hide the year.
void append_date(std::string_view date, std::string& key) {
  for (const int limit : {9999, 12, 31}) {
    std::string_view part = take_component(date);
    std::int64_t value = 0;
    for (const char c : part.substr(0, 4)) value = value * 10 + (text::is_digit(c) ? c - '0' : 0);
    append_big_endian(value > limit || part.size() > 4 ? 0 : static_cast<std::uint64_t>(value), 2, key);
  }
}

void append_round(std::string_view round, std::string& key) {
  constexpr std::int64_t largest = 0xFFFF'FFFE;
  if (round == "?" || round == "-") {
    key += round == "?" ? '\1' : '\2';
    return append_text(round, key);
  }
  const std::size_t start = key.size();
  key += '\3';
  for (std::string_view rest = round; !rest.empty();) {
    const std::int64_t number = text::parse_number(take_component(rest), largest);
    if (number < 0) {
      key.resize(start);
      key += '\4';
      return append_text(round, key);
    }
    append_big_endian(static_cast<std::uint64_t>(number) + 1, 4, key);
  }
  append_big_endian(0, 4, key);  // a shorter prefix comes first
}

}  // namespace

void append_collating_key(const TagSheet& tags, std::string_view movetext, std::string& key) {
  append_date(tags.value(RosterTag::date), key);
  append_text(tags.value(RosterTag::event), key);
  append_text(tags.value(RosterTag::site), key);
  append_round(tags.value(RosterTag::round), key);
  append_text(tags.value(RosterTag::white), key);
  append_text(tags.value(RosterTag::black), key);
  append_text(tags.value(RosterTag::result), key);
  key += movetext;
}

void append_identity(const Record& record, const TagSheet& tags, std::string& key) {
  for (std::size_t i = 0; i < roster_names.size(); ++i) append_text(tags.tags()[i].value, key);
  append_text(tags.other("GameType"), key);
  append_text(tags.other("FEN"), key);
  constexpr std::size_t usual_move = 8;  // bytes, with the mark of its end
  constexpr std::size_t block = 16;      // bytes that are copied at once
  const std::size_t start = key.size();
  key.resize(start + usual_move * (record.tape.size() + 1) + block);
  char* to = key.data() + start;
  const char* end = key.data() + key.size();
  for_each_main_line(record, [&](const Event& event) {
    const std::string_view move = record.text(event);
    if (static_cast<std::size_t>(end - to) <= move.size() + block) {
      const auto used = static_cast<std::size_t>(to - key.data());
      key.resize(2 * key.size() + move.size() + block);
      to = key.data() + used;
      end = key.data() + key.size();
    }
    if (move.size() <= block && record.readable(event.text) >= block)
      std::memcpy(to, move.data(), block);
    else
      std::copy(move.begin(), move.end(), to);
    to += move.size();
    *to++ = '\0';
    return true;
  });
  key.resize(static_cast<std::size_t>(to - key.data()));
}

}  // namespace mt
