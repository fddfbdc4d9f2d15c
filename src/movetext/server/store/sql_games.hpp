// Games in SQL.
#pragma once
#include "movetext/server/store/games.hpp"
#include "movetext/server/store/job.hpp"
#include "movetext/server/store/statements.hpp"

#include <map>
#include <vector>

namespace mt::server::store {

class SqlGames : public Games {
 public:
  // append() adds the changed games to `changes`.
  SqlGames(const Statements& statements, std::vector<Change>& changes)
      : statements_(statements), changes_(changes) {}

  GameId add(const BoardRow& row) override;
  std::optional<BoardRow> get(GameId id) override;
  std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq) override;
  void append(const BoardRow& row, std::span<const domain::GameEvent> events) override;
  std::vector<BoardRow> find(const GameQuery& query) override;
  std::vector<BoardRow> due(Time now, std::uint32_t limit) override;
  std::uint32_t count_active(AccountId player, std::string_view rating_class) override;
  std::vector<GameId> ids(GameId after, std::uint32_t limit) override;

 protected:
  Statements& statements() { return statements_; }
  // Replaces the row of a game if its number is `seq`; returns false otherwise.  The values have already been
  // checked.
  virtual bool update(const BoardRow& row, std::uint32_t seq);

 private:
  Statements statements_;
  std::vector<Change>& changes_;
  std::map<GameId, BoardRow> seen_;  // rows as they were last read
};

// Returns the parameters of update_game_text.  They refer to strings of the row.
std::vector<Value> values_of_update(const BoardRow& row, std::uint32_t seq);

}  // namespace mt::server::store
