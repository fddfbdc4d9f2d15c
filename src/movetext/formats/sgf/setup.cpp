#include "movetext/formats/sgf/setup.hpp"

#include "movetext/formats/sgf/values.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <charconv>

namespace mt::sgf {
namespace {

constexpr std::size_t fields = 40;

constexpr std::size_t index(Side side) {
  return side == Side::first ? 0 : 1;
}

// Converts the number of a point from White's numbering to the side's own numbering, or back.
constexpr std::size_t own(std::size_t point, Side side) {
  return side == Side::first || point == bar ? point : 25 - point;
}

struct Stack {
  std::size_t point;
  std::uint8_t checkers;
};

void put(Setup& setup, std::initializer_list<Stack> stacks) {
  for (const Side side : {Side::first, Side::second})
    for (const Stack stack : stacks) setup.checkers[index(side)][own(stack.point, side)] = stack.checkers;
}

std::string without_semicolons(std::string_view name) {
  std::string text(name);
  std::erase_if(text, [](char c) { return c == ';' || c == '(' || c == ')' || c == '\n' || c == '\r'; });
  return text;
}

}  // namespace

Setup start_setup(std::string_view variation) {
  Setup setup;
  if (text::same_in_any_case(variation, "nackgammon"))
    put(setup, {{24, 2}, {23, 2}, {13, 4}, {8, 3}, {6, 4}});
  else if (text::same_in_any_case(variation, "hypergammon (1)"))
    put(setup, {{24, 1}});
  else if (text::same_in_any_case(variation, "hypergammon (2)"))
    put(setup, {{24, 1}, {23, 1}});
  else if (text::same_in_any_case(variation, "hypergammon (3)"))
    put(setup, {{24, 1}, {23, 1}, {22, 1}});
  else
    put(setup, {{24, 2}, {13, 5}, {8, 3}, {6, 5}});
  return setup;
}

bool apply_points(std::string_view value, std::optional<Side> side, Setup& setup) {
  const auto is_point = [](char c) { return c >= 'a' && c <= 'y'; };
  const bool range = value.size() == 3 && value[1] == ':';
  if (!(range || value.size() == 1) || !is_point(value.front()) || !is_point(value.back())) return false;
  for (char point = value.front(); point <= value.back(); ++point) {
    const std::size_t at = 1 + static_cast<std::size_t>(point - 'a');
    if (!side) {
      setup.checkers[0][at] = setup.checkers[1][at] = 0;
    } else if (std::uint8_t& count = setup.checkers[index(*side)][at]; count < 99) {
      ++count;
    }
  }
  return true;
}

std::string points_text(const Setup::Checkers& checkers) {
  std::string text;
  for (std::size_t point = 1; point <= bar; ++point)
    for (int i = 0; i < checkers[point]; ++i) {
      text += '[';
      text += static_cast<char>('a' + point - 1);
      text += ']';
    }
  return text;
}

void append_position_line(const Setup& setup, const Surroundings& around, std::string& out) {
  const Side on_roll = setup.on_roll;
  const Side waits = other(on_roll);
  const auto add = [&](std::int64_t value) { out += std::to_string(value) + ';'; };
  add(around.length);
  add(around.jacoby ? 1 : 0);
  add(0);
  add(around.length == 0 ? 1 : 0);
  add(waits == Side::first ? 0 : 1);
  out += without_semicolons(around.names[index(on_roll)]) + ';';
  out += without_semicolons(around.names[index(waits)]) + ';';
  add(0);
  add(around.score[index(on_roll)]);
  add(around.score[index(waits)]);
  add(setup.cube);
  add(!setup.owner ? 0 : *setup.owner == on_roll ? 1 : -1);
  add(-std::int64_t{setup.checkers[index(waits)][bar]});
  for (std::size_t point = 1; point <= 24; ++point) {
    const std::size_t white = own(point, on_roll);
    add(std::int64_t{setup.checkers[index(on_roll)][white]} - setup.checkers[index(waits)][white]);
  }
  add(setup.checkers[index(on_roll)][bar]);
  add(0);
  add(0);
}

std::optional<Setup> read_position_line(std::string_view text, const MatchPlayers& players) {
  const Side on_roll = view_of_line(text, players).own;
  std::array<std::int32_t, fields> number{};
  text = text::trim(text);
  for (std::size_t i = 0; i < fields; ++i) {
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::string_view field = text::trim(text.substr(0, end));
    if (i != 5 && i != 6) {
      const auto read = std::from_chars(field.data(), field.data() + field.size(), number[i]);
      if (read.ec != std::errc() || read.ptr != field.data() + field.size()) return {};
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (!text.empty() || (number[4] != 0 && number[4] != 1)) return {};
  Setup setup;
  setup.on_roll = on_roll;
  const Side waits = other(setup.on_roll);
  const auto in_range = [](std::int32_t count) { return count >= -15 && count <= 15; };
  if (number[10] < 1 || number[10] > static_cast<std::int32_t>(largest_cube) || number[12] > 0 ||
      number[37] < 0)
    return {};
  setup.rolled = number[38] != 0 || number[39] != 0;
  setup.cube = static_cast<std::uint32_t>(number[10]);
  if (number[11] != 0) setup.owner = number[11] > 0 ? setup.on_roll : waits;
  for (std::size_t i = 12; i < 38; ++i)
    if (!in_range(number[i])) return {};
  setup.checkers[index(waits)][bar] = static_cast<std::uint8_t>(-number[12]);
  setup.checkers[index(setup.on_roll)][bar] = static_cast<std::uint8_t>(number[37]);
  for (std::size_t point = 1; point <= 24; ++point) {
    const std::int32_t count = number[12 + point];
    const Side side = count > 0 ? setup.on_roll : waits;
    setup.checkers[index(side)][own(point, setup.on_roll)] =
        static_cast<std::uint8_t>(count > 0 ? count : -count);
  }
  return setup;
}

}  // namespace mt::sgf
