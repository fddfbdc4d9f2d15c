#include "movetext/archive/record_header.hpp"

#include "movetext/archive/number_bytes.hpp"

namespace mt::archive {
namespace {

// Appends a text preceded by its size, so that its end is known.
void append_sized(std::string_view text, std::string& out) {
  append_number(text.size(), out);
  out += text;
}

std::string take_sized(std::string_view& bytes) {
  const std::size_t size = take_number(bytes);
  std::string text(bytes.substr(0, size));
  bytes.remove_prefix(size);
  return text;
}

}  // namespace

std::string RecordHeader::place() const {
  std::string place = key;
  append_number(sequence, place);
  return place;
}

std::vector<std::string> RecordHeader::places() const {
  std::vector<std::string> keys = groups;
  if (keys.empty()) keys.emplace_back();
  for (std::string& each : keys) each += place();
  return keys;
}

void append_header(const RecordHeader& header, std::string& out) {
  append_number(header.groups.size(), out);
  for (const std::string& group : header.groups) append_sized(group, out);
  append_sized(header.key, out);
  for (const std::uint64_t number : {header.sequence, header.file, header.line, header.offset, header.size})
    append_number(number, out);
  out += header.context.white_first ? '1' : '0';
  append_sized(header.context.game, out);
  append_sized(header.context.end, out);
  append_sized(header.image, out);
}

RecordHeader take_header(std::string_view& bytes) {
  RecordHeader header;
  header.groups.resize(take_number(bytes));
  for (std::string& group : header.groups) group = take_sized(bytes);
  header.key = take_sized(bytes);
  for (std::uint64_t* number : {&header.sequence, &header.file, &header.line, &header.offset, &header.size})
    *number = take_number(bytes);
  header.context.white_first = bytes.front() == '1';
  bytes.remove_prefix(1);
  header.context.game = take_sized(bytes);
  header.end = take_sized(bytes);
  header.image = take_sized(bytes);
  return header;
}

}  // namespace mt::archive
