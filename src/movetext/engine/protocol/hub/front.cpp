// An engine that speaks Hub.
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/searching_front.hpp"
#include "movetext/engine/protocol/api/set_position.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/hub/protocol.hpp"
#include "movetext/engine/protocol/hub/texts.hpp"
#include "movetext/engine/protocol/hub/variants.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mt::engine::hub {
namespace {

class HubFront final : public SearchingFront {
 public:
  HubFront(const GameSpec& spec, Host& host)
      : SearchingFront(host), spec_(spec), position_(GameLine(make_game(spec))) {}

  void hear(std::string_view text) override {
    Line line;
    if (!read_line(text, line)) {
      if (!text.empty()) complain("a line that is not a command");
      return;
    }
    const Verb* row = find_verb(verbs, line.command);
    if (row) (this->*row->act)(line);
  }
  void found(const FoundLine& line, const Effort& effort) override {
    if (line.rank != 1) return;  // the protocol can report only the best line
    std::string out = "info";
    add_argument("depth", std::to_string(line.depth), out);
    if (line.score) add_argument("score", score_text(*line.score), out);
    add_argument("nodes", std::to_string(effort.nodes), out);
    add_argument("time", seconds_text(effort.time), out);
    if (const std::string moves = texts_of(line.moves); !moves.empty()) add_argument("pv", moves, out);
    host().say(out);
  }

 private:
  struct Verb {
    std::string_view word;
    void (HubFront::*act)(const Line& line);
  };
  static const std::array<Verb, 11> verbs;

  void greet(const Line& /*line*/) {
    const Identity& identity = host().player().identity();
    std::string id = "id";
    add_argument("name", identity.name, id);
    if (!identity.version.empty()) add_argument("version", identity.version, id);
    if (!identity.author.empty()) add_argument("author", identity.author, id);
    host().say(id);
    for (const Option& option : with_own(host().player().options(), {variant_option(spec_)}))
      host().say(param_line(option));
    host().say("wait");
  }
  void set_param(const Line& line) {
    if (thinks()) return complain("parameters can only be set between searches");
    const std::string_view name = line.value("name");
    const std::string_view value = line.value("value");
    if (name != variant_param) {
      if (!host().player().set_option(name, value))
        complain("cannot set parameter " + std::string(name) + " to " + std::string(value));
      return;
    }
    const auto spec = game_of_variant(value);
    if (!spec || !host().choose_game(*spec)) return complain("unknown variant " + std::string(value));
    spec_ = *spec;
    position_.set(GameLine(make_game(spec_)));
  }
  void init(const Line& /*line*/) { host().say("ready"); }
  void begin_game(const Line& /*line*/) {
    if (!thinks()) host().player().new_game();
  }
  void set_position(const Line& line) {
    if (thinks()) return refuse_position(position_is_late);
    std::shared_ptr<const AnyGame> game = make_game(spec_);
    AnyPosition position;
    std::string problem;
    if (!read_square_string(*game, line.value("pos"), position, problem)) return refuse_position(problem);
    GameLine read(std::move(game), position);
    for (Words words(line.value("moves")); !words.empty();) {
      const std::string_view text = words.take();
      const auto moves = square_moves(read.game(), read.position());
      const SquareMove* const move = find_move(moves, text);
      if (move == nullptr) {
        complain("pos: the move " + shown(text) + " is illegal");
        break;
      }
      read.add(move->move, move->after);
    }
    position_.set(std::move(read));
  }
  void refuse_position(std::string_view why) {
    LineFaults faults("pos");
    position_.refuse(why, faults);
    complain(faults);
  }
  void set_level(const Line& line) {
    LineFaults faults("level");
    read_level(line, level_, faults);
    complain(faults);
  }

  void go(const Line& line) {
    if (thinks()) return complain("a search is already running");
    LineFaults faults("go");
    constexpr std::array<std::string_view, 3> ways{"think", "ponder", "analyze"};
    for (const auto& [name, value] : line.arguments)
      if (std::find(ways.begin(), ways.end(), name) == ways.end())
        faults.add("'" + shown(name) + "' is unknown");
    complain(faults);
    const bool waits = line.find("ponder") != nullptr;
    const Limits limits = limits_for(std::exchange(level_, {}), position_.line().to_move());
    if (position_.refusal().empty())
      begin_search({.line = position_.line(), .limits = limits}, waits);
    else
      begin_refused(position_.refusal(), waits);
  }
  void answer_ping(const Line& /*line*/) { host().say("pong"); }
  void put_limits_on(const Line& /*line*/) { hit_ponder(); }
  void stop(const Line& /*line*/) { stop_search(); }
  void quit(const Line& /*line*/) { leave(); }

  // Writes the moves of the searched line in Hub's notation.
  std::string texts_of(const std::vector<std::string>& moves) const {
    std::string out;
    AnyPosition position = position_.line().position();
    for (const std::string& text : moves) {
      const auto legal = square_moves(position_.line().game(), position);
      const auto move =
          std::find_if(legal.begin(), legal.end(), [&](const SquareMove& each) { return each.move == text; });
      if (move == legal.end()) break;
      out += (out.empty() ? "" : " ") + move_text(*move);
      position = move->after;
    }
    return out;
  }
  void tell(const Answer& answer) override {
    std::vector<std::string> moves{answer.move};
    if (!answer.reply.empty()) moves.push_back(answer.reply);
    const std::string texts = texts_of(moves);
    Words words(texts);
    if (answer.kind == Answer::Kind::move && !words.empty()) {
      std::string out = "done";
      add_argument("move", words.take(), out);
      if (!words.empty()) add_argument("ponder", words.take(), out);
      host().say(out);
    } else {
      complain(answer.kind == Answer::Kind::failed ? answer.problem : "no legal move: the game is over");
      host().say("done");
    }
  }
  void complain(std::string_view what) {
    std::string out = "error";
    add_argument("message", shown(what, longest_complaint), out);
    host().say(out);
  }
  void complain(const LineFaults& faults) {
    for (const std::string& fault : faults.texts()) complain(fault);
  }

  GameSpec spec_;
  SetPosition position_;
  Limits level_{};  // limits from all lines "level" since the last search
};

const std::array<HubFront::Verb, 11> HubFront::verbs{{
    {"hub", &HubFront::greet},
    {"set-param", &HubFront::set_param},
    {"init", &HubFront::init},
    {"new-game", &HubFront::begin_game},
    {"pos", &HubFront::set_position},
    {"level", &HubFront::set_level},
    {"go", &HubFront::go},
    {"ping", &HubFront::answer_ping},
    {"ponder-hit", &HubFront::put_limits_on},
    {"stop", &HubFront::stop},
    {"quit", &HubFront::quit},
}};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<HubFront>(spec, host);
}

}  // namespace mt::engine::hub
