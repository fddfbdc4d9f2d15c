// The part of a transaction that stores facts about the whole store on which all its nodes must agree.
#pragma once
#include "movetext/server/store/statements.hpp"

#include <string>
#include <string_view>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Marks {
 public:
  explicit Marks(const Statements& statements) : statements_(statements) {}

  // Returns an empty text if there is no such mark.
  std::string get(std::string_view name);
  void save(std::string_view name, std::string_view value);

 private:
  Statements statements_;
};

}  // namespace mt::server::store
