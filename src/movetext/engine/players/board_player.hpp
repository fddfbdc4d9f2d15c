// The player of games of single moves: positions, moves and texts around a Search.
#pragma once
#include "movetext/engine/players/player.hpp"
#include "movetext/engine/players/root_moves.hpp"
#include "movetext/engine/players/solve_roots.hpp"
#include "movetext/engine/search/search.hpp"
#include "movetext/games/api/any_game.hpp"

#include <chrono>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace mt::engine {

template <Game G, Evaluates<G> E>
class BoardPlayer final : public Player {
 public:
  // `game` is that of `any`.
  BoardPlayer(std::unique_ptr<const AnyGame> any, const G& game)
      : any_(std::move(any)), game_(game), evaluation_(game) {}

  void new_game() override { table_.clear(); }
  void set_hash(std::size_t bytes) override { table_.resize(bytes); }
  void set_seed(std::uint64_t seed) override { seed_ = seed; }
  void stop() override { meter_.stop(); }
  void ready() override { meter_.forget_stop(); }
  void limit(const Limits& limits) override { meter_.limit(limits); }

  Answer think(const Question& question, const Limits& limits, Watcher& watcher) override {
    meter_.start(limits, std::chrono::steady_clock::now());
    Answer answer = answer_to(question, watcher);
    while (answer.kind != Answer::Kind::none && meter_.may_wait())
      std::this_thread::sleep_for(Milliseconds{1});
    meter_.forget_stop();
    answer.progress = progress();
    return answer;
  }

 private:
  using Position = typename G::Position;

  Progress progress() const { return {meter_.nodes(), meter_.elapsed()}; }

  Answer answer_to(const Question& question, Watcher& watcher) {
    std::vector<Position> positions;
    positions.reserve(question.history.size());
    for (const AnyPosition& position : question.history) positions.push_back(position.as<Position>());
    const Position& here = positions.back();
    const Past<G> past(game_, evaluation_, positions);
    std::vector<RootMove<G>> moves = root_moves(*any_, game_, evaluation_, past, here, question.among);
    if (moves.empty()) return {};
    shuffle(moves, seed_);

    Answer answer{.kind = Answer::Kind::move};
    const auto found = [&](const std::vector<RootMove<G>>& roots, std::size_t rank, int depth, bool exact) {
      const Line line = line_of(here, roots[rank], static_cast<int>(rank) + 1, depth, exact);
      if (rank < answer.lines.size() && line == answer.lines[rank]) return;
      put(line, answer.lines);
      watcher.found(line, progress());
    };
    search_for(past, here, moves, question.lines, found);
    add_unknown(here, moves, question.lines, answer.lines);
    finish(here, moves.front(), answer);
    return answer;
  }

  // Searches, and solves the rest of the game if there is time for that.
  template <class Found>
  void search_for(const Past<G>& past, const Position& here, std::vector<RootMove<G>>& moves, int lines,
                  Found&& found) {
    Search<G, E> search(game_, evaluation_, table_, meter_);
    if constexpr (Solves<E, G>) {
      const auto searched = [&](const std::vector<RootMove<G>>& roots, std::size_t rank, int depth, bool) {
        found(roots, rank, depth, false);
      };
      const int left = evaluation_.plies_left(here);
      const bool solvable =
          left <= meter_.depth_limit() && evaluation_.is_solvable(here, meter_.seconds_left());
      search.run(past, here, moves, lines, searched, solvable ? std::min(left, 8) : max_plies);
      if (solvable && !meter_.stopped()) solve_roots(game_, evaluation_, meter_, here, moves, lines, found);
    } else {
      search.run(past, here, moves, lines, found, max_plies);
    }
  }

  // Puts a line at its rank; the line of the same move that stood further down makes room.
  static void put(const Line& line, std::vector<Line>& lines) {
    const auto rank = static_cast<std::ptrdiff_t>(line.rank) - 1;
    if (lines.size() <= static_cast<std::size_t>(rank)) lines.resize(static_cast<std::size_t>(rank) + 1);
    const auto same = std::find_if(lines.begin() + rank, lines.end(), [&](const Line& other) {
      return !other.moves.empty() && other.moves.front() == line.moves.front();
    });
    if (same != lines.end()) std::rotate(lines.begin() + rank, same, same + 1);
    lines[static_cast<std::size_t>(rank)] = line;
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].rank = static_cast<int>(i) + 1;
  }

  // Adds moves of which the search has found nothing, if more lines are wanted.
  void add_unknown(const Position& here, const std::vector<RootMove<G>>& moves, int wanted,
                   std::vector<Line>& lines) const {
    const auto number = std::min(moves.size(), static_cast<std::size_t>(std::max(wanted, 1)));
    for (std::size_t i = 0; i < moves.size() && lines.size() < number; ++i) {
      RootMove<G> root = moves[i];
      const Position after = game_.play(here, root.move);
      const int value = evaluation_.value(after);
      root.value = root.final_value.value_or(game_.to_move(after) == game_.to_move(here) ? value : -value);
      root.line.assign(1, root.move);
      Line line = line_of(here, root, static_cast<int>(lines.size()) + 1, 0, false);
      const bool known = std::any_of(lines.begin(), lines.end(), [&](const Line& other) {
        return other.moves.front() == line.moves.front();
      });
      if (!known) lines.push_back(std::move(line));
    }
  }

  // Sets move and reply.
  void finish(const Position& here, const RootMove<G>& best, Answer& answer) {
    std::vector<typename G::Move> line = best.line;
    if (line.empty()) line.push_back(best.move);
    if (line.size() == 1) add_reply(here, line);
    std::vector<std::string> texts = texts_of(game_, here, line);
    answer.move = texts.front();
    if (texts.size() > 1) answer.reply = texts[1];
  }
  // Adds the move that the table expects.
  void add_reply(const Position& here, std::vector<typename G::Move>& line) {
    const Position after = game_.play(here, line.front());
    typename G::MoveList moves;
    const Entry* const entry = table_.find(evaluation_.key(after));
    if (entry == nullptr || !game_.legal_moves(after, moves) || entry->move >= moves.size()) return;
    line.push_back(*(moves.begin() + entry->move));
  }

  Line line_of(const Position& here, const RootMove<G>& root, int rank, int depth, bool exact) const {
    Line line{.rank = rank, .depth = depth};
    line.score = score_of(root.value, exact);
    line.moves = texts_of(game_, here, root.line);
    return line;
  }
  Score score_of(int value, bool exact) const {
    if (is_decided(value))
      return {Score::Unit::wins_in, value > 0 ? win_value - value : -(win_value + value), exact};
    if (evaluation_.traits().counts_discs) {
      const int discs = (value >= 0 ? value + 50 : value - 50) / 100;
      return {Score::Unit::discs, discs, exact};
    }
    return {Score::Unit::hundredths, value, exact};
  }

  std::unique_ptr<const AnyGame> any_;
  const G& game_;
  E evaluation_;
  Table table_;
  Meter meter_;
  std::uint64_t seed_ = 0;
};

}  // namespace mt::engine
