#include "movetext/server/app/board_filter.hpp"

#include "movetext/server/domain/family.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr std::uint32_t most_boards = 200;  // maximum number of boards in one list

void narrow(BoardFilter& filter, std::string_view word) {
  if (text::same_in_any_case(word, "active")) filter.query.state = domain::GameState::active;
  if (text::same_in_any_case(word, "inactive")) filter.query.state = domain::GameState::finished;
  if (text::same_in_any_case(word, "next")) {
    filter.query.state = domain::GameState::active;
    filter.query.my_turn = true;
  }
  if (text::same_in_any_case(word, "tournament")) filter.none = true;
}

}  // namespace

BoardFilter board_filter(std::string_view game, std::string_view words) {
  BoardFilter filter;
  filter.query.limit = most_boards;
  if (!game.empty() && !text::same_in_any_case(game, "all"))
    filter.query.rating_classes = domain::games_called(game);
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    narrow(filter, words.substr(at, end - at));
    at = end + 1;
  }
  return filter;
}

}  // namespace mt::server::app
