// Runs statements with parameters: the interface between a driver and the transaction.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace mt::server::store {

// A statement is prepared when it is first used. Its parameters are ?1, ?2 and so on.
struct Statement {
  std::string_view text;
  std::string_view postgresql{};  // the text for PostgreSQL; if it is empty, `text` is used

  std::string_view for_postgresql() const { return postgresql.empty() ? text : postgresql; }
};

// A value that may contain any bytes. A text value, in contrast, is UTF-8 without NUL, because PostgreSQL
// accepts no other text.
struct Bytes {
  explicit Bytes(std::string_view of) : bytes(of) {}
  std::string_view bytes;
};
using Value = std::variant<std::int64_t, double, std::string_view, Bytes>;
using Values = std::span<const Value>;

// One row of an answer, valid only until the function that receives it returns. The first column is 0.
class Row {
 public:
  Row() = default;
  Row(const Row&) = delete;
  Row& operator=(const Row&) = delete;
  virtual ~Row() = default;

  virtual std::int64_t number(int column) const = 0;
  virtual double real(int column) const = 0;
  virtual std::string text(int column) const = 0;  // the value of a column of type text or bytes
};

class Session {
 public:
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  // Runs the statement and calls `see` for each row; `see` must not use the session. Throws StoreError or
  // Conflict.
  virtual void each(const Statement& statement, Values values,
                    const std::function<void(const Row&)>& see) = 0;
  // Runs a statement whose answer is not needed. The driver may run the statement later, but always before
  // the statement of the next call. A later call may throw the errors of this statement.
  virtual void post(const Statement& statement, Values values) = 0;
  // Runs a statement and returns whether it has changed a row. A driver that cannot count changed rows counts
  // returned rows, so the statement for such a driver must return the rows that it changes.
  virtual bool change(const Statement& statement, Values values) {
    bool changed = false;
    each(statement, values, [&](const Row&) { changed = true; });
    return changed;
  }
};

}  // namespace mt::server::store
