#include "movetext/engine/match/board_game.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mt::engine::match {

GameReport BoardGame::run(const Opening& opening) {
  const auto begin_time = std::chrono::steady_clock::now();
  adjudicator_.emplace(terms_.adjudication);
  if (begin(opening))
    while (!has_ended() && !end_by_rules()) turn();
  Microseconds thought{};
  for (const PlayedMove& move : report_.moves) thought += move.took;
  const auto all = std::chrono::duration_cast<Microseconds>(std::chrono::steady_clock::now() - begin_time);
  report_.overhead = all > thought ? all - thought : Microseconds{};
  for (const Side side : {Side::first, Side::second})
    report_.points[static_cast<std::size_t>(side)] = static_cast<double>(halves(report_.mark_of(side))) / 2;
  return std::move(report_);
}

bool BoardGame::begin(const Opening& opening) {
  report_.start = opening.start;
  Diagnostic problem;
  board_ = replay::LiveGame::begin(terms_.game->spec(), {.start = opening.start}, problem);
  if (!board_) {
    end(std::nullopt, Ending::broken_off, "the opening is illegal: " + problem.message);
    return false;
  }
  if (opening.start.empty())
    line_.emplace(terms_.game);
  else
    line_.emplace(terms_.game, board_->position());
  for (const std::string& move : opening.moves) {
    const Side side = board_->to_move();
    std::string canonical;
    if (board_->awaiting() != replay::Awaiting::move) break;
    if (!board_->play(move, terms_.game->notation(), canonical, problem)) {
      end(std::nullopt, Ending::broken_off, "the opening is illegal: " + problem.message);
      return false;
    }
    add_move(std::move(canonical), side, nullptr);
  }
  return true;
}

void BoardGame::add_move(std::string text, Side side, const Seat::Reply* reply) {
  line_->add(text, board_->position());
  PlayedMove& move = report_.moves.emplace_back();
  move.side = side;
  move.text = std::move(text);
  move.is_opening = reply == nullptr;
  if (reply == nullptr) return;
  move.took = reply->took;
  if (reply->answer.lines.empty()) return;
  move.score = reply->answer.lines.front().score;
  move.depth = reply->answer.lines.front().depth;
}

// Engines have no command to claim a draw, so a draw that could be claimed counts as claimed.
bool BoardGame::end_by_rules() {
  Outcome outcome = board_->outcome();
  report_.is_shown_by_position = terms_.game->outcome(board_->position()).kind != Outcome::Kind::open;
  if (outcome.kind == Outcome::Kind::open) outcome = board_->claim();
  if (outcome.kind == Outcome::Kind::open) return false;
  const bool is_won = outcome.kind == Outcome::Kind::win;
  end(is_won ? std::optional(outcome.winner) : std::nullopt, Ending::rules);
  report_.how = outcome.end == End::none ? outcome.reason : name(outcome.end);
  return true;
}

// An engine may claim a draw or a win that the rules do not give. The protocols have no command to ask the
// opponent for its consent, so the score that the opponent reported with its last move decides. The score
// counts as consent to a draw unless it says that the opponent is better, and as consent to a loss if it says
// that the opponent is worse.
void BoardGame::take_claim(Side side, Answer::Kind kind) {
  constexpr int margin = 50;  // hundredths of a pawn, a man or a disc
  const auto last = std::find_if(report_.moves.rbegin(), report_.moves.rend(),
                                 [&](const PlayedMove& move) { return move.side != side; });
  const Score score = last == report_.moves.rend() ? Score{} : last->score.value_or(Score{});
  const int value =
      score.unit == Score::Unit::wins_in ? (score.value > 0 ? 1 : -1) * (margin + 1) : score.value;
  const bool is_draw = kind == Answer::Kind::draw;
  if (is_draw ? value <= margin : value < -margin)
    return end(is_draw ? std::nullopt : std::optional(side), Ending::adjudication,
               is_draw ? "an engine calls the game drawn" : "an engine calls the game won");
  lose(side, Ending::fault,
       is_draw ? "it calls the game drawn, but its opponent has the advantage"
               : "it calls the game won, but its opponent does not agree");
}

void BoardGame::turn() {
  const Side side = board_->to_move();
  if (board_->ply() >= terms_.most_plies)
    return end(std::nullopt, Ending::length, "it has " + std::to_string(board_->ply()) + " plies");
  const auto reply = ask(*line_, side);
  if (!reply) return;
  if (reply->is_late) return forfeit_time(*board_, side, reply->took);
  if (reply->answer.kind == Answer::Kind::resign) return lose(side, Ending::resignation, {});
  if (reply->answer.kind == Answer::Kind::draw || reply->answer.kind == Answer::Kind::win)
    return take_claim(side, reply->answer.kind);
  if (reply->answer.kind != Answer::Kind::move)
    return lose(side, Ending::fault, "it gives no move although there is a legal one");
  std::string canonical;
  if (!play(*board_, reply->answer.move, side, canonical)) return;
  add_move(std::move(canonical), side, &*reply);
  adjudicator_->hear(side, report_.moves.back().score);
  if (const Outcome outcome = adjudicator_->outcome();
      outcome.kind != Outcome::Kind::open && board_->outcome().kind == Outcome::Kind::open)
    end(outcome.kind == Outcome::Kind::win ? std::optional(outcome.winner) : std::nullopt,
        Ending::adjudication, std::string(outcome.reason));
}

}  // namespace mt::engine::match
