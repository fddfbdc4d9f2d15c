// The statements of one job within a transaction. The session holds back the writes of the job until the job
// ends or reads. Therefore a job that throws an exception has nothing to undo, and most jobs need no
// savepoint.
#pragma once
#include "movetext/server/store/postgresql/link.hpp"

#include <exception>
#include <vector>

namespace mt::server::store::postgresql {

// Care::quick: the job does not wait for its writes; whether they succeeded is known at the end of the batch.
// Care::careful: the job waits for the answer to each write.
enum class Care { quick, careful };

class JobSession : public Session {
 public:
  JobSession(Link& link, Care pace) : link_(link), pace_(pace) {}

  void each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) override;
  void post(const Statement& statement, Values values) override;

  // Sends the writes that were held back. Called when the job has succeeded.
  void keep();
  // Undoes all writes of the job. Called when the job has failed.
  void drop();
  Care pace() const { return pace_; }
  // Returns the exception of the first statement that failed, even if the job ignored that exception.
  std::exception_ptr failure() const { return failure_; }

 private:
  void send_held();
  void mark();
  template <class Action>
  void watched(const Action& action);

  Link& link_;
  Care pace_;
  bool marked_ = false;  // whether there is a savepoint
  std::vector<Call> held_;
  std::exception_ptr failure_;
};

}  // namespace mt::server::store::postgresql
