#include "movetext/server/runtime/node.hpp"

#include "movetext/server/app/archivist.hpp"
#include "movetext/server/app/inbox.hpp"
#include "movetext/server/app/sweeper.hpp"
#include "movetext/server/runtime/backups.hpp"
#include "movetext/server/runtime/clockwork.hpp"
#include "movetext/server/runtime/data_directory.hpp"
#include "movetext/server/runtime/engine_staff.hpp"
#include "movetext/server/runtime/key_mark.hpp"
#include "movetext/server/runtime/metrics.hpp"
#include "movetext/server/runtime/now.hpp"
#include "movetext/server/runtime/policy_of.hpp"
#include "movetext/server/runtime/readiness.hpp"
#include "movetext/server/runtime/rendering_transport.hpp"
#include "movetext/server/runtime/running_mark.hpp"
#include "movetext/server/runtime/status_listener.hpp"
#include "movetext/server/runtime/stop_sequence.hpp"
#include "movetext/server/transport/lmtp/server.hpp"
#include "movetext/server/transport/smtp/directory_transport.hpp"
#include "movetext/server/transport/smtp/outbox.hpp"
#include "movetext/server/transport/smtp/relay.hpp"
#include "movetext/server/words/answer_mail.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace mt::server::runtime {
namespace {

constexpr Duration checks_every = 5 * second_long;
constexpr Duration archives_every = hour_long;
constexpr std::chrono::milliseconds lmtp_grace{10'000};

transport::RelaySecurity security_of(const std::string& word) {
  if (word == "tls") return transport::RelaySecurity::tls;
  return word == "starttls" ? transport::RelaySecurity::starttls : transport::RelaySecurity::none;
}

// Returns a function that creates transports for outgoing mails, because each thread of the outbox needs its
// own transport.
std::function<std::unique_ptr<transport::Transport>()> carriers(const Config& config, Secrets& secrets) {
  const auto relay = transport::parse_endpoint(config.mail.smtp);
  if (!relay || relay->kind == transport::Endpoint::Kind::off)
    return [directory = data_path(config, "outbox")] {
      return std::make_unique<transport::DirectoryTransport>(directory);
    };
  transport::RelayOptions options;
  options.host = relay->host;
  options.port = relay->port;
  options.security = security_of(config.mail.smtp_tls);
  options.helo = config.server.host;
  options.user = config.mail.smtp_user;
  if (!secrets.smtp_password.empty())
    options.password = std::make_shared<const crypto::Secret>(std::move(secrets.smtp_password));
  return [options] { return std::make_unique<transport::Relay>(options); };
}

transport::LmtpAnswer lmtp_answer(const app::MailOutcome& outcome) {
  switch (outcome.kind) {
    case app::MailOutcome::Kind::accepted:
      return transport::LmtpAnswer::accepted();
    case app::MailOutcome::Kind::deferred:
      return transport::LmtpAnswer::deferred(outcome.message);
    case app::MailOutcome::Kind::refused:
      break;
  }
  return transport::LmtpAnswer::refused(outcome.message);
}

}  // namespace

class Node::Impl {
 public:
  Impl(Config config, Secrets secrets, Log& log)
      : config_(std::move(config)), secrets_(std::move(secrets)), log_(log) {
    policy_ = std::make_unique<app::ServerPolicy>(policy_of(config_, secrets_));
    open_its_store();
    mark_ = std::make_unique<RunningMark>(config_);
    agree_on_key(*store_, secrets_);
    inbox_ = std::make_unique<app::Inbox>(*policy_, *store_, cache_);
    sweeper_ = std::make_unique<app::Sweeper>(*policy_, *store_, cache_);
    begin_sending();
    engines_ = std::make_unique<EngineStaff>(config_, engines::Engines::House{*policy_, *store_, cache_},
                                             metrics_, log_);
    store_->on_change([this](std::span<const store::Change> changes) {
      if (std::ranges::any_of(changes, [](const store::Change& change) { return change.seq != 0; }))
        engines_->wake();
    });
    begin_clockwork();
    begin_taking();
    watch();
    mark_->tell(lmtp_->address());
    readiness_.opened();
    store_->on_failure([this](const std::string& why) { fail(why); });
    log_.info("node.ready", {{"lmtp", lmtp_->address()},
                             {"status_port", status_->port()},
                             {"host", config_.server.host},
                             {"data", config_.server.data}});
  }

  std::string lmtp_address() const { return lmtp_->address(); }
  std::uint16_t status_port() const { return status_->port(); }

  void ask_to_stop() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    changed_.notify_all();
  }

  bool wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopping_; });
    lock.unlock();
    if (ended_) return true;
    ended_ = true;
    StopSequence sequence(log_, config_.node.stop);
    sequence.add("readiness", [&] { readiness_.stopping(); });
    sequence.add("intake", [&] { lmtp_->stop(lmtp_grace); });
    sequence.add("clockwork", [&] { clockwork_->stop(); });
    sequence.add("engines", [&] { engines_->stop(); });
    sequence.add("outbox", [&] { outbox_->stop(); });
    sequence.add("store", [&] { store_->stop(); });
    sequence.add("status", [&] { status_->stop(); });
    return sequence.run() && !failed_;
  }

 private:
  // Only one server at a time uses a database file. So leases on mails and turns that are still in the file
  // belong to a server that has died, and are ended.
  void open_its_store() {
    if (config_.store.driver != "sqlite") {
      store_ = open_store(config_, secrets_);
      return;
    }
    only_ = std::make_unique<OnlyServer>(data_path(config_, config_.store.file));
    store_ = open_store(config_, secrets_);
    store_->write([](store::Transaction& transaction) {
      transaction.mails().end_leases();
      transaction.turns().end_leases();
    });
  }

  // Stops this node after a failure of its store. A new process may be able to use the store.
  void fail(const std::string& why) {
    readiness_.failed("the store cannot save changes any more: " + why);
    log_.error("store.failed", {{"error", why}});
    failed_ = true;
    ask_to_stop();
  }

  void begin_sending() {
    transport::OutboxOptions options;
    options.threads = config_.mail.senders;
    auto carrier = carriers(config_, secrets_);
    outbox_ = std::make_unique<transport::Outbox>(
        *store_,
        [this, carrier] {
          return std::make_unique<RenderingTransport>(*policy_, *store_, cache_, carrier(), now);
        },
        options, now,
        [this](const store::OutboxMail& mail, const transport::Submission& submission) {
          heard(mail, submission);
        });
    store_->on_change([this](std::span<const store::Change>) { outbox_->wake(); });
    store_->on_commit([this](std::uint64_t jobs, std::chrono::steady_clock::duration took) {
      commit_time_.observe(std::chrono::duration<double>(took).count());
      commit_size_.observe(static_cast<double>(jobs));
    });
  }

  void begin_clockwork() {
    std::vector<Clockwork::Task> tasks;
    tasks.push_back({"sweep", config_.node.sweep, [this] { sweep(); }});
    tasks.push_back({"look", checks_every, [this] { look(); }});
    if (config_.store.driver == "sqlite")
      tasks.push_back({"backup", config_.store.backup_every, [this] {
                         const std::string file =
                             back_up(*store_, data_path(config_, config_.store.backup_directory),
                                     config_.store.backups_kept, now());
                         log_.info("store.backup", {{"file", file}});
                       }});
    if (!config_.store.archive_directory.empty()) {
      archivist_ = std::make_unique<app::Archivist>(*policy_, *store_,
                                                    data_path(config_, config_.store.archive_directory));
      tasks.push_back({"archive", archives_every, [this] { archive(); }});
    }
    clockwork_ = std::make_unique<Clockwork>(std::move(tasks), log_);
  }

  void begin_taking() {
    transport::LmtpOptions options;
    options.listen = config_.mail.listen;
    options.name = config_.server.host;
    options.limits.message = config_.mail.max_bytes;
    options.connections = config_.mail.connections;
    options.peer_share = config_.mail.peer_share;
    options.give_way = std::chrono::milliseconds(config_.mail.give_way);
    options.pace.command = std::chrono::milliseconds(config_.mail.command_time);
    options.pace.mail = std::chrono::milliseconds(config_.mail.mail_time);
    options.pace.data_rate = config_.mail.data_rate;
    transport::LmtpCallbacks callbacks;
    callbacks.mailbox_of = [this](std::string_view mailbox) { return mailbox_of(mailbox); };
    lmtp_ = std::make_unique<transport::LmtpServer>(options, std::move(callbacks));
  }

  transport::LmtpMailbox mailbox_of(std::string_view mailbox) {
    auto recipient = inbox_->recipient(mailbox);
    if (!recipient) return transport::LmtpAnswer::refused("this address does not exist here");
    return [this, recipient = std::move(*recipient)](const transport::Envelope& envelope,
                                                     std::shared_ptr<const std::string> message,
                                                     std::function<void(transport::LmtpAnswer)> done) {
      take(envelope, recipient, std::move(message), std::move(done));
    };
  }

  void take(const transport::Envelope& envelope, const app::Recipient& recipient,
            std::shared_ptr<const std::string> message, std::function<void(transport::LmtpAnswer)> done) {
    const auto began = std::chrono::steady_clock::now();
    const GameId board = recipient.address.game;
    inbox_->deliver(
        {.recipient = recipient, .sender = envelope.sender, .message = std::move(message), .received = now()},
        [this, began, board, sender = envelope.sender,
         done = std::move(done)](const app::MailOutcome& outcome) {
          const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
          latency_.observe(took.count());
          metrics_
              .counter("movetext_mails_in_total", "Inbound mails, by outcome", {{"outcome", outcome.code}})
              .add();
          for (const auto& [verb, kind] : outcome.commands)
            metrics_
                .counter("movetext_commands_total", "Commands in mails, by verb and outcome",
                         {{"verb", std::string(verb)}, {"outcome", std::string(words::word_of(kind))}})
                .add();
          if (!outcome.warning.empty())
            log_.warn("mail.sender", {{"from", sender}, {"board", board}, {"problem", outcome.warning}});
          log_.info("mail.in", {{"from", sender}, {"board", board}, {"outcome", outcome.code}});
          done(lmtp_answer(outcome));
        });
  }

  void heard(const store::OutboxMail& mail, const transport::Submission& submission) {
    constexpr std::array<const char*, 3> words{"sent", "deferred", "failed"};
    const char* word = words[static_cast<std::size_t>(submission.kind)];
    metrics_.counter("movetext_mails_out_total", "Attempts to send a mail, by outcome", {{"outcome", word}})
        .add();
    if (submission.kind == transport::Submission::Kind::sent)
      log_.info("mail.out", {{"id", mail.message_id}, {"kind", mail.kind}, {"outcome", word}});
    else
      log_.warn(
          "mail.out",
          {{"id", mail.message_id}, {"kind", mail.kind}, {"outcome", word}, {"error", submission.error}});
  }

  void sweep() {
    const app::Swept swept = sweeper_->sweep(now());
    if (swept.games + swept.leaves + swept.failures > 0)
      log_.info("sweep", {{"games", swept.games}, {"leaves", swept.leaves}, {"failures", swept.failures}});
    if (swept.failures > 0)
      throw store::StoreError(std::to_string(swept.failures) +
                              " games failed in the check of deadlines and reminders");
  }

  void archive() {
    const std::uint32_t games = archivist_->run(now() - config_.store.archive_after);
    if (games > 0) log_.info("archive", {{"games", games}});
  }

  // Updates the metrics whose values come from the store. They are updated periodically, not at each request.
  void look() {
    store_->read([&](store::Transaction& transaction) {
      const store::OutboxDepth depth = transaction.mails().depth();
      waiting_.set(static_cast<double>(depth.waiting));
      dead_.set(static_cast<double>(depth.dead));
      const Duration age = depth.oldest == 0 ? 0 : now() - depth.oldest;
      oldest_.set(static_cast<double>(age) / second_long);
      engines_->look(transaction, now());
    });
    std::size_t overdue = 0;
    store_->peek([&](store::Transaction& look) {
      overdue = look.games().due(now() - config_.node.sweep, 200).size();
    });
    overdue_.set(static_cast<double>(overdue));
    last_look_.store(now());
  }

  void watch() {
    metrics_.gauge_of("movetext_store_queue", "Jobs (mails or other work) that are waiting to be committed",
                      [this] { return static_cast<double>(store_->metrics().queued); });
    metrics_.gauge_of("movetext_store_commits", "Transactions that were committed",
                      [this] { return static_cast<double>(store_->metrics().commits); });
    metrics_.gauge_of("movetext_store_jobs", "Jobs (mails or other work) that were committed",
                      [this] { return static_cast<double>(store_->metrics().jobs); });
    metrics_.gauge_of("movetext_store_failures", "Jobs (mails or other work) that failed",
                      [this] { return static_cast<double>(store_->metrics().failures); });
    metrics_.gauge_of("movetext_lmtp_connections", "Open connections of the mail system",
                      [this] { return static_cast<double>(lmtp_->metrics().open); });
    metrics_.gauge_of("movetext_lmtp_gave_way", "Slow connections that were closed to make room for new ones",
                      [this] { return static_cast<double>(lmtp_->metrics().gave_way); });
    metrics_.gauge_of("movetext_lmtp_turned_away", "Connections that were refused because there was no room",
                      [this] { return static_cast<double>(lmtp_->metrics().turned_away); });
    metrics_.gauge_of("movetext_lmtp_too_slow", "Connections that were closed because they took too long",
                      [this] { return static_cast<double>(lmtp_->metrics().too_slow); });
    metrics_.gauge_of("movetext_log_lines_lost", "Lines of the log that could not be written",
                      [this] { return static_cast<double>(log_.lost()); });
    readiness_.add("store", [this]() -> std::optional<std::string> {
      if (now() - last_look_.load() < 6 * checks_every) return {};
      return "no answer for a while";
    });
    StatusOptions options;
    if (const auto at = transport::parse_endpoint(config_.node.listen)) options.at = *at;
    status_ = std::make_unique<StatusListener>(options, readiness_, metrics_, log_);
  }

  Config config_;
  Secrets secrets_;
  Log& log_;
  Metrics metrics_;
  Readiness readiness_;
  Histogram& latency_ = metrics_.histogram(
      "movetext_mail_seconds", "Seconds from the last byte of a mail to the answer", latency_bounds());
  Gauge& waiting_ = metrics_.gauge("movetext_outbox_waiting", "Mails that wait to be sent");
  Gauge& dead_ = metrics_.gauge("movetext_outbox_dead", "Mails that were refused for good and are kept");
  Gauge& overdue_ = metrics_.gauge("movetext_deadlines_overdue",
                                   "Games whose deadline or reminder is overdue, at most 200");
  Histogram& commit_time_ =
      metrics_.histogram("movetext_commit_seconds",
                         "Seconds from the start of a transaction until it is on disk", latency_bounds());
  Histogram& commit_size_ = metrics_.histogram("movetext_commit_commands",
                                               "Jobs (mails or other work) in a transaction", size_bounds());
  Gauge& oldest_ =
      metrics_.gauge("movetext_outbox_oldest_seconds", "Age of the oldest mail that waits to be sent");
  std::atomic<Time> last_look_{now()};
  std::unique_ptr<OnlyServer> only_;  // not set if the store is PostgreSQL
  std::unique_ptr<RunningMark> mark_;
  std::atomic<bool> failed_{false};
  std::unique_ptr<app::ServerPolicy> policy_;
  app::GameCache cache_;
  std::unique_ptr<store::Store> store_;
  std::unique_ptr<app::Inbox> inbox_;
  std::unique_ptr<app::Sweeper> sweeper_;
  std::unique_ptr<app::Archivist> archivist_;
  std::unique_ptr<transport::Outbox> outbox_;
  std::unique_ptr<EngineStaff> engines_;
  std::unique_ptr<Clockwork> clockwork_;
  std::unique_ptr<transport::LmtpServer> lmtp_;
  std::unique_ptr<StatusListener> status_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  bool ended_ = false;
};

Node::Node(const Config& config, Secrets secrets, Log& log)
    : impl_(std::make_unique<Impl>(config, std::move(secrets), log)) {}

Node::~Node() {
  stop();
  wait();
}

std::string Node::lmtp_address() const {
  return impl_->lmtp_address();
}

std::uint16_t Node::status_port() const {
  return impl_->status_port();
}

void Node::stop() {
  impl_->ask_to_stop();
}

bool Node::wait() {
  return impl_->wait();
}

}  // namespace mt::server::runtime
