// What the table `game` holds about a record.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::database {

// The values of the column `result`.
enum class StoredResult : std::uint8_t { open = 0, white_won = 1, black_won = 2, drawn = 3 };

// Their texts in views and options, by their numbers.
inline constexpr std::array<std::string_view, 4> result_texts{"*", "1-0", "0-1", "1/2-1/2"};

// The bits of the column `flags`.
namespace flags {
inline constexpr std::uint32_t position = 1;  // the record has a start position of its own
inline constexpr std::uint32_t comments = 2;  // comments, glyphs or properties
inline constexpr std::uint32_t variations = 4;
inline constexpr std::uint32_t warnings = 8;
inline constexpr std::uint32_t errors = 16;
inline constexpr std::uint32_t match = 32;  // the record is a match of several games
// The columns do not have all values as the record writes them, the game has another board than its name
// implies, or there is text before the tags. Filters have to read the record, and the one before it.
inline constexpr std::uint32_t unusual = 64;
}  // namespace flags

// Appends the column `date` as a text of a record: "1990.05.??", or "????.??.??".
void append_date(std::int32_t date, std::string& out);

struct GameFacts {
  std::string type{};  // name of the game, "chess"; empty if it is not known
  std::string white{};
  std::string black{};
  std::string event{};
  std::string site{};
  std::string round{};
  std::string eco{};
  std::string opening{};
  std::int32_t date = 0;  // YYYYMMDD; unknown parts are 0
  std::int32_t white_elo = 0;
  std::int32_t black_elo = 0;
  StoredResult result = StoredResult::open;
  std::uint32_t plies = 0;  // legal plies of the main line
  std::uint32_t games = 1;  // number of games in the record; a match has several
  std::uint32_t flags = 0;
  std::int64_t moves_key = 0;
  std::int64_t position_key = 0;
  std::string pieces{};  // a byte for each kind of White's pieces, then of Black's (piece_counts.hpp)

  std::int32_t year() const { return date / 10000; }
};

}  // namespace mt::database
