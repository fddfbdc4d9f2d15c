#include "support/store_test.hpp"

#include <algorithm>
#include <stdexcept>

namespace mt::server {
namespace {

class Accounts : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Store, Accounts, testing::Values(Driver::sqlite, Driver::postgresql),
                         name_of_driver);

domain::Account full_account() {
  domain::Account account;
  account.name = "Fred_1";
  account.state = domain::AccountState::active;
  account.is_operator = true;
  account.password_hash = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA";
  account.generation = 4'000'000'000U;
  account.created = 1'700'000'000'000;
  account.mail_suspended = 5;
  account.settings = {false, false, true, true, true, domain::Digest::daily};
  account.leave = {1, 2, 2026, 3};
  account.addresses = {{"Fred@Example.org", true},
                       {"fr\xC3\xA9"
                        "d@example.org",
                        false}};
  account.policies = {{"", 5, 1}, {"chess", domain::ChallengePolicy::unlimited, 0}};
  return account;
}

TEST_P(Accounts, AreReadBackAsSaved) {
  domain::Account account = full_account();
  write([&](store::Transaction& t) {
    account.id = t.accounts().add(account);
    EXPECT_EQ(t.accounts().get(account.id), account);  // a transaction reads its own changes
  });
  EXPECT_GT(account.id, 0);
  reopen();
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().get(account.id); }), account);
}

TEST_P(Accounts, AreSavedWithTheirLists) {
  domain::Account account = full_account();
  write([&](store::Transaction& t) { account.id = t.accounts().add(account); });
  account.name = "Frederick";
  account.state = domain::AccountState::closed;
  account.addresses = {{"new@example.org", true}};
  account.policies.clear();
  write([&](store::Transaction& t) { t.accounts().save(account); });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().get(account.id); }), account);
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.accounts().of_address("fred@example.org"); }));
  account.id = 999;
  EXPECT_THROW(write([&](store::Transaction& t) { t.accounts().save(account); }), store::StoreError);
}

TEST_P(Accounts, AreDeletedWithTheirNamesIfNeverConfirmed) {
  domain::Account account = full_account();
  account.created = 1000;
  const auto add = [&](const std::string& name, domain::AccountState state) {
    account.name = name;
    account.state = state;
    write([&](store::Transaction& t) { account.id = t.accounts().add(account); });
  };
  add("active", domain::AccountState::active);
  add("closed", domain::AccountState::closed);
  add("banned", domain::AccountState::banned);
  add("waiting", domain::AccountState::unconfirmed);
  const auto drop = [&](Time before) {
    std::uint64_t dropped = 0;
    write([&](store::Transaction& t) { dropped = t.accounts().drop_unconfirmed(before); });
    return dropped;
  };
  EXPECT_EQ(drop(1000), 0U);
  EXPECT_EQ(drop(1001), 1U);
  EXPECT_EQ(drop(1001), 0U);
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.accounts().named("waiting"); }));
  for (const char* name : {"active", "closed", "banned"})
    EXPECT_TRUE(read([&](store::Transaction& t) { return t.accounts().named(name); })) << name;
  const AccountId gone = account.id;
  add("Waiting", domain::AccountState::unconfirmed);
  EXPECT_NE(account.id, gone) << "the id of a deleted account is not used again";
}

TEST_P(Accounts, NamesAreUniqueInAnyCase) {
  const AccountId fred = add_account("Fred");
  EXPECT_THROW(add_account("fReD"), store::Conflict);
  const AccountId eva = add_account("eva");
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().named("FRED"); })->id, fred);
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.accounts().named("fre"); }));
  EXPECT_THROW(write([&](store::Transaction& t) {
                 domain::Account account = t.accounts().get(eva).value();
                 account.name = "FRED";
                 t.accounts().save(account);
               }),
               store::Conflict);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().get(eva); })->name, "eva");
}

TEST_P(Accounts, AnAddressBelongsToTheAccountThatConfirmedIt) {
  domain::Account squatter;
  squatter.name = "squatter";
  squatter.addresses = {{"eva@example.org", false}};
  domain::Account eva;
  eva.name = "eva";
  eva.addresses = {{"other@example.org", true}, {"Eva@Example.org", true}};
  write([&](store::Transaction& t) { squatter.id = t.accounts().add(squatter); });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().of_address("EVA@example.org"); })->id,
            squatter.id);
  write([&](store::Transaction& t) { eva.id = t.accounts().add(eva); });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().of_address("EVA@example.org"); })->id,
            eva.id);
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.accounts().of_address("nobody@example.org"); }));
}

TEST_P(Accounts, AreListedByNameIfActive) {
  for (const char* name : {"delta", "Alpha", "charlie", "Bravo"}) add_account(name);
  domain::Account closed;
  closed.name = "Beta";
  closed.state = domain::AccountState::closed;
  domain::Account echo = full_account();
  echo.name = "Echo";
  write([&](store::Transaction& t) {
    t.accounts().add(closed);
    echo.id = t.accounts().add(echo);
  });
  const auto names = [&](std::string_view after, std::uint32_t limit) {
    std::string all;
    for (const domain::Account& account :
         read([&](store::Transaction& t) { return t.accounts().active(after, limit); }))
      all += account.name + ' ';
    return all;
  };
  EXPECT_EQ(names("", 100), "Alpha Bravo charlie delta Echo ");
  EXPECT_EQ(names("ALPHA", 2), "Bravo charlie ");
  EXPECT_EQ(names("echo", 2), "");
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().active("delta", 5); }).at(0), echo);
  const auto all = read([&](store::Transaction& t) { return t.accounts().all("", 100); });
  EXPECT_EQ(all.size(), 6U);
  EXPECT_EQ(all.back(), echo);
  EXPECT_EQ(std::ranges::count(all, domain::AccountState::closed, &domain::Account::state), 1);
}

TEST_P(Accounts, InvalidNamesAreNeitherFoundNorStored) {
  for (const std::string& name :
       {std::string("a\0b", 3), std::string("\xff\xfe"), std::string(100'000, 'x')}) {
    EXPECT_FALSE(read([&](store::Transaction& t) { return t.accounts().named(name); }));
    EXPECT_FALSE(read([&](store::Transaction& t) { return t.accounts().of_address(name); }));
    EXPECT_TRUE(read([&](store::Transaction& t) { return t.accounts().active(name, 5); }).empty());
  }
  EXPECT_THROW(add_account(std::string("a\0b", 3)), std::invalid_argument);
  EXPECT_THROW(add_account("\xC3"), std::invalid_argument);
  EXPECT_NO_THROW(add_account("after"));
}

}  // namespace
}  // namespace mt::server
