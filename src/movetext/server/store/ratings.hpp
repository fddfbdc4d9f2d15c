// The part of a transaction that stores the ratings of accounts.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mt::server::store {

// An account has at most one rating in each rating class.  Every function may throw StoreError or Conflict.
class Ratings {
 public:
  virtual ~Ratings() = default;

  virtual std::optional<RatingRow> get(AccountId account, std::string_view rating_class) = 0;
  // Adds the rating, or replaces it.
  virtual void save(const RatingRow& row) = 0;
  // Returns all ratings of an account, sorted by class.
  virtual std::vector<RatingRow> of_account(AccountId account) = 0;
  // Returns the best active accounts of a class, highest rating first.
  virtual std::vector<Standing> standings(std::string_view rating_class, std::uint32_t limit) = 0;
};

}  // namespace mt::server::store
