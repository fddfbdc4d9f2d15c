#include "movetext/replay/live_match.hpp"

#include <algorithm>
#include <array>

namespace mt::replay {
namespace {

using backgammon::Action;
using backgammon::GameResult;
using backgammon::Refusal;

std::string_view level_words(int level) {
  constexpr std::array<std::string_view, 3> words{"a single game", "a gammon", "a backgammon"};
  return words[static_cast<std::size_t>(level) - 1];
}

std::string_view resigned_words(int level) {
  constexpr std::array<std::string_view, 3> words{"a single game was resigned", "a gammon was resigned",
                                                  "a backgammon was resigned"};
  return words[static_cast<std::size_t>(level) - 1];
}

Diagnostic refused(std::string_view text, std::string message) {
  return {Code::illegal_move,
          Severity::error,
          0,
          static_cast<std::uint32_t>(text.size()),
          std::move(message),
          {}};
}

// "31: 8/5 6/5": how much of it the dice take; 0: it begins with none.
constexpr std::size_t dice_size = 3;
std::size_t dice_in_front(std::string_view text) {
  return text.size() >= dice_size && text[dice_size - 1] == ':' ? dice_size : 0;
}

bool are_thrown(std::string_view text, backgammon::Dice dice) {
  const int first = text[0] - '0';
  const int second = text[1] - '0';
  return dice.rolled() &&
         ((first == dice.first && second == dice.second) || (first == dice.second && second == dice.first));
}

}  // namespace

LiveMatch::LiveMatch(std::unique_ptr<const AnyGame> rules, const LiveTerms& terms, const AnyPosition* start)
    : LiveGame(std::move(rules)), game_(this->rules().spec().rules.as<backgammon::Rules>()) {
  match_ = {.match_length = std::max(terms.match_length, 1U), .has_cube = terms.cube};
  position_ = start_position(game_, match_);
  if (start == nullptr) return;
  // The position says how the checkers stand and who is to move; what was agreed says the rest.
  const auto given = start->as<Position>();
  position_.board = given.board;
  position_.checkers = given.checkers;
  position_.dice = given.dice;
  position_.on_roll = position_.to_decide = given.on_roll;
  opening_ = false;
}

Awaiting LiveMatch::awaiting() const {
  if (outcome_.kind != Outcome::Kind::open) return Awaiting::nothing;
  if (opening_) return Awaiting::opening;
  if (position_.double_offered) return Awaiting::answer;
  return position_.dice.rolled() ? Awaiting::move : Awaiting::roll;
}

std::optional<AnyPosition> LiveMatch::position_at(std::uint32_t ply) const {
  if (ply > before_.size()) return {};
  return ply == before_.size() ? position() : AnyPosition(before_[ply]);
}

bool LiveMatch::look(std::string_view text, board::Notation notation, std::string& canonical,
                     AnyPosition& after, Diagnostic& refusal) const {
  const Awaiting next = awaiting();
  if (next == Awaiting::nothing || next == Awaiting::opening) {
    refusal = refused(text, next == Awaiting::nothing ? "the match is over" : "nobody has rolled yet");
    return false;
  }
  const std::size_t dice = dice_in_front(text);
  if (dice > 0 && !are_thrown(text, position_.dice)) {
    refusal = refused(text, "the dice are not yours to throw: a play is written without them");
    return false;
  }
  after = position();
  if (rules().play(after, text.substr(dice), notation, canonical, refusal)) return true;
  refusal.begin += static_cast<std::uint32_t>(dice);
  refusal.end += static_cast<std::uint32_t>(dice);
  return false;
}

bool LiveMatch::play(std::string_view text, board::Notation notation, std::string& canonical,
                     Diagnostic& refusal) {
  AnyPosition after;
  if (!look(text, notation, canonical, after, refusal)) return false;
  before_.push_back(position_);
  const Position before = std::exchange(position_, after.as<Position>());
  if (canonical == "drop") {
    end_game(act(before, Action::drop).result, "the double was dropped");
    return true;
  }
  if (const GameResult result = finished(position_); result.over())
    end_game(result, level_words(result.level));
  return true;
}

bool LiveMatch::legal_moves(board::Notation notation, std::vector<std::string>& out) const {
  const Awaiting next = awaiting();
  if (next == Awaiting::roll && may_double()) out.emplace_back("double");
  if (next != Awaiting::move && next != Awaiting::answer) return true;
  return rules().legal_moves(position(), notation, out);
}

bool LiveMatch::roll(int first, int second) {
  const Awaiting next = awaiting();
  if (!backgammon::are_dice(first, second) || (next != Awaiting::opening && next != Awaiting::roll))
    return false;
  if (next == Awaiting::opening) {
    position_ = opening_roll(position_, first, second, match_.automatic_doubles);
    opening_ = !position_.dice.rolled();
    return true;
  }
  position_ =
      backgammon::roll(position_, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
  return true;
}

bool LiveMatch::may_double() const {
  return awaiting() == Awaiting::roll && why_not(position_, Action::offer_double) == Refusal::none &&
         !is_useless_double(position_);
}

bool LiveMatch::resign(Side side, int level) {
  if (awaiting() == Awaiting::nothing || level < 1 || level > 3) return false;
  end_game({GameResult::Kind::resigned, other(side), static_cast<std::uint8_t>(level),
            backgammon::points_for(position_, level)},
           resigned_words(level));
  return true;
}

int LiveMatch::largest_loss(Side side) const {
  return position_.borne_off(side) > 0 ? 1 : 3;
}

void LiveMatch::end_game(const GameResult& result, std::string_view how) {
  won_.push_back({result.winner, result.points, how});
  position_ = next_game(game_, match_, position_, result);
  opening_ = true;
  if (!is_match_over(position_)) return;
  const Side winner = has_won_match(position_, Side::first) ? Side::first : Side::second;
  outcome_ = {.kind = Outcome::Kind::win, .winner = winner, .reason = how, .ply = ply()};
}

}  // namespace mt::replay
