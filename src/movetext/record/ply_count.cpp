#include "movetext/record/ply_count.hpp"

#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <string>

namespace mt {

const Tag* wrong_ply_count(const Record& record) {
  const Tag* const tag = record.find_tag(TagName::ply_count);
  if (tag == nullptr) return nullptr;
  const std::string_view value = text::trim(record.text(tag->value));
  const bool is_open = value.empty() || value == "?";
  return is_open || text::parse_number(value) == count_plies(record) ? nullptr : tag;
}

void renew_ply_count(Record& record) {
  const std::string count = std::to_string(count_plies(record));
  if (record.tag(TagName::ply_count) != count) record.set_tag("PlyCount", count);
}

}  // namespace mt
