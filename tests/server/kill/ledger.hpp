// Lets a trial read the rows of outgoing mails, and end their waiting times.
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

  // Every function throws std::runtime_error if the database is unavailable.
  std::vector<LedgerRow> rows() const;
  std::size_t waiting() const;
  // Makes all deferred mails due.
  void hurry() const;
  // Sets the rating of every account, so that a mail would change if it was written again.
  void stir(unsigned rating) const;
  // Ends the leases of all nodes on mails.
  void end_leases() const;

 private:
  using Row = std::vector<std::string>;
  void change(const std::string& what, const std::string& which) const;
  std::vector<Row> ask(const std::string& statement) const;

  std::string file_;      // path of an SQLite database
  std::string database_;  // connection string of a PostgreSQL database
};

}  // namespace mt::server::kill
