#include "movetext/server/store/postgresql/bulletin.hpp"

#include <charconv>

namespace mt::server::store::postgresql {

std::vector<Change> parse_changes(std::string_view text) {
  std::vector<Change> changes;
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(item.size() + 1, text.size()));
    Change change;
    const char* const end = item.data() + item.size();
    const auto game = std::from_chars(item.data(), end, change.game);
    if (game.ec != std::errc() || game.ptr == end || *game.ptr != ':') continue;
    const auto seq = std::from_chars(game.ptr + 1, end, change.seq);
    if (seq.ec == std::errc() && seq.ptr == end) changes.push_back(change);
  }
  return changes;
}

std::vector<std::string> write_changes(std::span<const Change> changes, std::size_t longest) {
  std::vector<std::string> texts;
  for (const Change& change : changes) {
    const std::string item = std::to_string(change.game) + ':' + std::to_string(change.seq);
    if (texts.empty() || texts.back().size() + 1 + item.size() > longest) {
      texts.push_back(item);
    } else {
      texts.back() += ',' + item;
    }
  }
  return texts;
}

}  // namespace mt::server::store::postgresql
