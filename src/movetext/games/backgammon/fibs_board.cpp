#include "movetext/games/backgammon/fibs_board.hpp"

#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/places.hpp"
#include "movetext/games/backgammon/settle.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

constexpr std::string_view fibs_prefix = "board:";
constexpr std::int64_t unlimited = 9999;

class FibsReader {
 public:
  FibsReader(const Rules& rules, std::string_view text, PositionNotes& notes)
      : text_(text), notes_(notes), draft_(rules) {}

  PositionMisread read() {
    std::string_view body = text_;
    if (looks_like_fibs_board(text_)) body.remove_prefix(fibs_prefix.size());
    while (body.ends_with(':')) body.remove_suffix(1);
    field_ = split<field_count>(body, ':');
    if (field_.count <= cube || field_.count > field_count)
      return misread(PositionFault::fields, bytes(body));
    for (std::size_t i = length; i < std::min<std::size_t>(field_.count, field_count); ++i) {
      const auto number = read_number(field_[i], -most_in_field, most_in_field);
      if (!number) return misread(PositionFault::number, bytes(field_[i]));
      value_[i] = static_cast<int>(*number);
    }
    if (field_.count < field_count) remark(notes_, bytes(body), "fields are missing at the end");
    PositionMisread fault = read_match();
    if (!fault) fault = read_places();
    if (!fault) fault = read_turn();
    if (!fault) read_cube();
    if (!fault) fault = complete(draft_, text_, notes_);
    return fault;
  }
  PositionReading reading() const { return {draft_.position, draft_.rules}; }

 private:
  // The fields after "board:", in their order.
  enum Field : std::size_t {
    own_name,
    other_name,
    length,
    own_score,
    other_score,
    places,  // 26 fields
    turn = places + 26,
    own_dice,
    other_dice = own_dice + 2,
    cube = other_dice + 2,
    own_may_double,
    other_may_double,
    was_doubled,
    colour,
    direction,
    home,
    bar_place,
    own_off,
    other_off,
    own_bar,
    other_bar,
    can_move,
    forced_move,
    no_crawford,
    post_crawford,
    field_count
  };
  static_assert(field_count == 52);

  Bytes bytes(std::string_view part) const { return bytes_of(text_, part); }
  PositionMisread blame(PositionFault fault, Field field) const {
    return misread(fault, bytes(field_[field]));
  }
  bool is_own(int sign) const { return (sign > 0) == (value_[colour] >= 0); }

  PositionMisread read_match() {
    draft_.score_at = {bytes(field_[length]).begin, bytes(field_[other_score]).end};
    for (const Field field : {length, own_score, other_score})
      if (value_[field] < 0 || value_[field] > max_points) return blame(PositionFault::number, field);
    Position& position = draft_.position;
    position.match_length = value_[length] == unlimited ? 0 : static_cast<std::uint32_t>(value_[length]);
    position.score = {static_cast<std::uint32_t>(value_[other_score]),
                      static_cast<std::uint32_t>(value_[own_score])};
    position.crawford = read_crawford();
    return {};
  }
  // In the Crawford game both fields are 0. They are also 0 in the games before it and in money play.
  Flag read_crawford() const {
    if (value_[no_crawford] != 0 || value_[post_crawford] != 0 || !may_be_crawford(draft_.position))
      return Flag::no;
    return field_.count < field_count ? Flag::unknown : Flag::yes;
  }

  PositionMisread read_places() {
    draft_.checkers_at = {bytes(field_[places]).begin, bytes(field_[turn - 1]).end};
    const bool ascending = value_[direction] > 0;
    for (int place = 0; place <= bar; ++place) {
      const auto field = static_cast<Field>(places + static_cast<std::size_t>(place));
      const int checkers = is_own(value_[field]) ? std::abs(value_[field]) : -std::abs(value_[field]);
      const PositionFault fault = put_place(draft_, Side::second, ascending ? bar - place : place, checkers);
      if (fault != PositionFault::none) return blame(fault, field);
    }
    return {};
  }

  PositionMisread read_turn() {
    Position& position = draft_.position;
    draft_.turn_at = bytes(field_[turn]);
    if (value_[turn] == 0)
      remark(notes_, draft_.turn_at, "the game is over: Black is assumed to be on roll", Code::odd_position);
    const bool own = value_[turn] == 0 || is_own(value_[turn]);
    position.on_roll = own ? Side::second : Side::first;
    const auto first = static_cast<Field>(own ? own_dice : other_dice);
    const auto second = static_cast<Field>(first + 1);
    if (value_[first] == 0 && value_[second] == 0) return {};
    if (!are_dice(value_[first], value_[second])) return blame(PositionFault::dice, first);
    position.dice = {static_cast<std::uint8_t>(value_[first]), static_cast<std::uint8_t>(value_[second])};
    return {};
  }

  void read_cube() {
    draft_.cube_at = bytes(field_[cube]);
    draft_.cube_value = static_cast<std::uint64_t>(std::max(value_[cube], 0));
    if (field_.count <= other_may_double) return;
    const bool own = value_[own_may_double] != 0;
    const bool theirs = value_[other_may_double] != 0;
    if (draft_.cube_value > 1 && own != theirs) draft_.cube_owner = own ? 2 : 1;
    Position& position = draft_.position;
    position.double_offered = value_[was_doubled] != 0;
    if (own || theirs || position.dice.rolled() || position.match_length == 1) return;
    // FIBS shows a double on offer by the fields that say that neither side may double. Only the owner of the
    // cube can have doubled.
    position.double_offered = true;
    if (draft_.cube_value > 1) draft_.cube_owner = static_cast<int>(owner(position.on_roll));
  }

  std::string_view text_;
  PositionNotes& notes_;
  Draft draft_;
  Fields<field_count> field_{};
  std::array<int, field_count> value_{};
};

}  // namespace

Result<PositionReading> read_fibs_board(const Rules& rules, std::string_view text, PositionNotes& notes) {
  FibsReader reader(rules, text, notes);
  if (const PositionMisread fault = reader.read(); fault) return refuse(text, fault, notes);
  return reader.reading();
}

void write_fibs_board(const Position& position, std::string& out) {
  constexpr Side own = Side::second;
  constexpr Side them = Side::first;
  const Board& board = position.board;
  out += "board:Black:White";
  const auto field = [&out](std::int64_t value) { out.append(":").append(std::to_string(value)); };
  field(position.match_length);
  field(position.score[index(own)]);
  field(position.score[index(them)]);
  for (const int checkers : places_of(board, own)) field(checkers);
  field(position.on_roll == own ? 1 : -1);
  for (int pair = 0; pair < 2; ++pair) {
    field(position.dice.larger());
    field(position.dice.smaller());
  }
  field(position.cube.value());
  field(position.cube.owner == owner(them) ? 0 : 1);
  field(position.cube.owner == owner(own) ? 0 : 1);
  field(!position.double_offered ? 0 : position.on_roll == own ? 1 : -1);
  for (const int fixed : {1, -1, 0, bar}) field(fixed);  // the fields colour, direction, home and bar
  field(position.borne_off(own));
  field(position.borne_off(them));
  field(board.count(own, bar));
  field(board.count(them, bar));
  // The fields for movable checkers, for a forced move, and for a match without the Crawford rule are 0.
  for (int i = 0; i < 3; ++i) field(0);
  field(position.is_money() || position.crawford == Flag::yes ? 0 : 1);
}

bool looks_like_fibs_board(std::string_view text) {
  return text.starts_with(fibs_prefix);
}

}  // namespace mt::backgammon
