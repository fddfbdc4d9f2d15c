#include "movetext/server/store/store.hpp"

#include <future>
#include <utility>

namespace mt::server::store {

void Store::write(const std::function<void(Transaction&)>& run, std::vector<GameId> games) {
  // The promise is shared: the caller may return while a thread of the store still uses the promise.
  const auto promise = std::make_shared<std::promise<void>>();
  std::future<void> answer = promise->get_future();
  Job job;
  job.run = run;
  job.games = std::move(games);
  job.done = [promise](const std::exception_ptr& failure) {
    if (failure)
      promise->set_exception(failure);
    else
      promise->set_value();
  };
  if (!submit(std::move(job))) throw StoreError("the queue of the store is full, or the store is stopping");
  answer.get();
}

}  // namespace mt::server::store
