#include "movetext/games/backgammon/ogid.hpp"

#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/places.hpp"
#include "movetext/games/backgammon/rows.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

constexpr std::string_view ogid_prefix = "OGID=";
constexpr std::string_view point_letters = "0123456789abcdefghijklmnop";

const Rules* rules_with(std::int64_t count) {
  for (const Rules* rules : rows::all)
    if (rules->checkers == count) return rules;
  return nullptr;
}

class OgidReader {
 public:
  OgidReader(const Rules& rules, std::string_view text, PositionNotes& notes)
      : text_(text), notes_(notes), draft_(rules) {}

  PositionMisread read() {
    const std::string_view body = text_.substr(prefix_size(text_, ogid_prefix));
    field_ = split<field_count>(body, ':');
    if (field_.count < 3 || field_.count > field_count) return blame(PositionFault::fields, body);
    draft_.checkers_at = {bytes(field_[white]).begin, bytes(field_[black]).end};
    PositionMisread fault = read_variant();
    if (!fault) fault = read_points(Side::first, field_[white]);
    if (!fault) fault = read_points(Side::second, field_[black]);
    if (!fault) fault = read_cube(field_[cube]);
    if (!fault) fault = read_turn();
    if (!fault) fault = read_match();
    if (fault) return fault;
    for (const Field left_out : {state, match})
      if (!field_[left_out].empty())
        remark(notes_, bytes(field_[left_out]), "a field of OGID that is not part of the position is ignored",
               Code::position_form, Severity::note);
    return complete(draft_, text_, notes_);
  }
  PositionReading reading() const { return {draft_.position, draft_.rules}; }

 private:
  enum Field : std::size_t {
    white,
    black,
    cube,
    dice,
    turn,
    state,
    white_score,
    black_score,
    length,
    match,
    checkers
  };
  static constexpr std::size_t field_count = 11;

  Bytes bytes(std::string_view part) const {
    return part.data() == nullptr ? Bytes{} : bytes_of(text_, part);
  }
  PositionMisread blame(PositionFault fault, std::string_view part) const {
    return misread(fault, bytes(part));
  }

  PositionMisread read_variant() {
    const std::string_view field = field_[checkers];
    if (field.empty()) return {};
    const auto count = read_number(field, 1, max_checkers);
    if (!count) return blame(PositionFault::number, field);
    if (*count == draft_.rules->checkers) return {};
    const Rules* const rules = rules_with(*count);
    if (rules == nullptr) return blame(PositionFault::number, field);
    draft_.rules = rules;
    return {};
  }

  PositionMisread read_points(Side side, std::string_view field) {
    const int one = side == Side::second ? 1 : -1;
    for (std::size_t i = 0; i < field.size(); ++i) {
      const std::size_t place = point_letters.find(field[i]);
      if (place == std::string_view::npos ||
          put_place(draft_, Side::second, static_cast<int>(place), one) != PositionFault::none)
        return blame(PositionFault::placement, field.substr(i, 1));
      if (i > max_checkers) return blame(PositionFault::count, field);
    }
    return {};
  }

  // Reads the cube, such as W1N.
  PositionMisread read_cube(std::string_view field) {
    draft_.cube_at = bytes(field);
    constexpr std::string_view owners = "NWB";
    if (field.size() != 3 || !text::is_digit(field[1])) return blame(PositionFault::cube, field);
    const std::size_t owner = owners.find(field[0]);
    if (owner == std::string_view::npos) return blame(PositionFault::cube_owner, field);
    draft_.cube_owner = static_cast<int>(owner);
    draft_.cube_value = std::uint64_t{1} << (field[1] - '0');
    switch (field[2]) {
      case 'O':
        draft_.position.double_offered = true;
        return {};
      case 'N':
        return {};
      case 'T':
        remark(notes_, draft_.cube_at, "the double was just taken", Code::position_form, Severity::note);
        return {};
      case 'P':
        remark(notes_, draft_.cube_at, "the double was dropped: the game is over", Code::odd_position);
        return {};
      default:
        return blame(PositionFault::cube, field);
    }
  }

  PositionMisread read_turn() {
    Position& position = draft_.position;
    draft_.turn_at = bytes(field_[dice]);
    if (!read_dice(field_[dice], position.dice)) return blame(PositionFault::dice, field_[dice]);
    const std::string_view who = field_[turn];
    position.on_roll = who == "W" ? Side::first : Side::second;
    if (who.empty())
      remark(notes_, {0, static_cast<std::uint32_t>(text_.size())},
             "the side on roll is not named: assumed to be Black", Code::odd_position, Severity::note);
    else if (who != "W" && who != "B")
      return blame(PositionFault::turn, who);
    return {};
  }

  PositionMisread read_match() {
    Position& position = draft_.position;
    for (const Field field : {white_score, black_score}) {
      if (field_[field].empty()) continue;
      const auto points = read_number(field_[field], 0, max_points);
      if (!points) return blame(PositionFault::number, field_[field]);
      position.score[field == white_score ? 0 : 1] = static_cast<std::uint32_t>(*points);
      draft_.score_at = bytes(field_[field]);
    }
    const std::string_view field = field_[length];
    position.crawford = Flag::no;
    if (field.empty()) return {};
    draft_.score_at = {bytes(field_[white_score]).begin, bytes(field).end};
    std::size_t digits = 0;
    while (digits < field.size() && text::is_digit(field[digits])) ++digits;
    const auto points = read_number(field.substr(0, digits), 0, max_points);
    if (!points) return blame(PositionFault::number, field);
    position.match_length = static_cast<std::uint32_t>(*points);
    return read_mode(field.substr(digits));
  }
  // Reads the text after the length: C, L, or G with a number.
  PositionMisread read_mode(std::string_view mode) {
    if (mode == "C") draft_.position.crawford = Flag::yes;
    if (mode.empty() || mode == "C") return {};
    if (mode != "L" && (mode[0] != 'G' || !read_number(mode.substr(1), 0, max_points)))
      return blame(PositionFault::number, mode);
    remark(notes_, bytes(mode), "an unknown mark after the match length is ignored");
    return {};
  }

  std::string_view text_;
  PositionNotes& notes_;
  Draft draft_;
  Fields<field_count> field_{};
};

void write_points(const Places& places, int sign, std::string& out) {
  for (std::size_t place = 0; place < places.size(); ++place)
    for (int i = places[place] * sign; i > 0; --i) out += point_letters[place];
}

}  // namespace

Result<PositionReading> read_ogid(const Rules& rules, std::string_view text, PositionNotes& notes) {
  OgidReader reader(rules, text, notes);
  if (const PositionMisread fault = reader.read(); fault) return refuse(text, fault, notes);
  return reader.reading();
}

void write_ogid(const Position& position, std::string& out) {
  const Places places = places_of(position.board, Side::second);
  write_points(places, -1, out);
  out += ':';
  write_points(places, 1, out);
  out += ':';
  out += "NWB"[static_cast<std::size_t>(position.cube.owner)];
  out += std::to_string(position.cube.exponent);
  out += position.double_offered ? "O:" : "N:";
  if (position.dice.rolled())
    out.append(std::to_string(position.dice.larger())).append(std::to_string(position.dice.smaller()));
  out += position.on_roll == Side::first ? ":W::" : ":B::";
  out.append(std::to_string(position.score[0]))
      .append(":")
      .append(std::to_string(position.score[1]))
      .append(":");
  if (!position.is_money()) out += std::to_string(position.match_length);
  if (position.crawford == Flag::yes) out += 'C';
  out += ':';
  if (position.checkers != max_checkers) out.append(":").append(std::to_string(position.checkers));
}

bool looks_like_ogid(std::string_view text) {
  if (prefix_size(text, ogid_prefix) != 0) return true;
  const auto fields = split<3>(text, ':');
  if (fields.count < 3 || fields[2].size() != 3) return false;
  return fields[0].find_first_not_of(point_letters) == std::string_view::npos &&
         fields[1].find_first_not_of(point_letters) == std::string_view::npos &&
         std::string_view("WBN").find(fields[2][0]) != std::string_view::npos;
}

}  // namespace mt::backgammon
