#include "movetext/engine/conformance/ubgi_checks.hpp"
#include "movetext/engine/conformance/ubgi_positions.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/numbers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine::ubgi {
namespace {

// The values of one candidate in an info line.
struct Values {
  std::string act{};
  std::optional<double> equity{};
  std::optional<double> cubeless{};
  std::optional<double> match_chance{};
  std::optional<std::array<double, 6>> chances{};
  std::optional<double> plies{};
  bool has_level = false;
  std::string line{};
};

Values values_of(const std::string& info) {
  Values out{.line = info};
  Words words(info);
  words.take("info");
  while (!words.empty()) {
    const std::string_view key = words.take();
    if (key == "pv" || key == "string") break;
    if (key == "act") out.act = words.take();
    if (key == "eq") out.equity = take_real(words);
    if (key == "eqcl") out.cubeless = take_real(words);
    if (key == "mwc") out.match_chance = take_real(words);
    if (key == "ply") out.plies = take_real(words);
    out.has_level = out.has_level || key == "ply" || key == "trials";
    if (key != "p") continue;
    std::array<double, 6> chances{};
    for (double& chance : chances) chance = take_real(words).value_or(-1);
    out.chances = chances;
  }
  return out;
}

std::vector<Values> all_values(const Session::Reply& reply) {
  std::vector<Values> out;
  for (const std::string& info : reply.infos)
    if (!info.starts_with("info string")) out.push_back(values_of(info));
  return out;
}

// Requests plays in two positions, and, if the engine supports this, a cube decision and the value of a
// position. Does so in money play and in a match, and returns the values of all replies.
std::vector<Values> ask_everything(Session& s) {
  std::vector<Values> out;
  const auto add = [&](std::string_view kind, const std::string& position, std::string_view more) {
    s.set_up(position);
    const Session::Reply reply = s.ask("go " + std::string(kind) + s.small_limit() + std::string(more));
    for (Values& values : all_values(reply)) out.push_back(std::move(values));
  };
  const std::string_view many = s.has_limit("multi") ? " multi 4" : "";
  for (const std::string_view match : {"0:0:0-xJ", "1:3:7"}) {
    add("play", position_of(start_board, "b31", match), many);
    add("play", position_of(on_bar, "b42", match), many);
    if (s.has_kind("cube")) add("cube", position_of(bearing_off, "w00", match), "");
    if (s.has_kind("eval")) add("eval", position_of(start_board, "b00", match), "");
  }
  return out;
}

bool is_near(double a, double b, double tolerance) {
  return std::abs(a - b) <= tolerance;
}

const Values* find_act(const std::vector<Values>& all, std::string_view act) {
  const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Values& v) { return v.act == act; });
  return found == all.rend() ? nullptr : &*found;
}

// The values of a double, as the engine reports them when the doubler decides and when the other side
// answers.
struct BothSides {
  std::vector<Values> offered;
  std::vector<Values> answered;
};
BothSides ask_both_sides(Session& s, std::string_view match) {
  s.set_up(position_of(bearing_off, "w00", match));
  BothSides out;
  out.offered = all_values(s.ask("go cube" + s.small_limit()));
  s.quietly("play double");
  out.answered = all_values(s.ask("go take" + s.small_limit()));
  return out;
}

}  // namespace

void check_sum_of_chances(Session& s) {
  s.greet();
  bool is_shown = false;
  for (const Values& values : ask_everything(s)) {
    if (!values.chances) continue;
    is_shown = true;
    s.expect(is_near((*values.chances)[0] + (*values.chances)[3], 1, 0.001),
             "winning and losing do not sum to 1: " + values.line);
  }
  if (!is_shown) s.not_offered("it gives no probabilities");
}

void check_order_of_chances(Session& s) {
  s.greet();
  bool is_shown = false;
  for (const Values& values : ask_everything(s)) {
    if (!values.chances) continue;
    is_shown = true;
    const std::array<double, 6>& p = *values.chances;
    for (const std::size_t at : {0U, 1U, 3U, 4U})
      s.expect(p[at] >= p[at + 1] && p[at + 1] >= 0,
               "a gammon is more likely than a win, or a backgammon than a gammon: " + values.line);
  }
  if (!is_shown) s.not_offered("it gives no probabilities");
}

void check_cubeless_equity(Session& s) {
  s.greet();
  bool is_shown = false;
  for (const Values& values : ask_everything(s)) {
    if (!values.chances || !values.cubeless || values.match_chance) continue;
    is_shown = true;
    const std::array<double, 6>& p = *values.chances;
    s.expect(is_near(p[0] + p[1] + p[2] - p[3] - p[4] - p[5], *values.cubeless, 0.002),
             "'eqcl' does not agree with the probabilities: " + values.line);
  }
  if (!is_shown) s.not_offered("it gives no cubeless equities");
}

void check_unit(Session& s) {
  s.greet();
  s.need_kind("cube");
  s.need_kind("take");
  bool is_shown = false;
  for (const std::string_view match : {"0:0:0-xJ", "1:3:7"}) {
    const auto [offered, answered] = ask_both_sides(s, match);
    const Values* const drop = find_act(offered, "double/drop");
    const Values* const dropped = find_act(answered, "drop");
    if (drop != nullptr && drop->equity) is_shown = true;
    if (drop != nullptr && drop->equity)
      s.expect(is_near(*drop->equity, 1, 0.0005), "'double/drop' is not 1: " + drop->line);
    if (dropped != nullptr && dropped->equity)
      s.expect(is_near(*dropped->equity, -1, 0.0005), "'drop' is not -1: " + dropped->line);
  }
  if (!is_shown) s.not_offered("it gives no equities of the cube");
}

void check_match_order(Session& s) {
  s.greet();
  s.need_kind("cube");
  s.set_up(position_of(bearing_off, "w00", "1:3:7"));
  const auto all = all_values(s.ask("go cube" + s.small_limit()));
  bool is_shown = false;
  for (const Values& a : all) {
    for (const Values& b : all) {
      if (!a.equity || !b.equity || !a.match_chance || !b.match_chance) continue;
      is_shown = true;
      s.expect(!(*a.equity > *b.equity + 0.001) || *a.match_chance >= *b.match_chance - 0.0001,
               "'eq' and 'mwc' disagree on which is better: " + a.line + " / " + b.line);
    }
  }
  if (!is_shown) s.not_offered("it gives no chances of winning the match");
}

void check_turned_values(Session& s) {
  s.greet();
  s.need_kind("cube");
  s.need_kind("take");
  bool is_shown = false;
  for (const std::string_view match : {"0:0:0-xJ", "1:3:7"}) {
    const auto [offered, answered] = ask_both_sides(s, match);
    const Values* const doubled = find_act(offered, "double/take");
    const Values* const taken = find_act(answered, "take");
    if (doubled == nullptr || taken == nullptr || !doubled->equity || !taken->equity) continue;
    if (doubled->plies != taken->plies) continue;
    is_shown = true;
    s.expect(is_near(*doubled->equity, -*taken->equity, 0.0005),
             "'take' is not 'double/take' seen from the other side: " + doubled->line + " / " + taken->line);
  }
  if (!is_shown) s.not_offered("it gives no equities of both sides at one level");
}

void check_levels(Session& s) {
  s.greet();
  bool is_shown = false;
  for (const Values& values : ask_everything(s)) {
    if (!values.equity) continue;
    is_shown = true;
    s.expect(values.has_level, "an equity without 'ply' or 'trials': " + values.line);
  }
  if (!is_shown) s.not_offered("it gives no equities");
}

void check_determinism(Session& s) {
  s.greet();
  std::vector<std::string> said;
  for (int run = 0; run < 2; ++run) {
    std::string all;
    if (const auto& options = s.features().options; std::any_of(
            options.begin(), options.end(), [](const Option& option) { return option.name == "Seed"; }))
      s.quietly("setoption name Seed value 7");
    for (const std::string& position : {position_of(start_board, "b31"), position_of(on_bar, "w52")}) {
      s.set_up(position);
      all += s.signature("go play" + s.small_limit() + (s.has_limit("multi") ? " multi 3" : ""));
    }
    said.push_back(std::move(all));
  }
  if (s.has_limit("ply") || s.has_limit("nodes"))
    s.expect(said[0] == said[1], "the same lines after 'newgame' get a different answer");
  else
    s.not_offered("limit ply or nodes");
}

}  // namespace mt::engine::ubgi
