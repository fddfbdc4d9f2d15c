// A connection that sends statements without waiting for the answers (pipeline mode). Only one thread may use
// it at a time.
//
//   link.post(begin, {});
//   link.post(insert, values);
//   link.settle();   // throws the first error
#pragma once
#include "movetext/server/store/errors.hpp"
#include "movetext/server/store/session.hpp"
#include "movetext/server/store/text_hash.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <libpq-fe.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mt::server::store::postgresql {

// The connection is lost, or the server does not respond.
struct Lost : StoreError {
  using StoreError::StoreError;
};
// A deadlock or a serialization failure: the same statements may succeed when they are run again.
struct Again : StoreError {
  using StoreError::StoreError;
};

struct CloseConnection {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using ConnectionHandle = std::unique_ptr<PGconn, CloseConnection>;
using QueryAnswer = std::unique_ptr<PGresult, ClearResult>;

// Connects to the database; `address` is a connection string of libpq. Throws Lost.
ConnectionHandle connect(const std::string& address);
// Returns a message of libpq, which may have several lines, as one line that begins with "PostgreSQL: ".
std::string one_line(std::string_view problem);
// Returns the exception for a failed answer: Conflict if a key already exists, Again after a deadlock or a
// serialization failure, Lost if the connection is lost, otherwise StoreError.
std::exception_ptr failure_of(const PGresult* result);

// A statement with copies of its values, so that it can be kept and sent later.
struct Call {
  Call(const Statement& of, Values values);

  struct Parameter {
    Oid type;
    std::string bytes;  // the value in the binary form of the protocol
  };
  std::string text;
  std::vector<Parameter> parameters;
};

class Link : public Session {
 public:
  explicit Link(const std::string& address) : Link(connect(address)) {}
  explicit Link(ConnectionHandle connection);

  void each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) override;
  void post(const Statement& statement, Values values) override { send(Call(statement, values)); }
  void send(const Call& call);
  // Sends a statement. If no statement fails, settle() then calls `see` for each row of the answer.
  void ask(const Statement& statement, Values values, std::function<void(const Row&)> see);
  // Waits for the answers to all sent statements. Throws the first error: PostgreSQL skips the statements
  // that follow a failed statement.
  void settle();

  // Sets the owner (the index of a job) of the statements that are sent after this call.
  void set_owner(std::size_t owner) { owner_ = owner; }
  // Returns the owner of the statement that failed in the last settle() or each().
  std::optional<std::size_t> failed_owner() const { return failed_owner_; }
  // Returns false if the connection is known to be lost. Does not send anything to the server.
  bool is_usable();

 private:
  struct Sent {
    std::string prepared;  // text of the statement that this call prepares; empty if it prepares none
    std::size_t owner = 0;
    bool is_sync = false;
    bool is_commit = false;
    std::function<void(const Row&)> see{};
  };

  void require(int sent);
  const std::string& name_for(const Call& call);
  void wait();
  PGresult* next_result();
  void collect(Sent& sent);
  void note_failure(const Sent& sent, const PGresult* result);
  void check_commit(const Sent& sent, PGresult* result);

  ConnectionHandle connection_;
  bool lost_ = false;
  // The names of the prepared statements, by the texts of the statements.
  std::unordered_map<std::string, std::string, TextHash, std::equal_to<>> prepared_;
  std::size_t names_ = 0;
  std::vector<Sent> sent_;
  std::size_t owner_ = 0;
  std::vector<std::pair<std::function<void(const Row&)>, QueryAnswer>> answers_;
  std::exception_ptr failure_;
  std::optional<std::size_t> failed_owner_;
};

}  // namespace mt::server::store::postgresql
