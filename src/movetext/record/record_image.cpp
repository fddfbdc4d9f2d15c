#include "movetext/record/record_image.hpp"

#include <algorithm>

namespace mt {
namespace {

// Appends to a string. It enlarges the string in large steps, because an image has thousands of small parts.
class ImageWriter {
 public:
  explicit ImageWriter(std::string& out) : out_(out), used_(out.size()) {}

  std::size_t size() const { return used_; }
  // Makes room for two numbers, a text and four more bytes.
  void make_room(std::size_t text) {
    constexpr std::size_t others = 64;
    if (out_.size() - used_ < text + others) out_.resize(2 * out_.size() + text + others);
  }
  void byte(std::uint8_t value) { out_[used_++] = static_cast<char>(value); }
  // Writes a number in groups of seven bits, lowest first. Most numbers of a record take one byte.
  void number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) byte(static_cast<std::uint8_t>(value | 0x80));
    byte(static_cast<std::uint8_t>(value));
  }
  void text(std::string_view text) {
    make_room(text.size());
    number(text.size());
    text.copy(out_.data() + used_, text.size());
    used_ += text.size();
  }
  void finish(std::size_t size) { out_.resize(size); }

 private:
  std::string& out_;
  std::size_t used_;
};

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

Span take_text(std::string_view& bytes, Record& record) {
  const std::uint64_t written = take_varint(bytes);
  const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(written, bytes.size()));
  const Span span = record.keep(bytes.substr(0, size));
  bytes.remove_prefix(size);
  return span;
}

void write_event(const Record& record, const Event& event, ImageWriter& image) {
  image.make_room(0);
  image.byte(static_cast<std::uint8_t>(event.kind));
  // The shape of a move is not stored, because it belongs to the text in the source.
  image.byte(event.kind == EventKind::ply ? 0 : event.arg);
  image.number(event.flags);
  image.number(event.value);
  image.text(event.kind == EventKind::removed ? std::string_view() : record.text(event));
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

// Returns the index of the convention in conventions::all.
std::uint64_t number_of(const Convention& convention) {
  const auto* const found = std::find(conventions::all.begin(), conventions::all.end(), &convention);
  return static_cast<std::uint64_t>(found - conventions::all.begin());
}

}  // namespace

bool append_image(const Record& record, std::size_t most, std::string& out) {
  const std::size_t before = out.size();
  ImageWriter image(out);
  image.make_room(0);
  image.number(number_of(*record.convention));
  image.number(record.tags.size());
  for (const Tag& tag : record.tags) {
    image.text(record.text(tag.name));
    image.text(record.text(tag.value));
  }
  image.make_room(0);
  image.number(record.tape.size());
  for (const Event& event : record.tape) {
    write_event(record, event, image);
    if (image.size() - before > most) break;
  }
  const bool fits = image.size() - before <= most;
  image.finish(fits ? image.size() : before);
  return fits;
}

void read_image(std::string_view image, Record& record) {
  record.clear();
  record.source_is_movetext = false;
  const std::uint64_t convention = take_varint(image);
  if (convention >= conventions::all.size()) return;
  record.convention = conventions::all[static_cast<std::size_t>(convention)];
  for (std::uint64_t tags = take_varint(image); tags > 0 && !image.empty(); --tags) {
    const Span name = take_text(image, record);
    record.push_tag(name, take_text(image, record));
  }
  for (std::uint64_t events = take_varint(image); events > 0 && !image.empty(); --events)
    record.tape.push_back(take_event(image, record));
}

}  // namespace mt
