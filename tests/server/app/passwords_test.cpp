// Tests of commands with a password, as on older servers. The password is neither stored nor shown. The
// settings of the operator decide whether a password is accepted.
#include "movetext/server/crypto/password.hpp"
#include "server/app/post.hpp"

#include <algorithm>

namespace mt::server::test {
namespace {

class Passwords : public Post {
 protected:
  // Sends a mail on the next day, so that no limit per day prevents the answer.
  void write_on_another_day(const std::string& name, const std::string& subject) {
    now_ += day_long;
    write(name, subject, "a text");
  }
};

TEST_F(Passwords, OfOldCommandsAreNeitherKeptNorRepeated) {
  for (const app::Legacy legacy : {app::Legacy::confirm, app::Legacy::off}) {
    policy_ = std::make_unique<app::ServerPolicy>(make_house());
    policy_->legacy = legacy;
    if (store_ == nullptr) {
      open();
      sign_up("fred");
      sign_up("barney");
    }
    inbox_ = std::make_unique<app::Inbox>(*policy_, *store_, *cache_);
    for (const char* subject : {"draughts move 101 fred Zx9secret 32-28",
                                "draughts moev 101 fred Zx9secret 32-28",
                                "draughts move 10x1 fred Zx9secret 32-28",
                                "message fred Zx9secret barney",
                                "signup fred2 Zx9secret",
                                "draughts limit fred Zx9secret 3",
                                "change password fred Zx9secret Zx9secret2",
                                "draughts vacation fred Zx9secret maybe",
                                "draughts resing 101 fred Zx9secret",
                                "101 fred Zx9secret 32-28",
                                "draughts queue 101 fred Zx9secret; 32-28",
                                "draughts set 101 fred Zx9secret large",
                                "draughts set 101 fred Zx9secret",
                                "draughts set fred large Zx9secret",
                                "draughts seek fred Zx9secret",
                                "draughts limit 30 fred Zx9secret",
                                "draughts limit accept fred Zx9secret",
                                "vacation fred on Zx9secret",
                                "draughts subscribe fred 101 Zx9secret",
                                "signup fred2 fred2@example.org Zx9secret",
                                "change password Zx9secret Zx9secret2",
                                "change password fred@example.org Zx9secret"})
      write_on_another_day("fred", subject);
    write("fred", "multiple", "draughts move 101 fred Zx9secret 32-28\ndraughts chat 101 fred Zx9secret\n");
    for (const auto& [who, mails] : boxes_)
      for (const Mail& mail : mails) EXPECT_EQ(mail.raw.find("Zx9secret"), std::string::npos) << mail.raw;
    EXPECT_FALSE(is_stored("Zx9secret"));
  }
  EXPECT_TRUE(std::any_of(box("fred").begin(), box("fred").end(), [](const Mail& mail) {
    return mail.has("commands are accepted only in replies");
  }));
}

TEST_F(Passwords, CanBeTriedTenTimesPerDay) {
  policy_ = std::make_unique<app::ServerPolicy>(make_house());
  policy_->legacy = app::Legacy::accept;
  open();
  sign_up("fred");
  domain::Account fred = account("fred");
  fred.password_hash = crypto::hash_password("Zx9secret");
  store_->write([&](store::Transaction& t) { t.accounts().save(fred); });
  for (int i = 0; i < 10; ++i) write("mallory", "draughts limit fred guess" + std::to_string(i) + " 4");
  write("mallory", "draughts limit fred Zx9secret 4");
  EXPECT_TRUE(account("fred").policies.empty());
  now_ += day_long;
  write("fred", "draughts limit fred Zx9secret 4");
  EXPECT_EQ(account("fred").policies.size(), 1U);
}

// The hash of "Zx9secret", computed with a quarter of the memory that is used today.
constexpr const char* cheap_hash =
    "$argon2id$v=19$m=4864,t=2,p=1$LRpou7ze6VozE1FLLjEs7A$RFiIcod1Eb2bb8alfkCqn66fUrFJoV3jTIOLks1RwbM";

TEST_F(Passwords, ACheapHashIsRenewedWhenItsPasswordIsUsed) {
  policy_ = std::make_unique<app::ServerPolicy>(make_house());
  policy_->legacy = app::Legacy::accept;
  open();
  sign_up("fred");
  domain::Account fred = account("fred");
  fred.password_hash = cheap_hash;
  store_->write([&](store::Transaction& t) { t.accounts().save(fred); });
  write("fred", "draughts limit fred wrong 4");
  EXPECT_EQ(account("fred").password_hash, cheap_hash);
  EXPECT_EQ(write("fred", "draughts limit fred Zx9secret 3"), "done");
  EXPECT_NE(account("fred").password_hash, cheap_hash);
  EXPECT_TRUE(crypto::verify_password(account("fred").password_hash, "Zx9secret"));
  EXPECT_FALSE(crypto::needs_rehash(account("fred").password_hash));
}

TEST_F(Passwords, ACorrectPasswordSufficesIfConfigured) {
  policy_ = std::make_unique<app::ServerPolicy>(make_house());
  policy_->legacy = app::Legacy::accept;
  open();
  sign_up("fred");
  sign_up("barney");
  domain::Account fred = account("fred");
  fred.password_hash = crypto::hash_password("Zx9secret");
  store_->write([&](store::Transaction& t) { t.accounts().save(fred); });
  EXPECT_EQ(write("fred", "draughts limit fred Zx9secret 3"), "done");
  EXPECT_EQ(account("fred").policies.size(), 1U);
  // The password is wrong, so the command waits for fred's confirmation.
  write("fred", "draughts limit fred wrong 4");
  EXPECT_EQ(account("fred").policies.at(0).limit, 3);
  write("mallory", "draughts limit fred wrong 5", {});
  EXPECT_EQ(account("fred").policies.at(0).limit, 3);
  EXPECT_FALSE(is_stored("Zx9secret"));
}

TEST_F(Passwords, AnOldCommandWaitsForTheAddressAndRunsOnce) {
  sign_up("fred");
  EXPECT_EQ(write("fred", "draughts limit fred pass 3"), "done");
  EXPECT_TRUE(account("fred").policies.empty());
  EXPECT_EQ(answer("fred", "yes"), "done");
  ASSERT_EQ(account("fred").policies.size(), 1U);
  EXPECT_EQ(account("fred").policies.at(0).limit, 3);
  EXPECT_EQ(answer("fred", "yes"), "bad-code");
  write("fred", "draughts limit fred pass 4");
  now_ += 8 * day_long;
  EXPECT_EQ(answer("fred", "yes"), "bad-code");
}

}  // namespace
}  // namespace mt::server::test
