#include "movetext/engine/match/openings.hpp"

#include <utility>

namespace mt::engine::match {
namespace {

// Number of attempts to find a new and fair opening. After them, a repeated or unfair one is accepted.
constexpr int most_trials = 200;

}  // namespace

Openings::Openings(std::shared_ptr<const AnyGame> game, std::uint64_t seed, int plies, Fair fair)
    : game_(std::move(game)), random_(seed), plies_(plies), fair_(std::move(fair)) {}

Openings::Openings(std::shared_ptr<const AnyGame> game, std::vector<Opening> list, std::uint64_t seed,
                   Fair fair)
    : game_(std::move(game)), random_(seed), list_(std::move(list)), fair_(std::move(fair)) {
  // std::shuffle gives different orders in different libraries.
  for (std::size_t left = list_.size(); left > 1; --left) std::swap(list_[left - 1], list_[random_() % left]);
}

Opening Openings::of(std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  if (game_)
    while (made_.size() <= number) made_.push_back(draw());
  return made_.empty() ? Opening{} : made_[number % made_.size()];
}

Opening Openings::draw() {
  return list_.empty() ? draw_moves() : draw_listed();
}

Opening Openings::draw_listed() {
  const Opening& first = list_[next_ % list_.size()];
  for (std::size_t trial = 0; trial < list_.size(); ++trial) {
    const Opening& opening = list_[next_++ % list_.size()];
    GameLine line(game_);
    Diagnostic refusal;
    bool is_good = true;
    for (const std::string& move : opening.moves) is_good = is_good && line.play(move, refusal);
    if (is_good && (!fair_ || fair_(line))) return opening;
  }
  return first;
}

Opening Openings::draw_moves() {
  Opening best;
  for (int trial = 0; trial < most_trials; ++trial) {
    // The remainder makes small numbers more likely than large ones, but by less than one part in 2^50.
    const auto start = static_cast<std::uint32_t>(random_() % game_->start_count());
    GameLine line(game_, game_->start(start));
    Opening opening;
    std::vector<std::string> legal;
    std::vector<std::string> moves;
    std::vector<AnyPosition> after;
    bool goes_on = true;
    for (int ply = 0; ply <= plies_ && goes_on; ++ply) {
      legal.clear();
      moves.clear();
      after.clear();
      goes_on = game_->outcome(line.position()).kind == Outcome::Kind::open &&
                game_->next_positions(line.position(), game_->notation(), moves, after) && !moves.empty();
      if (!goes_on || ply == plies_) break;
      const std::size_t chosen = random_() % moves.size();
      // A forced pass is not in the list of moves, since the board makes it automatically.
      if (game_->legal_moves(line.position(), game_->notation(), legal) && !legal.empty())
        opening.moves.push_back(moves[chosen]);
      line.add(std::move(moves[chosen]), after[chosen]);
    }
    if (!goes_on) continue;
    if (game_->start_count() > 1)
      game_->write_position(line.start(), game_->position_notations().front(), opening.start);
    const bool is_new = !seen_.contains(game_->board_key(line.position()));
    if (best.moves.empty() || is_new) best = std::move(opening);
    if (!is_new || (fair_ && !fair_(line))) continue;
    seen_.insert(game_->board_key(line.position()));
    break;
  }
  return best;
}

}  // namespace mt::engine::match
