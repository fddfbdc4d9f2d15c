// An engine that speaks UCCI.
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/api/searching_front.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ucci/protocol.hpp"
#include "movetext/engine/protocol/ucci/texts.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mt::engine::ucci {
namespace {

class UcciFront final : public SearchingFront {
 public:
  UcciFront(const GameSpec& spec, Host& host)
      : SearchingFront(host), spec_(spec), position_(GameLine(make_game(spec))) {}

  void hear(std::string_view line) override {
    Words words(line);
    const std::string_view verb = words.take();
    // Before its greeting, the protocol has no other commands.
    if (!has_greeted_ && verb != "ucci" && verb != "quit") return;
    const Verb* row = find_verb(verbs, verb);
    if (row) (this->*row->act)(words);
  }
  void found(const FoundLine& line, const Effort& effort) override {
    if (line.rank != 1) return;  // the protocol has only one line
    host().say("info time " + std::to_string(effort.time.count()) + " nodes " + std::to_string(effort.nodes));
    std::string out = "info depth " + std::to_string(line.depth);
    if (line.score) out += " score " + score_text(*line.score);
    const auto moves =
        in_notation(position_.line().game(), position_.line().position(), line.moves, notation);
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
    const Option milliseconds{.name = "usemillisec", .type = Option::Type::check, .value = "true"};
    const Option new_game{.name = "newgame", .type = Option::Type::button};
    for (const Option& option : with_own(host().player().options(), {milliseconds, new_game}))
      host().say(option_line(option));
    host().say("ucciok");
  }
  void answer_ready(Words& /*words*/) { host().say("readyok"); }
  void set_option(Words& words) {
    if (thinks()) return complain("options can only be set between searches");
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
    banned_.clear();
    LineFaults faults("position");
    read_position(words, spec_, thinks(), position_, faults);
    complain(faults);
  }
  // Bans the moves that an arbiter forbids here, because they would repeat what may not be repeated.
  void ban_moves(Words& words) {
    if (thinks()) return complain("moves can only be banned between searches");
    if (!position_.refusal().empty()) return;
    std::vector<std::string_view> texts;
    while (!words.empty()) texts.push_back(words.take());
    LineFaults faults("banmoves");
    banned_ = legal_among(position_.line().game(), position_.line().position(), texts, faults);
    complain(faults);
  }
  // Returns the moves that are left; empty if there are none.
  std::vector<std::string> allowed() const {
    std::vector<std::string> moves;
    const AnyGame& game = position_.line().game();
    if (!game.legal_moves(position_.line().position(), game.notation(), moves)) return {};
    std::erase_if(moves, [&](const std::string& move) {
      return std::find(banned_.begin(), banned_.end(), move) != banned_.end();
    });
    return moves;
  }

  void go(Words& words) {
    if (thinks()) return complain("a search is already running");
    const GameLine& line = position_.line();
    LineFaults faults("go");
    GoOrder order = read_go(words, go_words(), line.to_move(), faults);
    complain(faults);
    const bool is_endless = order.has("infinite");
    const bool waits = is_endless || order.has("ponder");
    shows_value_only_ = order.limits.depth == 0;
    if (shows_value_only_) order.limits.depth = 1;
    if (!milliseconds_) count_in_seconds(order.limits);
    Host::Search search{.line = line, .limits = is_endless ? Limits{} : order.limits};
    if (!banned_.empty()) search.among = allowed();
    if (!position_.refusal().empty())
      begin_refused(position_.refusal(), waits);
    else if (!banned_.empty() && search.among.empty())
      begin_refused("all moves are banned", waits);
    else
      begin_search(std::move(search), waits);
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
    const std::string best =
        shows_value_only_ ? std::string() : best_move_words(position_.line(), answer, notation);
    if (answer.kind == Answer::Kind::failed) complain(answer.problem);
    host().say(best.empty() ? "nobestmove" : "bestmove " + best);
  }
  void complain(std::string_view what) { host().say("info message " + shown(what, longest_complaint)); }
  void complain(const LineFaults& faults) {
    for (const std::string& fault : faults.texts()) complain(fault);
  }

  GameSpec spec_;
  SetPosition position_;
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
