#include "movetext/record/record_image.hpp"

#include <algorithm>
#include <cstring>

namespace mt {
namespace {

// Appends a number in groups of seven bits, the lowest first; most numbers of a record take one byte.
void append_varint(std::uint64_t value, std::string& out) {
  for (; value >= 0x80; value >>= 7) out += static_cast<char>(value | 0x80);
  out += static_cast<char>(value);
}

std::uint64_t take_varint(std::string_view& bytes) {
  std::uint64_t value = 0;
  unsigned shift = 0;
  while (!bytes.empty() && shift < 64) {
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
    shift += 7;
    if ((byte & 0x80U) == 0) break;
  }
  return value;
}

std::uint32_t take_number(std::string_view& bytes) {
  return static_cast<std::uint32_t>(take_varint(bytes));
}

void append_text(std::string_view text, std::string& out) {
  append_varint(text.size(), out);
  out += text;
}

Span take_text(std::string_view& bytes, Record& record) {
  const std::uint64_t written = take_varint(bytes);
  const std::size_t size = std::min<std::size_t>(written, bytes.size());
  const Span span = record.keep(bytes.substr(0, size));
  bytes.remove_prefix(size);
  return span;
}

void append_event(const Record& record, const Event& event, std::string& out) {
  out += static_cast<char>(event.kind);
  // The shape of a move is that of its text in the source.
  out += static_cast<char>(event.kind == EventKind::ply ? 0 : event.arg);
  append_varint(event.flags, out);
  append_varint(event.value, out);
  append_text(event.kind == EventKind::removed ? std::string_view() : record.text(event), out);
}

Event take_event(std::string_view& bytes, Record& record) {
  Event event;
  if (bytes.size() < 2) return event;
  event.kind = static_cast<EventKind>(bytes[0]);
  event.arg = static_cast<std::uint8_t>(bytes[1]);
  bytes.remove_prefix(2);
  event.flags = static_cast<std::uint16_t>(take_varint(bytes));
  event.value = take_number(bytes);
  event.text = take_text(bytes, record);
  return event;
}

}  // namespace

bool append_image(const Record& record, std::size_t most, std::string& out) {
  const std::size_t before = out.size();
  const Convention* const convention = record.convention;
  char row[sizeof convention];  // the process that reads it has the same table of conventions
  std::memcpy(row, &convention, sizeof convention);
  out.append(row, sizeof row);
  append_varint(record.tags.size(), out);
  for (const Tag& tag : record.tags) {
    append_text(record.text(tag.name), out);
    append_text(record.text(tag.value), out);
  }
  append_varint(record.tape.size(), out);
  for (const Event& event : record.tape) {
    append_event(record, event, out);
    if (out.size() - before > most) break;
  }
  if (out.size() - before <= most) return true;
  out.resize(before);
  return false;
}

void read_image(std::string_view image, Record& record) {
  record.clear();
  record.source_is_movetext = false;
  if (image.size() < sizeof record.convention) return;
  std::memcpy(&record.convention, image.data(), sizeof record.convention);
  image.remove_prefix(sizeof record.convention);
  for (std::uint64_t tags = take_varint(image); tags > 0 && !image.empty(); --tags) {
    const Span name = take_text(image, record);
    record.push_tag(name, take_text(image, record));
  }
  for (std::uint64_t events = take_varint(image); events > 0 && !image.empty(); --events)
    record.tape.push_back(take_event(image, record));
}

}  // namespace mt
