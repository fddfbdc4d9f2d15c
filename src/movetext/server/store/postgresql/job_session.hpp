// The part of a transaction that belongs to one job.  Its writes are held back until the job ends or reads,
// so that a job that throws costs nothing, and most jobs need no savepoint.
#pragma once
#include "movetext/server/store/postgresql/link.hpp"

#include <exception>
#include <vector>

namespace mt::server::store::postgresql {

// A quick job expects its writes to succeed and learns at the end of the batch whether they did; a careful
// job waits for each of them.
enum class Care { quick, careful };

class JobSession : public Session {
 public:
  JobSession(Link& link, Care pace) : link_(link), pace_(pace) {}

  void each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) override;
  void post(const Statement& statement, Values values) override;

  // Sends the held-back writes, because the job has succeeded.
  void keep();
  // Undoes all writes of the job, because it has failed.
  void drop();
  Care pace() const { return pace_; }
  // Returns the exception of the first failed statement, even if the job itself ignored it.
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
