#include "movetext/server/play/event_id.hpp"

#include "movetext/text/number.hpp"

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

}  // namespace mt::server
