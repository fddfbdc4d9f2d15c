// Reads values from rows that have the columns of sql_columns.hpp.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/session.hpp"

namespace mt::server::store {

BoardRow read_game(const Row& row);
domain::Account read_account(const Row& row);  // without the addresses and policies of the account
// Add the data of the row to the account.
void read_address(const Row& row, domain::Account& account);
void read_policy(const Row& row, domain::Account& account);
WatchRow read_watch(const Row& row);

}  // namespace mt::server::store
