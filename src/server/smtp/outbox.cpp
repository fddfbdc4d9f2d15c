#include "movetext/server/smtp/outbox.hpp"

#include "movetext/server/smtp/backoff.hpp"

#include <algorithm>
#include <future>
#include <random>
#include <utility>

namespace mt::server {
namespace {

// Results are written down together, but none waits longer.
constexpr Duration longest_unsettled = second_long;

double chance_of_system() {
  std::random_device device;
  return static_cast<double>(device()) / static_cast<double>(std::random_device::max());
}

}  // namespace

Outbox::Outbox(Store& store, const MakeTransport& make_transport, OutboxOptions options, Clock clock,
               std::function<void(const OutboxMail&, const Submission&)> heard)
    : store_(store), options_(std::move(options)), clock_(std::move(clock)), heard_(std::move(heard)) {
  if (!options_.chance) options_.chance = chance_of_system;
  const unsigned threads = std::max(options_.threads, 1u);
  for (unsigned i = 0; i < threads; ++i) transports_.push_back(make_transport());
  working_ = threads;
  for (const std::unique_ptr<Transport>& transport : transports_)
    threads_.emplace_back([this, &transport] { work(*transport); });
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
  for (const std::unique_ptr<Transport>& transport : transports_) transport->cancel();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

OutboxMetrics Outbox::metrics() const {
  return {sent_, deferred_, failed_, store_errors_};
}

bool Outbox::is_stopping() {
  const std::lock_guard lock(mutex_);
  return stopping_;
}

void Outbox::work(Transport& transport) {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    const std::uint64_t wakes = wakes_;
    lock.unlock();
    const bool more = work_once(transport) == options_.batch;
    lock.lock();
    if (!more) changed_.wait_for(lock, options_.look, [&] { return stopping_ || wakes_ != wakes; });
  }
  --working_;
  changed_.notify_all();
}

std::size_t Outbox::work_once(Transport& transport) {
  const Time taken = clock_();
  const std::vector<OutboxMail> mails = claim(taken);
  std::vector<Tried> tried;
  Time settled = taken;
  for (const OutboxMail& mail : mails) {
    // Behind half of the lease nothing new is begun: at its end somebody else may send it.
    const bool in_time = clock_() - taken < options_.lease / 2;
    tried.push_back({mail, std::nullopt});
    if (in_time && !is_stopping()) tried.back().submission = submit(transport, mail);
    if (clock_() - settled < longest_unsettled) continue;
    settle(tried);
    settled = clock_();
  }
  settle(tried);
  return mails.size();
}

Submission Outbox::submit(Transport& transport, const OutboxMail& mail) {
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

std::vector<OutboxMail> Outbox::claim(Time now) {
  std::vector<OutboxMail> mails;
  const bool good = in_store(
      [&](Transaction& transaction) { mails = transaction.claim_mail(now, options_.lease, options_.batch); });
  if (!good) mails.clear();
  return mails;
}

void Outbox::settle(std::vector<Tried>& tried) {
  if (tried.empty()) return;
  const Time now = clock_();
  // If the store fails the leases run out, and the mails are sent again: under the same message id, so that
  // who gets one twice sees it once.
  in_store([&](Transaction& transaction) {
    for (const Tried& one : tried) settle_one(transaction, one, now);
  });
  tried.clear();
}

void Outbox::settle_one(Transaction& transaction, const Tried& tried, Time now) const {
  const OutboxMail& mail = tried.mail;
  if (!tried.submission) return transaction.mail_deferred(mail.id, now, mail.last_error);
  const Submission& submission = *tried.submission;
  if (submission.kind == Submission::Kind::sent) return transaction.mail_sent(mail.id);
  const std::optional<Duration> delay = submission.kind == Submission::Kind::failed
                                            ? std::nullopt
                                            : retry_delay(mail.tries, now - mail.created, options_.chance());
  if (!delay) return transaction.mail_failed(mail.id, submission.error);
  transaction.mail_deferred(mail.id, now + *delay, submission.error);
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

// Waits for the commit.  False: it did not come to one.
bool Outbox::in_store(const std::function<void(Transaction&)>& run) {
  const auto result = std::make_shared<std::promise<void>>();
  std::future<void> done = result->get_future();
  Job job;
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
    // A mail that cannot be settled now is settled when its lease is over.
  }
  ++store_errors_;
  return false;
}

}  // namespace mt::server
