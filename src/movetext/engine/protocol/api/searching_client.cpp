#include "movetext/engine/protocol/api/searching_client.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine {

bool SearchingClient::stop(Wire& wire) {
  wire.send("stop");
  return true;
}

void SearchingClient::quit(Wire& wire) {
  wire.send("quit");
}

void SearchingClient::begin_search(const Question& question) {
  game_ = question.line.shared_game();
  position_ = question.line.position();
  effort_ = {};
  lines_.clear();
  thinks_ = true;
}

Answer SearchingClient::end_search(Answer::Kind kind) {
  thinks_ = false;
  Answer answer{.kind = kind, .effort = effort_};
  for (auto& [rank, line] : std::exchange(lines_, {})) answer.lines.push_back(std::move(line));
  return answer;
}

void SearchingClient::set_nodes(std::int64_t nodes) {
  effort_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(nodes, 0));
}

void SearchingClient::set_time(Milliseconds time) {
  effort_.time = std::max(time, Milliseconds{0});
}

void SearchingClient::set_deepest(int plies) {
  effort_.deepest = std::max(plies, 0);
}

void SearchingClient::set_table_use(int thousandths) {
  effort_.table_use = std::clamp(thousandths, 0, 1000);
}

void SearchingClient::keep(const FoundLine& line, Wire& wire) {
  wire.found(line, effort_);
  FoundLine& kept = lines_[line.rank];
  const auto is_exact = [](const FoundLine& each) {
    return each.score && each.score->bound == Score::Bound::exact;
  };
  if (line.score && !is_exact(line) && is_exact(kept)) return;
  FoundLine next = line;
  if (next.moves.empty()) next.moves = kept.moves;
  if (!next.score && kept.score) {
    if (next.moves.empty() || kept.moves.empty() || next.moves.front() != kept.moves.front()) return;
    next.score = kept.score;
  }
  kept = std::move(next);
}

}  // namespace mt::engine
