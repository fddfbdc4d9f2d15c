#include "movetext/formats/json/writer.hpp"

#include "movetext/record/match.hpp"
#include "movetext/record/move_notes.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

namespace mt::json {
namespace {

void append_number(std::uint32_t value, std::string& out) {
  char digits[10];
  char* const end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  out.append(digits, end);
}

void append_unit(char32_t unit, std::string& out) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += hex[(unit >> shift) & 0xFU];
}

void append_escaped(char32_t value, std::string& out) {
  if (value < 0x10000) return append_unit(value, out);
  append_unit(0xD800 + ((value - 0x10000) >> 10), out);
  append_unit(0xDC00 + ((value - 0x10000) & 0x3FF), out);
}

constexpr bool needs_no_escape(char c) {
  return c >= ' ' && c < '\x7F' && c != '"' && c != '\\';
}

void append_control(char c, std::string& out) {
  switch (c) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      append_unit(static_cast<unsigned char>(c), out);
  }
}

// Returns how many bytes of the text can be written at once; a character is never split.
std::size_t piece_of(std::string_view text) {
  constexpr std::size_t most = text::Outlet::enough / 8;
  if (text.size() <= most) return text.size();
  std::size_t size = most;
  while (size > most - 4 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80) --size;
  return size;
}

void append_escaped(std::string_view text, std::string& out, bool ascii) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t plain = at;
    while (plain < text.size() && needs_no_escape(text[plain])) ++plain;
    out += text.substr(at, plain - at);
    at = plain;
    if (at == text.size()) break;
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      append_control(text[at++], out);
      continue;
    }
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    if (ascii)
      append_escaped(scalar.value, out);
    else
      text::append_scalar(scalar.value, out);
  }
}

void append_field(std::string_view name, std::string_view value, std::string& out, bool ascii,
                  text::Outlet* outlet) {
  append_string(name, out, ascii);
  out += ":\"";
  while (!value.empty()) {
    const std::size_t size = piece_of(value);
    append_escaped(value.substr(0, size), out, ascii);
    value.remove_prefix(size);
    text::send_enough(out, outlet);
  }
  out += '"';
}

// Appends a move without its blanks: "11 - 15" becomes "11-15".
void append_move(std::string_view move, std::string& out, bool ascii) {
  if (std::none_of(move.begin(), move.end(), text::is_blank)) return append_string(move, out, ascii);
  std::string close;
  std::copy_if(move.begin(), move.end(), std::back_inserter(close),
               [](char c) { return !text::is_blank(c); });
  append_string(close, out, ascii);
}

void append_side(std::uint32_t half_move, std::string& out) {
  out += side_of(half_move) == Side::first ? ",\"side\":\"first\"" : ",\"side\":\"second\"";
}

// Appends ,"number":12,"side":"first" if the number of the half-move is known from a replay.
void append_turn(std::uint32_t half_move, std::string& out) {
  if (half_move == 0) return;
  out += ",\"number\":";
  append_number(half_move / 2, out);
  append_side(half_move, out);
}

template <class Number>
void append_value(std::string_view name, Number number, std::string& out) {
  char digits[32];
  char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(",\"").append(name).append("\":").append(digits, end);
}

void append_list(std::string_view name, const std::vector<std::string>& items, std::string& out, bool ascii) {
  if (items.empty()) return;
  out.append(",\"").append(name).append("\":[");
  const std::string* const first = items.data();
  for (const std::string& item : items) {
    if (&item != first) out += ',';
    append_string(item, out, ascii);
  }
  out += ']';
}

// Appends the values of the commands in a comment: ,"clock":598,"eval":0.31.
void append_commands(std::string_view comment, std::string& out, bool ascii) {
  if (comment.find("[%") == std::string_view::npos) return;
  MoveNotes notes;
  notes.add_comment(comment);
  if (notes.clock) append_value("clock", *notes.clock, out);
  if (notes.elapsed) append_value("time_used", *notes.elapsed, out);
  if (notes.value && notes.value->is_win)
    append_value("mate", static_cast<std::int64_t>(notes.value->value), out);
  else if (notes.value)
    append_value("eval", notes.value->value, out);
  if (notes.depth) append_value("depth", *notes.depth, out);
  append_list("squares", notes.squares, out, ascii);
  append_list("arrows", notes.arrows, out, ascii);
}

}  // namespace

void append_string(std::string_view text, std::string& out, bool ascii) {
  out += '"';
  append_escaped(text, out, ascii);
  out += '"';
}

void Writer::write(const Record& record, std::string& out, bool white_first, text::Outlet* outlet) {
  out += "{\"format\":";
  append_string(record.convention->name, out, options_.ascii);
  out += ",\"tags\":{";
  if (record.convention->keeps_tags)
    write_own_tags(record, out, outlet);
  else
    write_sheet(record, white_first, out, outlet);
  out += "},\"moves\":[";
  games_ = 0;
  const Parts parts = options_.reduced ? Parts{false, false, false} : options_.parts;
  bool first = true;
  for_each_part(record, parts, [&](const Event& event) {
    if (event.kind == EventKind::result) return;
    if (!std::exchange(first, false)) out += ',';
    write_event(record, event, out, outlet);
    text::send_enough(out, outlet);
  });
  out += "],\"result\":";
  const std::string_view own = terminator(record);
  const std::string_view result = tells_result(own) ? canonical_result(own) : record_result(record);
  append_string(can_end_movetext(result) ? result : "*", out, options_.ascii);
  out += '}';
}

void Writer::write_sheet(const Record& record, bool white_first, std::string& out, text::Outlet* outlet) {
  tags_.fill(record, {.white_first = white_first, .reduced = options_.reduced});
  bool first = true;
  for (const CanonicalTag& tag : tags_.tags()) {
    if (!std::exchange(first, false)) out += ',';
    append_field(tag.name, tag.value, out, options_.ascii, outlet);
  }
}

// Writes the tags in the record's order and with unchanged names.
void Writer::write_own_tags(const Record& record, std::string& out, text::Outlet* outlet) const {
  bool first = true;
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    if (options_.reduced && !is_match_tag(name)) continue;
    if (!std::exchange(first, false)) out += ',';
    append_field(name, record.text(tag.value), out, options_.ascii, outlet);
  }
}

void Writer::write_event(const Record& record, const Event& event, std::string& out, text::Outlet* outlet) {
  const auto field = [&](std::string_view name) {
    append_field(name, record.text(event), out, options_.ascii, outlet);
  };
  out += '{';
  switch (event.kind) {
    case EventKind::ply:
      out += "\"move\":";
      if (record.convention->is_match)  // a play consists of several words
        append_string(record.text(event), out, options_.ascii);
      else
        append_move(record.text(event), out, options_.ascii);
      append_turn(event.value, out);
      if ((event.flags & verbatim) != 0) out += ",\"verbatim\":true";
      break;
    case EventKind::null_ply:
      out += "\"pass\":true";
      append_turn(event.value, out);
      break;
    case EventKind::game:
      out += "\"game\":";
      append_number(++games_, out);
      if (event.value == unknown_score) break;
      out += ",\"score\":\"";
      append_number(score_of(Side::first, event.value), out);
      out += ':';
      append_number(score_of(Side::second, event.value), out);
      out += '"';
      break;
    case EventKind::roll:
      field("roll");
      append_turn(event.value, out);
      break;
    case EventKind::cube:
      append_field("cube", name(static_cast<CubeAction>(event.arg)), out, options_.ascii, outlet);
      if (const std::uint32_t value = cube_value(record.text(event)); value != 0) {
        out += ",\"value\":";
        append_number(value, out);
      }
      append_turn(event.value, out);
      break;
    case EventKind::points:
      out += "\"points\":";
      append_number(event.value / 2, out);
      append_side(event.value, out);
      break;
    case EventKind::setup:
      field("setup");
      append_turn(event.value, out);
      break;
    case EventKind::comment:
      field("comment");
      append_commands(record.text(event), out, options_.ascii);
      break;
    case EventKind::properties:
      field("properties");
      break;
    case EventKind::nag:
      out += "\"nag\":";
      append_number(event.value, out);
      break;
    case EventKind::open:
      out += "\"variation\":\"open\"";
      break;
    case EventKind::close:
      out += "\"variation\":\"close\"";
      break;
    case EventKind::removed:
    case EventKind::result:
      break;
  }
  out += '}';
}

}  // namespace mt::json
