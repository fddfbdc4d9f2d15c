// Marks in SQL.
#pragma once
#include "movetext/server/store/marks.hpp"
#include "movetext/server/store/statements.hpp"

namespace mt::server::store {

class SqlMarks : public Marks {
 public:
  explicit SqlMarks(const Statements& statements) : statements_(statements) {}

  std::string get(std::string_view name) override;
  void save(std::string_view name, std::string_view value) override;

 private:
  Statements statements_;
};

}  // namespace mt::server::store
