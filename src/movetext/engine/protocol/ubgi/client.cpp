// An interface that speaks UBGI with an engine. With older engines it speaks the drafts 0.01, 0.1 and 0.2.
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"
#include "movetext/engine/protocol/ubgi/draft_answers.hpp"
#include "movetext/engine/protocol/ubgi/greeting.hpp"
#include "movetext/engine/protocol/ubgi/info_words.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/engine/protocol/ubgi/question_words.hpp"
#include "movetext/engine/protocol/ubgi/results.hpp"
#include "movetext/engine/protocol/ubgi/terms.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine::ubgi {
namespace {

class UbgiClient final : public Client {
 public:
  explicit UbgiClient(const GameSpec& spec) : spec_(spec) {}

  void greet(Wire& wire) override { wire.send("ubgi"); }
  void new_game(const GameLine& line, Wire& wire) override {
    switch (greeting_.dialect) {
      case Dialect::standard:
        send_terms(line, wire);
        break;
      case Dialect::keyed:
        if (is_other_variant()) wire.send("set game.variant " + variant_name(spec_));
        break;
      case Dialect::bare:
        return wire.ready();
      default:
        if (is_other_variant()) wire.send("setoption name Variant value " + variant_name(spec_));
    }
    wire.send("newgame");
    wire.send("isready");
  }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const Option* const option = find_option(options_, name);
    if (option == nullptr || greeting_.dialect == Dialect::bare) return false;
    const bool is_keyed = greeting_.dialect == Dialect::keyed;
    std::string line = (is_keyed ? "set " : "setoption name ") + option->name;
    if (option->type != Option::Type::button) line.append(is_keyed ? " " : " value ").append(value);
    wire.send(line);
    wire.send("isready");
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override;
  std::string time_objection(const Limits& limits) const override {
    return limits.has_clock() && !abilities_.clock ? "the engine does not announce the limit time" : "";
  }
  bool stop(Wire& wire) override {
    wire.send("stop");
    return true;
  }
  void quit(Wire& wire) override { wire.send("quit"); }
  void hear(std::string_view line, Wire& wire) override;

 private:
  enum class State : std::uint8_t { greeting, trial, idle, thinking };

  bool is_other_variant() const { return variant_name(spec_) != usual_variant; }
  void send_terms(const GameLine& line, Wire& wire) {
    const Terms terms = terms_of(spec_, *line.game().match_state(line.start()));
    if (sent_ == terms) return;
    sent_ = terms;
    wire.send(write_terms(terms));
  }
  void finish_greeting(Wire& wire) {
    state_ = State::idle;
    identity_ = greeting_.identity;
    options_ = greeting_.options;
    abilities_ = greeting_.abilities;
    // The drafts have no words for beavers.
    if (greeting_.dialect != Dialect::standard) abilities_.beavers = false;
    wire.ready();
  }
  void hear_greeting(std::string_view line, Wire& wire);
  void hear_trial(std::string_view line, Wire& wire);
  void ask(const Question& question, const Limits& limits, Wire& wire);
  void hear_standard(Words& words, std::string_view verb, Wire& wire);
  void hear_info(Words& words, Wire& wire);
  void hear_error(Words& words, Wire& wire);
  void hear_result(std::string_view text, Wire& wire);
  void finish(Answer answer, Wire& wire);
  void fail(std::string why, Wire& wire) {
    Answer answer{.kind = Answer::Kind::failed};
    answer.problem = std::move(why);
    finish(std::move(answer), wire);
  }

  GameSpec spec_;
  Greeting greeting_;
  State state_ = State::greeting;
  std::optional<Terms> sent_{};         // the terms that were sent last
  std::optional<GameLine> asked_{};     // the line to search
  Kind kind_ = Kind::play;              // the kind of decision that the engine must make
  std::vector<std::string> among_{};    // the plays to choose from; empty if all are allowed
  std::vector<FoundLine> plays_{};      // for each rank, the last line with a play
  std::vector<FoundLine> decisions_{};  // for each cube action, the last line
  Effort effort_{};
  std::string complaint_{};  // the first complaint of the engine since the last "go"
};

void UbgiClient::hear(std::string_view line, Wire& wire) {
  Words words(line);
  const std::string_view verb = words.take();
  switch (state_) {
    case State::greeting:
      return hear_greeting(line, wire);
    case State::trial:
      return hear_trial(line, wire);
    case State::idle:
      if (verb == "readyok") wire.ready();
      if (verb == "error") hear_error(words, wire);
      return;
    case State::thinking:
      break;
  }
  if (greeting_.dialect == Dialect::standard) return hear_standard(words, verb, wire);
  const auto heard = read_draft_answer(line, greeting_.dialect, kind_, *asked_);
  if (!heard) return;
  if (heard->kind == Answer::Kind::failed)
    fail(heard->problem, wire);
  else
    finish(*heard, wire);
}

void UbgiClient::hear_greeting(std::string_view line, Wire& wire) {
  greeting_.hear(line);
  if (!greeting_.fault.empty()) return wire.broken(greeting_.fault);
  Words words(line);
  const std::string_view verb = words.take();
  if (verb == "readyok") {
    greeting_.dialect = Dialect::bare;
    finish_greeting(wire);
  }
  if (verb != "ubgiok") return;
  if (greeting_.dialect != Dialect::unknown) return finish_greeting(wire);
  // Another protocol, for other games, has the same first word, and the greeting may belong to it. A
  // backgammon position is sent as a test: engines of the other protocol do not understand it.
  state_ = State::trial;
  wire.send("position gnubgid 4HPwATDgc/ABMA");
  wire.send("isready");
}

void UbgiClient::hear_trial(std::string_view line, Wire& wire) {
  Words words(line);
  const std::string_view verb = words.take();
  if (verb == "error") wire.broken("it does not understand backgammon positions: " + shown(line));
  if (verb != "readyok") return;
  greeting_.dialect = Dialect::first;
  finish_greeting(wire);
}

void UbgiClient::think(const Question& question, const Limits& limits, Wire& wire) {
  asked_ = question.line;
  among_.clear();
  for (const std::string& move : question.among)
    among_.push_back(in_notation(asked_->game(), asked_->position(), move, asked_->game().notation()));
  plays_.clear();
  decisions_.clear();
  effort_ = {};
  complaint_.clear();
  state_ = State::thinking;
  const auto due = due_in(asked_->game(), asked_->position());
  if (!due) return finish({}, wire);
  kind_ = question.values_only ? Kind::eval : *due;
  if (question.values_only && *due != Kind::cube)
    return fail("only a position before the roll can be evaluated", wire);
  ask(question, limits, wire);
}

void UbgiClient::ask(const Question& question, const Limits& limits, Wire& wire) {
  if (greeting_.dialect != Dialect::standard) {
    const std::vector<std::string> lines = draft_lines(question, limits, kind_, greeting_.dialect);
    if (lines.empty()) return fail("it speaks a draft of UBGI in which this cannot be asked", wire);
    for (const std::string& line : lines) wire.send(line);
    return;
  }
  const std::string kind(word_of(kind_));
  if (std::find(greeting_.kinds.begin(), greeting_.kinds.end(), kind) == greeting_.kinds.end())
    return fail("it does not answer 'go " + kind + "'", wire);
  if (!among_.empty() && !greeting_.abilities.among)
    return fail("it cannot limit a search to some plays", wire);
  send_terms(*asked_, wire);
  wire.send(position_line(*asked_));
  wire.send(go_line(question, limits, kind_, greeting_));
}

void UbgiClient::hear_standard(Words& words, std::string_view verb, Wire& wire) {
  if (verb == "info") hear_info(words, wire);
  if (verb == "error") hear_error(words, wire);
  if (verb == "bestmove") hear_result(words.take_rest(), wire);
}

void UbgiClient::hear_info(Words& words, Wire& wire) {
  HeardInfo heard = read_info(words, asked_->game(), asked_->position(), effort_);
  if (!heard.has_content) return;
  constexpr int most_ranks = 10'000;
  const FoundLine& line = heard.line;
  if (line.act != Act::none) {
    const auto same = std::find_if(decisions_.begin(), decisions_.end(),
                                   [&](const FoundLine& row) { return row.act == line.act; });
    if (same != decisions_.end())
      *same = line;
    else
      decisions_.push_back(line);
  } else if (line.rank <= most_ranks) {
    const auto rank = static_cast<std::size_t>(line.rank);
    if (plays_.size() < rank) plays_.resize(rank);
    plays_[rank - 1] = line;
  }
  wire.found(line, effort_);
}

// If the engine refuses "newmatch", this is reported at once, because no later reply would show it. If the
// engine refuses a position, this is only stored, because the engine then also refuses the next "go". The
// refusal of "go" is reported.
void UbgiClient::hear_error(Words& words, Wire& wire) {
  const std::string code(words.take());
  const std::string command(words.take());
  const std::string said = shown(code + " " + command + " " + std::string(words.take_rest()));
  if (command == "newmatch") return wire.broken("refuses the match: " + said);
  if (complaint_.empty()) complaint_ = said;
  if (state_ == State::thinking && command == "go" && code != "busy")
    fail("refuses the search: " + complaint_, wire);
}

void UbgiClient::hear_result(std::string_view text, Wire& wire) {
  Words words(text);
  Answer answer;
  const std::string play = take_play(words);
  if (!play.empty()) {
    Complaint why;
    const auto move =
        kind_ == Kind::play ? legal_play(asked_->game(), asked_->position(), play, why) : std::nullopt;
    if (!move) return wire.illegal_move("bestmove " + shown(text) + ": " + why.detail);
    answer = {.kind = Answer::Kind::move, .move = *move};
    if (!among_.empty() && std::find(among_.begin(), among_.end(), *move) == among_.end())
      return wire.illegal_move("bestmove " + shown(text) +
                               ": it is not one of the plays that were asked about");
  } else {
    answer = read_decision(text, kind_, *asked_);
    if (answer.kind == Answer::Kind::failed)
      return wire.broken("bestmove " + shown(text) + " as the answer to 'go " + std::string(word_of(kind_)) +
                         "'");
  }
  finish(std::move(answer), wire);
}

void UbgiClient::finish(Answer answer, Wire& wire) {
  state_ = State::idle;
  answer.effort = effort_;
  for (FoundLine& line : plays_)
    if (!line.moves.empty() || line.chances || line.worth) answer.lines.push_back(std::move(line));
  for (FoundLine& line : decisions_) answer.lines.push_back(std::move(line));
  wire.answered(answer);
}

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<UbgiClient>(spec);
}

}  // namespace mt::engine::ubgi
