#include "movetext/engine/protocol/ubgi/go_words.hpp"

#include "movetext/engine/protocol/api/limit_rows.hpp"
#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/engine/protocol/ubgi/numbers.hpp"

#include <algorithm>
#include <array>

namespace mt::engine::ubgi {
namespace {

constexpr std::array<std::string_view, kind_count> kind_words{"play",   "cube", "take",
                                                              "resign", "eval", "ponder"};

constexpr std::uint64_t most_plies = 1000;
constexpr std::uint64_t most_lines = 100'000;

// One limit: how it is read and written, and the ability that a player needs for it.
struct LimitRow {
  std::string_view word;
  bool Abilities::*ability;
};
constexpr LimitRow limit_rows[] = {{"ply", &Abilities::depth},          {"nodes", &Abilities::nodes},
                                   {"movetime", &Abilities::move_time}, {"time", &Abilities::clock},
                                   {"opptime", &Abilities::clock},      {"delay", &Abilities::clock},
                                   {"trials", &Abilities::trials},      {"se", &Abilities::standard_error},
                                   {"multi", &Abilities::lines},        {"among", &Abilities::among}};

// Reads the number of a limit. Returns false if it is not valid.
bool read_limit(std::string_view word, Words& words, Side side, Order& order) {
  Limits& limits = order.limits;
  if (word == "se") {
    const auto error = take_real(words);
    if (!error || *error <= 0) return false;
    limits.standard_error = error;
    return true;
  }
  const auto number = take_number(words);
  if (!number) return false;
  const Milliseconds time = time_of(static_cast<std::int64_t>(*number));
  if (word == "ply")
    limits.depth = static_cast<int>(std::min(*number, most_plies));
  else if (word == "depth")  // the drafts count the play itself as a ply of depth
    limits.depth = static_cast<int>(std::min(*number, most_plies)) - (*number > 0 ? 1 : 0);
  else if (word == "nodes")
    limits.nodes = std::max<std::uint64_t>(*number, 1);
  else if (word == "movetime")
    limits.move_time = time;
  else if (word == "time")
    clock_of(limits, side).left = time;
  else if (word == "opptime")
    clock_of(limits, other(side)).left = time;
  else if (word == "delay")
    clock_of(limits, side).delay = time;
  else if (word == "trials")
    limits.trials = std::max<std::uint64_t>(*number, 1);
  else
    order.lines = static_cast<int>(std::min(*number, most_lines));
  return true;
}

// Reads one or more plays: "8/5 6/5 ; 13/8".
Complaint read_among(Words& words, Order& order) {
  do {
    std::string play = take_play(words);
    if (play.empty()) return bad_value("among " + std::string(words.take()));
    order.among.push_back(std::move(play));
  } while (words.take(";"));
  return {};
}

// Reads the words for a decision in the drafts. Returns false if the next word is not such a word.
bool read_draft_kind(Words& words, Order& order) {
  words.take("role");
  const std::string_view word = words.peek();
  const bool is_turn = word == "turn";
  if (word == "chequer") order.kind = Kind::play;
  if (word == "cube") order.kind = Kind::cube;
  if (!is_turn && !order.kind) return false;
  words.take();
  order.spelling = is_turn ? Spelling::draft_turn : Spelling::draft;
  return true;
}

Complaint read_kind(Words& words, const Abilities& abilities, Order& order) {
  const std::string_view word = words.peek();
  for (int i = 0; i < kind_count; ++i)
    if (kind_words[static_cast<std::size_t>(i)] == word) order.kind = static_cast<Kind>(i);
  if (order.kind)
    words.take();
  else if (word == "role" || word == "chequer" || word == "turn")
    if (!read_draft_kind(words, order)) return bad_value("role " + std::string(words.take()));
  if (order.kind && !answers(abilities, *order.kind))
    return {Fault::unsupported, std::string(word_of(*order.kind))};
  return {};
}

}  // namespace

std::string_view word_of(Kind kind) {
  return kind_words[static_cast<std::size_t>(kind)];
}

bool answers(const Abilities& abilities, Kind kind) {
  switch (kind) {
    case Kind::play:
      return true;
    case Kind::cube:
    case Kind::take:
      return abilities.cube;
    case Kind::resign:
      return abilities.resignations;
    case Kind::eval:
    case Kind::ponder:
      return abilities.values;
  }
  return false;
}

std::optional<Kind> due_in(const AnyGame& game, const AnyPosition& position) {
  const auto state = game.match_state(position);
  if (!state || game.outcome(position).kind != Outcome::Kind::open) return std::nullopt;
  if (state->double_offered) return Kind::take;
  if (state->resignation != 0) return Kind::resign;
  return state->dice.rolled() ? Kind::play : Kind::cube;
}

Complaint read_order(Words& words, const Abilities& abilities, Side side, Order& order) {
  if (Complaint complaint = read_kind(words, abilities, order)) return complaint;
  std::vector<std::string_view> seen;
  while (!words.empty()) {
    const std::string_view word = words.take();
    if (std::find(seen.begin(), seen.end(), word) != seen.end())
      return bad_value(std::string(word) + " is given twice");
    seen.push_back(word);
    if (word == "infinite") {
      order.is_endless = true;
      continue;
    }
    const bool is_draft_depth = order.spelling != Spelling::standard && word == "depth";
    const auto* row = std::find_if(std::begin(limit_rows), std::end(limit_rows), [&](const LimitRow& r) {
      return r.word == (is_draft_depth ? "ply" : word);
    });
    if (row == std::end(limit_rows)) return bad_value(std::string(word));
    if (!(abilities.*row->ability)) return {Fault::unsupported, std::string(word)};
    if (word == "among") {
      if (Complaint complaint = read_among(words, order)) return complaint;
    } else if (const std::string value(words.peek()); !read_limit(word, words, side, order)) {
      return bad_value(std::string(word) + " " + value);
    }
  }
  LineFaults unused("go");  // no fault is possible, because clocks of UBGI have no increments
  drop_clocks_without_time(order.limits, unused);
  return {};
}

bool write_limits(const Limits& limits, const Abilities& abilities, Side side, std::string& out) {
  const std::size_t before = out.size();
  const auto add = [&](std::string_view word, std::uint64_t number) {
    out.append(" ").append(word).append(" ").append(std::to_string(number));
  };
  const auto time = [&](std::string_view word, Milliseconds left) {
    add(word, static_cast<std::uint64_t>(std::max<std::int64_t>(left.count(), 0)));
  };
  if (abilities.depth && limits.depth) add("ply", static_cast<std::uint64_t>(std::max(*limits.depth, 0)));
  if (abilities.nodes && limits.nodes) add("nodes", *limits.nodes);
  if (abilities.move_time && limits.move_time) time("movetime", *limits.move_time);
  if (abilities.clock && limits.clock(side)) {
    time("time", limits.clock(side)->left);
    // The protocol has no increment, so an increment is sent as a delay. A delay is nearly the same, but its
    // unused part is not saved for later moves.
    const Milliseconds delay = std::max(limits.clock(side)->delay, limits.clock(side)->increment);
    if (delay.count() > 0) time("delay", delay);
  }
  if (abilities.clock && limits.clock(other(side))) time("opptime", limits.clock(other(side))->left);
  if (abilities.trials && limits.trials) add("trials", *limits.trials);
  if (abilities.standard_error && limits.standard_error) {
    out += " se";
    write_real(*limits.standard_error, 4, out);
  }
  return out.size() > before;
}

std::string limit_words(const Abilities& abilities) {
  std::string out;
  for (const LimitRow& row : limit_rows)
    if (abilities.*row.ability) out.append(row.word).append(" ");
  return out + "infinite";
}

void take_limit_words(Words& words, Abilities& abilities) {
  while (!words.empty()) {
    const std::string_view word = words.take();
    for (const LimitRow& row : limit_rows)
      if (row.word == word) abilities.*row.ability = true;
  }
}

}  // namespace mt::engine::ubgi
