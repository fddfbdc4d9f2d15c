// Sends the outgoing mails of the store.
//
//   Outbox outbox(store, [&] { return std::make_unique<Relay>(options); }, {}, now);
//   outbox.wake();   // a mail was put into the outbox
//   outbox.stop();
#pragma once
#include "movetext/server/store/store.hpp"
#include "movetext/server/transport/smtp/transport.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace mt::server::transport {

struct OutboxOptions {
  unsigned threads = 2;      // number of threads; each has its own transport
  std::uint32_t batch = 20;  // maximum number of mails that a thread claims at once
  // While the lease lasts, no other thread can claim the mails. The lease is renewed as long as needed.
  Duration lease = 50 * second_long;
  Duration renew = 15 * second_long;      // age at which a lease is renewed
  std::chrono::milliseconds look{1'000};  // interval between searches for due mails
  // Returns a number from 0 to 1; may be called on any thread. If it is empty, the system's random numbers
  // are used.
  std::function<double()> chance;
};

struct OutboxMetrics {
  std::uint64_t sent = 0;
  std::uint64_t deferred = 0;
  std::uint64_t failed = 0;
  std::uint64_t store_errors = 0;  // how often the store could not be read or written
};

class Outbox {
 public:
  using MakeTransport = std::function<std::unique_ptr<Transport>()>;
  using Clock = std::function<Time()>;

  // Starts the threads. `heard` is called for each mail that a thread has tried to send, on that thread.
  Outbox(store::Store& store, const MakeTransport& make_transport, OutboxOptions options, Clock clock,
         std::function<void(const store::OutboxMail&, const Submission&)> heard = {});
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;
  ~Outbox();

  // Wakes the outbox, because mails may be due. Any thread may call it.
  void wake();
  // Stops the threads. Submissions that are running may finish within `grace`; after that they are aborted.
  // Mails that were claimed but not sent are released.
  void stop(std::chrono::milliseconds grace = std::chrono::seconds(5));

  OutboxMetrics metrics() const;

 private:
  struct Tried {
    store::OutboxMail mail;
    std::optional<Submission> submission;  // nothing if the mail was not tried
  };

  // The mails that a thread has claimed but not yet settled.
  struct Held {
    std::unique_ptr<Transport> transport;
    std::vector<store::OutboxMail> mails;  // without the text of the mails
    Time renewed = 0;
    Time until = 0;
  };

  void work(Held& held);
  // Returns the number of mails that were claimed.
  std::size_t work_once(Held& held);
  bool may_begin(const Held& held);
  void settle_held(Held& held, std::vector<Tried>& tried);
  void keep_leases();
  void keep_lease(Held& held);
  Submission submit(Transport& transport, const store::OutboxMail& mail);
  std::vector<store::OutboxMail> claim(Time now);
  // Saves the results of the mails. The mails are then settled.
  void settle(std::vector<Tried>& tried);
  void settle_one(store::Transaction& transaction, const Tried& tried, Time now) const;
  void count(const Submission& submission);
  bool in_store(const std::function<void(store::Transaction&)>& run);

  store::Store& store_;
  OutboxOptions options_;
  Clock clock_;
  std::function<void(const store::OutboxMail&, const Submission&)> heard_;
  std::vector<std::unique_ptr<Held>> held_;  // one for each thread
  std::mutex mutex_;                         // guards the next four members and the mails in held_
  std::condition_variable changed_;
  std::uint64_t wakes_ = 0;
  bool stopping_ = false;
  unsigned working_ = 0;
  std::atomic<std::uint64_t> sent_{0};
  std::atomic<std::uint64_t> deferred_{0};
  std::atomic<std::uint64_t> failed_{0};
  std::atomic<std::uint64_t> store_errors_{0};
  std::vector<std::thread> threads_;
  std::thread keeper_;
};

}  // namespace mt::server::transport
