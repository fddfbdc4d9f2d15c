#include "movetext/server/store/read_rows.hpp"

#include "movetext/server/store/stored_words.hpp"

namespace mt::server::store {

BoardRow read_game(const Row& row) {
  BoardRow game;
  game.id = row.number(0);
  game.terms = row.text(1);
  game.rating_class = row.text(2);
  game.players = {row.number(3), row.number(4)};
  game.state = game_state_of(row.text(5));
  game.seq = static_cast<std::uint32_t>(row.number(6));
  game.ply = static_cast<std::uint32_t>(row.number(7));
  game.to_move = row.number(8);
  game.deadline = row.number(9);
  game.wake = row.number(10);
  game.board_key = static_cast<std::uint64_t>(row.number(11));
  game.result = result_of(row.text(12));
  game.created = row.number(13);
  game.changed = row.number(14);
  game.finished = row.number(15);
  game.seed = row.text(16);
  return game;
}

domain::Account read_account(const Row& row) {
  domain::Account account;
  account.id = row.number(0);
  account.name = row.text(1);
  account.state = account_state_of(row.text(2));
  account.is_operator = row.number(3) != 0;
  account.password_hash = row.text(4);
  account.generation = static_cast<std::uint32_t>(row.number(5));
  account.created = row.number(6);
  account.mail_suspended = row.number(7);
  account.settings.flip = row.number(8) != 0;
  account.settings.large = row.number(9) != 0;
  account.settings.html = row.number(10) != 0;
  account.settings.png = row.number(11) != 0;
  account.settings.autoroll = row.number(12) != 0;
  account.settings.digest = digest_of(row.text(13));
  account.leave.since = row.number(14);
  account.leave.until = row.number(15);
  account.leave.year = static_cast<std::int32_t>(row.number(16));
  account.leave.spent = row.number(17);
  account.kind = account_kind_of(row.text(18));
  return account;
}

void read_address(const Row& row, domain::Account& account) {
  account.addresses.push_back({row.text(1), row.number(2) != 0});
}

void read_policy(const Row& row, domain::Account& account) {
  account.policies.push_back(
      {row.text(1), static_cast<std::int32_t>(row.number(2)), static_cast<std::int32_t>(row.number(3))});
}

WatchRow read_watch(const Row& row) {
  return {row.number(0), row.number(1), watching_of(row.text(2))};
}

}  // namespace mt::server::store
