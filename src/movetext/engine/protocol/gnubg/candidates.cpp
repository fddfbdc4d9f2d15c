#include "movetext/engine/protocol/gnubg/candidates.hpp"

#include "movetext/games/api/match_turn.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace mt::engine::gnubg {
namespace {

// How plays are chosen for a deeper search. The first row is GNU Backgammon's own usual filter.
struct PlayFilter {
  int plies;         // the depth of the equities
  std::size_t most;  // plays that are examined further
  double margin;     // how far a play may be below the best one, in units of the cube
};
constexpr auto play_filters = std::to_array<PlayFilter>({{0, 9, 0.16}, {2, 3, 0.04}});

// Returns the key of the board after a play, or nullopt if the play is illegal.
std::optional<std::uint64_t> key_after(const AnyGame& game, const AnyPosition& position,
                                       std::string_view play) {
  AnyPosition after = position;
  std::string canonical;
  Diagnostic refusal;
  if (!game.play(after, play, game.notation(), canonical, refusal)) return std::nullopt;
  return game.board_key(after);
}

double value_of(const Candidate& candidate) {
  if (!candidate.rollout) return candidate.equity;
  return candidate.rollout->cubeful;
}

}  // namespace

std::vector<Candidate> candidates_in(const AnyGame& game, const AnyPosition& position) {
  std::vector<Candidate> out;
  std::vector<std::string> moves;
  std::vector<AnyPosition> after;
  if (!game.next_positions(position, game.notation(), moves, after)) return out;
  if (moves.empty()) {
    AnyPosition next = position;
    std::string canonical;
    Diagnostic refusal;
    if (!game.play(next, no_play_words, game.notation(), canonical, refusal)) return out;
    moves.push_back(std::move(canonical));
    after.push_back(next);
  }
  for (std::size_t i = 0; i < moves.size(); ++i)
    out.push_back({.move = std::move(moves[i]), .after = after[i], .key = game.board_key(after[i])});
  return out;
}

bool take_listed(const AnyGame& game, const AnyPosition& position, const std::vector<ListedPlay>& listed,
                 std::vector<Candidate>& candidates) {
  std::vector<Candidate> taken = candidates;
  if (listed.size() != taken.size()) return false;
  for (const ListedPlay& play : listed) {
    const auto key = key_after(game, position, play.move);
    const auto same = std::find_if(taken.begin(), taken.end(), [&](const Candidate& each) {
      return key && each.key == *key && each.plies < 0;
    });
    if (same == taken.end()) return false;
    same->equity = play.equity;
    same->plies = 0;
    same->index = static_cast<int>(&play - listed.data());
  }
  candidates = std::move(taken);
  return true;
}

Chances turned(const Chances& p) {
  return {p[3], p[4], p[5], p[0], p[1], p[2]};
}

void sort_by_value(std::vector<Candidate>& candidates) {
  std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    if (a.rollout.has_value() != b.rollout.has_value()) return a.rollout.has_value();
    if (!a.rollout && a.plies != b.plies) return a.plies > b.plies;
    return value_of(a) > value_of(b);
  });
}

std::vector<int> stages_of(int plies) {
  constexpr int between = 2;
  if (plies <= 0) return {};
  return plies > between ? std::vector<int>{between, plies} : std::vector<int>{plies};
}

std::size_t kept(std::span<const Candidate> sorted, std::size_t least) {
  if (sorted.empty()) return 0;
  const auto* const row = std::find_if(play_filters.begin(), play_filters.end(), [&](const PlayFilter& each) {
    return each.plies == sorted.front().plies;
  });
  if (row == play_filters.end()) return std::min(least, sorted.size());
  std::size_t count = 0;
  while (count < sorted.size() && count < row->most && sorted[count].plies == row->plies &&
         sorted.front().equity - sorted[count].equity <= row->margin)
    ++count;
  return std::min(sorted.size(), std::max(count, least));
}

}  // namespace mt::engine::gnubg
