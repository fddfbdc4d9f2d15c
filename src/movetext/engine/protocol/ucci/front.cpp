// An engine that speaks UCCI.
#include "movetext/engine/protocol/uci/front.hpp"

#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/ucci/protocol.hpp"
#include "movetext/engine/protocol/ucci/texts.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace mt::engine::ucci {
namespace {

class UcciFront final : public uci::UciFront {
 public:
  UcciFront(const GameSpec& spec, Host& host) : UciFront(spec, host, dialect) {}

  void hear(std::string_view line) override {
    Words words(line);
    const std::string_view verb = words.take();
    // Before the greeting only "quit" is allowed.
    has_greeted_ = has_greeted_ || verb == dialect.greeting;
    if (!has_greeted_ && verb != "quit") return;
    if (verb == "banmoves")
      ban_moves(words);
    else
      obey(verb, words);
  }
  void found(const FoundLine& line, const Effort& effort) override {
    if (line.rank != 1) return;  // the protocol can report only the best line
    host().say("info time " + std::to_string(effort.time.count()) + " nodes " + std::to_string(effort.nodes));
    const std::string score = line.score ? " score " + score_text(*line.score) : "";
    host().say("info depth " + std::to_string(line.depth) + score + moves_of(line));
  }

 private:
  std::vector<Option> own_options() const override {
    return {{.name = "usemillisec", .type = Option::Type::check, .value = "true"},
            {.name = "newgame", .type = Option::Type::button}};
  }
  void set_option(Words& words) override {
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
    complain("cannot set option " + name + " to " + value);
  }

  void set_position(Words& words) override {
    banned_.clear();
    UciFront::set_position(words);
  }
  // Forbids moves in the next search. An interface forbids moves that would lead to a repetition against the
  // rules.
  void ban_moves(Words& words) {
    if (thinks()) return complain("moves can only be banned between searches");
    if (!position().refusal().empty()) return;
    std::vector<std::string_view> texts;
    while (!words.empty()) texts.push_back(words.take());
    LineFaults faults("banmoves");
    banned_ = legal_among(position().line().game(), position().line().position(), texts, faults);
    complain(faults);
  }
  std::string specify(const GoOrder& order, Host::Search& search, LineFaults& /*faults*/) override {
    shows_value_only_ = order.limits.depth == 0;
    if (search.limits.depth == 0) search.limits.depth = 1;
    if (!milliseconds_) count_in_seconds(search.limits);
    if (banned_.empty()) return {};
    const AnyGame& game = search.line.game();
    if (!game.legal_moves(search.line.position(), game.notation(), search.among)) search.among.clear();
    std::erase_if(search.among, [&](const std::string& move) {
      return std::find(banned_.begin(), banned_.end(), move) != banned_.end();
    });
    return search.among.empty() ? "all moves are banned" : "";
  }

  void stop(Words& words) override {
    if (!thinks()) return host().say(dialect.no_move);
    UciFront::stop(words);
  }
  void quit(Words& words) override {
    host().say("bye");
    UciFront::quit(words);
  }
  void tell(const Answer& answer) override {
    Answer told = answer;
    if (shows_value_only_ && told.kind == Answer::Kind::move) told.kind = Answer::Kind::none;
    UciFront::tell(told);
  }

  std::vector<std::string> banned_;
  bool has_greeted_ = false;
  bool milliseconds_ = true;
  bool shows_value_only_ = false;
};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<UcciFront>(spec, host);
}

}  // namespace mt::engine::ucci
