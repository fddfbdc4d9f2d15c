#include "movetext/games/table/families.hpp"

#include "movetext/games/table/family_list.hpp"
#include "movetext/text/same_word.hpp"

namespace mt {

std::span<const Family* const> families() {
  return family_list;
}

const Family* find_family(std::string_view name) {
  for (const Family* family : families())
    if (text::same_in_any_case(family->name, name)) return family;
  return nullptr;
}

}  // namespace mt
