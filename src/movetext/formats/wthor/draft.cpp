#include "movetext/formats/wthor/draft.hpp"

#include "movetext/text/little_endian.hpp"

#include <algorithm>

namespace mt::wthor {
namespace {

constexpr std::uint64_t no_number = 0x1'0000;

// Reads the fields of a draft in sequence.
class Fields {
 public:
  explicit Fields(std::string_view bytes) : bytes_(bytes) {}

  std::uint64_t number(std::size_t size) {
    const std::uint64_t value = text::read_little_endian(bytes_, at_, size);
    at_ += size;
    return value;
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(number(1)); }
  Named named() {
    Named named;
    const std::uint64_t number = this->number(3);
    if (number != no_number) named.number = static_cast<std::uint16_t>(number);
    const std::size_t size = byte();
    named.name = bytes_.substr(std::min(at_, bytes_.size()), size);
    at_ += size;
    return named;
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

void append_named(const Named& named, std::string& out) {
  text::append_little_endian(named.number ? *named.number : no_number, 3, out);
  text::append_little_endian(named.name.size(), 1, out);
  out += named.name;
}

}  // namespace

void append_draft(const Draft& draft, std::string& out) {
  const auto put = [&](std::uint64_t value, std::size_t size) {
    text::append_little_endian(value, size, out);
  };
  put(draft.discs, 1);
  put(draft.theoretical, 1);
  for (const std::uint8_t move : draft.moves) put(move, 1);
  put(draft.year, 2);
  put(draft.depth, 1);
  put(static_cast<std::uint64_t>(draft.created.year), 2);
  put(draft.created.month, 1);
  put(draft.created.day, 1);
  for (const Named* named : {&draft.event, &draft.black, &draft.white}) append_named(*named, out);
}

Draft read_draft(std::string_view bytes) {
  Fields fields(bytes);
  Draft draft;
  draft.discs = fields.byte();
  draft.theoretical = fields.byte();
  for (std::uint8_t& move : draft.moves) move = fields.byte();
  draft.year = static_cast<std::uint16_t>(fields.number(2));
  draft.depth = fields.byte();
  const auto year = static_cast<std::int16_t>(fields.number(2));
  const std::uint8_t month = fields.byte();
  draft.created = {year, 4, month, fields.byte()};
  for (Named* named : {&draft.event, &draft.black, &draft.white}) *named = fields.named();
  return draft;
}

}  // namespace mt::wthor
