#include "support/store_test.hpp"

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

namespace mt::server {
namespace {

class Mail : public StoreTest {
 protected:
  std::vector<store::OutboxMail> claim(Time now, Duration lease = 100, std::uint32_t limit = 100) {
    std::vector<store::OutboxMail> claimed;
    write([&](store::Transaction& t) { claimed = t.mails().claim(now, lease, limit); });
    return claimed;
  }
  static std::vector<std::string> ids(const std::vector<store::OutboxMail>& mails) {
    std::vector<std::string> result;
    result.reserve(mails.size());
    for (const store::OutboxMail& mail : mails) result.push_back(mail.message_id);
    return result;
  }
  void put(const store::OutboxMail& mail) {
    write([&](store::Transaction& t) { t.mails().put(mail); });
  }
};
INSTANTIATE_TEST_SUITE_P(Store, Mail, testing::Values(Driver::sqlite, Driver::postgresql), name_of_driver);

using Words = std::vector<std::string>;

store::OutboxMail board_mail(const std::string& message_id, GameId game, std::uint32_t event,
                             AccountId account) {
  store::OutboxMail mail = mail_of(message_id);
  mail.kind = mail.replaces = "board";
  mail.game = game;
  mail.event = event;
  mail.account = account;
  return mail;
}

TEST_P(Mail, IsReturnedAsQueued) {
  store::OutboxMail mail = board_mail("g101.e7.u3@example.org", 101, 7, 3);
  mail.sender = "play+b.1@example.org";
  mail.recipient = "\xff@example.org";
  mail.message = "Subject: x\r\n\r\n" + std::string("\0\xfe\xff", 3) + std::string(250'000, 'y');
  mail.last_error = "before";
  put(mail);
  put(mail_of("empty"));
  const auto claimed = claim(10);
  ASSERT_EQ(claimed.size(), 2U);
  mail.id = claimed[0].id;
  mail.tries = 1;
  mail.replaces.clear();
  EXPECT_EQ(claimed[0], mail);
  EXPECT_EQ(claimed[1].sender, "");
}

// The outbox sleeps until it is woken, so a mail that belongs to no event must wake it as well.
TEST_P(Mail, IsReportedWhenQueued) {
  std::atomic<int> told{0};
  store_->on_change([&](std::span<const store::Change> changes) {
    for (const store::Change& change : changes)
      if (change.game == 101 && change.seq == 0) ++told;
  });
  write([](store::Transaction& t) { t.marks().save("nothing", "to send"); });
  put(board_mail("a", 101, 0, 3));
  store_->stop();
  EXPECT_EQ(told, 1);
}

TEST_P(Mail, IsQueuedOnce) {
  put(mail_of("a"));
  store::OutboxMail again = mail_of("a");
  again.message = "other";
  put(again);
  store::OutboxMail event = board_mail("b", 101, 3, 1);
  put(event);
  event.message_id = "c";
  event.account = 0;  // the mail now has another account, but the same event, recipient and kind
  put(event);
  const auto claimed = claim(10);
  EXPECT_EQ(ids(claimed), (Words{"a", "b"}));
  EXPECT_NE(claimed[0].message, "other");
}

TEST_P(Mail, OfABoardReplacesAnOlderOne) {
  put(board_mail("e1", 101, 1, 1));
  put(board_mail("other reader", 101, 1, 2));
  put(board_mail("other game", 102, 1, 1));
  store::OutboxMail reply = board_mail("reply", 101, 1, 1);
  reply.kind = "reply";
  reply.replaces.clear();
  put(reply);
  put(board_mail("e2", 101, 2, 1));
  put(board_mail("e2", 101, 2, 1));
  auto left = ids(claim(10));
  std::ranges::sort(left);
  // In this test all readers have the same recipient. So "other reader" was not added: it had the event,
  // recipient and kind of e1.
  EXPECT_EQ(left, (Words{"e2", "other game", "reply"}));
  put(board_mail("e3", 101, 3, 1));  // e2 is not replaced, because it is being sent
  EXPECT_EQ(ids(claim(10)), (Words{"e3"}));
  EXPECT_EQ(ids(claim(111)).size(), 4U);
}

// A newer board mail also replaces a mail that waits for a retry.
TEST_P(Mail, OfABoardReplacesDeferredOnes) {
  put(board_mail("a", 101, 1, 1));
  put(board_mail("b", 102, 1, 1));
  store::OutboxMail other = board_mail("other player", 101, 1, 2);
  other.recipient = "else@example.org";
  put(other);
  const auto claimed = claim(10, 10);
  ASSERT_EQ(claimed.size(), 3U);
  write([&](store::Transaction& t) {
    for (const store::OutboxMail& mail : claimed) t.mails().deferred(mail.id, 500, "450");
  });
  store::OutboxMail end = board_mail("end", 101, 3, 1);
  end.kind = "news";
  end.created = end.due = 30;
  put(end);
  store::OutboxMail newer = board_mail("newer", 102, 2, 1);
  newer.created = newer.due = 30;
  put(newer);
  auto left = ids(claim(500));
  std::ranges::sort(left);
  EXPECT_EQ(left, (Words{"end", "newer", "other player"}));
}

// A dead mail is not sent again if its game has changed since.
TEST_P(Mail, IsNotResentIfDeadWithAnOldBoard) {
  store::BoardRow game;
  game.players = {1, 2};
  game.terms = "international";
  GameId id = 0;
  write([&](store::Transaction& t) { id = t.games().add(game); });
  put(board_mail("old", id, 1, 1));
  store::OutboxMail newest = board_mail("newest", id, 2, 2);
  newest.recipient = "else@example.org";
  put(newest);
  const auto claimed = claim(10, 10);
  ASSERT_EQ(claimed.size(), 2U);
  write([&](store::Transaction& t) {
    for (const store::OutboxMail& mail : claimed) t.mails().failed(mail.id, "550 no");
    game.id = id;
    game.seq = 2;
    t.games().append(
        game, std::vector<domain::GameEvent>{{.seq = 1, .at = 1, .kind = domain::GameEventKind::offered},
                                             {.seq = 2, .at = 2, .kind = domain::GameEventKind::said}});
  });
  std::uint64_t due = 0;
  write([&](store::Transaction& t) { due = t.mails().send_again(50, "board"); });
  EXPECT_EQ(due, 1U);
  EXPECT_EQ(ids(claim(50)), (Words{"newest"}));
}

TEST_P(Mail, KeepsItsBytes) {
  store::OutboxMail mail = mail_of("a");
  mail.message.clear();
  mail.facts = "flip to=x";
  put(mail);
  const auto first = claim(10, 10);
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0].facts, mail.facts);
  write([&](store::Transaction& t) { t.mails().set_message(first[0].id, std::string("a\0\xff", 3)); });
  const auto second = claim(30);
  ASSERT_EQ(second.size(), 1U);
  EXPECT_EQ(second[0].message, std::string("a\0\xff", 3));
}

TEST_P(Mail, IsLeased) {
  for (int i = 0; i < 5; ++i) {
    store::OutboxMail mail = mail_of("m" + std::to_string(i));
    mail.due = 10 - i;
    put(mail);
  }
  EXPECT_EQ(ids(claim(7)), (Words{"m4", "m3"}));
  EXPECT_EQ(ids(claim(10, 50, 2)), (Words{"m2", "m1"}));
  EXPECT_EQ(ids(claim(10, 50, 2)), (Words{"m0"}));
  EXPECT_EQ(ids(claim(59, 50)), Words{});
  const auto second = claim(60, 50);
  EXPECT_EQ(ids(second), (Words{"m2", "m1", "m0"}));
  EXPECT_EQ(second[0].tries, 2U);
}

TEST_P(Mail, LeaseIsRenewedByItsHolder) {
  put(mail_of("a"));
  const auto first = claim(10, 50);
  ASSERT_EQ(first.size(), 1U);
  const auto renew = [&](const store::OutboxMail& mail, Time until) {
    bool renewed = false;
    write([&](store::Transaction& t) { renewed = t.mails().renew_lease(mail.id, mail.tries, until); });
    return renewed;
  };
  EXPECT_TRUE(renew(first[0], 100));
  EXPECT_EQ(ids(claim(99, 50)), Words{});
  const auto second = claim(100, 50);
  ASSERT_EQ(ids(second), Words{"a"});
  EXPECT_FALSE(renew(first[0], 1000)) << "another claim holds the mail";
  EXPECT_EQ(ids(claim(150, 50)), Words{"a"});
  write([&](store::Transaction& t) { t.mails().deferred(first[0].id, 500, "450"); });
  EXPECT_FALSE(renew(second[0], 1000)) << "no claim holds the mail";
}

TEST_P(Mail, IsFreeAgainWhenItsLeaseEnds) {
  for (const char* id : {"taken", "dead", "new"}) put(mail_of(id));
  const auto claimed = claim(10, 1000, 2);
  ASSERT_EQ(ids(claimed), (Words{"taken", "dead"}));
  write([&](store::Transaction& t) {
    t.mails().failed(claimed[1].id, "550 no");
    t.mails().end_leases();
  });
  const auto again = claim(11);
  EXPECT_EQ(ids(again), (Words{"taken", "new"}));
  EXPECT_EQ(again[0].tries, 2U);
}

TEST_P(Mail, IsSentDeferredOrDead) {
  for (const char* id : {"sent", "later", "dead"}) put(mail_of(id));
  const auto claimed = claim(10);
  ASSERT_EQ(claimed.size(), 3U);
  write([&](store::Transaction& t) {
    t.mails().sent(claimed[0].id);
    t.mails().deferred(claimed[1].id, 500, "450 \xff");
    t.mails().failed(claimed[2].id, "550 no");
  });
  const auto depth = read([&](store::Transaction& t) { return t.mails().depth(); });
  EXPECT_EQ(depth.waiting, 1U);
  EXPECT_EQ(depth.oldest, 5);
  EXPECT_EQ(depth.dead, 1U);
  EXPECT_EQ(ids(claim(499)), Words{});
  const auto later = claim(500);
  ASSERT_EQ(ids(later), (Words{"later"}));
  EXPECT_EQ(later[0].last_error, "450 \xff");
  EXPECT_EQ(later[0].tries, 2U);
  put(mail_of("dead"));  // this mail is not changed and remains dead
  EXPECT_EQ(ids(claim(501)), Words{});
}

TEST_P(Mail, ListsAndResendsDeadAndDeferredMails) {
  for (const char* id : {"later", "dead", "leased", "new"}) put(mail_of(id));
  const auto claimed = claim(10, 100, 3);
  ASSERT_EQ(claimed.size(), 3U);
  write([&](store::Transaction& t) {
    t.mails().deferred(claimed[0].id, 100'000, "450 later");
    t.mails().failed(claimed[1].id, "550 no");
  });
  const auto listed = [&](bool dead, std::int64_t after = 0) {
    return read([&](store::Transaction& t) { return t.mails().list(dead, after, 10); });
  };
  EXPECT_EQ(ids(listed(true)), Words{"dead"});
  EXPECT_EQ(listed(true)[0].last_error, "550 no");
  EXPECT_EQ(ids(listed(false)), (Words{"later", "leased", "new"}));
  EXPECT_EQ(ids(listed(false, claimed[0].id)), (Words{"leased", "new"}));
  std::uint64_t count = 0;
  write([&](store::Transaction& t) { count = t.mails().send_again(20, "board"); });
  EXPECT_EQ(count, 2U);  // a mail that is being sent and a mail that was never tried are not changed
  EXPECT_EQ(ids(listed(true)), Words{});
  auto due = ids(claim(20));
  std::sort(due.begin(), due.end());
  EXPECT_EQ(due, (Words{"dead", "later", "new"}));
}

TEST_P(Mail, OutboxMayBeEmpty) {
  const auto depth = read([&](store::Transaction& t) { return t.mails().depth(); });
  EXPECT_EQ(depth.waiting, 0U);
  EXPECT_EQ(depth.oldest, 0);
  EXPECT_TRUE(claim(1'000'000).empty());
}

TEST_P(Mail, IsClaimedByOneOfMany) {
  constexpr int count = 200;
  write([&](store::Transaction& t) {
    for (int i = 0; i < count; ++i) t.mails().put(mail_of("m" + std::to_string(i)));
  });
  std::mutex mutex;
  std::multiset<std::string> all;
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      while (true) {
        const auto claimed = claim(10, 1000, 7);
        if (claimed.empty()) return;
        const std::lock_guard lock(mutex);
        for (const store::OutboxMail& mail : claimed) all.insert(mail.message_id);
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(all.size(), static_cast<std::size_t>(count));
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), static_cast<std::size_t>(count));
}

TEST_P(Mail, RefusesAnEndlessMessageId) {
  EXPECT_THROW(put(mail_of(std::string(5000, 'x'))), std::invalid_argument);
}

TEST_P(Mail, InboundIsRecognisedAgain) {
  for (const std::string& key :
       {std::string("<1@a> play@b"), std::string("\0\xff", 2), std::string(), std::string(100'000, 'k')}) {
    const store::InboundRow row{key, "digest", 5, "played"};
    bool first = false;
    bool second = true;
    write([&](store::Transaction& t) { first = t.inbound().add(row); });
    write([&](store::Transaction& t) {
      second = t.inbound().add({key, "other", 6, "ignored"});
      EXPECT_EQ(t.inbound().get(key), row);
    });
    EXPECT_TRUE(first);
    EXPECT_FALSE(second);
    EXPECT_EQ(read([&](store::Transaction& t) { return t.inbound().get(key); }), row);
  }
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.inbound().get(std::string(100'000, 'k') + "l"); }));
  write([&](store::Transaction& t) { t.inbound().set_outcome("<1@a> play@b", "refused"); });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.inbound().get("<1@a> play@b"); })->outcome, "refused");
}

TEST_P(Mail, InboundCountsOnceInOneJob) {
  std::vector<bool> answers;
  write([&](store::Transaction& t) {
    answers.clear();
    answers.push_back(t.inbound().add({"k", "", 1, ""}));
    answers.push_back(t.inbound().add({"k", "", 1, ""}));
  });
  EXPECT_EQ(answers, (std::vector<bool>{true, false}));
}

}  // namespace
}  // namespace mt::server
