// Ratings in SQL.
#pragma once
#include "movetext/server/store/ratings.hpp"
#include "movetext/server/store/statements.hpp"

namespace mt::server::store {

class SqlRatings : public Ratings {
 public:
  explicit SqlRatings(const Statements& statements) : statements_(statements) {}

  std::optional<RatingRow> get(AccountId account, std::string_view rating_class) override;
  void save(const RatingRow& row) override;
  std::vector<RatingRow> of_account(AccountId account) override;
  std::vector<Standing> standings(std::string_view rating_class, std::uint32_t limit) override;

 private:
  Statements statements_;
};

}  // namespace mt::server::store
