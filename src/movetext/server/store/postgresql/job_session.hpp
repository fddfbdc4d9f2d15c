// The part of a transaction that belongs to one job.  Its writes are held until the job is over or reads:
// then one that throws costs nothing, and no savepoint is needed for one that does not.
#pragma once
#include "movetext/server/store/postgresql/link.hpp"

#include <exception>
#include <vector>

namespace mt::server::store::postgresql {

// quick: writes are believed to succeed, and looked at when the batch ends; careful: one after the other.
enum class Care { quick, careful };

class JobSession : public Session {
 public:
  JobSession(Link& link, Care pace) : link_(link), pace_(pace) {}

  void each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) override;
  void post(const Statement& statement, Values values) override;

  // The job has ended well: what is held is sent.
  void keep();
  // It has not: nothing of it stays.
  void drop();
  Care pace() const { return pace_; }
  // What a statement of it has met with, even if the job itself took no notice.
  std::exception_ptr failure() const { return failure_; }

 private:
  void send_held();
  void mark();
  template <class Action>
  void watched(const Action& action);

  Link& link_;
  Care pace_;
  bool marked_ = false;  // there is a savepoint
  std::vector<Call> held_;
  std::exception_ptr failure_;
};

}  // namespace mt::server::store::postgresql
