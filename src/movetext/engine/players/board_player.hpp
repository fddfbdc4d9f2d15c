// The player of games of single moves. It connects positions, moves and texts with a Search.
#pragma once
#include "movetext/engine/players/own_player.hpp"
#include "movetext/engine/players/root_moves.hpp"
#include "movetext/engine/players/solve_roots.hpp"
#include "movetext/engine/search/helpers.hpp"
#include "movetext/engine/search/search.hpp"
#include "movetext/games/api/any_game.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace mt::engine {

template <Game G, Evaluates<G> E>
class BoardPlayer final : public OwnPlayer {
 public:
  // `game` must be the game of `any`.
  BoardPlayer(std::unique_ptr<const AnyGame> any, const G& game)
      : OwnPlayer(std::move(any), {.tree = true, .strengths = E(game).traits().strengths}),
        game_(game),
        evaluation_(game) {}

  bool set_option(std::string_view name, std::string_view value) override {
    if (!settings_.set(name, value)) return false;
    table_.resize(settings_.bytes());
    return true;
  }
  void new_game() override { table_.clear(); }

 private:
  using Position = typename G::Position;

  Answer answer_to(const Question& question, const Limits& /*limits*/, Watcher& watcher) override {
    std::vector<Position> positions;
    positions.reserve(question.line.positions().size());
    for (const AnyPosition& position : question.line.positions())
      positions.push_back(position.as<Position>());
    const Position& here = positions.back();
    const Past<G> past(game_, evaluation_, positions);
    std::vector<RootMove<G>> moves =
        root_moves(rules(), game_, evaluation_, past, here, question.among, settings_.contempt());
    if (moves.empty()) return {};
    shuffle(moves, settings_.seed());

    Answer answer{.kind = Answer::Kind::move};
    const std::optional<Strength> level = settings_.strength();
    const int lines = std::max(question.lines, level ? level->lines() : 1);
    const auto found = [&](const std::vector<RootMove<G>>& roots, std::size_t rank, bool exact) {
      if (static_cast<int>(rank) >= std::max(question.lines, 1)) return;
      const FoundLine line = line_of(here, roots[rank], static_cast<int>(rank) + 1, exact);
      if (rank < answer.lines.size() && line == answer.lines[rank]) return;
      put(line, answer.lines);
      watcher.found(line, effort());
    };
    search_for(past, here, moves, lines, found);
    if (level) {
      const std::uint64_t seed = settings_.seed() ^ evaluation_.key(here) ^ positions.size() << 32U;
      const std::size_t chosen = weak_choice(moves, static_cast<std::size_t>(lines), level->margin, seed);
      const auto at = moves.begin() + static_cast<std::ptrdiff_t>(chosen);
      std::rotate(moves.begin(), at, at + 1);
      if (chosen > 0) found(moves, 0, false);
    }
    add_unknown(here, moves, question.lines, answer.lines);
    limit_by_solved(answer.lines);
    finish(here, moves.front(), answer);
    return answer;
  }

  // Searches, and solves the rest of the game if there is time.
  template <class Found>
  void search_for(const Past<G>& past, const Position& here, std::vector<RootMove<G>>& moves, int lines,
                  Found&& found) {
    table_.age();
    if constexpr (Solves<E, G>) {
      const auto searched = [&](const std::vector<RootMove<G>>& roots, std::size_t rank, bool) {
        found(roots, rank, false);
      };
      const int left = evaluation_.plies_left(here);
      const bool solvable =
          left <= meter_.depth_limit() && evaluation_.is_solvable(here, meter_.seconds_left());
      search_tree(past, here, moves, lines, searched, solvable ? std::min(left, 8) : max_plies);
      if (solvable && !meter_.stopped()) solve_roots(game_, evaluation_, meter_, here, moves, lines, found);
    } else {
      search_tree(past, here, moves, lines, found, max_plies);
    }
  }
  template <class Found>
  void search_tree(const Past<G>& past, const Position& here, std::vector<RootMove<G>>& moves, int lines,
                   Found&& found, int most_depth) {
    Search<G, E> search(game_, evaluation_, table_, meter_, settings_.contempt());
    const Helpers<G, E> helpers(settings_.threads() - 1, game_, evaluation_, table_, meter_,
                                settings_.contempt(), {past, here, moves});
    search.run(past, here, moves, lines, found, most_depth);
  }

  // Puts a line at its rank. If this rank or a later one already has a line with the same first move, the old
  // line is removed.
  static void put(const FoundLine& line, std::vector<FoundLine>& lines) {
    const auto rank = static_cast<std::ptrdiff_t>(line.rank) - 1;
    if (lines.size() <= static_cast<std::size_t>(rank)) lines.resize(static_cast<std::size_t>(rank) + 1);
    const auto same = std::find_if(lines.begin() + rank, lines.end(), [&](const FoundLine& other) {
      return !other.moves.empty() && other.moves.front() == line.moves.front();
    });
    if (same != lines.end()) std::rotate(lines.begin() + rank, same, same + 1);
    lines[static_cast<std::size_t>(rank)] = line;
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].rank = static_cast<int>(i) + 1;
  }

  // The value of a solved line is exact, and no line after it can be better. So if an unsolved line after it
  // has a higher value, this value is wrong, and is reduced to the value of the solved line.
  static void limit_by_solved(std::vector<FoundLine>& lines) {
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const FoundLine& above = lines[i - 1];
      if (lines[i].is_solved || rank_value(*lines[i].score) <= rank_value(*above.score)) continue;
      lines[i].score = above.score;
      lines[i].score->bound = Score::Bound::at_most;
    }
  }

  // If more lines are requested than the search has found, adds moves without a search result.
  void add_unknown(const Position& here, const std::vector<RootMove<G>>& moves, int wanted,
                   std::vector<FoundLine>& lines) const {
    const auto number = std::min(moves.size(), static_cast<std::size_t>(std::max(wanted, 1)));
    for (std::size_t i = 0; i < moves.size() && lines.size() < number; ++i) {
      RootMove<G> root = moves[i];
      const Position after = game_.play(here, root.move);
      const int value = evaluation_.value(after);
      root.value = root.final_value.value_or(game_.to_move(after) == game_.to_move(here) ? value : -value);
      root.line.assign(1, root.move);
      root.depth = 0;
      FoundLine line = line_of(here, root, static_cast<int>(lines.size()) + 1, false);
      const bool known = std::any_of(lines.begin(), lines.end(), [&](const FoundLine& other) {
        return other.moves.front() == line.moves.front();
      });
      if (!known) lines.push_back(std::move(line));
    }
  }

  // Sets the move of the answer and the expected reply.
  void finish(const Position& here, const RootMove<G>& best, Answer& answer) {
    std::vector<typename G::Move> line = best.line;
    if (line.empty()) line.push_back(best.move);
    if (line.size() == 1) add_reply(here, line);
    std::vector<std::string> texts = texts_of(game_, here, line);
    answer.move = texts.front();
    if (texts.size() > 1) answer.reply = texts[1];
  }
  // Adds the expected reply from the transposition table.
  void add_reply(const Position& here, std::vector<typename G::Move>& line) {
    const Position after = game_.play(here, line.front());
    typename G::MoveList moves;
    const Entry entry = table_.find(evaluation_.key(after));
    if (!entry || !game_.legal_moves(after, moves) || entry.move >= moves.size()) return;
    line.push_back(*(moves.begin() + entry.move));
  }

  std::optional<int> table_use() const override { return table_.use(); }
  FoundLine line_of(const Position& here, const RootMove<G>& root, int rank, bool exact) const {
    FoundLine line{.rank = rank, .depth = root.depth};
    line.score = score_of(root.value);
    line.is_solved = exact && evaluation_.traits().counts_discs;
    line.moves = texts_of(game_, here, root.line);
    return line;
  }
  Score score_of(int value) const {
    if (is_decided(value))
      return {.unit = Score::Unit::wins_in, .value = value > 0 ? win_value - value : -(win_value + value)};
    return {.unit = evaluation_.traits().counts_discs ? Score::Unit::discs : Score::Unit::hundredths,
            .value = value};
  }

  const G& game_;
  E evaluation_;
  Table table_;
};

}  // namespace mt::engine
