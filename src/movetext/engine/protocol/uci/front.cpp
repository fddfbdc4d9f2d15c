// An engine that speaks UCI.
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/option_texts.hpp"
#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/api/searching_front.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/uci/protocol.hpp"
#include "movetext/engine/protocol/uci/texts.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mt::engine::uci {
namespace {

class UciFront final : public SearchingFront {
 public:
  UciFront(const GameSpec& spec, Host& host)
      : SearchingFront(host), spec_(spec), position_(GameLine(make_game(spec))) {}

  void hear(std::string_view line) override {
    Words words(line);
    // Words before a known command are skipped, as the protocol demands.
    while (!words.empty()) {
      const std::string_view verb = words.take();
      const Verb* row = find_verb(verbs, verb);
      if (row) return (this->*row->act)(words);
    }
  }
  void found(const FoundLine& line, const Effort& effort) override {
    std::string out = "info depth " + std::to_string(line.depth) + " multipv " + std::to_string(line.rank);
    if (line.score) {
      out += " score ";
      write_score(*line.score, out);
    }
    write_effort(effort, out);
    const auto moves =
        in_notation(position_.line().game(), position_.line().position(), line.moves, notation);
    if (!moves.empty()) out += " pv " + joined(moves);
    host().say(out);
  }

 private:
  struct Verb {
    std::string_view word;
    void (UciFront::*act)(Words& words);
  };
  static const std::array<Verb, 9> verbs;

  static void write_effort(const Effort& effort, std::string& out) {
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(effort.time.count(), 0));
    out += " nodes " + std::to_string(effort.nodes) + " time " + std::to_string(time);
    if (time > 0) out += " nps " + std::to_string(effort.nodes * 1000 / time);
  }

  void greet(Words& /*words*/) {
    const Identity& identity = host().player().identity();
    host().say("id name " + identity.name + (identity.version.empty() ? "" : " " + identity.version));
    if (!identity.author.empty()) host().say("id author " + identity.author);
    std::vector<Option> own{
        {.name = "MultiPV", .type = Option::Type::spin, .value = "1", .least = 1, .most = most_lines},
        {.name = "Ponder", .type = Option::Type::check, .value = "false"}};
    for (Option& option : variant_options(spec_)) own.push_back(std::move(option));
    for (const Option& option : with_own(host().player().options(), std::move(own)))
      host().say(option_line(option));
    host().say("uciok");
  }
  void answer_ready(Words& /*words*/) { host().say("readyok"); }
  void set_option(Words& words) {
    if (thinks()) return complain("options can only be set between searches");
    words.take("name");
    const std::string name(words.take_until("value"));
    const std::string value(words.take_rest());
    if (text::same_in_any_case(name, "MultiPV")) {
      Words number(value);
      count_ = static_cast<int>(std::clamp<std::int64_t>(number.take_number().value_or(1), 1, most_lines));
    } else if (const auto spec = variant_set_by(spec_, name, value)) {
      choose(*spec);
    } else if (!text::same_in_any_case(name, "Ponder") && !host().player().set_option(name, value)) {
      complain("there is no option '" + name + "' with the value '" + value + "'");
    }
  }
  void choose(const GameSpec& spec) {
    if (!host().choose_game(spec)) return complain(spec.name() + " is not supported");
    spec_ = spec;
    position_.set(GameLine(make_game(spec)));
  }
  void begin_game(Words& /*words*/) {
    if (!thinks()) host().player().new_game();
  }
  void set_position(Words& words) {
    LineFaults faults("position");
    read_position(words, spec_, thinks(), position_, faults);
    complain(faults);
  }

  void go(Words& words) {
    if (thinks()) return complain("a search is already running");
    const GameLine& line = position_.line();
    LineFaults faults("go");
    const GoOrder order = read_go(words, go_words(), line.to_move(), faults);
    const bool is_endless = order.has("infinite");
    const bool waits = is_endless || order.has("ponder");
    Host::Search search{.line = line, .limits = is_endless ? Limits{} : order.limits, .lines = count_};
    if (position_.refusal().empty())
      search.among = legal_among(line.game(), line.position(), order.moves, faults);
    complain(faults);
    if (!position_.refusal().empty())
      begin_refused(position_.refusal(), waits);
    else if (!order.moves.empty() && search.among.empty())
      begin_refused("none of the moves to search is legal", waits);
    else
      begin_search(std::move(search), waits);
  }
  void stop(Words& /*words*/) { stop_search(); }
  void put_limits_on(Words& /*words*/) { hit_ponder(); }
  void quit(Words& /*words*/) { leave(); }

  void tell(const Answer& answer) override {
    const std::string best = best_move_words(position_.line(), answer, notation);
    if (answer.kind == Answer::Kind::failed) complain(answer.problem);
    host().say("bestmove " + (best.empty() ? "(none)" : best));
  }
  void complain(std::string_view what) { host().say("info string " + shown(what, longest_complaint)); }
  void complain(const LineFaults& faults) {
    for (const std::string& fault : faults.texts()) complain(fault);
  }

  static constexpr int most_lines = 256;

  GameSpec spec_;
  SetPosition position_;
  int count_ = 1;  // number of lines
};

const std::array<UciFront::Verb, 9> UciFront::verbs{{
    {"uci", &UciFront::greet},
    {"isready", &UciFront::answer_ready},
    {"setoption", &UciFront::set_option},
    {"ucinewgame", &UciFront::begin_game},
    {"position", &UciFront::set_position},
    {"go", &UciFront::go},
    {"stop", &UciFront::stop},
    {"ponderhit", &UciFront::put_limits_on},
    {"quit", &UciFront::quit},
}};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<UciFront>(spec, host);
}

}  // namespace mt::engine::uci
