// The moves that a player chooses from, and conversion between moves and texts.
#pragma once
#include "movetext/engine/search/search.hpp"
#include "movetext/games/api/any_game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {

// Returns the legal moves in the game's notation, in the order of the move generator. Returns an empty list
// if the position has too many moves to list.
template <Game G>
std::vector<std::string> texts_of_moves(const G& game, const typename G::Position& position,
                                        const typename G::MoveList& moves) {
  std::vector<std::string> texts;
  game.write_moves(position, moves, game.notation(), texts);
  return texts;
}

// Returns the texts of the moves of a line. Each text is the same as in the list of legal moves.
template <Game G>
std::vector<std::string> texts_of(const G& game, typename G::Position position,
                                  const std::vector<typename G::Move>& line) {
  std::vector<std::string> out;
  for (const typename G::Move& move : line) {
    typename G::MoveList moves;
    if (!game.legal_moves(position, moves)) break;
    const auto at = std::find(moves.begin(), moves.end(), move);
    if (at == moves.end()) break;
    const std::vector<std::string> texts = texts_of_moves(game, position, moves);
    out.push_back(texts[static_cast<std::size_t>(at - moves.begin())]);
    position = game.play(position, move);
  }
  return out;
}

// Returns the legal moves of `among`, in the game's notation.
inline std::vector<std::string> canonical(const AnyGame& any, const AnyPosition& position,
                                          std::span<const std::string> among) {
  std::vector<std::string> out;
  for (const std::string& text : among) {
    AnyPosition after = position;
    std::string written;
    Diagnostic refusal;
    if (any.play(after, text, any.notation(), written, refusal)) out.push_back(written);
  }
  return out;
}

template <Game G, Evaluates<G> E>
std::vector<RootMove<G>> root_moves(const AnyGame& any, const G& game, const E& evaluation,
                                    const Past<G>& past, const typename G::Position& position,
                                    std::span<const std::string> among, int contempt) {
  std::vector<RootMove<G>> roots;
  typename G::MoveList moves;
  if (!game.legal_moves(position, moves)) return roots;
  std::vector<std::string> wanted;
  std::vector<std::string> texts;
  if (!among.empty()) {
    wanted = canonical(any, AnyPosition(position), among);
    texts = texts_of_moves(game, position, moves);
  }
  std::size_t index = 0;
  for (const typename G::Move& move : moves) {
    const std::size_t at = index++;
    if (!among.empty() && std::find(wanted.begin(), wanted.end(), texts[at]) == wanted.end()) continue;
    RootMove<G> root{.move = move};
    const typename G::Position after = game.play(position, move);
    const Outcome outcome = past.after(move, after);
    if (outcome.kind == Outcome::Kind::draw) root.final_value = -contempt;
    if (outcome.kind == Outcome::Kind::win)
      root.final_value = outcome.winner == game.to_move(position) ? win_after(1) : -win_after(1);
    if (outcome.kind != Outcome::Kind::open)
      if (const auto value = evaluation.final_value(after))
        root.final_value = game.to_move(after) == game.to_move(position) ? *value : -*value;
    roots.push_back(std::move(root));
  }
  return roots;
}

// Returns the next number of a sequence of pseudo-random numbers (SplitMix64), and changes its state.
inline std::uint64_t next_random(std::uint64_t& state) {
  state += 0x9E37'79B9'7F4A'7C15;
  std::uint64_t mixed = (state ^ (state >> 30)) * 0xBF58'476D'1CE4'E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EB;
  return mixed ^ (mixed >> 31);
}

// Shuffles the moves, so that the seed decides between equally good moves. With the seed 0, does nothing.
template <class Roots>
void shuffle(Roots& roots, std::uint64_t seed) {
  if (seed == 0) return;
  for (std::size_t left = roots.size(); left > 1; --left)
    std::swap(roots[left - 1], roots[next_random(seed) % left]);
}

// Returns the index of the move that a player of limited strength plays: the move whose value is best after a
// random number from 0 to `margin` has been added to each value. The first `lines` moves have values, the
// best first, except those that the search did not reach. A won game is not given away.
template <class Roots>
std::size_t weak_choice(const Roots& roots, std::size_t lines, int margin, std::uint64_t seed) {
  std::size_t chosen = 0;
  int most = -infinite_value;
  if (is_decided(roots.front().value)) return chosen;
  for (std::size_t i = 0; i < std::min(lines, roots.size()) && roots[i].value > -infinite_value; ++i) {
    const auto range = static_cast<std::uint64_t>(margin) + 1;
    const int value = roots[i].value + static_cast<int>(next_random(seed) % range);
    if (value <= most) continue;
    most = value;
    chosen = i;
  }
  return chosen;
}

}  // namespace mt::engine
