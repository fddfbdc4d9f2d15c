// Groups of records that are alike in one or several values.
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
  std::string tag{};  // for FilterName::tag: the name
};

// Separates the values of a group with several keys; it never occurs in a value.
inline constexpr char between_values = '\x1F';

// Reads names of filters ("player,year"). Returns an error message, or an empty string on success.
std::string read_group_keys(std::string_view text, std::vector<GroupKey>& out);

// Facts about the game that are not in the record.
struct GroupContext {
  bool white_first = true;  // the first side is White
  std::string_view game{};  // the name of the game; empty if it is not known
  std::string_view end{};   // how it ended by its rules, as filters name it; empty if it did not end
};

// The result of a game for one of its players.
enum class PlayerResult : std::uint8_t { none, win, draw, loss };

// Appends the groups of a record: one for each player if a key is `player`, else one. A value is empty if the
// record does not give it ("?"). Values contain no control characters and have at most 1 KiB; longer values
// that share the first 1 KiB are one group. Dates are "YYYY.MM.DD"; codes of openings lose the suffixes of
// programs ("B90j" is "B90"); results are "1-0", "0-1", "draw", "open", "0-0", or a text that is not a score.
// `results`: if not nullptr, records are counted: for each group it receives how the game ended for the
// player of the group, and a result beside a player is "win", "draw" or "loss". A game whose players have the
// same name counts neither way for that player.
void append_groups(const Record& record, std::span<const GroupKey> keys, const GroupContext& context,
                   std::vector<std::string>& out, std::vector<PlayerResult>* results = nullptr);

}  // namespace mt
