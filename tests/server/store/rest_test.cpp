#include "support/store_test.hpp"

#include <limits>
#include <thread>
#include <vector>

namespace mt::server {
namespace {

class Rest : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Store, Rest, testing::Values(Driver::sqlite, Driver::postgresql), name_of_driver);

TEST_P(Rest, RatingsAreKeptToTheLastBit) {
  const AccountId fred = add_account("fred");
  store::RatingRow row{fred,
                       "chess",
                       1464.0506705393013,
                       151.51652412385727,
                       std::numeric_limits<double>::denorm_min(),
                       5,
                       2,
                       1,
                       2,
                       99};
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.ratings().get(fred, "chess"); }));
  write([&](store::Transaction& t) { t.ratings().save(row); });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.ratings().get(fred, "chess"); }), row);
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.ratings().get(fred, "draughts"); }));
  row.rating = -0.1;
  row.games = 6;
  write([&](store::Transaction& t) {
    t.ratings().save(row);
    EXPECT_EQ(t.ratings().get(fred, "chess"), row);
  });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.ratings().get(fred, "chess"); }), row);
}

// Several games of one player may end at the same time, on different threads and nodes.
TEST_P(Rest, RatingsOfALockedAccountLoseNoGame) {
  const AccountId fred = add_account("fred");
  constexpr int rounds = 40;
  const auto play = [&] {
    for (int i = 0; i < rounds; ++i)
      write([&](store::Transaction& t) {
        t.accounts().lock(fred);
        store::RatingRow row = t.ratings()
                                   .get(fred, "chess")
                                   .value_or(store::RatingRow{.account = fred, .rating_class = "chess"});
        ++row.games;
        t.ratings().save(row);
      });
  };
  std::vector<std::thread> players;
  for (int i = 0; i < 4; ++i) players.emplace_back(play);
  for (std::thread& player : players) player.join();
  EXPECT_EQ(read([&](store::Transaction& t) { return t.ratings().get(fred, "chess"); })->games, 4U * rounds);
}

TEST_P(Rest, StandingsAreInOrder) {
  const AccountId fred = add_account("fred");
  const AccountId eva = add_account("eva");
  const AccountId adam = add_account("Adam");
  const AccountId gone = add_account("gone");
  write([&](store::Transaction& t) {
    t.ratings().save({.account = fred, .rating_class = "chess", .rating = 1700});
    t.ratings().save({.account = eva, .rating_class = "chess", .rating = 1800.5});
    t.ratings().save({.account = adam, .rating_class = "chess", .rating = 1700});
    t.ratings().save({.account = gone, .rating_class = "chess", .rating = 2500});
    t.ratings().save({.account = fred, .rating_class = "draughts", .rating = 2000});
    domain::Account account = t.accounts().get(gone).value();
    account.state = domain::AccountState::banned;
    t.accounts().save(account);
  });
  const auto best = read([&](store::Transaction& t) { return t.ratings().standings("chess", 10); });
  ASSERT_EQ(best.size(), 3U);
  EXPECT_EQ(best[0].name, "eva");
  EXPECT_EQ(best[0].rating.rating, 1800.5);
  EXPECT_EQ(best[1].name, "Adam");
  EXPECT_EQ(best[2].name, "fred");
  EXPECT_EQ(read([&](store::Transaction& t) { return t.ratings().standings("chess", 1); }).size(), 1U);
  EXPECT_TRUE(read([&](store::Transaction& t) { return t.ratings().standings("go", 1); }).empty());
}

TEST_P(Rest, AllRatingsOfAnAccountAreListed) {
  const AccountId fred = add_account("fred");
  const AccountId eva = add_account("eva");
  const store::RatingRow chess{.account = fred, .rating_class = "chess", .rating = 1700, .games = 3};
  const store::RatingRow russian{.account = fred, .rating_class = "russian", .rating = 1600};
  write([&](store::Transaction& t) {
    for (const store::RatingRow& row : {russian, chess}) t.ratings().save(row);
    t.ratings().save({.account = eva, .rating_class = "chess", .rating = 1800});
  });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.ratings().of_account(fred); }),
            (std::vector<store::RatingRow>{chess, russian}));
  EXPECT_TRUE(read([&](store::Transaction& t) { return t.ratings().of_account(eva + 99); }).empty());
}

TEST_P(Rest, SeekersAreListed) {
  using Names = std::vector<std::string>;
  for (const char* name : {"fred", "Eva", "gone", "idle"}) add_account(name);
  const auto seek = [&](const char* name, const std::string& game, std::int32_t games,
                        domain::AccountState state) {
    write([&](store::Transaction& t) {
      domain::Account account = t.accounts().named(name).value();
      account.policies.push_back({.game = game, .seeking = games});
      account.state = state;
      t.accounts().save(account);
    });
  };
  seek("fred", "chess", 2, domain::AccountState::active);
  seek("Eva", "chess", 1, domain::AccountState::active);
  seek("Eva", "", 1, domain::AccountState::active);
  seek("gone", "chess", 1, domain::AccountState::closed);
  seek("idle", "chess", 0, domain::AccountState::active);
  const auto seekers = [&](const std::string& game, std::uint32_t limit) {
    return read([&](store::Transaction& t) { return t.accounts().seekers(game, limit); });
  };
  EXPECT_EQ(seekers("chess", 10), (Names{"Eva", "fred"}));
  EXPECT_EQ(seekers("chess", 1), (Names{"Eva"}));
  EXPECT_EQ(seekers("", 10), (Names{"Eva"}));
  EXPECT_EQ(seekers("draughts", 10), Names{});
}

TEST_P(Rest, AConfirmationIsValidOnce) {
  const store::ConfirmationRow row{std::string(64, 'c'), 7, "command", std::string("a\0\xff", 3), 1000};
  write([&](store::Transaction& t) { t.confirmations().put(row); });
  std::optional<store::ConfirmationRow> taken;
  const auto take = [&](const std::string& code, Time now) {
    write([&](store::Transaction& t) { taken = t.confirmations().take(code, now); });
    return taken;
  };
  EXPECT_FALSE(take("other", 1));
  EXPECT_FALSE(take("\xff", 1));
  EXPECT_EQ(take(row.code_hash, 999), row);
  EXPECT_FALSE(take(row.code_hash, 999));
  write([&](store::Transaction& t) { t.confirmations().put(row); });
  EXPECT_FALSE(take(row.code_hash, 1000));
}

TEST_P(Rest, AJobThatThrowsKeepsTheConfirmation) {
  const store::ConfirmationRow row{"code", 7, "command", "", 1000};
  write([&](store::Transaction& t) { t.confirmations().put(row); });
  EXPECT_THROW(write([&](store::Transaction& t) {
                 EXPECT_TRUE(t.confirmations().take("code", 1));
                 throw std::runtime_error("no");
               }),
               std::runtime_error);
  std::optional<store::ConfirmationRow> taken;
  write([&](store::Transaction& t) { taken = t.confirmations().take("code", 1); });
  EXPECT_EQ(taken, row);
}

TEST_P(Rest, WatchersAreListed) {
  const GameId id = add_game();
  const store::WatchRow end{id, 1, store::Watching::end};
  const store::WatchRow moves{id, 1, store::Watching::moves};
  const store::WatchRow other{id, 2, store::Watching::moves};
  const store::WatchRow all{0, 3, store::Watching::end};
  using Rows = std::vector<store::WatchRow>;
  for (const std::vector<GameId>& named : {std::vector<GameId>{id}, std::vector<GameId>{}}) {
    Rows before;
    Rows after;
    write(
        [&](store::Transaction& t) {
          for (const store::WatchRow& row : {moves, end, all, other})
            t.watches().add(row), t.watches().add(row);
          t.watches().add({id + 1, 1, store::Watching::moves});
          before = t.watches().of_game(id);
        },
        named);
    EXPECT_EQ(before, (Rows{end, moves, other, all}));
    EXPECT_EQ(read([&](store::Transaction& t) { return t.watches().of_game(0); }), (Rows{all}));
    EXPECT_EQ(read([&](store::Transaction& t) { return t.watches().of_account(1); }).size(), 3U);
    write(
        [&](store::Transaction& t) {
          before = t.watches().of_game(id);
          t.watches().remove({id, 1, store::Watching::moves});
          t.watches().remove({0, 3, store::Watching::end});
          after = t.watches().of_game(id);
        },
        named);
    EXPECT_EQ(before.size(), 4U);
    EXPECT_EQ(after, (Rows{end, other}));
  }
}

TEST_P(Rest, ASlidingWindowLimitsEvents) {
  const auto allowed = [&](const std::string& key, Time now) {
    bool yes = false;
    write([&](store::Transaction& t) { yes = t.limits().allow(key, now, 100, 2); });
    return yes;
  };
  EXPECT_TRUE(allowed("ip 1", 1000));
  EXPECT_TRUE(allowed("ip 1", 1050));
  EXPECT_FALSE(allowed("ip 1", 1099));
  EXPECT_TRUE(allowed("ip 1", 1100));   // the first call is no longer in the period
  EXPECT_FALSE(allowed("ip 1", 1149));  // a call that was refused does not count
  EXPECT_TRUE(allowed("ip 1", 1150));
  EXPECT_TRUE(allowed("\xff", 1100));
  EXPECT_TRUE(allowed(std::string(50'000, 'x'), 1100));
  write([&](store::Transaction& t) {
    EXPECT_TRUE(t.limits().allow("in one", 1000, 100, 1));
    EXPECT_FALSE(t.limits().allow("in one", 1000, 100, 1));
    EXPECT_FALSE(t.limits().allow("never", 1000, 100, 0));
  });
}

TEST_P(Rest, ExpiredRowsAreDropped) {
  const Time now = 100 * day_long;
  write([&](store::Transaction& t) {
    t.inbound().add({"old", "", 10, ""});
    t.inbound().add({"new", "", 20, ""});
    t.confirmations().put({"old", 1, "signup", "", now});
    t.confirmations().put({"new", 1, "signup", "", now + 1});
    EXPECT_TRUE(t.limits().allow("old", now - 100, 100, 1));
    EXPECT_TRUE(t.limits().allow("new", now - 99, 100, 1));
  });
  write([&](store::Transaction& t) { t.expire(20, now); });
  write([&](store::Transaction& t) {
    EXPECT_FALSE(t.inbound().get("old"));
    EXPECT_TRUE(t.inbound().get("new"));
    EXPECT_FALSE(t.confirmations().take("old", 0));
    EXPECT_TRUE(t.confirmations().take("new", 0));
    EXPECT_TRUE(t.limits().allow("old", now - 100, 100, 1));
    EXPECT_FALSE(t.limits().allow("new", now - 99, 100, 1));
  });
}

TEST_P(Rest, RejectedMailsAreDropped) {
  const auto mail = [](const char* id, Time created) {
    store::OutboxMail made;
    made.message_id = id;
    made.recipient = "fred@example.org";
    made.kind = "answer";
    made.created = made.due = created;
    return made;
  };
  write([&](store::Transaction& t) {
    for (const Time created : {10, 20, 30}) t.mails().put(mail(std::to_string(created).c_str(), created));
  });
  write([&](store::Transaction& t) {
    for (const store::OutboxMail& claimed : t.mails().claim(100, 1000, 10))
      if (claimed.created < 30) t.mails().failed(claimed.id, "550 no");
  });
  write([&](store::Transaction& t) { t.expire(20, 100); });
  std::vector<Time> dead;
  write([&](store::Transaction& t) {
    for (const store::OutboxMail& left : t.mails().list(true, 0, 10)) dead.push_back(left.created);
  });
  EXPECT_EQ(dead, std::vector<Time>{20});
}

TEST_P(Rest, AMarkHasItsLastValue) {
  write([&](store::Transaction& t) {
    EXPECT_EQ(t.marks().get("token-key"), "");
    t.marks().save("token-key", "one");
    t.marks().save("other", "three");
    t.marks().save("token-key", "two");
  });
  write([&](store::Transaction& t) {
    EXPECT_EQ(t.marks().get("token-key"), "two");
    EXPECT_EQ(t.marks().get("other"), "three");
  });
}

}  // namespace
}  // namespace mt::server
