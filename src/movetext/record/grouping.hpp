// Groups records that have the same values.
//
//   std::vector<GroupKey> keys;
//   std::string fault = read_group_keys("year,result", keys);
//   append_groups(record, keys, {.white_first = white_first, .game = "chess"}, groups);
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct GroupKey {
  FilterName name = FilterName::event;
  std::string tag{};       // for FilterName::tag: the name of the tag
  bool is_colour = false;  // the side of the player: "white", "black" or "red"; `name` is FilterName::player
};

// Returns whether a game counts for each of its players by this key.
inline bool is_of_player(const GroupKey& key) {
  return key.name == FilterName::player;
}

// Separates the values in the name of a group with several keys. It never occurs in a value.
inline constexpr char between_values = '\x1F';

// Reads the names of values, which are names of filters ("player,year"). Returns an error message, or an
// empty string on success.
std::string read_group_keys(std::string_view text, std::vector<GroupKey>& out);

// Facts about the game that are not in the record.
struct GroupContext {
  bool white_first = true;  // the first side is White
  std::string_view game{};  // the name of the game; empty if unknown
  // the end by the rules, named as in filters; empty if the rules did not end the game
  std::string_view end{};
  std::uint64_t number = 0;  // number of the record in its file, from 1; 0 if unknown
  // What a filter has found: the plies before it and its position. Empty if unknown.
  std::string_view ply{};
  std::string_view position{};
};

// The result of a game for one of its players.
enum class PlayerResult : std::uint8_t { none, win, draw, loss };

// A game from the view of one of its players.
struct PlayerGame {
  PlayerResult result = PlayerResult::none;
  // The numbers of the result in hundredths of a point: 200 and 0 for "2-0", discs, points of backgammon. For
  // a match these are the points of its games. Both are 0 if the result has no numbers.
  std::uint32_t scored = 0;
  std::uint32_t conceded = 0;
  std::uint32_t opponent_rating = 0;  // 0 if unknown

  friend bool operator==(const PlayerGame&, const PlayerGame&) = default;
};

// Returns a game from the view of the player of a side.
PlayerGame game_of_player(const Record& record, bool of_white, bool white_first);

// Appends the groups of a record: one group, or one for each player if a key is `player`.
// The values in a group have these forms:
// - An unknown value ("?") is empty.
// - Values contain no control characters and are cut after 1 KiB.
// - Dates are "YYYY.MM.DD".
// - Opening codes have no suffixes of programs ("B90j" is "B90").
// - Results are "1-0", "0-1", "draw", "open", "0-0", or a text that is not a score.
//
// If `games` is not nullptr, records are counted. `games` then receives one game for each group: the game
// from the view of the player of the group, or an empty one if the group has no player. If there is a key
// `player` or `colour`, the value of the key `result` is "win", "draw" or "loss". If both players have the
// same name, the game is neither a win nor a loss, unless the colour is a key.
void append_groups(const Record& record, std::span<const GroupKey> keys, const GroupContext& context,
                   std::vector<std::string>& out, std::vector<PlayerGame>* games = nullptr);

}  // namespace mt
