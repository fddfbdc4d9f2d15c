// The rows of mails to be sent, as nobody but a trial looks at them; and a way for their time to pass.
#pragma once
#include "server/kill/site.hpp"

#include <string>
#include <vector>

namespace mt::server::kill {

struct LedgerRow {
  std::string id;  // Message-ID
  std::string message;
  bool is_dead = false;
};

class Ledger {
 public:
  explicit Ledger(const Site& site);

  // All functions throw std::runtime_error when the database is away.
  std::vector<LedgerRow> rows() const;
  std::size_t waiting() const;
  // As if the time had come for everything that was put off.
  void hurry() const;
  // Every account has that rating now: what mails of before show must not change.
  void stir(unsigned rating) const;
  // As if the nodes that took mails to send them had been dead for longer than they may hold them.
  void end_leases() const;

 private:
  using Row = std::vector<std::string>;
  void change(const std::string& what, const std::string& which) const;
  std::vector<Row> ask(const std::string& statement) const;

  std::string file_;      // of SQLite
  std::string database_;  // PostgreSQL
};

}  // namespace mt::server::kill
