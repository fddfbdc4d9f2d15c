// Access of a trial to the rows of outgoing mails, and a way to make their time pass.
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

  // All functions throw std::runtime_error when the database is unavailable.
  std::vector<LedgerRow> rows() const;
  std::size_t waiting() const;
  // Makes all deferred mails due.
  void hurry() const;
  // Sets the rating of every account: earlier mails must not change.
  void stir(unsigned rating) const;
  // Ends the leases of all nodes that took mails to send them.
  void end_leases() const;

 private:
  using Row = std::vector<std::string>;
  void change(const std::string& what, const std::string& which) const;
  std::vector<Row> ask(const std::string& statement) const;

  std::string file_;      // for SQLite
  std::string database_;  // for PostgreSQL
};

}  // namespace mt::server::kill
