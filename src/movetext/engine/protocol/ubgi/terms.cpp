#include "movetext/engine/protocol/ubgi/terms.hpp"

#include "movetext/engine/protocol/ubgi/numbers.hpp"

#include <algorithm>
#include <bit>

namespace mt::engine::ubgi {
namespace {

constexpr std::uint64_t most_points = 32767;
constexpr std::uint64_t most_animals = Cube::max_exponent;

// Games whose name in UBGI differs from our own.
struct OwnName {
  std::string_view ours;
  std::string_view theirs;
};
constexpr OwnName own_names[] = {{"hypergammon", "hypergammon3"}};

// Reads the value of a rule, "on" or "off". Returns false if it is invalid.
bool read_switch(Words& words, bool& out) {
  const std::string_view word = words.take();
  out = word == "on";
  return out || word == "off";
}
bool read_length(Words& words, Terms& terms) {
  const auto points = take_number(words);
  if (!points || *points > most_points) return false;
  terms.length = static_cast<std::uint32_t>(*points);
  return true;
}
bool read_beavers(Words& words, Terms& terms) {
  const auto count = take_number(words);
  if (!count) return false;
  terms.beavers = static_cast<int>(std::min(*count, most_animals));
  return true;
}
bool read_max_cube(Words& words, Terms& terms) {
  const auto value = take_number(words);
  if (!value || !std::has_single_bit(*value) || *value > std::uint64_t{1} << Cube::max_exponent) return false;
  terms.max_cube = std::countr_zero(*value);
  return true;
}

}  // namespace

bool has_game(const GameSpec& spec) {
  return spec.family().has_dice && variant_named(spec, usual_variant) &&
         make_game(spec)->knows(board::Notation::expanded);
}

std::string variant_name(const GameSpec& spec) {
  std::string name = spec.name();
  for (const OwnName& row : own_names)
    if (row.ours == name) name = row.theirs;
  return name;
}

std::vector<std::string> variant_names(const GameSpec& spec) {
  std::vector<std::string> out;
  for (const GameRow& row : spec.family().games) out.push_back(variant_name(spec_of(row)));
  return out;
}

std::optional<GameSpec> variant_named(const GameSpec& spec, std::string_view name) {
  for (const GameRow& row : spec.family().games)
    if (variant_name(spec_of(row)) == name) return spec_of(row);
  return std::nullopt;
}

Complaint read_terms(Words& words, Terms& terms) {
  Terms read{.variant = terms.variant};
  std::optional<GameSpec> variant = variant_named(terms.variant, usual_variant);
  while (!words.empty()) {
    const std::string rule(words.take());
    const std::string both = std::string(rule).append(" ").append(words.peek());
    bool is_good = false;
    if (rule == "length") {
      is_good = read_length(words, read);
    } else if (rule == "crawford") {
      is_good = read_switch(words, read.crawford);
    } else if (rule == "jacoby") {
      is_good = read_switch(words, read.jacoby);
    } else if (rule == "beavers") {
      is_good = read_beavers(words, read);
    } else if (rule == "maxcube") {
      is_good = read_max_cube(words, read);
    } else if (rule == "variant") {
      variant = variant_named(terms.variant, words.take());
      if (!variant) return {Fault::unsupported, both};
      is_good = true;
    } else {
      return bad_value(rule);
    }
    if (!is_good) return bad_value(both);
  }
  if (variant) read.variant = *variant;
  terms = read;
  return {};
}

std::string write_terms(const Terms& terms) {
  const Terms usual{};
  std::string out = "newmatch length " + std::to_string(terms.length);
  if (const std::string name = variant_name(terms.variant); name != usual_variant) out += " variant " + name;
  if (!terms.crawford) out += " crawford off";
  if (terms.length == 0) out += terms.jacoby ? " jacoby on" : " jacoby off";
  if (terms.beavers != 0) out += " beavers " + std::to_string(terms.beavers);
  if (terms.max_cube != usual.max_cube)
    out += " maxcube " + std::to_string(std::uint32_t{1} << terms.max_cube);
  return out;
}

Terms terms_of(const GameSpec& spec, const MatchState& state) {
  Terms terms{.length = state.match_length, .variant = spec};
  terms.jacoby = state.jacoby == Flag::yes;
  terms.beavers = state.beavers == Flag::yes ? Cube::max_exponent : 0;
  if (state.max_cube != 0) terms.max_cube = state.max_cube;
  if (state.cube.state == CubeState::disabled && state.match_length != 1) terms.max_cube = 0;
  return terms;
}

Agreed agree(const AnyGame& game, const AnyPosition& position, const Terms& terms,
             bool leaves_crawford_open) {
  Agreed out;
  MatchState state = *game.match_state(position);
  if (state.is_money()) {
    if (state.jacoby == Flag::unknown) state.jacoby = flag(terms.jacoby);
    if (state.beavers == Flag::unknown) state.beavers = flag(terms.beavers > 0);
    if (state.beavers == Flag::yes) out.animals = std::max(terms.beavers, 1);
  } else if (state.crawford == Flag::unknown || leaves_crawford_open) {
    state.crawford = flag(terms.crawford);
    out.is_crawford = terms.crawford;
  }
  if (state.max_cube == 0) state.max_cube = static_cast<std::uint8_t>(terms.max_cube);
  if (state.cube.state != CubeState::disabled)
    state.cube.state = state.crawford == Flag::yes ? CubeState::dead : CubeState::available;
  const bool is_untouched = state.cube.exponent == 0 && !state.double_offered;
  if (state.match_length == 1 || (terms.max_cube == 0 && state.max_cube == 0 && is_untouched))
    state.cube.state = CubeState::disabled;
  out.position = game.with_match_state(position, state);
  return out;
}

Agreed start_of(const AnyGame& game, Side side, const Terms& terms) {
  AnyPosition position = game.start();
  MatchState state = *game.match_state(position);
  state.match_length = terms.length;
  state.on_roll = state.to_decide = side;
  state.jacoby = state.beavers = state.is_money() ? Flag::unknown : Flag::no;
  return agree(game, game.with_match_state(position, state), terms);
}

}  // namespace mt::engine::ubgi
