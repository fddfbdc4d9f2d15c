#include "movetext/database/file/game_facts.hpp"

#include "movetext/text/date.hpp"

namespace mt::database {

void append_date(std::int32_t date, std::string& out) {
  const std::int32_t year = date / 10000 % 10000;
  text::write_date({.year = static_cast<std::int16_t>(year),
                    .year_digits = static_cast<std::uint8_t>(year == 0 ? 0 : 4),
                    .month = static_cast<std::uint8_t>(date / 100 % 100),
                    .day = static_cast<std::uint8_t>(date % 100)},
                   out);
}

}  // namespace mt::database
