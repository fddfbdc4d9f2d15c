// A match with dice that is in progress. An AnyPosition of the game begins with a G::Position.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/match_game.hpp"
#include "movetext/games/api/refusal.hpp"
#include "movetext/replay/live_game.hpp"
#include "movetext/replay/match_words.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::replay {

template <MatchGame G>
class LiveMatch final : public LiveGame {
 public:
  // `game` must belong to `rules`. `start` is nullptr for the usual start position.
  LiveMatch(std::unique_ptr<const AnyGame> rules, const G& game, const LiveTerms& terms,
            const AnyPosition* start);

  AnyPosition position() const override { return AnyPosition(position_); }
  std::optional<AnyPosition> position_at(std::uint32_t ply) const override;
  std::uint32_t ply() const override { return static_cast<std::uint32_t>(before_.size()); }
  Awaiting awaiting() const override;
  Side to_move() const override { return position_.to_decide; }
  using LiveGame::play;
  void play(const ResolvedMove& move) override;
  bool look(std::string_view text, board::Notation notation, ResolvedMove& move,
            Diagnostic& refusal) const override;
  bool legal_moves(board::Notation notation, std::vector<std::string>& out) const override;
  bool take_back(std::uint32_t ply) override { return ply == this->ply(); }
  bool roll(int first, int second) override;
  bool may_double() const override;
  bool resign(Side side, int level) override;
  int largest_loss(Side side) const override;
  const std::vector<GameWon>& games_won() const override { return won_; }

 private:
  using Position = typename G::Position;

  void end_game(const GameResult& result, std::string_view how);

  const G& game_;  // valid as long as the rules exist
  MatchRules match_;
  Position position_{};
  bool opening_ = true;           // no dice have been rolled in this game
  std::vector<Position> before_;  // the position before each half-move, with the dice of that position
  std::vector<GameWon> won_;
};

template <MatchGame G>
LiveMatch<G>::LiveMatch(std::unique_ptr<const AnyGame> rules, const G& game, const LiveTerms& terms,
                        const AnyPosition* start)
    : LiveGame(std::move(rules)), game_(game) {
  match_ = {.match_length = terms.money ? 0 : std::max(terms.match_length, 1U),
            .jacoby = flag(terms.money && terms.cube && terms.jacoby),
            .beavers = flag(terms.money && terms.cube && terms.beavers),
            .has_cube = terms.cube};
  position_ = game_.start(match_);
  if (start == nullptr) return;
  // The position gives the checkers, the side to move and the dice. The terms give everything else.
  const auto given = start->as<Position>();
  position_ = given;
  static_cast<MatchState&>(position_) = first_state(match_);
  position_.dice = given.dice;
  position_.on_roll = position_.to_decide = given.on_roll;
  opening_ = false;
}

template <MatchGame G>
Awaiting LiveMatch<G>::awaiting() const {
  if (outcome_.kind != Outcome::Kind::open) return Awaiting::nothing;
  if (opening_) return Awaiting::opening;
  if (position_.double_offered) return Awaiting::answer;
  return position_.dice.rolled() ? Awaiting::move : Awaiting::roll;
}

template <MatchGame G>
std::optional<AnyPosition> LiveMatch<G>::position_at(std::uint32_t ply) const {
  if (ply > before_.size()) return {};
  return ply == before_.size() ? position() : AnyPosition(before_[ply]);
}

template <MatchGame G>
bool LiveMatch<G>::look(std::string_view text, board::Notation notation, ResolvedMove& move,
                        Diagnostic& refusal) const {
  const Awaiting next = awaiting();
  if (next == Awaiting::nothing || next == Awaiting::opening) {
    refusal = refusal_of(
        text, next == Awaiting::nothing ? "the match is over" : "the dice have not been rolled yet");
    return false;
  }
  const std::size_t dice = dice_in_front(text);
  if (dice > 0 && !are_thrown(text, position_.dice)) {
    refusal = refusal_of(text, "the dice are rolled for you; write the play without them");
    return false;
  }
  move.after = position();
  move.ply = ply();
  if (rules().play(move.after, text.substr(dice), notation, move.text, refusal)) return true;
  refusal.begin += static_cast<std::uint32_t>(dice);
  refusal.end += static_cast<std::uint32_t>(dice);
  return false;
}

template <MatchGame G>
void LiveMatch<G>::play(const ResolvedMove& move) {
  before_.push_back(position_);
  const Position before = std::exchange(position_, move.after.template as<Position>());
  if (move.text == "drop") {
    Position dropped = before;
    end_game(mt::act(dropped, MatchAction::drop), "the double was dropped");
    return;
  }
  if (const GameResult result = game_.finished(position_); result.over())
    end_game(result, level_words(result.level));
}

template <MatchGame G>
bool LiveMatch<G>::legal_moves(board::Notation notation, std::vector<std::string>& out) const {
  const Awaiting next = awaiting();
  if (next == Awaiting::roll && may_double()) out.emplace_back("double");
  if (next != Awaiting::move && next != Awaiting::answer) return true;
  return rules().legal_moves(position(), notation, out);
}

template <MatchGame G>
bool LiveMatch<G>::roll(int first, int second) {
  const Awaiting next = awaiting();
  if (!are_dice(first, second) || (next != Awaiting::opening && next != Awaiting::roll)) return false;
  if (next == Awaiting::opening) {
    roll_opening(position_, first, second, match_.automatic_doubles);
    opening_ = !position_.dice.rolled();
    return true;
  }
  position_.dice = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  return true;
}

template <MatchGame G>
bool LiveMatch<G>::may_double() const {
  return awaiting() == Awaiting::roll &&
         mt::why_not(position_, MatchAction::offer_double) == MatchRefusal::none &&
         !is_useless_double(position_);
}

template <MatchGame G>
bool LiveMatch<G>::resign(Side side, int level) {
  if (awaiting() == Awaiting::nothing || level < 1 || level > 3) return false;
  end_game({GameResult::Kind::resigned, other(side), static_cast<std::uint8_t>(level),
            points_for(position_, level)},
           resigned_words(level));
  return true;
}

template <MatchGame G>
int LiveMatch<G>::largest_loss(Side side) const {
  return game_.largest_loss(position_, side);
}

template <MatchGame G>
void LiveMatch<G>::end_game(const GameResult& result, std::string_view how) {
  won_.push_back({result.winner, result.points, how});
  Position next = game_.start(match_);
  carry_score(next, match_, position_, result);
  position_ = next;
  opening_ = true;
  if (!is_match_over(position_)) return;
  const Side winner = has_won_match(position_, Side::first) ? Side::first : Side::second;
  outcome_ = {.kind = Outcome::Kind::win, .winner = winner, .reason = how, .ply = ply()};
}

}  // namespace mt::replay
