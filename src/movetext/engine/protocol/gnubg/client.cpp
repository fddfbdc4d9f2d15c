// An interface that asks GNU Backgammon (1.07) over its socket for plays, doubles, answers to doubles, and
// values.
//
// The program is started as "gnubg -t -q -r"; its playing strength is set in its own files ("-c FILE").
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/gnubg/board_words.hpp"
#include "movetext/engine/protocol/gnubg/protocol.hpp"
#include "movetext/engine/protocol/gnubg/values.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::gnubg {
namespace {

struct DecisionWord {
  std::string_view word;
  Answer::Kind kind;
};
constexpr DecisionWord cube_rows[] = {{"roll", Answer::Kind::no_double},
                                      {"double", Answer::Kind::offer_double}};
constexpr DecisionWord answer_rows[] = {
    {"take", Answer::Kind::take}, {"drop", Answer::Kind::drop}, {"beaver", Answer::Kind::beaver}};

// Sends one request at a time. The answer to each request is one line.
class GnubgClient final : public Client {
 public:
  GnubgClient() {
    // Beavers are not declared, since the board line cannot express an offered beaver.
    abilities_ = {.cube = true, .values = true, .equity = true, .match_chance = true};
    identity_.name = "GNU Backgammon";
  }

  void greet(Wire& wire) override { wire.send("version"); }
  void new_game(const GameLine& /*line*/, Wire& wire) override { wire.ready(); }
  bool set_option(std::string_view /*name*/, std::string_view /*value*/, Wire& /*wire*/) override {
    return false;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override;
  std::string time_objection(const Limits& limits) const override {
    return limits.has_clock() ? "the socket of GNU Backgammon has no clock" : "";
  }
  bool stop(Wire& /*wire*/) override { return false; }
  void quit(Wire& wire) override { wire.send("exit"); }
  void hear(std::string_view line, Wire& wire) override;

 private:
  enum class Awaited : std::uint8_t {
    greeting,
    nothing,
    values,        // values of the position to search
    decision,      // a play, or a cube action
    values_after,  // values of the position after the play
  };

  void hear_greeting(std::string_view line, Wire& wire);
  void ask_for_values(const AnyPosition& position, Awaited awaited, Wire& wire);
  void ask_for_decision(Wire& wire);
  void hear_values(std::string_view line, Wire& wire);
  void hear_values_after(std::string_view line, Wire& wire);
  void hear_decision(std::string_view line, Wire& wire);
  void hear_play(std::string_view line, Wire& wire);
  void show(FoundLine line, Wire& wire);
  void finish(Wire& wire) {
    awaited_ = Awaited::nothing;
    wire.answered(answer_);
  }
  void fail(std::string why, Wire& wire) {
    answer_ = {.kind = Answer::Kind::failed};
    answer_.problem = std::move(why);
    finish(wire);
  }
  bool may(MatchAction action) const {
    AnyPosition position = asked_->position();
    return asked_->game().act(position, action) == MatchRefusal::none;
  }

  std::optional<GameLine> asked_{};  // the line to search
  MatchState state_{};               // the match state of the last position of `asked_`
  AnyPosition after_{};              // the position after the play of the answer
  Answer answer_{};
  int plies_ = usual_plies;  // depth for values
  Awaited awaited_ = Awaited::greeting;
  bool wants_values_only_ = false;
};

void GnubgClient::hear(std::string_view line, Wire& wire) {
  switch (awaited_) {
    case Awaited::greeting:
      return hear_greeting(line, wire);
    case Awaited::nothing:
      return;
    case Awaited::values:
      return hear_values(line, wire);
    case Awaited::values_after:
      return hear_values_after(line, wire);
    case Awaited::decision:
      if (line.starts_with("Error")) return wire.broken(line);
      return hear_decision(line, wire);
  }
}

// The greeting has four lines; "Software: 1.07.001" is the last one.
void GnubgClient::hear_greeting(std::string_view line, Wire& wire) {
  Words words(line);
  if (words.take() != "Software:") return;
  identity_.version = words.take_rest();
  awaited_ = Awaited::nothing;
  wire.ready();
}

void GnubgClient::think(const Question& question, const Limits& limits, Wire& wire) {
  constexpr int most_plies = 4;
  asked_ = question.line;
  answer_ = {};
  wants_values_only_ = question.values_only;
  plies_ = std::clamp(limits.depth.value_or(usual_plies), 0, most_plies);
  const AnyGame& game = asked_->game();
  const auto state = game.match_state(asked_->position());
  if (!state || game.outcome(asked_->position()).kind != Outcome::Kind::open) return finish(wire);
  state_ = *state;
  const bool is_before_roll = !state_.dice.rolled() && !state_.double_offered && state_.resignation == 0;
  if (wants_values_only_ && !is_before_roll)
    return fail("only a position before the roll can be evaluated", wire);
  if (!question.among.empty()) return fail("it cannot limit a search to some plays", wire);
  if (is_before_roll)
    ask_for_values(asked_->position(), Awaited::values, wire);
  else
    ask_for_decision(wire);
}

void GnubgClient::ask_for_values(const AnyPosition& position, Awaited awaited, Wire& wire) {
  awaited_ = awaited;
  wire.send(evaluation_line(board_line_on_roll(asked_->game(), position), plies_));
}

void GnubgClient::ask_for_decision(Wire& wire) {
  const std::string board = board_line(asked_->game(), asked_->position());
  if (board.empty())
    return fail("GNU Backgammon cannot answer such an offer over its socket (a beaver or a resignation)",
                wire);
  awaited_ = Awaited::decision;
  wire.send(board);
}

void GnubgClient::show(FoundLine line, Wire& wire) {
  wire.found(line, {});
  answer_.lines.push_back(std::move(line));
}

void GnubgClient::hear_values(std::string_view line, Wire& wire) {
  auto values = read_values(line, state_, plies_);
  if (!values) return wire.broken(line);
  if (!wants_values_only_) values->act = Act::no_double;
  show(*std::move(values), wire);
  if (wants_values_only_)
    finish(wire);
  else
    ask_for_decision(wire);
}

void GnubgClient::hear_values_after(std::string_view line, Wire& wire) {
  auto values = read_values(line, state_, plies_);
  if (!values) return wire.broken(line);
  FoundLine found = turned(*std::move(values));
  found.moves = {answer_.move};
  show(std::move(found), wire);
  finish(wire);
}

void GnubgClient::hear_decision(std::string_view line, Wire& wire) {
  if (state_.dice.rolled()) return hear_play(line, wire);
  Words words(line);
  const std::string_view word = words.take();
  const std::span<const DecisionWord> rows = state_.double_offered
                                                 ? std::span<const DecisionWord>(answer_rows)
                                                 : std::span<const DecisionWord>(cube_rows);
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const DecisionWord& r) { return r.word == word; });
  if (row == rows.end()) return wire.broken("'" + std::string(line.substr(0, 80)) + "' about the cube");
  answer_.kind = row->kind;
  // The board line does not say whether doubles and beavers are allowed, so a forbidden action is replaced.
  if (row->kind == Answer::Kind::offer_double && !may(MatchAction::offer_double))
    answer_.kind = Answer::Kind::no_double;
  if (row->kind == Answer::Kind::beaver && !may(MatchAction::beaver)) answer_.kind = Answer::Kind::take;
  finish(wire);
}

void GnubgClient::hear_play(std::string_view line, Wire& wire) {
  const AnyGame& game = asked_->game();
  std::string why;
  answer_.move = play_of_reply(game, asked_->position(), line, why);
  if (answer_.move.empty()) return wire.illegal_move("'" + std::string(line.substr(0, 80)) + "': " + why);
  answer_.kind = Answer::Kind::move;
  after_ = asked_->position();
  Diagnostic refusal;
  std::string unused;
  game.play(after_, answer_.move, game.notation(), unused, refusal);
  if (game.outcome(after_).kind != Outcome::Kind::open) return finish(wire);
  ask_for_values(after_, Awaited::values_after, wire);
}

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& /*spec*/) {
  return std::make_unique<GnubgClient>();
}

}  // namespace mt::engine::gnubg
