#include "movetext/server/transport/smtp/outbox.hpp"

#include "memory_store.hpp"
#include "movetext/server/transport/smtp/backoff.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <set>

namespace mt::server::test {
namespace {

using std::chrono::milliseconds;

TEST(Backoff, GrowsAndEnds) {
  const auto delay = [](std::uint32_t tries, Duration age = 0) {
    return transport::retry_delay(tries, age, 0.5).value_or(-1);
  };
  EXPECT_EQ(delay(1), minute_long);
  EXPECT_EQ(delay(2), 5 * minute_long);
  EXPECT_EQ(delay(3), 30 * minute_long);
  EXPECT_EQ(delay(4), 2 * hour_long);
  EXPECT_EQ(delay(5), 8 * hour_long);
  EXPECT_EQ(delay(6), day_long);
  EXPECT_EQ(delay(100), day_long);
  EXPECT_EQ(delay(0), minute_long);
  EXPECT_EQ(delay(9, 4 * day_long), day_long);
  EXPECT_EQ(delay(9, 4 * day_long + 1), -1);
}

TEST(Backoff, VariesByAFifth) {
  EXPECT_EQ(transport::retry_delay(1, 0, 0.0), 48 * second_long);
  EXPECT_EQ(transport::retry_delay(1, 0, 1.0), 72 * second_long);
}

// The recipient decides the result: "failed...", "deferred...", "slow..."; any other mail is accepted at
// once.
class FakeTransport : public transport::Transport {
 public:
  explicit FakeTransport(std::atomic<int>& submitted) : submitted_(submitted) {}

  transport::Submission submit(const store::OutboxMail& mail) override {
    ++submitted_;
    if (mail.recipient.starts_with("failed")) return transport::Submission::failed("550 no");
    if (mail.recipient.starts_with("deferred")) return transport::Submission::deferred("451 later");
    if (mail.recipient.starts_with("throws")) throw std::runtime_error("broken");
    interrupted_ = false;
    while (mail.recipient.starts_with("slow") && !cancelled_ && !interrupted_)
      std::this_thread::sleep_for(milliseconds(1));
    return cancelled_ || interrupted_ ? transport::Submission::deferred("cut off")
                                      : transport::Submission::sent();
  }
  void cancel() override { cancelled_ = true; }
  void interrupt() override { interrupted_ = true; }

 private:
  std::atomic<int>& submitted_;
  std::atomic<bool> cancelled_{false};
  std::atomic<bool> interrupted_{false};
};

class OutboxTest : public testing::Test {
 protected:
  transport::OutboxOptions options() {
    transport::OutboxOptions options;
    options.look = milliseconds(20);
    options.chance = [] { return 0.5; };
    return options;
  }
  std::unique_ptr<transport::Outbox> open(const transport::OutboxOptions& options) {
    return std::make_unique<transport::Outbox>(
        store_, [this] { return std::make_unique<FakeTransport>(submitted_); }, options,
        [this] { return now_.load(); });
  }
  void put(const std::string& recipient, Time due = 0) {
    store::OutboxMail mail;
    mail.recipient = recipient;
    mail.due = due;
    mail.created = now_;
    store_.put(mail);
  }
  template <class Condition>
  static bool wait_for(Condition condition) {
    for (int i = 0; i < 2000; ++i) {
      if (condition()) return true;
      std::this_thread::sleep_for(milliseconds(2));
    }
    return false;
  }

  MemoryStore store_;
  std::atomic<int> submitted_{0};
  std::atomic<Time> now_{1'000'000};
};

TEST_F(OutboxTest, SendsDueMails) {
  for (int i = 0; i < 100; ++i) put("fred@example.org");
  put("later@example.org", 2'000'000);
  const auto outbox = open(options());
  EXPECT_TRUE(wait_for([&] { return store_.mails().size() == 1; }));
  EXPECT_EQ(submitted_, 100);
  now_ = 2'000'000;
  EXPECT_TRUE(wait_for([&] { return store_.mails().empty(); }));
  EXPECT_EQ(outbox->metrics().sent, 101u);
}

TEST_F(OutboxTest, WakesOnANewMail) {
  transport::OutboxOptions sleepy = options();
  sleepy.look = milliseconds(60'000);
  const auto outbox = open(sleepy);
  std::this_thread::sleep_for(milliseconds(50));
  put("fred@example.org");
  outbox->wake();
  EXPECT_TRUE(wait_for([&] { return store_.mails().empty(); }));
}

TEST_F(OutboxTest, RetriesAndGivesUp) {
  put("deferred@example.org");
  put("failed@example.org");
  put("throws@example.org");
  const auto outbox = open(options());
  ASSERT_TRUE(wait_for([&] { return outbox->metrics().deferred == 2 && outbox->metrics().failed == 1; }));
  ASSERT_TRUE(wait_for([&] { return store_.mails().at(3).released == 1; }));
  EXPECT_EQ(store_.mails().at(1).mail.due, now_ + minute_long);
  EXPECT_EQ(store_.mails().at(1).mail.last_error, "451 later");
  EXPECT_TRUE(store_.mails().at(2).dead);
  EXPECT_EQ(store_.mails().at(2).mail.last_error, "550 no");
  EXPECT_EQ(store_.mails().at(3).mail.last_error, "broken");
  now_ += minute_long;
  ASSERT_TRUE(wait_for([&] { return store_.mails().at(1).released == 2; }));
  EXPECT_EQ(store_.mails().at(1).mail.due, now_ + 5 * minute_long);
  now_ += 5 * day_long;
  ASSERT_TRUE(wait_for([&] { return store_.mails().at(1).dead; }));
}

TEST_F(OutboxTest, ContinuesWhenTheStoreRecovers) {
  store_.set_broken(true);
  put("fred@example.org");
  const auto outbox = open(options());
  ASSERT_TRUE(wait_for([&] { return outbox->metrics().store_errors > 2; }));
  store_.set_broken(false);
  store_.set_refusing(true);
  const auto errors = outbox->metrics().store_errors;
  ASSERT_TRUE(wait_for([&] { return outbox->metrics().store_errors > errors + 2; }));
  store_.set_refusing(false);
  EXPECT_TRUE(wait_for([&] { return store_.mails().empty(); }));
}

TEST_F(OutboxTest, ReturnsUnsentMails) {
  transport::OutboxOptions one = options();
  one.threads = 1;
  put("slow@example.org");
  for (int i = 0; i < 5; ++i) put("fred@example.org");
  const auto outbox = open(one);
  ASSERT_TRUE(wait_for([&] { return submitted_ == 1; }));
  outbox->stop(milliseconds(20));
  outbox->stop();
  EXPECT_EQ(submitted_, 1);
  const auto mails = store_.mails();
  ASSERT_EQ(mails.size(), 6u);
  for (const auto& [id, stored] : mails) {
    EXPECT_EQ(stored.leased_until, 0) << id;
    EXPECT_EQ(stored.released, 1) << id;
    EXPECT_EQ(stored.mail.due, id == 1 ? now_ + minute_long : now_.load()) << id;
  }
}

TEST_F(OutboxTest, StartsNothingInTheSecondHalfOfALease) {
  transport::OutboxOptions one = options();
  one.threads = 1;
  std::atomic<bool> first{true};
  put("a@example.org");
  put("b@example.org");
  transport::Outbox outbox(
      store_, [this] { return std::make_unique<FakeTransport>(submitted_); }, one,
      [this] { return now_.load(); },
      [&](const store::OutboxMail& mail, const transport::Submission&) {
        if (first.exchange(false)) {
          EXPECT_EQ(mail.recipient, "a@example.org");
          now_ += 6 * minute_long;
        }
      });
  ASSERT_TRUE(wait_for([&] { return store_.mails().empty(); }));
  EXPECT_EQ(submitted_, 2);
}

TEST_F(OutboxTest, SendsMailsOfAKilledNodeWithinAMinute) {
  put("fred@example.org");
  const transport::OutboxOptions usual = options();
  EXPECT_LE(usual.lease + second_long, minute_long)
      << "the lease and one interval between searches take at most a minute";
  // This is the state after a node has claimed the mail and died.
  store_.write([&](store::Transaction& transaction) { transaction.mails().claim(now_, usual.lease, 10); });
  const auto outbox = open(usual);
  now_ += usual.lease - 1;
  outbox->wake();
  std::this_thread::sleep_for(milliseconds(50));
  EXPECT_EQ(submitted_, 0) << "the node may still be alive";
  now_ += 1;
  outbox->wake();
  EXPECT_TRUE(wait_for([&] { return store_.mails().empty(); }));
}

TEST_F(OutboxTest, KeepsASlowMailOnItsNode) {
  put("slow@example.org");
  const transport::OutboxOptions usual = options();
  const auto outbox = open(usual);
  ASSERT_TRUE(wait_for([&] { return submitted_ == 1; }));
  for (int i = 0; i < 3; ++i) {
    now_ += usual.renew;
    ASSERT_TRUE(wait_for([&] { return store_.mails().at(1).leased_until == now_ + usual.lease; })) << i;
  }
  EXPECT_EQ(submitted_, 1);
  outbox->stop(milliseconds(10));
}

TEST_F(OutboxTest, AbortsAMailWhoseLeaseCannotBeRenewed) {
  put("slow@example.org");
  transport::OutboxOptions one = options();
  one.threads = 1;
  const auto outbox = open(one);
  ASSERT_TRUE(wait_for([&] { return submitted_ == 1; }));
  store_.set_broken(true);
  now_ += one.lease / 2;
  ASSERT_TRUE(wait_for([&] { return outbox->metrics().store_errors > 0; }));
  EXPECT_EQ(outbox->metrics().deferred, 0u) << "the lease leaves enough time";
  now_ += one.lease / 2 - second_long;
  EXPECT_TRUE(wait_for([&] { return outbox->metrics().deferred == 1; }));
  store_.set_broken(false);
}

TEST_F(OutboxTest, SendsNothingTwiceFromSeveralThreads) {
  transport::OutboxOptions many = options();
  many.threads = 4;
  many.batch = 3;
  for (int i = 0; i < 500; ++i) put("fred@example.org");
  const auto outbox = open(many);
  ASSERT_TRUE(wait_for([&] { return store_.mails().empty(); }));
  EXPECT_EQ(submitted_, 500);
}

}  // namespace
}  // namespace mt::server::test
