#include "movetext/engine/protocol/ucci/front.hpp"

#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/api/searching_front.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ucci/texts.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mt::engine::ucci {
namespace {

class UcciFront final : public SearchingFront {
 public:
  UcciFront(const GameSpec& spec, Host& host) : SearchingFront(host), spec_(spec), line_(make_game(spec)) {}

  void hear(std::string_view line) override {
    Words words(line);
    const std::string_view verb = words.take();
    // Before its first word the protocol has no other.
    if (!has_greeted_ && verb != "ucci" && verb != "quit") return;
    const Verb* row = find_verb(verbs, verb);
    if (row) (this->*row->act)(words);
  }
  void found(const FoundLine& line, const Effort& effort) override {
    if (line.rank != 1) return;  // the protocol has one line
    host().say("info time " + std::to_string(effort.time.count()) + " nodes " + std::to_string(effort.nodes));
    std::string out = "info depth " + std::to_string(line.depth);
    if (line.score) out += " score " + score_text(*line.score);
    const auto moves = in_notation(line_.game(), line_.position(), line.moves, notation);
    if (!moves.empty()) out += " pv " + joined(moves);
    host().say(out);
  }

 private:
  struct Verb {
    std::string_view word;
    void (UcciFront::*act)(Words& words);
  };
  static const std::array<Verb, 9> verbs;

  void greet(Words& /*words*/) {
    has_greeted_ = true;
    const Identity& identity = host().player().identity();
    host().say("id name " + identity.name);
    if (!identity.version.empty()) host().say("id version " + identity.version);
    if (!identity.author.empty()) host().say("id author " + identity.author);
    host().say("option usemillisec type check default true");
    host().say("option newgame type button");
    for (const Option& option : host().player().options()) host().say(option_line(option));
    host().say("ucciok");
  }
  void answer_ready(Words& /*words*/) { host().say("readyok"); }
  void set_option(Words& words) {
    if (thinks()) return complain("options are set between searches");
    const std::string name(words.take());
    const std::string value(words.take_rest());
    if (name == "newgame") return host().player().new_game();
    if (name == "usemillisec") {
      milliseconds_ = value == "true";
      return;
    }
    for (const Option& option : host().player().options())
      if (option_word(option.name) == name && host().player().set_option(option.name, value)) return;
    complain("there is no option " + name + " with the value " + value);
  }

  void set_position(Words& words) {
    if (thinks()) return complain("a position is set between searches");
    banned_.clear();
    std::string problem;
    if (auto line = read_position(words, spec_, problem)) line_ = std::move(*line);
    if (!problem.empty()) complain(problem);
  }
  // The moves that an arbiter forbids here, because they would repeat what may not be repeated.
  void ban_moves(Words& words) { banned_ = take_moves(line_.game(), line_.position(), words); }
  std::vector<std::string> allowed() const {
    std::vector<std::string> moves;
    if (banned_.empty() || !line_.game().legal_moves(line_.position(), line_.game().notation(), moves))
      return {};
    std::erase_if(moves, [&](const std::string& move) {
      return std::find(banned_.begin(), banned_.end(), move) != banned_.end();
    });
    return moves;
  }

  void go(Words& words) {
    if (thinks()) return complain("a search runs already");
    Limits limits;
    bool ponders = false;
    bool is_endless = false;
    shows_value_only_ = false;
    while (!words.empty()) {
      const std::string_view word = words.take();
      if (word == "ponder") ponders = true;
      if (word == "infinite") is_endless = true;
      if (word == "depth" && words.peek() == "0") shows_value_only_ = true;
      read_limit(word, words, line_.to_move(), limits);
    }
    if (!milliseconds_) make_seconds(limits);
    if (is_endless) limits = {};
    begin_search({.line = line_, .limits = limits, .among = allowed()}, ponders || is_endless);
  }
  static void make_seconds(Limits& limits) {
    for (auto& clock : limits.clocks)
      if (clock) clock->left *= 1000, clock->increment *= 1000;
  }

  void stop(Words& /*words*/) {
    if (!thinks()) return host().say("nobestmove");
    stop_search();
  }
  void put_limits_on(Words& /*words*/) { hit_ponder(); }
  void quit(Words& /*words*/) {
    host().say("bye");
    leave();
  }

  void tell(const Answer& answer) override {
    const std::string best = shows_value_only_ ? std::string() : best_move_words(line_, answer, notation);
    if (answer.kind == Answer::Kind::failed) complain(answer.problem);
    host().say(best.empty() ? "nobestmove" : "bestmove " + best);
  }
  void complain(std::string_view what) { host().say("info message " + std::string(what)); }

  GameSpec spec_;
  GameLine line_;
  std::vector<std::string> banned_;
  bool has_greeted_ = false;
  bool milliseconds_ = true;
  bool shows_value_only_ = false;
};

const std::array<UcciFront::Verb, 9> UcciFront::verbs{{
    {"ucci", &UcciFront::greet},
    {"isready", &UcciFront::answer_ready},
    {"setoption", &UcciFront::set_option},
    {"position", &UcciFront::set_position},
    {"banmoves", &UcciFront::ban_moves},
    {"go", &UcciFront::go},
    {"stop", &UcciFront::stop},
    {"ponderhit", &UcciFront::put_limits_on},
    {"quit", &UcciFront::quit},
}};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<UcciFront>(spec, host);
}

}  // namespace mt::engine::ucci
