#include "movetext/server/app/event_id.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <string>

namespace mt::server::app {

std::string event_message_id(GameId game, std::uint32_t event, AccountId to, Time at,
                             std::string_view domain) {
  std::string id =
      'g' + std::to_string(game) + ".e" + std::to_string(event) + ".u" + std::to_string(to) + '@';
  return at_moment(id.append(domain), at);
}

std::string at_moment(std::string_view id, Time at) {
  const std::size_t local = std::min(id.rfind('@'), id.size());
  std::string out(id.substr(0, local));
  return out.append(".t").append(std::to_string(at)).append(id.substr(local));
}

std::optional<std::uint32_t> event_of_message_id(std::string_view id, GameId game) {
  const std::string head = 'g' + std::to_string(game) + ".e";
  if (id.substr(0, head.size()) != head) return {};
  id.remove_prefix(head.size());
  const std::int64_t number = text::parse_number(id.substr(0, id.find('.')), UINT32_MAX);
  if (number < 0) return {};
  return static_cast<std::uint32_t>(number);
}

std::optional<Time> moment_of_message_id(std::string_view id) {
  const std::string_view local = id.substr(0, id.rfind('@'));
  const std::size_t mark = local.rfind(".t");
  if (mark == std::string_view::npos) return {};
  const std::int64_t moment = text::parse_number(local.substr(mark + 2), INT64_MAX / 10);
  return moment < 0 ? std::nullopt : std::optional<Time>(moment);
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

}  // namespace mt::server::app
