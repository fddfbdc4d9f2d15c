// An engine that speaks the protocol of NBoard, version 2.
#include "movetext/engine/protocol/api/limit_rows.hpp"
#include "movetext/engine/protocol/api/set_position.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/nboard/protocol.hpp"
#include "movetext/engine/protocol/nboard/texts.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mt::engine::nboard {
namespace {

class NboardFront final : public Front {
 public:
  NboardFront(const GameSpec& spec, Host& host)
      : host_(host), game_(make_game(spec)), asked_{.line = GameLine(game_), .side = Side::first} {}

  void hear(std::string_view line) override {
    Words words(line);
    const std::string_view verb = words.take();
    const Verb* row = find_verb(verbs, verb);
    if (row) (this->*row->act)(words);
  }
  void hear_end() override {
    if (!thinks_) return host_.quit();
    leaves_ = true;
  }

  void found(const FoundLine& line, const Effort& effort) override {
    std::string out = "search ";
    for (const std::string& move : line.moves) out += square_text(move);
    out += " " + (line.score ? value_text(*line.score) : std::string("0.00")) + " 0 ";
    host_.say(out + std::to_string(line.depth));
    host_.say("nodestats " + std::to_string(effort.nodes) + " " + seconds(effort.time));
  }
  void answered(const Answer& answer) override {
    thinks_ = false;
    if (!hints_ || answer.kind == Answer::Kind::failed) tell(answer);
    if (!ping_.empty()) host_.say("pong " + std::exchange(ping_, {}));
    if (leaves_) host_.quit();
  }

 private:
  struct Verb {
    std::string_view word;
    void (NboardFront::*act)(Words& words);
  };
  static const std::array<Verb, 7> verbs;

  static std::string seconds(Milliseconds time) { return hundredths(time.count() / 10); }
  static std::string hundredths(std::int64_t value) {
    const std::string digits = std::to_string(100 + value % 100);
    return std::to_string(value / 100) + "." + digits.substr(1);
  }

  void greet(Words& /*words*/) { host_.say("set myname " + host_.player().identity().name); }
  void set(Words& words) {
    const std::string_view what = words.take();
    if (what == "depth")
      set_depth(words);
    else if (what == "game")
      set_game(words);
  }
  void set_depth(Words& words) {
    if (thinks_) return tell_status("the depth can only be set between searches");
    LineFaults faults("set");
    if (const auto depth = read_limit(depth_row, words.take(), faults)) depth_ = at_most(*depth, most_depth);
    end_line(words, faults);
  }
  void set_game(Words& words) {
    std::string problem(position_is_late);
    auto asked = thinks_ ? std::nullopt : read_game(words.take_rest(), game_, problem);
    refusal_ = asked ? std::string() : "no game is set: " + problem;
    if (asked)
      asked_ = *std::move(asked);
    else
      tell_status("set game: " + refusal_);
  }
  void move(Words& words) {
    const std::string_view text = words.take();
    if (!refusal_.empty()) return;  // already reported
    if (thinks_) {
      refusal_ = "no game is set: a move can only be made between searches";
      tell_status("move: " + refusal_);
    } else if (!play(text, asked_)) {
      tell_status("move: " + shown(text) + " is illegal");
    }
  }
  void go(Words& words) {
    LineFaults faults("go");
    end_line(words, faults);
    think(false, 1);
  }
  void hint(Words& words) {
    LineFaults faults("hint");
    const auto lines = words.empty() ? 1 : read_limit(hint_row, words.take(), faults).value_or(1);
    end_line(words, faults);
    think(true, at_most(lines, most_lines));
  }
  void think(bool hints, int lines) {
    if (thinks_) return tell_status("a search is already running");
    hints_ = hints;
    if (!refusal_.empty()) return tell_status(refusal_);
    if (asked_.must_pass()) return host_.say(hints ? "search PA 0.00 0 1" : "=== PA");
    thinks_ = true;
    host_.think({.line = asked_.line, .limits = {.depth = depth_}, .lines = lines});
  }
  // If a search is running, its answer must come before the answer to the ping.
  void ping(Words& words) {
    const std::string number(words.take_rest());
    if (!thinks_) return host_.say("pong " + number);
    ping_ = number;
    host_.stop();
  }
  void quit(Words& /*words*/) {
    host_.stop();
    host_.quit();
  }

  void tell_status(std::string_view what) { host_.say("status " + shown(what, longest_complaint)); }
  // Reports the faults of a line. If the line has a further word after its end, this word is also a fault.
  void end_line(Words& words, LineFaults& faults) {
    if (!words.empty()) faults.add("'" + shown(words.take()) + "' is unknown");
    for (const std::string& fault : faults.texts()) tell_status(fault);
  }
  static int at_most(std::int64_t number, int most) {
    return static_cast<int>(std::min<std::int64_t>(number, most));
  }

  void tell(const Answer& answer) {
    if (answer.kind != Answer::Kind::move)
      return tell_status(answer.problem.empty() ? "the game is over" : answer.problem);
    std::string out = "=== " + square_text(answer.move);
    if (!answer.lines.empty() && answer.lines.front().score)
      out += "/" + value_text(*answer.lines.front().score) + "/" + seconds(answer.effort.time);
    host_.say(out);
  }

  // The rows for the numbers that set the depth and the number of lines. Each number is the only argument of
  // its command.
  static constexpr LimitRow depth_row{"depth", 1, nullptr};
  static constexpr LimitRow hint_row{"lines", 1, nullptr};
  static constexpr int most_depth = 60;
  static constexpr int most_lines = 64;

  Host& host_;
  std::shared_ptr<const AnyGame> game_;
  Asked asked_;
  std::string refusal_{};  // the reason why no game is set; empty if a game is set
  int depth_ = 1;
  bool thinks_ = false;
  bool hints_ = false;   // the search is for hints and has no answer
  bool leaves_ = false;  // the conversation ends after the answer
  std::string ping_{};   // the number of a ping that is answered after the search; empty if there is none
};

const std::array<NboardFront::Verb, 7> NboardFront::verbs{{
    {"nboard", &NboardFront::greet},
    {"set", &NboardFront::set},
    {"move", &NboardFront::move},
    {"go", &NboardFront::go},
    {"hint", &NboardFront::hint},
    {"ping", &NboardFront::ping},
    {"quit", &NboardFront::quit},
}};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<NboardFront>(spec, host);
}

}  // namespace mt::engine::nboard
