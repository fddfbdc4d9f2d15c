// The part of a transaction that stores the ratings of accounts.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mt::server::store {

// An account has at most one rating in each rating class. Every function may throw StoreError or Conflict.
class Ratings {
 public:
  explicit Ratings(const Statements& statements) : statements_(statements) {}

  std::optional<RatingRow> get(AccountId account, std::string_view rating_class);
  // Adds the rating, or replaces the account's old rating in the same class.
  void save(const RatingRow& row);
  // Returns all ratings of an account, sorted by class.
  std::vector<RatingRow> of_account(AccountId account);
  // Returns the active accounts with the highest ratings in a class, highest first.
  std::vector<Standing> standings(std::string_view rating_class, std::uint32_t limit);

 private:
  Statements statements_;
};

}  // namespace mt::server::store
