#include "movetext/server/play/event_id.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <string>

namespace mt::server {

std::optional<std::uint32_t> event_of_message_id(std::string_view id, GameId game) {
  const std::string head = 'g' + std::to_string(game) + ".e";
  if (id.substr(0, head.size()) != head) return {};
  id.remove_prefix(head.size());
  const std::int64_t number = text::parse_number(id.substr(0, id.find('.')), UINT32_MAX);
  if (number < 0) return {};
  return static_cast<std::uint32_t>(number);
}

std::optional<GameId> game_of_message_id(std::string_view id, std::string_view domain) {
  constexpr std::int64_t largest_id = 999'999'999'999'999;
  const std::size_t at = id.rfind('@');
  if (!id.starts_with('g') || at == std::string_view::npos ||
      !text::same_in_any_case(id.substr(at + 1), domain))
    return {};
  const std::string_view local = id.substr(0, at);
  const std::int64_t game = text::parse_number(local.substr(1, local.find('.') - 1), largest_id);
  return game < 1 ? std::nullopt : std::optional<GameId>(game);
}

}  // namespace mt::server
