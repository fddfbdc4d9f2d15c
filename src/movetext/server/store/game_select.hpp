// Builds the SQL statement for a GameQuery.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/session.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::store {

// The statement contains only the conditions that the query sets, so that the database can use the index for
// them. The state is part of the SQL text, because some indexes contain only games of one state. The values
// point to strings of the query, which must outlive this object.
class GameSelect {
 public:
  explicit GameSelect(const GameQuery& query);

  Statement statement() const { return {text_}; }
  Values values() const { return values_; }

 private:
  // Adds a value and returns the name of its parameter ("?1").
  std::string next(Value value);
  void add_classes(const std::vector<std::string>& classes);
  std::string ids_where(const std::string& condition, const std::string& tail) const;

  std::string text_;
  std::string conditions_;
  std::vector<Value> values_;
};

}  // namespace mt::server::store
