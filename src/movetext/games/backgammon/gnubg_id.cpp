#include "movetext/games/backgammon/gnubg_id.hpp"

#include "movetext/games/backgammon/base64.hpp"

namespace mt::backgammon {
namespace {

// The checkers in 80 bits. The side that is not on roll comes first. For each of a side's points 1..24 and
// its bar, there is a one for each checker, and then a zero.
using PositionKey = BitBox<10>;
using MatchKey = BitBox<9>;

// A field of the Match ID: its first bit and its width.
struct BitField {
  std::size_t at;
  std::size_t width;
};
constexpr BitField cube_field{0, 4};
constexpr BitField owner_field{4, 2};  // 0 White, 1 Black, 3 no side
constexpr BitField on_roll_field{6, 1};
constexpr BitField crawford_field{7, 1};
constexpr BitField state_field{8, 3};
constexpr BitField decider_field{11, 1};
constexpr BitField double_field{12, 1};
constexpr BitField resignation_field{13, 2};
constexpr BitField first_die_field{15, 3};
constexpr BitField second_die_field{18, 3};
constexpr BitField length_field{21, 15};
constexpr BitField white_score_field{36, 15};
constexpr BitField black_score_field{51, 15};
constexpr BitField no_jacoby_field{66, 1};
constexpr BitField zero_field{67, 5};

enum GameState : std::uint32_t { not_begun, playing, over, resigned, dropped };

std::uint32_t get(const MatchKey& key, BitField field) {
  return key.number(field.at, field.width);
}
void put(MatchKey& key, BitField field, std::uint32_t value) {
  key.put(field.at, field.width, value);
}

// Reads the number of checkers on each point of a side in its own numbering. The last number is for the bar.
bool read_checkers(const PositionKey& key, std::array<std::array<int, 26>, 2>& counts) {
  std::size_t at = 0;
  for (auto& side : counts) {
    for (std::size_t point = 1; point < side.size(); ++point) {
      for (; at < 80 && key.bit(at); ++at) ++side[point];
      if (at++ >= 80) return false;  // the zero that ends the point is missing
    }
  }
  for (; at < 80; ++at)
    if (key.bit(at)) return false;
  return true;
}

PositionMisread read_match(const MatchKey& key, Bytes where, Draft& draft, PositionNotes& notes) {
  Position& position = draft.position;
  draft.cube_at = draft.score_at = draft.turn_at = where;
  draft.cube_value = std::uint64_t{1} << get(key, cube_field);
  const std::uint32_t owner = get(key, owner_field);
  if (owner == 2) return misread(PositionFault::cube_owner, where);
  // A cube at 1 has no owner, even if the bits name one.
  draft.cube_owner = owner == 3 || draft.cube_value == 1 ? 0 : static_cast<int>(owner) + 1;
  position.on_roll = static_cast<Side>(get(key, on_roll_field));
  position.to_decide = static_cast<Side>(get(key, decider_field));
  position.match_length = get(key, length_field);
  position.score = {get(key, white_score_field), get(key, black_score_field)};
  position.crawford = position.is_money() ? Flag::no : flag(get(key, crawford_field) != 0);
  if (position.is_money()) position.jacoby = flag(get(key, no_jacoby_field) == 0);
  position.resignation = static_cast<std::uint8_t>(get(key, resignation_field));
  position.double_offered = get(key, double_field) != 0;
  if (position.double_offered && position.resignation == 0 && position.to_decide == position.on_roll)
    position.animals = 1;
  if (!position.double_offered && position.resignation == 0 && position.to_decide != position.on_roll)
    remark(notes, where, "nothing is on offer: the side on roll decides", Code::odd_position);
  const std::uint32_t first = get(key, first_die_field);
  const std::uint32_t second = get(key, second_die_field);
  if ((first == 0) != (second == 0) || first > 6 || second > 6) return misread(PositionFault::dice, where);
  position.dice = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  if (get(key, zero_field) != 0) return misread(PositionFault::code, where);
  if (const std::uint32_t state = get(key, state_field); state != playing && state != not_begun)
    remark(notes, where, state > dropped ? "the state of the game is unknown" : "the game is over",
           Code::odd_position);
  return {};
}

PositionMisread read_ids(std::string_view text, std::string_view position_id, std::string_view match_id,
                         Draft& draft, PositionNotes& notes) {
  draft.checkers_at = bytes_of(text, position_id);
  if (position_id.size() != PositionKey::letters || !is_base64(position_id))
    return misread(PositionFault::code, draft.checkers_at);
  PositionKey key;
  std::array<std::array<int, 26>, 2> counts{};
  if (!key.read(position_id) || !read_checkers(key, counts))
    return misread(PositionFault::code, draft.checkers_at);
  Position& position = draft.position;
  position.on_roll = Side::second;
  if (match_id.empty()) {
    remark(notes, draft.checkers_at,
           "a Position ID alone has only the checkers: Black is assumed to be on roll", Code::odd_position,
           Severity::note);
  } else {
    const Bytes where = bytes_of(text, match_id);
    MatchKey match;
    if (match_id.size() != MatchKey::letters || !is_base64(match_id) || !match.read(match_id))
      return misread(PositionFault::code, where);
    if (const PositionMisread fault = read_match(match, where, draft, notes); fault) return fault;
  }
  draft.counts[index(other(position.on_roll))] = counts[0];
  draft.counts[index(position.on_roll)] = counts[1];
  return complete(draft, text, notes);
}

}  // namespace

Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, std::string_view position_id,
                                      std::string_view match_id, PositionNotes& notes) {
  Draft draft(rules);
  if (const PositionMisread fault = read_ids(text, position_id, match_id, draft, notes); fault)
    return refuse(text, fault, notes);
  return PositionReading{draft.position, draft.rules};
}

Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, PositionNotes& notes) {
  const std::size_t colon = text.find(':');
  const std::string_view match_id =
      colon == std::string_view::npos ? std::string_view{} : text.substr(colon + 1);
  return read_gnubg_id(rules, text, text.substr(0, colon), match_id, notes);
}

void write_position_id(const Position& position, std::string& out) {
  PositionKey key;
  std::size_t at = 0;
  for (const Side side : {other(position.on_roll), position.on_roll}) {
    for (int point = 1; point <= bar; ++point) {
      for (int i = position.board.count(side, point); i > 0; --i) key.set(at++);
      ++at;
    }
  }
  key.write(out);
}

void write_match_id(const Position& position, std::string& out) {
  MatchKey key;
  const CubeOwner owner = position.cube.owner;
  put(key, cube_field, position.cube.exponent);
  put(key, owner_field, owner == CubeOwner::none ? 3 : static_cast<std::uint32_t>(owner) - 1);
  put(key, on_roll_field, static_cast<std::uint32_t>(position.on_roll));
  put(key, crawford_field, position.crawford == Flag::yes ? 1 : 0);
  put(key, state_field, playing);
  put(key, decider_field, static_cast<std::uint32_t>(position.to_decide));
  put(key, double_field, position.double_offered ? 1 : 0);
  put(key, resignation_field, position.resignation);
  put(key, first_die_field, static_cast<std::uint32_t>(position.dice.larger()));
  put(key, second_die_field, static_cast<std::uint32_t>(position.dice.smaller()));
  put(key, length_field, position.match_length);
  put(key, white_score_field, position.score[0]);
  put(key, black_score_field, position.score[1]);
  put(key, no_jacoby_field, position.is_money() && position.jacoby == Flag::yes ? 0 : 1);
  key.write(out);
}

void write_gnubg_id(const Position& position, std::string& out) {
  write_position_id(position, out);
  out += ':';
  write_match_id(position, out);
}

bool looks_like_gnubg_id(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (!is_base64(text.substr(0, colon)) || text.substr(0, colon).size() != PositionKey::letters) return false;
  return colon == std::string_view::npos ||
         (text.size() - colon - 1 == MatchKey::letters && is_base64(text.substr(colon + 1)));
}

}  // namespace mt::backgammon
