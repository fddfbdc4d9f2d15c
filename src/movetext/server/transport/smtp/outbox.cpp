#include "movetext/server/transport/smtp/outbox.hpp"

#include "movetext/server/transport/smtp/backoff.hpp"

#include <algorithm>
#include <future>
#include <random>
#include <utility>

namespace mt::server::transport {
namespace {

// Several results are saved together, but each result is saved after at most this time.
constexpr Duration longest_unsettled = second_long;

// If a lease could not be renewed, the submission is interrupted this long before the lease ends.
constexpr Duration before_the_end = 5 * second_long;
constexpr std::chrono::milliseconds keeper_looks{500};

double chance_of_system() {
  std::random_device device;
  return static_cast<double>(device()) / static_cast<double>(std::random_device::max());
}

}  // namespace

Outbox::Outbox(store::Store& store, const MakeTransport& make_transport, OutboxOptions options, Clock clock,
               std::function<void(const store::OutboxMail&, const Submission&)> heard)
    : store_(store), options_(std::move(options)), clock_(std::move(clock)), heard_(std::move(heard)) {
  if (!options_.chance) options_.chance = chance_of_system;
  const unsigned threads = std::max(options_.threads, 1u);
  for (unsigned i = 0; i < threads; ++i) {
    held_.push_back(std::make_unique<Held>());
    held_.back()->transport = make_transport();
  }
  working_ = threads;
  for (const std::unique_ptr<Held>& held : held_) threads_.emplace_back([this, &held] { work(*held); });
  keeper_ = std::thread([this] { keep_leases(); });
}

Outbox::~Outbox() {
  stop(std::chrono::milliseconds(0));
}

void Outbox::wake() {
  {
    const std::lock_guard lock(mutex_);
    ++wakes_;
  }
  changed_.notify_all();
}

void Outbox::stop(std::chrono::milliseconds grace) {
  {
    std::unique_lock lock(mutex_);
    stopping_ = true;
    changed_.notify_all();
    changed_.wait_for(lock, grace, [this] { return working_ == 0; });
  }
  for (const std::unique_ptr<Held>& held : held_) held->transport->cancel();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
  if (keeper_.joinable()) keeper_.join();
}

OutboxMetrics Outbox::metrics() const {
  return {sent_, deferred_, failed_, store_errors_};
}

void Outbox::work(Held& held) {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    const std::uint64_t wakes = wakes_;
    lock.unlock();
    const bool more = work_once(held) == options_.batch;
    lock.lock();
    if (!more) changed_.wait_for(lock, options_.look, [&] { return stopping_ || wakes_ != wakes; });
  }
  --working_;
  changed_.notify_all();
}

std::size_t Outbox::work_once(Held& held) {
  const Time taken = clock_();
  const std::vector<store::OutboxMail> mails = claim(taken);
  {
    const std::lock_guard lock(mutex_);
    held.renewed = taken;
    held.until = taken + options_.lease;
    for (const store::OutboxMail& mail : mails) {
      held.mails.emplace_back();
      held.mails.back().id = mail.id;
      held.mails.back().tries = mail.tries;
    }
  }
  std::vector<Tried> tried;
  Time settled = taken;
  for (const store::OutboxMail& mail : mails) {
    tried.push_back({mail, std::nullopt});
    if (may_begin(held)) tried.back().submission = submit(*held.transport, mail);
    if (clock_() - settled < longest_unsettled) continue;
    settle_held(held, tried);
    settled = clock_();
  }
  settle_held(held, tried);
  return mails.size();
}

// Returns whether the thread may start to send another mail. After the end of the lease another thread or
// node may send the mail, so no mail is started in the second half of the lease.
bool Outbox::may_begin(const Held& held) {
  const Time now = clock_();
  const std::lock_guard lock(mutex_);
  return !stopping_ && held.until - now > options_.lease / 2;
}

void Outbox::settle_held(Held& held, std::vector<Tried>& tried) {
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(held.mails, [&](const store::OutboxMail& mail) {
      return std::any_of(tried.begin(), tried.end(),
                         [&](const Tried& one) { return one.mail.id == mail.id; });
    });
  }
  settle(tried);
}

// Renews the leases of this node. Leases are short, so that the mails of a killed node are soon sent by
// another node.
void Outbox::keep_leases() {
  std::unique_lock lock(mutex_);
  while (working_ > 0) {
    changed_.wait_for(lock, keeper_looks, [this] { return working_ == 0; });
    lock.unlock();
    for (const std::unique_ptr<Held>& held : held_) keep_lease(*held);
    lock.lock();
  }
}

void Outbox::keep_lease(Held& held) {
  const Time now = clock_();
  std::vector<store::OutboxMail> mails;
  {
    const std::lock_guard lock(mutex_);
    if (held.mails.empty() || now - held.renewed < options_.renew) return;
    mails = held.mails;
  }
  bool all = true;
  const bool good = in_store([&](store::Transaction& transaction) {
    all = true;
    for (const store::OutboxMail& mail : mails)
      all = transaction.mails().renew_lease(mail.id, mail.tries, now + options_.lease) && all;
  });
  const std::lock_guard lock(mutex_);
  // Does nothing if the thread has other mails now: settled mails need no lease, and newly claimed mails have
  // their own.
  if (held.mails.size() != mails.size() || held.mails.front().id != mails.front().id) return;
  if (good && all) {
    held.renewed = now;
    held.until = now + options_.lease;
  } else if (good || clock_() > held.until - before_the_end) {
    held.until = std::min(held.until, now);
    held.transport->interrupt();
  }
}

Submission Outbox::submit(Transport& transport, const store::OutboxMail& mail) {
  Submission submission;
  try {
    submission = transport.submit(mail);
  } catch (const std::exception& error) {
    submission = Submission::deferred(error.what());
  }
  count(submission);
  if (heard_) heard_(mail, submission);
  return submission;
}

std::vector<store::OutboxMail> Outbox::claim(Time now) {
  std::vector<store::OutboxMail> mails;
  const bool good = in_store([&](store::Transaction& transaction) {
    mails = transaction.mails().claim(now, options_.lease, options_.batch);
  });
  if (!good) mails.clear();
  return mails;
}

void Outbox::settle(std::vector<Tried>& tried) {
  if (tried.empty()) return;
  const Time now = clock_();
  // If the store fails, the leases expire and the mails are sent again. A second copy has the same message
  // id, so that mail programs can show it only once.
  in_store([&](store::Transaction& transaction) {
    for (const Tried& one : tried) settle_one(transaction, one, now);
  });
  tried.clear();
}

void Outbox::settle_one(store::Transaction& transaction, const Tried& tried, Time now) const {
  const store::OutboxMail& mail = tried.mail;
  if (!tried.submission) return transaction.mails().deferred(mail.id, now, mail.last_error);
  const Submission& submission = *tried.submission;
  if (submission.kind == Submission::Kind::sent) return transaction.mails().sent(mail.id);
  const std::optional<Duration> delay = submission.kind == Submission::Kind::failed
                                            ? std::nullopt
                                            : retry_delay(mail.tries, now - mail.created, options_.chance());
  if (!delay) return transaction.mails().failed(mail.id, submission.error);
  transaction.mails().deferred(mail.id, now + *delay, submission.error);
}

void Outbox::count(const Submission& submission) {
  switch (submission.kind) {
    case Submission::Kind::sent:
      ++sent_;
      break;
    case Submission::Kind::deferred:
      ++deferred_;
      break;
    case Submission::Kind::failed:
      ++failed_;
      break;
  }
}

// Runs the job and waits until it is committed. Returns false if it was not committed.
bool Outbox::in_store(const std::function<void(store::Transaction&)>& run) {
  const auto result = std::make_shared<std::promise<void>>();
  std::future<void> done = result->get_future();
  store::Job job;
  job.run = run;
  job.done = [result](const std::exception_ptr& error) {
    if (error) {
      result->set_exception(error);
    } else {
      result->set_value();
    }
  };
  try {
    if (store_.submit(std::move(job))) {
      done.get();
      return true;
    }
  } catch (const std::exception&) {
    // If a mail cannot be settled, it is tried again after its lease has expired.
  }
  ++store_errors_;
  return false;
}

}  // namespace mt::server::transport
