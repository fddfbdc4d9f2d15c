#include "movetext/formats/wthor/names.hpp"

#include "movetext/formats/wthor/header.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::wthor {

std::string NameTable::read(std::string_view file) {
  const Header header = read_header(file);
  if (header.kind != Kind::names) return "its header is not that of such a table";
  const std::string_view records = file.substr(header_bytes);
  const std::size_t there = records.size() / kind_->width;
  std::string name;
  for (std::size_t i = 0; i < std::min<std::size_t>(there, header.names); ++i) {
    const std::string_view record = records.substr(i * kind_->width, kind_->width);
    name.clear();
    text::decode(record.substr(0, record.find('\0')), text::Charset::latin_1, name);
    add(text::trim(name));
  }
  if (header.names * kind_->width == records.size()) return {};
  return "according to its header it has " + std::to_string(header.names) + " names of " +
         std::to_string(kind_->width) + " bytes each, but the names take " + std::to_string(records.size()) +
         " bytes";
}

void NameTable::add(std::string_view name) {
  names_.emplace_back(name);
  numbers_.try_emplace(names_.back(), names_.size() - 1);
}

std::optional<std::size_t> NameTable::find(std::string_view name) const {
  const auto found = numbers_.find(name);
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

std::string numbered(std::size_t number) {
  return '#' + std::to_string(number);
}

std::optional<std::size_t> read_numbered(std::string_view text) {
  if (!text.starts_with('#')) return std::nullopt;
  const std::int64_t number = text::parse_number(text.substr(1), static_cast<std::int64_t>(most_names));
  if (number < 0 || numbered(static_cast<std::size_t>(number)) != text) return std::nullopt;
  return static_cast<std::size_t>(number);
}

}  // namespace mt::wthor
