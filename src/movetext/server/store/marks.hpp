// The part of a transaction that stores facts about the whole store on which all its nodes must agree.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Marks {
 public:
  virtual ~Marks() = default;

  // Returns an empty text if there is no such mark.
  virtual std::string get(std::string_view name) = 0;
  virtual void save(std::string_view name, std::string_view value) = 0;
};

}  // namespace mt::server::store
