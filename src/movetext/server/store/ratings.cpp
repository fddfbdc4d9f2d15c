#include "movetext/server/store/ratings.hpp"

#include "movetext/server/store/keys.hpp"
#include "movetext/server/store/sql.hpp"

namespace mt::server::store {
namespace {

constexpr auto rating_columns =
    sql("account, rating_class, rating, deviation, volatility, games, wins, draws, losses, rating.changed");
constexpr auto rating_text =
    sql("select ") + rating_columns + sql(" from rating where account = ?1 and rating_class = ?2");
constexpr auto standings_text = sql("select ") + rating_columns +
                                sql(", name from rating join account on account.id = rating.account "
                                    "where rating_class = ?1 and state = 'active' "
                                    "order by rating desc, name_key limit ?2");
constexpr auto ratings_text =
    sql("select ") + rating_columns + sql(" from rating where account = ?1 order by rating_class");

constexpr Statement rating_of{rating_text};
constexpr Statement ratings_of{ratings_text};
constexpr Statement best{standings_text};
constexpr Statement put_rating{
    "insert into rating (account, rating_class, rating, deviation, volatility, games, wins, draws, losses, "
    "changed) "
    "values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) on conflict (account, rating_class) do update set "
    "rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, "
    "games = excluded.games, wins = excluded.wins, draws = excluded.draws, losses = excluded.losses, "
    "changed = excluded.changed"};

RatingRow read_rating(const Row& row) {
  RatingRow rating;
  rating.account = row.number(0);
  rating.rating_class = row.text(1);
  rating.rating = row.real(2);
  rating.deviation = row.real(3);
  rating.volatility = row.real(4);
  rating.games = static_cast<std::uint32_t>(row.number(5));
  rating.wins = static_cast<std::uint32_t>(row.number(6));
  rating.draws = static_cast<std::uint32_t>(row.number(7));
  rating.losses = static_cast<std::uint32_t>(row.number(8));
  rating.changed = row.number(9);
  return rating;
}

}  // namespace

std::optional<RatingRow> Ratings::get(AccountId account, std::string_view rating_class) {
  std::optional<RatingRow> found;
  statements_.each(rating_of, {account, rating_class}, [&](const Row& row) { found = read_rating(row); });
  return found;
}

void Ratings::save(const RatingRow& row) {
  statements_.post(put_rating, {row.account, row.rating_class, row.rating, row.deviation, row.volatility,
                                row.games, row.wins, row.draws, row.losses, row.changed});
}

std::vector<RatingRow> Ratings::of_account(AccountId account) {
  std::vector<RatingRow> found;
  statements_.each(ratings_of, {account}, [&](const Row& row) { found.push_back(read_rating(row)); });
  return found;
}

std::vector<Standing> Ratings::standings(std::string_view rating_class, std::uint32_t limit) {
  std::vector<Standing> found;
  if (!is_plain_text(rating_class)) return found;
  statements_.each(best, {rating_class, limit}, [&](const Row& row) {
    found.push_back({row.text(10), read_rating(row)});
  });
  return found;
}

}  // namespace mt::server::store
