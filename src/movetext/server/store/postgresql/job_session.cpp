#include "movetext/server/store/postgresql/job_session.hpp"

namespace mt::server::store::postgresql {
namespace {

constexpr Statement savepoint{"savepoint job"};
constexpr Statement release{"release savepoint job"};
constexpr Statement undo{"rollback to savepoint job"};

}  // namespace

template <class Action>
void JobSession::watched(const Action& action) {
  if (failure_) std::rethrow_exception(failure_);
  try {
    action();
  } catch (...) {
    failure_ = std::current_exception();
    throw;
  }
}

void JobSession::mark() {
  if (marked_) return;
  link_.post(savepoint, {});
  marked_ = true;
}

void JobSession::send_held() {
  for (const Call& call : held_) link_.send(call);
  held_.clear();
}

void JobSession::each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) {
  watched([&] {
    // A statement that only reads needs no savepoint.
    const bool reads = statement.for_postgresql().starts_with("select");
    if (pace_ == Care::careful || !reads || !held_.empty()) mark();
    send_held();
    link_.each(statement, values, see);
  });
}

void JobSession::post(const Statement& statement, Values values) {
  watched([&] {
    if (pace_ == Care::quick) {
      held_.emplace_back(statement, values);
      return;
    }
    mark();
    link_.post(statement, values);
    link_.settle();
  });
}

void JobSession::keep() {
  if (failure_) std::rethrow_exception(failure_);
  send_held();
  if (marked_) link_.post(release, {});
}

void JobSession::drop() {
  held_.clear();
  if (!marked_) return;
  link_.post(undo, {});
  link_.post(release, {});
  if (pace_ == Care::careful) link_.settle();
}

}  // namespace mt::server::store::postgresql
