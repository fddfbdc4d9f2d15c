// The common part of most clients: runs one search at a time, and stores the last line that was found for
// each rank.
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
  // Starts a search of the last position of the question's line.
  void begin_search(const Question& question);
  bool thinks() const { return thinks_; }
  // Marks the search as ended. Returns an answer of that kind with the lines and effort of the search.
  Answer end_search(Answer::Kind kind);

  // The following functions concern the last search that was started.
  const AnyGame& game() const { return *game_; }
  const AnyPosition& position() const { return position_; }
  const Effort& effort() const { return effort_; }
  void set_effort(const Effort& effort) { effort_ = effort; }
  // Sets the number of searched nodes. A negative number is replaced by 0.
  void set_nodes(std::int64_t nodes);
  void set_time(Milliseconds time);
  // These two set Effort::deepest and Effort::table_use. Numbers outside their ranges are replaced by the
  // nearest ones.
  void set_deepest(int plies);
  void set_table_use(int thousandths);
  // Reports a line, and stores it in place of the previous line of its rank, with these exceptions:
  // - A bound does not replace an exact score.
  // - A score without moves keeps the moves of the previous line. If there are none, Conversation gives the
  //   line the move of the answer.
  // - Moves without a score keep the score of the previous line if they begin with the same move. Otherwise
  //   the previous line stays if it has a score.
  void keep(const FoundLine& line, Wire& wire);

 private:
  std::shared_ptr<const AnyGame> game_;
  AnyPosition position_{};
  std::map<int, FoundLine> lines_;  // by rank
  Effort effort_{};
  bool thinks_ = false;
};

}  // namespace mt::engine
