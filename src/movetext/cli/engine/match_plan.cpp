#include "movetext/cli/engine/match_plan.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/engine/engine_terms.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/engine/match/record_log.hpp"
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace mt::cli {
namespace {

using engine::Milliseconds;

constexpr Milliseconds usual_time{100};
constexpr double most_seconds = 1e6;

// The value of an option and the engines that it is for: "2:VALUE" is for the second engine, any other value
// is for all.
struct Addressed {
  std::size_t first = 0;  // first engine of the range
  std::size_t end = 0;    // the engine after the last one of the range
  std::string_view value;
};

class Reader {
 public:
  explicit Reader(const Invocation& invocation) : invocation_(invocation) {}

  std::optional<MatchPlan> read() {
    if (!read_game() || !read_engines() || !read_times() || !read_numbers() || !read_adjudication() ||
        !read_sprt())
      return std::nullopt;
    return std::move(plan_);
  }

 private:
  static bool refuse(const std::string& reason) {
    complain(reason);
    return false;
  }
  static bool refuse_value(std::string_view option, std::string_view value, std::string_view wanted) {
    return refuse("--" + std::string(option) + " takes " + std::string(wanted) + ", not '" +
                  std::string(value) + "'");
  }

  bool read_game() {
    const auto game = named_game(invocation_);
    if (!game) return refuse("a match needs --game NAME");
    plan_.spec = *game;
    const bool dice = game->family().has_dice;
    for (const std::string_view option : {"length", "no-cube", "jacoby", "beavers"})
      if (invocation_.has(option) && !dice)
        return refuse("--" + std::string(option) + " is for games with dice");
    for (const std::string_view option : {"openings", "opening-plies", "adjudicate"})
      if (invocation_.has(option) && dice)
        return refuse("--" + std::string(option) +
                      " is for games without dice; with dice, the rolls take the place of openings");
    return true;
  }

  // Determines the engines that a value is for. If there is no such engine, reports an error and returns
  // false.
  bool address(std::string_view option, std::string_view text, Addressed& out) const {
    out = {.first = 0, .end = plan_.engines.size(), .value = text};
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return true;
    const std::int64_t number = text::parse_number(text.substr(0, colon));
    if (number < 0) return true;
    if (number == 0 || static_cast<std::size_t>(number) > plan_.engines.size())
      return refuse("--" + std::string(option) + ": engine " + std::to_string(number) + " does not exist");
    out = {.first = static_cast<std::size_t>(number - 1),
           .end = static_cast<std::size_t>(number),
           .value = text.substr(colon + 1)};
    return true;
  }

  // Calls set(engine, value) for each value of a repeatable option, once for each engine that the value is
  // for.
  template <class Set>
  bool for_each_value(std::string_view option, Set&& set) {
    for (const std::string& text : invocation_.values(option)) {
      Addressed to;
      if (!address(option, text, to)) return false;
      for (std::size_t i = to.first; i < to.end; ++i)
        if (!set(plan_.engines[i], to.value)) return false;
    }
    return true;
  }

  bool read_engines() {
    for (const std::string& command : invocation_.values("engine")) {
      plan_.engines.emplace_back().command = command;
    }
    if (plan_.engines.size() < 2)
      return refuse(
          "a match needs two engines: --engine COMMAND --engine COMMAND; 'movetext' is the built-in engine");
    return for_each_value("set",
                          [](EngineChoice& engine, std::string_view value) {
                            return read_setting(value, engine.settings);
                          }) &&
           read_protocols() &&
           for_each_value("name",
                          [](EngineChoice& engine, std::string_view value) {
                            engine.name = value;
                            return !value.empty() || refuse("--name: the name is empty");
                          }) &&
           std::all_of(plan_.engines.begin(), plan_.engines.end(), [&](const EngineChoice& engine) {
             const std::string objection = objection_to(engine, plan_.spec);
             return objection.empty() || refuse(objection);
           });
  }
  // A protocol that is given for all engines applies only to external engines.
  bool read_protocols() {
    for (const std::string& text : invocation_.values("protocol")) {
      Addressed to;
      if (!address("protocol", text, to)) return false;
      const engine::Protocol* const protocol = require_protocol(to.value);
      if (protocol == nullptr) return false;
      for (std::size_t i = to.first; i < to.end; ++i)
        if (plan_.engines[i].command != built_in)
          plan_.engines[i].protocol = protocol;
        else if (to.value.size() != text.size())
          return refuse("--protocol: engine " + std::to_string(i + 1) +
                        " is the built-in player, which needs no protocol");
    }
    return true;
  }

  static std::optional<Milliseconds> seconds(std::string_view text, double least) {
    const auto value = engine::read_real(text);
    if (!value || *value < least || *value > most_seconds) return std::nullopt;
    return Milliseconds(std::llround(*value * 1000));
  }

  // Reads a limit of engines. A limit for one engine replaces the limit for all.
  template <class Set>
  bool read_limit(std::string_view option, std::string_view wanted, Set&& set) {
    for (const bool own : {false, true})
      for (const std::string& text : invocation_.values(option)) {
        Addressed to;
        if (!address(option, text, to)) return false;
        if (own != (to.value.size() != text.size())) continue;
        for (std::size_t i = to.first; i < to.end; ++i) {
          Limit& limit = limits_[i];
          if (own && !limit.is_own) limit = {.is_own = true};
          if (own || !limit.is_own)
            if (!set(limit, to.value)) return refuse_value(option, to.value, wanted);
        }
      }
    return true;
  }

  struct Limit {
    bool is_own = false;
    engine::Limits limits{};
    std::optional<engine::Clock> clock{};
    std::string control{};
    void say(const std::string& what) { control += (control.empty() ? "" : " ") + what; }
  };

  static bool set_clock(Limit& limit, std::string_view text) {
    engine::Clock clock;
    std::string_view rest = text;
    if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
      const std::int64_t moves = text::parse_number(rest.substr(0, slash), 10'000);
      if (moves < 1) return false;
      clock.moves_to_go = static_cast<int>(moves);
      rest = rest.substr(slash + 1);
    }
    const std::size_t plus = rest.find('+');
    const auto base = seconds(rest.substr(0, plus), 0.001);
    if (!base) return false;
    clock.left = *base;
    if (plus != std::string_view::npos) {
      const auto increment = seconds(rest.substr(plus + 1), 0);
      if (!increment) return false;
      clock.increment = *increment;
    }
    limit.clock = clock;
    limit.say(std::string(text));
    return true;
  }

  bool read_times() {
    limits_.resize(plan_.engines.size());
    const bool good = read_limit("time", "a number of seconds",
                                 [](Limit& limit, std::string_view text) {
                                   const auto time = seconds(text, 0.001);
                                   limit.limits.move_time = time;
                                   limit.say("1/" + std::string(text));
                                   return time.has_value();
                                 }) &&
                      read_limit("clock", "BASE+INC or MOVES/BASE+INC in seconds", set_clock) &&
                      read_limit("nodes", "a number of positions",
                                 [](Limit& limit, std::string_view text) {
                                   const std::int64_t nodes = text::parse_number(text);
                                   limit.limits.nodes = static_cast<std::uint64_t>(nodes);
                                   limit.say("nodes " + std::string(text));
                                   return nodes > 0;
                                 }) &&
                      read_limit("depth", "a number of plies", [](Limit& limit, std::string_view text) {
                        const std::int64_t depth = text::parse_number(text, 1000);
                        limit.limits.depth = static_cast<int>(depth);
                        limit.say("depth " + std::string(text));
                        return depth >= 0;
                      });
    if (!good) return false;
    Milliseconds margin = plan_.engines.front().time.margin;
    Milliseconds patience = plan_.engines.front().time.patience;
    Milliseconds starting = plan_.engines.front().patience;
    std::shared_ptr<DialogueFile> log;
    if (!read_seconds("margin", 0, margin) || !read_conversation(invocation_, starting, log)) return false;
    if (invocation_.has("patience")) patience = starting;
    for (std::size_t i = 0; i < limits_.size(); ++i) {
      Limit& limit = limits_[i];
      if (limit.control.empty()) {
        limit.limits.move_time = usual_time;
        limit.control = "1/0.1";
        plan_.engines[i].has_limit = false;
      }
      plan_.engines[i].time = {
          .limits = limit.limits, .clock = limit.clock, .margin = margin, .patience = patience};
      plan_.engines[i].control = limit.control;
      plan_.engines[i].patience = starting;
      plan_.engines[i].log = log;
    }
    return true;
  }
  bool read_seconds(std::string_view option, double least, Milliseconds& out) {
    const auto text = invocation_.value(option);
    if (!text) return true;
    const auto value = seconds(*text, least);
    if (!value) return refuse_value(option, *text, "a number of seconds");
    out = *value;
    return true;
  }

  bool read_numbers() {
    plan_.games = invocation_.number_or("games", plan_.games);
    plan_.at_once = static_cast<unsigned>(invocation_.number_or("concurrency", 1));
    plan_.most_plies = static_cast<std::uint32_t>(invocation_.number_or("max-plies", plan_.most_plies));
    plan_.length = static_cast<std::uint32_t>(invocation_.number_or("length", 1));
    plan_.cube = !invocation_.has("no-cube");
    plan_.jacoby = invocation_.value_or("jacoby", "on") != "off";
    if (invocation_.has("beavers")) plan_.beavers = invocation_.value_or("beavers", "on") != "off";
    plan_.seed = invocation_.number_or("seed", 0);
    if (invocation_.has("opening-plies"))
      plan_.opening_plies = static_cast<int>(invocation_.number_or("opening-plies", 0));
    plan_.openings = invocation_.value_or("openings", "");
    plan_.records = invocation_.value_or("output", "");
    if (plan_.games == 0 || plan_.games > 10'000'000)
      return refuse("--games takes a number from 1 to 10000000");
    if (plan_.at_once == 0 || plan_.at_once > 256)
      return refuse("--concurrency takes a number from 1 to 256");
    if (plan_.most_plies == 0 || plan_.most_plies > 10'000)
      return refuse("--max-plies takes a number from 1 to 10000");
    if (plan_.length > longest_match) return refuse("--length takes a number of points from 0 to 64");
    for (const std::string_view option : {"jacoby", "beavers"})
      if (invocation_.has(option) && (plan_.length > 0 || !plan_.cube))
        return refuse("--" + std::string(option) + " is for games for points with the cube (--length 0)");
    if (plan_.opening_plies && *plan_.opening_plies > 1000)
      return refuse("--opening-plies takes a number from 0 to 1000");
    if (const auto why = engine::match::obstacle_of_name(plan_.records); !why.empty())
      return refuse("-o: " + std::string(why));
    return true;
  }

  // Reads a list of numbers such as "5,4". Returns false if it has fewer than `least` or more than `most`
  // numbers, or if a word is not a number.
  static bool read_list(std::string_view text, std::size_t least, std::vector<double>& out,
                        std::size_t most) {
    for (const std::string_view word : split_words(text, ',')) {
      const auto number = engine::read_real(word);
      if (!number) return false;
      out.push_back(*number);
    }
    return out.size() >= least && out.size() <= most;
  }

  bool read_adjudication() {
    for (const std::string& text : invocation_.values("adjudicate")) {
      std::string_view rest = text;
      const bool wins = rest.starts_with("resign=");
      std::vector<double> numbers;
      constexpr std::string_view wanted = "resign=SCORE,MOVES or draw=SCORE,MOVES,FROM";
      if (!wins && !rest.starts_with("draw=")) return refuse_value("adjudicate", text, wanted);
      rest.remove_prefix(rest.find('=') + 1);
      if (!read_list(rest, 2, numbers, wins ? 2 : 3) || numbers[0] < 0 || numbers[1] < 1 ||
          numbers[1] > 1000 || (wins && numbers[0] == 0) ||
          (numbers.size() > 2 && (numbers[2] < 0 || numbers[2] > 1000)))
        return refuse_value("adjudicate", text, wanted);
      const int moves = static_cast<int>(numbers[1]);
      if (wins)
        plan_.adjudication.win = {.score = numbers[0], .moves = moves};
      else
        plan_.adjudication.draw = {.score = numbers[0],
                                   .moves = moves,
                                   .first_move = numbers.size() > 2 ? static_cast<int>(numbers[2]) : 0};
    }
    return true;
  }

  bool read_sprt() {
    const auto text = invocation_.value("sprt");
    if (!text) return true;
    std::vector<double> elo;
    if (!read_list(*text, 2, elo, 2) || elo[0] >= elo[1] || std::abs(elo[0]) > 200 || std::abs(elo[1]) > 200)
      return refuse_value("sprt", *text, "ELO0,ELO1 from -200 to 200, ELO0 below ELO1");
    if (plan_.engines.size() != 2) return refuse("--sprt needs exactly two engines");
    plan_.sprt = engine::match::SprtTerms{.elo0 = elo[0], .elo1 = elo[1]};
    if (invocation_.value_or("sprt-model", "normalized") == "logistic")
      plan_.sprt->model = engine::match::EloModel::logistic;
    return true;
  }

  const Invocation& invocation_;
  MatchPlan plan_;
  std::vector<Limit> limits_;
};

}  // namespace

std::optional<MatchPlan> read_match_plan(const Invocation& invocation) {
  return Reader(invocation).read();
}

}  // namespace mt::cli
