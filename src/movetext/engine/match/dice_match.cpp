#include "movetext/engine/match/dice_match.hpp"

#include "movetext/games/api/match_turn.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine::match {
namespace {

std::string digits(Dice dice) {
  return roll_text(dice).substr(0, 2);
}

}  // namespace

GameReport DiceMatch::run() {
  const auto begin_time = std::chrono::steady_clock::now();
  const auto both = [this](bool Abilities::*ability) {
    return seat(Side::first).player().abilities().*ability &&
           seat(Side::second).player().abilities().*ability;
  };
  const bool cube = terms_.cube && both(&Abilities::cube);
  const replay::LiveTerms live{.start = {},
                               .match_length = terms_.length,
                               .cube = cube,
                               .money = is_money(),
                               .jacoby = terms_.jacoby,
                               .beavers = terms_.beavers && both(&Abilities::beavers)};
  Diagnostic problem;
  report_.length = terms_.length;
  if (is_money() && cube) report_.cube_rules = {{.jacoby = live.jacoby, .beavers = live.beavers}};
  board_ = replay::LiveGame::begin(terms_.game->spec(), live, problem);
  while (!has_ended() && !is_over()) turn();
  if (!has_ended()) {
    const replay::GameWon& last = board_->games_won().back();
    end(is_money() ? last.winner : board_->outcome().winner, Ending::rules);
    report_.how = "normal";
  } else if (is_money() && report_.winner) {
    forfeit();
  }
  note_parts();
  Microseconds thought{};
  for (const PlayedMove& move : report_.moves) thought += move.took;
  const auto all = std::chrono::duration_cast<Microseconds>(std::chrono::steady_clock::now() - begin_time);
  report_.overhead = all > thought ? all - thought : Microseconds{};
  return std::move(report_);
}

bool DiceMatch::is_over() const {
  return is_money() ? game() > 0 : board_->outcome().kind != Outcome::Kind::open;
}

// Returns whether an answer of the side is an answer to a beaver: the side has itself offered the double.
bool DiceMatch::is_doubler(Side side) const {
  const auto state = terms_.game->match_state(board_->position());
  return state && state->on_roll == side;
}

void DiceMatch::note_parts() {
  for (const replay::GameWon& won : board_->games_won()) {
    report_.parts.push_back({won.winner, won.points});
    report_.points[static_cast<std::size_t>(won.winner)] += won.points;
  }
}

// In a game for points, the engine that spoiled the game loses as many points as possible. So it cannot save
// points by crashing in a bad position.
void DiceMatch::forfeit() {
  const Side loser = other(*report_.winner);
  if (!is_over()) board_->resign(loser, board_->largest_loss(loser));
}

void DiceMatch::turn() {
  if (board_->ply() >= terms_.most_plies * std::max(terms_.length, 1U))
    return end(std::nullopt, Ending::length, "it has " + std::to_string(board_->ply()) + " plies");
  const Side side = board_->to_move();
  switch (board_->awaiting()) {
    case replay::Awaiting::opening:
      return roll_opening();
    case replay::Awaiting::roll:
      if (!board_->may_double() || has_resigned_) return roll();
      return ask_before_roll(side);
    case replay::Awaiting::move:
      return ask_play(side);
    case replay::Awaiting::answer:
      return ask_answer(side);
    case replay::Awaiting::nothing:
      return;
  }
}

void DiceMatch::roll_opening() {
  turn_ = 0;
  has_resigned_ = false;
  Dice dice = next_dice();
  while (dice.is_double()) dice = next_dice();
  board_->roll(dice.first, dice.second);
  rolled_ = digits(dice);
  line_.emplace(terms_.game, board_->position());
}

void DiceMatch::roll() {
  const Dice dice = next_dice();
  board_->roll(dice.first, dice.second);
  line_->roll(dice);
  rolled_ = digits(dice);
}

void DiceMatch::ask_before_roll(Side side) {
  const auto reply = ask(*line_, side);
  if (!reply) return;
  if (reply->answer.kind == Answer::Kind::no_double || reply->answer.kind == Answer::Kind::none)
    return reply->is_late ? forfeit_time(*board_, side, reply->took) : roll();
  obey(side, *reply);
}

void DiceMatch::ask_play(Side side) {
  std::vector<std::string> plays;
  const bool is_listed = board_->legal_moves(terms_.game->notation(), plays);
  // If no play is legal, the engine is not asked.
  if (is_listed && (plays.empty() || (plays.size() == 1 && plays.front() == no_play_words))) {
    Seat::Reply none{.answer = {.kind = Answer::Kind::move, .move = std::string(no_play_words)}};
    return obey(side, none);
  }
  if (const auto reply = ask(*line_, side)) obey(side, *reply);
}

void DiceMatch::ask_answer(Side side) {
  if (const auto reply = ask(*line_, side)) obey(side, *reply);
}

void DiceMatch::obey(Side side, const Seat::Reply& reply) {
  if (reply.is_late) return forfeit_time(*board_, side, reply.took);
  switch (reply.answer.kind) {
    case Answer::Kind::move: {
      const std::uint32_t part = game();
      std::string canonical;
      if (!play(*board_, reply.answer.move, side, canonical)) return;
      PlayedMove& move = report_.moves.emplace_back();
      move = {.side = side, .text = canonical, .dice = std::exchange(rolled_, {}), .game = part};
      move.took = reply.took;
      has_resigned_ = false;
      if (game() == part) line_->add(std::move(canonical), board_->position());
      return;
    }
    case Answer::Kind::offer_double:
      return act("double", side);
    case Answer::Kind::take:
      return act("take", side);
    case Answer::Kind::drop:
      return act("drop", side);
    case Answer::Kind::beaver:
      return act(is_doubler(side) ? "raccoon" : "beaver", side);
    case Answer::Kind::resign:
      return resign(side, reply.answer.level);
    case Answer::Kind::none:
    case Answer::Kind::no_double:
    case Answer::Kind::accept:
    case Answer::Kind::reject:
    case Answer::Kind::draw:
    case Answer::Kind::win:
    case Answer::Kind::failed:
      break;
  }
  lose(side, Ending::fault, "its answer does not belong to the decision that is due");
}

void DiceMatch::act(std::string_view word, Side side) {
  const std::uint32_t part = game();
  std::string canonical;
  if (!play(*board_, word, side, canonical)) return;
  PlayedMove& move = report_.moves.emplace_back();
  move.side = side;
  move.text = canonical;
  move.game = part;
  if (game() == part) line_->add(std::move(canonical), board_->position());
}

// A resignation for less than the largest possible loss needs the opponent's consent. If the opponent
// refuses, or cannot answer a resignation, play continues. If the side then resigns again in the same turn,
// it loses as much as possible.
void DiceMatch::resign(Side side, int level) {
  const int most = board_->largest_loss(side);
  if (has_resigned_ || level >= most) {
    board_->resign(side, most);
    return;
  }
  has_resigned_ = true;
  GameLine offered = *line_;
  if (!seat(other(side)).player().abilities().resignations ||
      offered.act(resignation_of(std::max(level, 1))) != MatchRefusal::none)
    return;
  const auto reply = ask(offered, other(side));
  if (!reply) return;
  if (reply->is_late) return forfeit_time(*board_, other(side), reply->took);
  if (reply->answer.kind == Answer::Kind::accept) board_->resign(side, std::max(level, 1));
}

}  // namespace mt::engine::match
