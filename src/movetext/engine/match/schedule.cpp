#include "movetext/engine/match/schedule.hpp"

#include "movetext/text/number.hpp"

namespace mt::engine::match {

Appointment Schedule::game(std::uint64_t number) const {
  Appointment out{.number = number, .pair = number / 2, .is_return = number % 2 == 1};
  out.opening = out.pair / pairings();
  std::uint64_t left = out.pair % pairings();
  std::size_t first = 0;
  for (; left >= engines_ - 1 - first; ++first) left -= engines_ - 1 - first;
  out.pairing = {first, first + 1 + static_cast<std::size_t>(left)};
  out.engines = out.pairing;
  if (out.is_return) out.engines = {out.pairing[1], out.pairing[0]};
  return out;
}

std::string round_of(const Appointment& game) {
  return std::to_string(game.pair + 1) + (game.is_return ? ".2" : ".1");
}

std::uint64_t number_of_round(std::string_view round) {
  const std::size_t dot = round.find('.');
  if (dot == std::string_view::npos) return UINT64_MAX;
  const std::int64_t pair = text::parse_number(round.substr(0, dot));
  const std::string_view place = round.substr(dot + 1);
  if (pair < 1 || (place != "1" && place != "2")) return UINT64_MAX;
  return 2 * static_cast<std::uint64_t>(pair - 1) + (place == "2" ? 1 : 0);
}

}  // namespace mt::engine::match
