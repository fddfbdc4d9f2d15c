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
  lines_[line.rank] = line;
  wire.found(line, effort_);
}

}  // namespace mt::engine
