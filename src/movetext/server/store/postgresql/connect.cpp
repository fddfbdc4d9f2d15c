#include "movetext/server/store/postgresql/link.hpp"
#include "movetext/text/blank.hpp"

#include <array>
#include <string_view>

namespace mt::server::store::postgresql {
namespace {

// With these settings, the locks of a node that has stopped responding are released, and no operation waits
// forever.
constexpr const char* settings =
    "set client_encoding = 'UTF8'; set idle_in_transaction_session_timeout = '30s'; set lock_timeout = "
    "'10s'; "
    "set statement_timeout = '30s'; set jit = off";

constexpr std::string_view unique_violation = "23505";
constexpr std::string_view serialization_failure = "40001";
constexpr std::string_view deadlock_detected = "40P01";
constexpr std::string_view lock_not_available = "55P03";

void drop_notice(void*, const PGresult*) {}

}  // namespace

std::string one_line(std::string_view problem) {
  std::string line = "PostgreSQL:";
  for (bool gap = true; const char c : problem) {
    const bool blank = text::is_blank(c);
    if (!blank && gap) line += ' ';
    if (!blank) line += c;
    gap = blank;
  }
  return line;
}

ConnectionHandle connect(const std::string& address) {
  const std::array<const char*, 5> names{"connect_timeout", "tcp_user_timeout", "application_name", "dbname",
                                         nullptr};
  const std::array<const char*, 5> values{"5", "10000", "movetext", address.c_str(), nullptr};
  ConnectionHandle connection(PQconnectdbParams(names.data(), values.data(), 1));
  if (PQstatus(connection.get()) != CONNECTION_OK) throw Lost(one_line(PQerrorMessage(connection.get())));
  PQsetNoticeReceiver(connection.get(), drop_notice, nullptr);
  const QueryAnswer answer(PQexec(connection.get(), settings));
  if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK)
    throw Lost(one_line(PQerrorMessage(connection.get())));
  return connection;
}

std::exception_ptr failure_of(const PGresult* result) {
  const char* const field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = field == nullptr ? "" : field;
  const std::string message = one_line(PQresultErrorMessage(result));
  if (state == unique_violation) return std::make_exception_ptr(Conflict(message));
  if (state == serialization_failure || state == deadlock_detected || state == lock_not_available)
    return std::make_exception_ptr(Again(message));
  // States of class 08 mean that the connection is lost. States that begin with 57P mean that the server is
  // shutting down or has ended this connection.
  if (state.empty() || state.starts_with("08") || state.starts_with("57P"))
    return std::make_exception_ptr(Lost(message));
  return std::make_exception_ptr(StoreError(message));
}

}  // namespace mt::server::store::postgresql
