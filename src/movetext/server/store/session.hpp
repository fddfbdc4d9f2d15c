// What a driver offers to the transaction that is written once for all of them: statements with parameters.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace mt::server::store {

// Prepared at its first use.  Parameters are ?1, ?2 and so on.
struct Statement {
  std::string_view text;
  std::string_view postgresql{};  // there instead; empty: the same

  std::string_view for_postgresql() const { return postgresql.empty() ? text : postgresql; }
};

// Any bytes.  Other text is UTF-8 without NUL: PostgreSQL takes nothing else.
struct Bytes {
  explicit Bytes(std::string_view of) : bytes(of) {}
  std::string_view bytes;
};
using Value = std::variant<std::int64_t, double, std::string_view, Bytes>;
using Values = std::span<const Value>;

// One row of an answer, there until the function that was given it returns.  Columns count from 0.
class Row {
 public:
  Row() = default;
  Row(const Row&) = delete;
  Row& operator=(const Row&) = delete;
  virtual ~Row() = default;

  virtual std::int64_t number(int column) const = 0;
  virtual double real(int column) const = 0;
  virtual std::string text(int column) const = 0;  // bytes, too
};

class Session {
 public:
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  // Runs it, and calls `see` for each row; `see` must not use the session.  Throws StoreError or Conflict.
  virtual void each(const Statement& statement, Values values,
                    const std::function<void(const Row&)>& see) = 0;
  // Nobody waits for what it answers: it may be sent later, but before what follows.
  virtual void post(const Statement& statement, Values values) = 0;
  // True: it has changed a row.  Where the driver does not count them, the statement is to return them.
  virtual bool change(const Statement& statement, Values values) {
    bool changed = false;
    each(statement, values, [&](const Row&) { changed = true; });
    return changed;
  }
};

}  // namespace mt::server::store
