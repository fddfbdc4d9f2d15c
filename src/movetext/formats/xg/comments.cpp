#include "movetext/formats/xg/comments.hpp"

#include "movetext/formats/xg/rtf.hpp"

#include <algorithm>
#include <utility>

namespace mt::xg {

Comments::Comments(std::string part) : part_(std::move(part)) {
  for (std::size_t at = 0; at < part_.size();) {
    const std::size_t end = std::min(part_.find("\r\n", at), part_.size());
    lines_.emplace_back(at, end);
    at = std::min(end + 2, part_.size());
  }
}

std::string Comments::find(std::int32_t number) const {
  if (number < 0 || static_cast<std::size_t>(number) >= lines_.size()) return {};
  const auto [begin, end] = lines_[static_cast<std::size_t>(number)];
  std::string rtf = part_.substr(begin, end - begin);
  for (std::size_t at = rtf.find("\1\2"); at != std::string::npos; at = rtf.find("\1\2", at + 2))
    rtf.replace(at, 2, "\r\n");
  return plain_text(rtf);
}

}  // namespace mt::xg
