// Runs statements in the session of a transaction. All parts of a transaction share the session.
#pragma once
#include "movetext/server/store/session.hpp"

#include <functional>
#include <initializer_list>

namespace mt::server::store {

// Checks the text values of a statement before it runs, so that all drivers refuse the same values. The
// functions throw std::invalid_argument for text that is not UTF-8 or contains a NUL.
class Statements {
 public:
  using See = std::function<void(const Row&)>;

  explicit Statements(Session& session) : session_(session) {}

  void each(const Statement& statement, Values values, const See& see);
  void each(const Statement& statement, std::initializer_list<Value> values, const See& see);
  void post(const Statement& statement, std::initializer_list<Value> values);
  bool change(const Statement& statement, std::initializer_list<Value> values);

  static void check(Values values);
  // Returns the session. The caller must check the values of statements that it runs in the session.
  Session& session() { return session_; }

 private:
  Session& session_;
};

}  // namespace mt::server::store
