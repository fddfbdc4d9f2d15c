#include "movetext/games/backgammon/snowie_line.hpp"

#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/places.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <optional>

namespace mt::backgammon {
namespace {

class SnowieReader {
 public:
  // `on_roll`: the side from whose view the line is written. If it is nullopt, the field `turn` names the
  // side.
  SnowieReader(const Rules& rules, std::string_view text, std::optional<Side> on_roll, PositionNotes& notes)
      : text_(text), notes_(notes), draft_(rules), on_roll_(on_roll) {}

  PositionMisread read() {
    std::string_view body = text_;
    if (body.ends_with(';')) body.remove_suffix(1);
    field_ = split<field_count>(body, ';');
    if (field_.count != field_count) return misread(PositionFault::fields, bytes(body));
    for (std::size_t i = 0; i < field_count; ++i) {
      if (i == own_name || i == other_name) continue;
      const auto number = read_number(text::trim(field_[i]), -most_in_field, most_in_field);
      if (!number) return misread(PositionFault::number, bytes(field_[i]));
      value_[i] = static_cast<int>(*number);
    }
    PositionMisread fault = read_match();
    if (!fault) fault = read_places();
    if (!fault) fault = read_dice_and_cube();
    if (!fault) fault = complete(draft_, text_, notes_);
    return fault;
  }
  PositionReading reading() const { return {draft_.position, draft_.rules}; }

 private:
  enum Field : std::size_t {
    length,
    jacoby,
    zero,
    money,
    turn,
    own_name,
    other_name,
    crawford,
    own_score,
    other_score,
    cube,
    cube_owner,
    places,  // 26 fields
    dice = places + 26,
    field_count = dice + 2
  };
  static_assert(field_count == 40);

  Bytes bytes(std::string_view part) const { return bytes_of(text_, part); }
  PositionMisread blame(PositionFault fault, Field field) const {
    return misread(fault, bytes(field_[field]));
  }
  Side own() const { return draft_.position.on_roll; }

  PositionMisread read_match() {
    Position& position = draft_.position;
    draft_.score_at = {bytes(field_[own_score]).begin, bytes(field_[other_score]).end};
    for (const Field field : {length, own_score, other_score})
      if (value_[field] < 0 || value_[field] > max_points) return blame(PositionFault::number, field);
    if (value_[turn] != 0 && value_[turn] != 1) return blame(PositionFault::turn, turn);
    position.on_roll = on_roll_.value_or(value_[turn] == 0 ? Side::first : Side::second);
    position.match_length = static_cast<std::uint32_t>(value_[length]);
    position.score[index(own())] = static_cast<std::uint32_t>(value_[own_score]);
    position.score[index(other(own()))] = static_cast<std::uint32_t>(value_[other_score]);
    position.crawford = position.is_money() ? Flag::no : flag(value_[crawford] != 0);
    position.jacoby = flag(position.is_money() && value_[jacoby] != 0);
    return {};
  }

  PositionMisread read_places() {
    draft_.checkers_at = {bytes(field_[places]).begin, bytes(field_[dice - 1]).end};
    for (int place = 0; place <= bar; ++place) {
      const auto field = static_cast<Field>(places + static_cast<std::size_t>(place));
      const PositionFault fault = put_place(draft_, own(), place, value_[field]);
      if (fault != PositionFault::none) return blame(fault, field);
    }
    return {};
  }

  PositionMisread read_dice_and_cube() {
    Position& position = draft_.position;
    draft_.cube_at = {bytes(field_[cube]).begin, bytes(field_[cube_owner]).end};
    draft_.turn_at = {bytes(field_[dice]).begin, bytes(field_[dice + 1]).end};
    draft_.cube_value = static_cast<std::uint64_t>(std::max(value_[cube], 0));
    const int owner_sign = value_[cube_owner];
    if (owner_sign < -1 || owner_sign > 1) return blame(PositionFault::cube_owner, cube_owner);
    if (owner_sign != 0) draft_.cube_owner = static_cast<int>(owner(owner_sign > 0 ? own() : other(own())));
    const int first = value_[dice];
    const int second = value_[dice + 1];
    if (first == 0 && second == 0) return {};
    if (!are_dice(first, second)) return misread(PositionFault::dice, draft_.turn_at);
    position.dice = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
    return {};
  }

  std::string_view text_;
  PositionNotes& notes_;
  Draft draft_;
  std::optional<Side> on_roll_;
  Fields<field_count> field_{};
  std::array<int, field_count> value_{};
};

Result<PositionReading> read_line(const Rules& rules, std::string_view text, std::optional<Side> on_roll,
                                  PositionNotes& notes) {
  SnowieReader reader(rules, text, on_roll, notes);
  if (const PositionMisread fault = reader.read(); fault) return refuse(text, fault, notes);
  return reader.reading();
}

}  // namespace

Result<PositionReading> read_snowie_line(const Rules& rules, std::string_view text, PositionNotes& notes) {
  return read_line(rules, text, std::nullopt, notes);
}

Result<PositionReading> read_snowie_line(const Rules& rules, std::string_view text, Side on_roll,
                                         PositionNotes& notes) {
  return read_line(rules, text, on_roll, notes);
}

void write_snowie_line(const Position& position, std::string& out) {
  const Side own = position.on_roll;
  const Side them = other(own);
  const Board& board = position.board;
  const auto field = [&out](std::int64_t value) { out.append(std::to_string(value)).append(";"); };
  field(position.match_length);
  field(position.is_money() && position.jacoby == Flag::yes ? 1 : 0);
  field(0);
  field(position.is_money() ? 1 : 0);
  field(static_cast<int>(own));
  out += own == Side::first ? "White;Black;" : "Black;White;";
  field(position.crawford == Flag::yes ? 1 : 0);
  field(position.score[index(own)]);
  field(position.score[index(them)]);
  field(position.cube.value());
  field(position.cube.owner == CubeOwner::none ? 0 : position.cube.owner == owner(own) ? 1 : -1);
  for (const int checkers : places_of(board, own)) field(checkers);
  field(position.dice.larger());
  field(position.dice.smaller());
}

bool looks_like_snowie_line(std::string_view text) {
  return std::count(text.begin(), text.end(), ';') >= 30;
}

}  // namespace mt::backgammon
