// A hash for unordered maps of strings that are searched with a std::string_view.
#pragma once
#include <cstddef>
#include <functional>
#include <string_view>

namespace mt::server::store {

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

}  // namespace mt::server::store
