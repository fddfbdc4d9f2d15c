#include "movetext/games/backgammon/xgid.hpp"

#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/places.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

constexpr std::string_view xgid_prefix = "XGID=";
constexpr std::size_t cells = 26;
constexpr std::string_view offers = "DBR";

bool is_cell(char c) {
  return c == '-' || checkers_of_letter(c) != 0;
}

class XgidReader {
 public:
  XgidReader(const Rules& rules, std::string_view text, PositionNotes& notes)
      : text_(text), notes_(notes), draft_(rules) {}

  PositionMisread read() {
    const std::string_view body = text_.substr(prefix_size(text_, xgid_prefix));
    if (const PositionMisread fault = read_board(body.substr(0, std::min(cells, body.size()))); fault)
      return fault;
    if (body.size() <= cells || body[cells] != ':') return blame(PositionFault::fields, body);
    field_ = split<field_count>(body.substr(cells + 1), ':');
    if (field_.count < 4 || field_.count > field_count) return blame(PositionFault::fields, body);
    if (field_.count < field_count)
      remark(notes_, bytes(body), "the fields after the " + std::to_string(field_.count) + "th are missing");
    PositionMisread fault = read_match();
    if (!fault) fault = read_cube();
    if (!fault) fault = read_turn();
    if (!fault) fault = complete(draft_, text_, notes_);
    return fault;
  }
  PositionReading reading() const { return {draft_.position, draft_.rules}; }

 private:
  enum Field : std::size_t {
    cube,
    cube_owner,
    turn,
    dice,
    black_score,
    white_score,
    rules_bits,
    length,
    max_cube
  };
  static constexpr std::size_t field_count = 9;

  Bytes bytes(std::string_view part) const { return bytes_of(text_, part); }
  PositionMisread blame(PositionFault fault, std::string_view part) const {
    return misread(fault, bytes(part));
  }
  bool has(Field field) const { return field < field_.count; }
  std::optional<std::int64_t> number(Field field, std::int64_t low, std::int64_t high) const {
    return read_number(field_[field], low, high);
  }

  PositionMisread read_board(std::string_view board) {
    draft_.checkers_at = bytes(board);
    for (std::size_t i = 0; i < board.size(); ++i) {
      const int checkers = checkers_of_letter(board[i]);
      const PositionFault fault = checkers == 0 && board[i] != '-'
                                      ? PositionFault::placement
                                      : put_place(draft_, Side::second, static_cast<int>(i), checkers);
      if (fault != PositionFault::none) return blame(fault, board.substr(i, 1));
    }
    return board.size() == cells ? PositionMisread{} : blame(PositionFault::fields, board);
  }

  PositionMisread read_match() {
    Position& position = draft_.position;
    if (!has(length)) {
      position.jacoby = position.beavers = Flag::unknown;
      return has(black_score) ? read_scores() : PositionMisread{};
    }
    draft_.score_at = {bytes(field_[black_score]).begin, bytes(field_[length]).end};
    const auto points = number(length, 0, max_points);
    const auto bits = number(rules_bits, 0, 3);
    if (!points) return blame(PositionFault::number, field_[length]);
    if (!bits) return blame(PositionFault::number, field_[rules_bits]);
    position.match_length = static_cast<std::uint32_t>(*points);
    if (position.is_money()) {
      position.jacoby = flag((*bits & 1) != 0);
      position.beavers = flag((*bits & 2) != 0);
    } else {
      position.crawford = flag(*bits != 0);
    }
    return read_scores();
  }
  PositionMisread read_scores() {
    for (const Field field : {black_score, white_score}) {
      if (!has(field)) continue;
      const auto points = number(field, 0, max_points);
      if (!points) return blame(PositionFault::number, field_[field]);
      draft_.position.score[field == white_score ? 0 : 1] = static_cast<std::uint32_t>(*points);
    }
    return {};
  }

  PositionMisread read_cube() {
    draft_.cube_at = {bytes(field_[cube]).begin, bytes(field_[cube_owner]).end};
    std::string_view value = field_[cube];
    std::string_view owner = field_[cube_owner];
    if (value == "-1" && read_number(owner, 0, Cube::max_exponent)) {
      remark(notes_, draft_.cube_at, "the value of the cube and its owner are swapped");
      std::swap(value, owner);
    }
    const auto exponent = read_number(value, 0, Cube::max_exponent);
    const auto who = read_number(owner, -1, 1);
    if (!exponent) return blame(PositionFault::cube, value);
    if (!who) return blame(PositionFault::cube_owner, owner);
    draft_.cube_value = std::uint64_t{1} << *exponent;
    draft_.cube_owner = *who == 0 ? 0 : *who < 0 ? 1 : 2;
    if (!has(max_cube)) return {};
    const auto largest = number(max_cube, 0, 99);
    if (!largest) return blame(PositionFault::number, field_[max_cube]);
    // Programs that know no limit write 0. In a match the usual limit has no effect, because the match length
    // limits the cube.
    if (*largest != Cube::usual_limit || draft_.position.is_money())
      draft_.position.max_cube =
          static_cast<std::uint8_t>(std::min<std::int64_t>(*largest, Cube::max_exponent));
    return {};
  }

  PositionMisread read_turn() {
    Position& position = draft_.position;
    const auto who = number(turn, -1, 1);
    if (!who || *who == 0) return blame(PositionFault::turn, field_[turn]);
    position.on_roll = *who < 0 ? Side::first : Side::second;
    draft_.turn_at = bytes(field_[dice]);
    const std::size_t offer =
        field_[dice].size() == 1 ? offers.find(field_[dice][0]) : std::string_view::npos;
    if (offer != std::string_view::npos) {
      position.double_offered = true;
      position.animals = static_cast<std::uint8_t>(offer);
      return {};
    }
    return read_dice(field_[dice], position.dice) ? PositionMisread{}
                                                  : blame(PositionFault::dice, field_[dice]);
  }

  std::string_view text_;
  PositionNotes& notes_;
  Draft draft_;
  Fields<field_count> field_{};
};

}  // namespace

Result<PositionReading> read_xgid(const Rules& rules, std::string_view text, PositionNotes& notes) {
  XgidReader reader(rules, text, notes);
  if (const PositionMisread fault = reader.read(); fault) return refuse(text, fault, notes);
  return reader.reading();
}

void write_xgid(const Position& position, std::string& out) {
  out += xgid_prefix;
  for (const int checkers : places_of(position.board, Side::second))
    out += checkers == 0 ? '-' : letter_of_checkers(checkers);
  const auto field = [&out](const std::string& value) { out.append(":").append(value); };
  const auto sign = [](Side side) { return side == Side::first ? "-1" : "1"; };
  const CubeOwner owner = position.cube.owner;
  field(std::to_string(position.cube.exponent));
  field(owner == CubeOwner::none ? "0" : sign(owner == CubeOwner::first ? Side::first : Side::second));
  field(sign(position.on_roll));
  if (position.double_offered)
    field({offers[std::min<std::size_t>(position.animals, offers.size() - 1)]});
  else
    field(std::to_string(position.dice.larger()) + std::to_string(position.dice.smaller()));
  field(std::to_string(position.score[1]));
  field(std::to_string(position.score[0]));
  const int money = (position.jacoby == Flag::yes ? 1 : 0) + (position.beavers == Flag::yes ? 2 : 0);
  field(std::to_string(position.is_money() ? money : position.crawford == Flag::yes ? 1 : 0));
  field(std::to_string(position.match_length));
  field(std::to_string(position.max_cube == 0 ? Cube::usual_limit : position.max_cube));
}

bool looks_like_xgid(std::string_view text) {
  if (prefix_size(text, xgid_prefix) != 0) return true;
  if (text.size() <= cells || text[cells] != ':') return false;
  return std::all_of(text.begin(), text.begin() + cells, is_cell);
}

}  // namespace mt::backgammon
