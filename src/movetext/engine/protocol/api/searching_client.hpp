// The part that most clients share: one search at a time, and the last line found for each rank.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <cstdint>
#include <map>
#include <memory>

namespace mt::engine {

class SearchingClient : public Client {
 public:
  bool stop(Wire& wire) override;
  void quit(Wire& wire) override;

 protected:
  // Starts a search of the question's last position.
  void begin_search(const Question& question);
  bool thinks() const { return thinks_; }
  // Ends the search and returns an answer of that kind, with everything that the search has found.
  Answer end_search(Answer::Kind kind);

  // These belong to the search that was started last.
  const AnyGame& game() const { return *game_; }
  const AnyPosition& position() const { return position_; }
  const Effort& effort() const { return effort_; }
  void set_effort(const Effort& effort) { effort_ = effort; }
  // Negative numbers count as 0.
  void set_nodes(std::int64_t nodes);
  void set_time(Milliseconds time);
  // Stores a line in place of the previous one of its rank, and reports it.
  void keep(const FoundLine& line, Wire& wire);

 private:
  std::shared_ptr<const AnyGame> game_;
  AnyPosition position_{};
  std::map<int, FoundLine> lines_;  // by rank
  Effort effort_{};
  bool thinks_ = false;
};

}  // namespace mt::engine
