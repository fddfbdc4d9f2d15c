#include "movetext/server/app/command_topics.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr std::size_t most_topics = 10;  // maximum number of topics in one command

}  // namespace

std::vector<std::string> topics_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size() && words.size() < most_topics;) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

}  // namespace mt::server::app
