#include "movetext/engine/protocol/uci/front.hpp"

#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/option_texts.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/uci/texts.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::uci {
namespace {

class UciFront final : public Front {
 public:
  UciFront(const GameSpec& spec, Host& host) : host_(host), spec_(spec), line_(make_game(spec)) {}

  void hear(std::string_view line) override {
    Words words(line);
    // What is before a known word is passed over, as the protocol wants it.
    while (!words.empty()) {
      const std::string_view verb = words.take();
      const auto* row =
          std::find_if(verbs.begin(), verbs.end(), [&](const Verb& v) { return v.word == verb; });
      if (row != verbs.end()) return (this->*row->act)(words);
    }
  }
  void hear_end() override {
    if (!thinks_) return host_.quit();
    leaves_ = true;
    if (waits_for_stop_ || !limits_.is_bounded()) stop_now();
  }

  void found(const FoundLine& line, const Effort& effort) override {
    std::string out = "info depth " + std::to_string(line.depth) + " multipv " + std::to_string(line.rank);
    if (line.score) {
      out += " score ";
      write_score(*line.score, out);
    }
    write_effort(effort, out);
    const auto moves = in_notation(line_.game(), line_.position(), line.moves, notation);
    if (!moves.empty()) out += " pv " + joined(moves);
    host_.say(out);
  }
  void answered(const Answer& answer) override {
    if (waits_for_stop_)
      held_ = answer;
    else
      tell(answer);
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
    const Identity& identity = host_.player().identity();
    host_.say("id name " + identity.name + (identity.version.empty() ? "" : " " + identity.version));
    if (!identity.author.empty()) host_.say("id author " + identity.author);
    for (const Option& option : host_.player().options()) host_.say(option_line(option));
    host_.say(option_line(
        {.name = "MultiPV", .type = Option::Type::spin, .value = "1", .least = 1, .most = most_lines}));
    host_.say(option_line({.name = "Ponder", .type = Option::Type::check, .value = "false"}));
    for (const Option& option : variant_options(spec_)) host_.say(option_line(option));
    host_.say("uciok");
  }
  void answer_ready(Words& /*words*/) { host_.say("readyok"); }
  void set_option(Words& words) {
    if (thinks_) return complain("options are set between searches");
    words.take("name");
    const std::string name(words.take_until("value"));
    const std::string value(words.take_rest());
    if (same_option(name, "MultiPV")) {
      Words number(value);
      count_ = static_cast<int>(std::clamp<std::int64_t>(number.take_number().value_or(1), 1, most_lines));
    } else if (const auto spec = variant_set_by(spec_, name, value)) {
      choose(*spec);
    } else if (!same_option(name, "Ponder") && !host_.player().set_option(name, value)) {
      complain("there is no option '" + name + "' with the value '" + value + "'");
    }
  }
  void choose(const GameSpec& spec) {
    if (!host_.choose_game(spec)) return complain(spec.name() + " is not played here");
    spec_ = spec;
    line_ = GameLine(make_game(spec));
  }
  void begin_game(Words& /*words*/) {
    if (!thinks_) host_.player().new_game();
  }

  void set_position(Words& words) {
    if (thinks_) return complain("a position is set between searches");
    std::optional<GameLine> line;
    if (words.take("startpos")) {
      line.emplace(make_game(spec_));
      words.take("moves");
    } else if (words.take("fen")) {
      line = line_from(words.take_until("moves"));
    }
    if (!line) return complain("there is no such position");
    line_ = std::move(*line);
    Diagnostic refusal;
    while (!words.empty()) {
      const std::string move(words.take());
      if (!line_.play(move, refusal)) return complain(move + ": " + refusal.message);
    }
  }
  std::optional<GameLine> line_from(std::string_view fen) const {
    std::shared_ptr<const AnyGame> game = make_game(spec_);
    AnyPosition position;
    std::vector<Diagnostic> notes;
    if (!game->parse_position(fen, position, notes)) return std::nullopt;
    return GameLine(std::move(game), position);
  }

  void go(Words& words) {
    if (thinks_) return complain("a search runs already");
    Host::Search search{.line = line_, .lines = count_};
    bool ponders = false;
    bool is_endless = false;
    while (!words.empty()) {
      const std::string_view word = words.take();
      if (word == "ponder") ponders = true;
      if (word == "infinite") is_endless = true;
      if (word == "searchmoves")
        take_moves(words, search.among);
      else
        read_limit(word, words, search.limits);
    }
    limits_ = search.limits;
    if (is_endless) limits_ = {};
    waits_for_stop_ = ponders || is_endless;
    if (waits_for_stop_) search.limits = {};
    thinks_ = true;
    host_.think(search);
  }
  // Takes the words that are legal moves.
  void take_moves(Words& words, std::vector<std::string>& out) const {
    while (!words.empty()) {
      std::string move = in_notation(line_.game(), line_.position(), words.peek(), line_.game().notation());
      if (move.empty()) return;
      words.take();
      out.push_back(std::move(move));
    }
  }

  void stop(Words& /*words*/) {
    if (thinks_) stop_now();
  }
  void stop_now() {
    waits_for_stop_ = false;
    if (held_)
      tell(*std::exchange(held_, std::nullopt));
    else
      host_.stop();
  }
  void hit_ponder(Words& /*words*/) {
    if (!thinks_ || !waits_for_stop_) return;
    waits_for_stop_ = false;
    if (held_)
      tell(*std::exchange(held_, std::nullopt));
    else
      host_.limit(limits_);
  }
  void quit(Words& /*words*/) {
    host_.stop();
    host_.quit();
  }

  void tell(const Answer& answer) {
    thinks_ = false;
    std::string out = "bestmove (none)";
    std::vector<std::string> moves{answer.move};
    if (!answer.reply.empty()) moves.push_back(answer.reply);
    if (answer.kind == Answer::Kind::move) {
      moves = in_notation(line_.game(), line_.position(), moves, notation);
      if (!moves.empty()) out = "bestmove " + moves.front();
      if (moves.size() > 1) out += " ponder " + moves.back();
    }
    if (answer.kind == Answer::Kind::failed) complain(answer.problem);
    host_.say(out);
    if (leaves_) host_.quit();
  }
  void complain(std::string_view what) { host_.say("info string " + std::string(what)); }

  static constexpr int most_lines = 256;

  Host& host_;
  GameSpec spec_;
  GameLine line_;
  Limits limits_{};  // of the search, when a ponder hit puts them on it
  int count_ = 1;    // of lines
  bool thinks_ = false;
  bool waits_for_stop_ = false;  // no answer is given before "stop" or "ponderhit"
  bool leaves_ = false;          // after the answer
  std::optional<Answer> held_{};
};

const std::array<UciFront::Verb, 9> UciFront::verbs{{
    {"uci", &UciFront::greet},
    {"isready", &UciFront::answer_ready},
    {"setoption", &UciFront::set_option},
    {"ucinewgame", &UciFront::begin_game},
    {"position", &UciFront::set_position},
    {"go", &UciFront::go},
    {"stop", &UciFront::stop},
    {"ponderhit", &UciFront::hit_ponder},
    {"quit", &UciFront::quit},
}};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<UciFront>(spec, host);
}

}  // namespace mt::engine::uci
