#include "movetext/server/app/continuations.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr std::size_t most_parts = 8;

// Returns the steps of the move in lowercase, without hit marks ("*"), because players may omit them.
std::vector<std::string> parts_of(std::string_view move) {
  std::vector<std::string> parts;
  while (!move.empty() && parts.size() <= most_parts) {
    const std::size_t end = std::min(move.find(' '), move.size());
    std::string part;
    for (const char c : move.substr(0, end))
      if (c != '*') part += text::to_lower(c);
    if (!part.empty()) parts.push_back(std::move(part));
    move.remove_prefix(std::min(end + 1, move.size()));
  }
  return parts;
}

bool has_all(std::vector<std::string> parts, const std::vector<std::string>& wanted) {
  for (const std::string& part : wanted) {
    const auto found = std::find(parts.begin(), parts.end(), part);
    if (found == parts.end()) return false;
    parts.erase(found);
  }
  return !parts.empty();
}

}  // namespace

std::vector<std::string> continuations(std::string_view typed, const std::vector<std::string>& legal) {
  std::vector<std::string> found;
  const std::vector<std::string> wanted = parts_of(typed);
  if (wanted.empty() || wanted.size() > most_parts) return found;
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(found),
               [&](const std::string& move) { return has_all(parts_of(move), wanted); });
  return found;
}

}  // namespace mt::server::app
