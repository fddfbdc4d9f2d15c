// An engine that speaks UCI. The engine of a similar protocol overrides what differs.
#pragma once
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/api/searching_front.hpp"
#include "movetext/engine/protocol/uci/dialect.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine::uci {

class UciFront : public SearchingFront {
 public:
  UciFront(const GameSpec& spec, Host& host, const Dialect& words = dialect)
      : SearchingFront(host), dialect_(words), spec_(spec), position_(GameLine(make_game(spec))) {}

  void hear(std::string_view line) override {
    Words words(line);
    // The protocol demands that unknown words before a known command are skipped.
    while (!words.empty())
      if (obey(words.take(), words)) return;
  }
  void found(const FoundLine& line, const Effort& effort) override {
    std::string out = "info depth " + std::to_string(line.depth);
    if (effort.deepest > 0) out += " seldepth " + std::to_string(std::max(effort.deepest, line.depth));
    out += " multipv " + std::to_string(line.rank);
    if (line.score) {
      out += " score ";
      write_score(*line.score, out);
      if (shows_chances_ && curve().draws) write_chances(*line.score, curve(), out);
    }
    write_effort(effort, out);
    host().say(out + moves_of(line));
  }

 protected:
  // Carries out a command with the words after it. Returns false if the command is unknown.
  bool obey(std::string_view verb, Words& words) {
    struct Verb {
      std::string_view word;
      void (UciFront::*act)(Words& words);
    };
    static constexpr auto verbs = std::to_array<Verb>({
        {"isready", &UciFront::answer_ready},
        {"setoption", &UciFront::set_option},
        {"ucinewgame", &UciFront::begin_game},
        {"position", &UciFront::set_position},
        {"go", &UciFront::go},
        {"stop", &UciFront::stop},
        {"ponderhit", &UciFront::put_limits_on},
        {"quit", &UciFront::quit},
    });
    const Verb* row = find_verb(verbs, verb);
    if (row)
      (this->*row->act)(words);
    else if (verb == dialect_.greeting)
      greet();
    return row || verb == dialect_.greeting;
  }

  // Returns the options of the protocol itself.
  virtual std::vector<Option> own_options() const {
    std::vector<Option> own{
        {.name = "MultiPV", .type = Option::Type::spin, .value = "1", .least = 1, .most = most_lines},
        {.name = "Ponder", .type = Option::Type::check, .value = "false"}};
    if (curve().draws)
      own.push_back({.name = std::string(chances_option), .type = Option::Type::check, .value = "false"});
    for (Option& option : variant_options(spec_)) own.push_back(std::move(option));
    return own;
  }
  virtual void set_option(Words& words) {
    if (thinks()) return complain("options can only be set between searches");
    words.take("name");
    const std::string name(words.take_until("value"));
    const std::string value(words.take_rest());
    if (text::same_in_any_case(name, "MultiPV")) {
      Words number(value);
      count_ = static_cast<int>(std::clamp<std::int64_t>(number.take_number().value_or(1), 1, most_lines));
    } else if (text::same_in_any_case(name, chances_option) && curve().draws) {
      shows_chances_ = value == "true";
    } else if (const auto spec = variant_set_by(spec_, name, value)) {
      choose(*spec);
    } else if (host().player().set_option(name, value)) {
      std::erase_if(set_, [&](const auto& earlier) { return text::same_in_any_case(earlier.first, name); });
      set_.emplace_back(name, value);
    } else if (!text::same_in_any_case(name, "Ponder")) {
      complain("cannot set option '" + name + "' to '" + value + "'");
    }
  }
  virtual void set_position(Words& words) {
    LineFaults faults("position");
    read_position(words, spec_, thinks(), position_, faults);
    complain(faults);
  }
  // Completes `search` with everything that "go" requests except the limits, which are already set. Returns
  // why there is nothing to search, or an empty string.
  virtual std::string specify(const GoOrder& order, Host::Search& search, LineFaults& faults) {
    search.lines = count_;
    search.among = legal_among(search.line.game(), search.line.position(), order.moves, faults);
    return search.among.empty() && !order.moves.empty() ? "none of the moves to search is legal" : "";
  }
  virtual void stop(Words& /*words*/) { stop_search(); }
  virtual void quit(Words& /*words*/) { leave(); }

  void tell(const Answer& answer) override {
    const std::string best = best_move_words(position_.line(), answer, notation);
    if (answer.kind == Answer::Kind::failed) complain(answer.problem);
    host().say(best.empty() ? std::string(dialect_.no_move) : "bestmove " + best);
  }
  void complain(std::string_view what) {
    host().say("info " + std::string(dialect_.remark) + " " + shown(what, longest_complaint));
  }
  void complain(const LineFaults& faults) {
    for (const std::string& fault : faults.texts()) complain(fault);
  }

  const SetPosition& position() const { return position_; }
  // Returns " pv e2e4 e7e5", or an empty string for a line without moves.
  std::string moves_of(const FoundLine& line) const {
    const GameLine& played = position_.line();
    const auto moves = in_notation(played.game(), played.position(), line.moves, notation);
    return moves.empty() ? std::string() : " pv " + joined(moves);
  }

 private:
  static void write_effort(const Effort& effort, std::string& out) {
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(effort.time.count(), 0));
    out += " nodes " + std::to_string(effort.nodes) + " time " + std::to_string(time);
    if (time > 0) out += " nps " + std::to_string(effort.nodes * 1000 / time);
    if (effort.table_use) out += " hashfull " + std::to_string(*effort.table_use);
  }

  ScoreCurve curve() const { return position_.line().game().score_curve(position_.line().position()); }

  void greet() {
    const Identity& identity = host().player().identity();
    const bool has_version = !identity.version.empty();
    const bool is_apart = dialect_.has_version_line;
    host().say("id name " + identity.name + (has_version && !is_apart ? " " + identity.version : ""));
    if (has_version && is_apart) host().say("id version " + identity.version);
    if (!identity.author.empty()) host().say("id author " + identity.author);
    for (const Option& option : with_own(host().player().options(), own_options()))
      host().say(dialect_.option_line(option));
    host().say(dialect_.greeted);
  }
  void answer_ready(Words& /*words*/) { host().say("readyok"); }
  void choose(const GameSpec& spec) {
    if (!host().choose_game(spec)) return complain(spec.name() + " is not supported");
    spec_ = spec;
    position_.set(GameLine(make_game(spec)));
    // Another player may play the other game. It gets the options that it has in common with the earlier one.
    for (const auto& [name, value] : set_) host().player().set_option(name, value);
  }
  void begin_game(Words& /*words*/) {
    if (!thinks()) host().player().new_game();
  }
  void go(Words& words) {
    if (thinks()) return complain("a search is already running");
    const GameLine& line = position_.line();
    LineFaults faults("go");
    const GoOrder order = read_go(words, dialect_.go_words(), line.to_move(), faults);
    const bool is_endless = order.has("infinite");
    const bool waits = is_endless || order.has("ponder");
    Host::Search search{.line = line, .limits = is_endless ? Limits{} : order.limits};
    std::string refusal = position_.refusal();
    if (refusal.empty()) refusal = specify(order, search, faults);
    complain(faults);
    if (refusal.empty())
      begin_search(std::move(search), waits);
    else
      begin_refused(std::move(refusal), waits);
  }
  void put_limits_on(Words& /*words*/) { hit_ponder(); }

  static constexpr int most_lines = 256;
  static constexpr std::string_view chances_option = "UCI_ShowWDL";

  const Dialect& dialect_;
  GameSpec spec_;
  SetPosition position_;
  int count_ = 1;  // number of lines that were requested
  bool shows_chances_ = false;
  std::vector<std::pair<std::string, std::string>> set_{};  // the options of the player that were set
};

}  // namespace mt::engine::uci
