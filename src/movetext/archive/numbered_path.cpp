#include "movetext/archive/numbered_path.hpp"

#include <algorithm>

namespace mt::archive {

std::string path_with_word(std::string_view path, std::string_view word) {
  const std::size_t begin = path.rfind('/') + 1;  // npos + 1 is 0
  const std::size_t dot = std::min(path.find('.', begin), path.size());
  std::string out(path.substr(0, dot));
  if (dot > begin) out += '-';
  return out.append(word).append(path.substr(dot));
}

std::string numbered_path(std::string_view path, std::uint64_t number) {
  std::string digits = std::to_string(number);
  if (digits.size() < 4) digits.insert(0, 4 - digits.size(), '0');
  return path_with_word(path, digits);
}

}  // namespace mt::archive
