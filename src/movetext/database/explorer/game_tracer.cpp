#include "movetext/database/explorer/game_tracer.hpp"

#include "movetext/record/game_worth.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/steps.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::database {
namespace {

constexpr std::uint64_t double_number = fact_number("movetext/double");
constexpr std::uint32_t start_event = UINT32_MAX;  // replay::no_event

constexpr auto dice_numbers = [] {
  std::array<std::array<std::uint64_t, 6>, 6> numbers{};
  for (std::size_t larger = 0; larger < 6; ++larger) {
    for (std::size_t smaller = 0; smaller <= larger; ++smaller) {
      std::array<char, 16> text{'m', 'o', 'v', 'e', 't', 'e', 'x', 't', '/', 'd', 'i', 'c', 'e', '/'};
      text[14] = static_cast<char>('1' + larger);
      text[15] = static_cast<char>('1' + smaller);
      numbers[larger][smaller] = fact_number({text.data(), text.size()});
    }
  }
  return numbers;
}();

MoveId as_move(std::uint64_t key) {
  return key < moves::first ? key + moves::first : key;
}

}  // namespace

std::uint64_t dice_number(Dice dice) {
  return dice_numbers[static_cast<std::size_t>(dice.larger()) - 1]
                     [static_cast<std::size_t>(dice.smaller()) - 1];
}

MoveId cube_move(std::string_view action) {
  return as_move(fact_number(std::string("movetext/cube/").append(action)));
}

MoveId move_between(const KeyedPosition& before, const KeyedPosition& after) {
  const std::uint64_t canonical = before.keys.canonical();
  std::uint64_t least = UINT64_MAX;
  for (std::size_t image = 0; image < before.keys.size(); ++image)
    if (before.keys[image] == canonical) least = std::min(least, after.keys[image]);
  return as_move(least);
}

KeyedGame::KeyedGame(const AnyGame& game)
    : game_(&game),
      keyer_(game.position_keyer()),
      follower_(keyer_->follow()),
      is_match_(game.match_state(game.start()).has_value()) {}

KeyedPosition KeyedGame::at(const AnyPosition& position) const {
  return keyed(keyer_->keys(position), position);
}

KeyedPosition KeyedGame::follow(const AnyPosition& position) {
  return keyed(follower_->keys(position), position);
}

KeyedPosition KeyedGame::keyed(const PositionKeys& keys, const AnyPosition& position) const {
  KeyedPosition out{.keys = keys,
                    .mover = game_->is_white(game_->to_move(position)) ? Side::first : Side::second};
  if (!is_match_) return out;
  const std::optional<MatchState> state = game_->match_state(position);
  if (state->double_offered)
    out.dice = double_number;
  else if (state->dice.rolled())
    out.dice = dice_number(state->dice);
  return out;
}

void GameTracer::begin(const AnyGame& game) {
  if (!rules_ || !(rules_->spec() == game.spec())) {
    rules_ = make_game(game.spec());
    game_.emplace(*rules_);
  }
  reached_.clear();
}

void GameTracer::position(std::uint32_t event, const AnyPosition& position) {
  if (event == start_event) reached_.clear();
  Reached& reached = reached_.emplace_back(Reached{.event = event, .position = game_->follow(position)});
  if (!game_->is_match()) return;
  const std::optional<MatchState> state = game_->game().match_state(position);
  if (state->dice.rolled()) reached.dice = state->dice;
}

bool GameTracer::has_reached(std::uint64_t key) const {
  // The position before a roll counts without the roll.
  return std::any_of(reached_.begin(), reached_.end(), [key](const Reached& reached) {
    const std::uint64_t canonical = reached.position.keys.canonical();
    return canonical == key || (canonical ^ reached.position.dice) == key;
  });
}

const GameTracer::Reached* GameTracer::reached_by(std::uint32_t event) {
  while (next_ < reached_.size() && reached_[next_].event < event) ++next_;
  return next_ < reached_.size() && reached_[next_].event == event ? &reached_[next_] : nullptr;
}

void GameTracer::begin_game(const Reached* at) {
  in_game_ = true;
  moves_.clear();
  arrivals_.clear();
  before_.reset();
  arrive(at);
}

void GameTracer::arrive(const Reached* at) {
  here_ = at;
  if (at != nullptr) arrivals_.push_back({at->position.key(), moves::end, at->position.mover});
}

void GameTracer::move(const KeyedPosition& from, MoveId move) {
  moves_.push_back({from.key(), move, from.mover});
}

void GameTracer::play(const Reached* after) {
  if (here_ != nullptr && after != nullptr) {
    move(here_->position, move_between(here_->position, after->position));
    if (before_ && here_->dice) move(*before_, rolled_move(*before_, *here_->dice, after->position));
  }
  before_.reset();
  arrive(after);
}

void GameTracer::step(const Record& record, std::uint32_t at) {
  const Event& event = record.tape[at];
  const Reached* const reached = reached_by(at);
  switch (event.kind) {
    case EventKind::game:
      end_game({});
      return begin_game(reached);
    case EventKind::points:
      return end_game(worth_of_points(event.value));
    case EventKind::setup:
      before_.reset();
      return arrive(reached);
    case EventKind::roll:
      // Before the first roll of a game it is not known which side begins.
      before_.reset();
      if (reached != nullptr) {
        before_ = reached->position;
        before_->dice = 0;
      }
      return arrive(reached);
    case EventKind::cube:
      if (here_ != nullptr) move(here_->position, cube_move(name(static_cast<CubeAction>(event.arg))));
      before_.reset();
      return arrive(reached);
    case EventKind::null_ply:
      // A forced pass without dice changes neither the position nor the side to move.
      if (reached == nullptr && (here_ == nullptr || !here_->dice)) return;
      if (here_ == nullptr || here_->dice || reached == nullptr) return play(reached);
      if (here_->position.key() != reached->position.key()) move(here_->position, moves::pass);
      return arrive(reached);
    default:
      return play(reached);
  }
}

std::span<const TracedGame> GameTracer::finish(const Record& record) {
  const bool is_match = record.convention->is_match;
  count_ = 0;
  next_ = 0;
  in_game_ = false;
  const Reached* first = nullptr;
  if (!reached_.empty() && reached_.front().event == start_event) first = &reached_[next_++];
  if (!is_match) begin_game(first);
  for (std::uint32_t at = 0; at < record.tape.size(); ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::open)
      at = event.value;
    else if (is_step(event.kind) && (in_game_ || event.kind == EventKind::game))
      step(record, at);
  }
  end_game(is_match ? GameWorth{} : worth_of_result(record));
  return {games_.data(), count_};
}

void GameTracer::end_game(const GameWorth& worth) {
  if (!in_game_) return;
  in_game_ = false;
  if (games_.size() == count_) games_.emplace_back();
  TracedGame& game = games_[count_++];
  game.worth = worth;
  if (rules_ != nullptr && !rules_->is_white(Side::first))
    game.worth = {worth.second, worth.first, -worth.points};
  collect(game.visits);
}

// Sets `out` to the visits of the game, sorted. A game may reach a position and its image with exchanged
// sides; it then counts for the first side. Arrivals count where the game makes no move.
void GameTracer::collect(std::vector<Visit>& out) {
  moves_.insert(moves_.end(), arrivals_.begin(), arrivals_.end());
  std::sort(moves_.begin(), moves_.end(), [](const Visit& a, const Visit& b) {
    if (a.key != b.key) return a.key < b.key;
    return a.move != b.move ? a.move < b.move : a.mover < b.mover;
  });
  out.clear();
  for (std::size_t begin = 0, end = 0; begin < moves_.size(); begin = end) {
    const std::uint64_t key = moves_[begin].key;
    while (end < moves_.size() && moves_[end].key == key) ++end;
    const std::size_t first = out.size();
    for (std::size_t i = begin; i < end; ++i)
      if (moves_[i].move != moves::end && (out.size() == first || out.back().move != moves_[i].move))
        out.push_back(moves_[i]);
    if (out.size() == first) out.push_back(moves_[begin]);
    const std::size_t count = out.size() - first;
    for (std::size_t i = 1; i < count; ++i) out.push_back({key, moves::repeat, out[first + i].mover});
    if (count > 1) std::sort(out.begin() + static_cast<std::ptrdiff_t>(first), out.end());
  }
}

}  // namespace mt::database
