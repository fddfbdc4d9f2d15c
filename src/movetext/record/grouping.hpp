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
  std::string tag{};  // FilterName::tag: its name
};

// Stands between the values of a group that has several; no value has it.
inline constexpr char between_values = '\x1F';

// Reads "player,year": names of filters.  Returns what is wrong; empty: nothing.
std::string read_group_keys(std::string_view text, std::vector<GroupKey>& out);

// What the record does not say itself.
struct GroupContext {
  bool white_first = true;  // the first side is White
  std::string_view game{};  // the name of the game; empty: it is not known
  std::string_view end{};   // how it ended by its rules, as filters name it; empty: it did not
};

// How a game ended for one of its players.
enum class PlayerResult : std::uint8_t { none, win, draw, loss };

// Appends the groups of a record: two for the two players, else one.  A value is empty if the record does not
// say it ("?").  It has no control characters and at most 1 KiB: what is alike up to there is one group.
// Dates are "YYYY.MM.DD"; codes of openings lose what programs add to them ("B90j" is "B90"); results are
// "1-0", "0-1", "draw", "open", "0-0", or a text that is no score.
// `results`: if not nullptr, records are counted: for each group it receives how the game ended for the
// player of the group, and a result beside a player is "win", "draw" or "loss".  A game in which both players
// have one name says nothing of that player.
void append_groups(const Record& record, std::span<const GroupKey> keys, const GroupContext& context,
                   std::vector<std::string>& out, std::vector<PlayerResult>* results = nullptr);

}  // namespace mt
