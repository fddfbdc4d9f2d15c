#include "server/kill/ledger.hpp"

#include "movetext/server/runtime/policy_of.hpp"

#include <libpq-fe.h>
#include <memory>
#include <sqlite3.h>
#include <stdexcept>

namespace mt::server::kill {
namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows ask_sqlite(const std::string& file, const std::string& statement) {
  sqlite3* opened = nullptr;
  const int result = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
  const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> database(opened, &sqlite3_close);
  if (result != SQLITE_OK) throw std::runtime_error("SQLite: cannot open " + file);
  sqlite3_busy_timeout(opened, 20'000);
  Rows rows;
  const auto take = [](void* into, int count, char** values, char**) {
    auto& row = static_cast<Rows*>(into)->emplace_back();
    for (int i = 0; i < count; ++i) row.emplace_back(values[i] == nullptr ? "" : values[i]);
    return 0;
  };
  if (sqlite3_exec(opened, statement.c_str(), take, &rows, nullptr) != SQLITE_OK)
    throw std::runtime_error(std::string("SQLite: ") + sqlite3_errmsg(opened));
  return rows;
}

Rows ask_postgresql(const std::string& address, const std::string& statement) {
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(address.c_str()), &PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQexec(connection.get(), statement.c_str()),
                                                             &PQclear);
  const ExecStatusType status = PQresultStatus(answer.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    throw std::runtime_error(std::string("PostgreSQL: ") + PQerrorMessage(connection.get()));
  Rows rows(static_cast<std::size_t>(PQntuples(answer.get())));
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (int column = 0; column < PQnfields(answer.get()); ++column)
      rows[i].emplace_back(PQgetvalue(answer.get(), static_cast<int>(i), column));
  return rows;
}

}  // namespace

Ledger::Ledger(const Site& site)
    : file_(runtime::data_path(site.config(), site.config().store.file)), database_(site.database()) {}

std::vector<Ledger::Row> Ledger::ask(const std::string& statement) const {
  return database_.empty() ? ask_sqlite(file_, statement) : ask_postgresql(database_, statement);
}

std::vector<LedgerRow> Ledger::rows() const {
  const std::string columns = database_.empty()
                                  ? "cast(message_id as text), cast(message as text)"
                                  : "convert_from(message_id, 'UTF8'), convert_from(message, 'UTF8')";
  std::vector<LedgerRow> rows;
  for (Row& row : ask("select " + columns + ", dead from outbox"))
    rows.push_back({std::move(row[0]), std::move(row[1]), row[2] != "0"});
  return rows;
}

std::size_t Ledger::waiting() const {
  return std::stoul(ask("select count(*) from outbox where dead = 0").front().front());
}

// Skips rows that a node has locked. Otherwise two transactions that lock rows in different order could wait
// for each other forever.
void Ledger::change(const std::string& what, const std::string& which) const {
  const std::string rows = "select id from outbox where " + which;
  ask("update outbox set " + what + " where id in (" + rows +
      (database_.empty() ? ")" : " for update skip locked)"));
}

void Ledger::hurry() const {
  change("due = 0", "dead = 0 and leased_until = 0 and due > 0");
}

void Ledger::stir(unsigned rating) const {
  ask("insert into rating (account, rating_class, rating, deviation, volatility, games, wins, draws, losses, "
      "changed) select account.id, classes.rating_class, " +
      std::to_string(rating) +
      ", 100, 0.06, 1, 1, 0, 0, 1 from account cross join (select distinct rating_class from game) as "
      "classes "
      "where true on conflict (account, rating_class) do update set rating = excluded.rating");
}

void Ledger::end_leases() const {
  change("leased_until = 0", "leased_until > 0");
}

}  // namespace mt::server::kill
