#include "movetext/server/admin/restore.hpp"
#include "movetext/server/admin/rotate_key.hpp"
#include "movetext/server/runtime/key_mark.hpp"
#include "server_case.hpp"

#include <future>
#include <latch>
#include <set>

namespace mt::server {
namespace {

class FilesTest : public ServerCase {
 protected:
  std::string code(const std::string& backup) {
    const auto restored = admin::restore(other_, backup, [](GameId, const std::string&) {});
    return std::holds_alternative<domain::Failure>(restored) ? std::get<domain::Failure>(restored).code : "";
  }
  runtime::Config other() {
    runtime::Config config;
    config.server.data = directory_.file("other");
    return config;
  }
  runtime::Config other_ = other();
};

TEST_F(FilesTest, ABackupIsRestoredOnce) {
  domain::Account fred;
  fred.name = "fred";
  store_->write([&](store::Transaction& t) { t.accounts().add(fred); });
  store_->backup(directory_.file("copy.db"));
  EXPECT_EQ(code(directory_.file("copy.db")), "");
  EXPECT_EQ(code(directory_.file("copy.db")), "exists");
  const auto restored = runtime::open_store(other_, {});
  restored->read([](store::Transaction& t) { EXPECT_TRUE(t.accounts().named("fred")); });
}

TEST_F(FilesTest, AnInvalidBackupLeavesNoFiles) {
  test::put(directory_.file("text"), "SQLite format 4");
  test::put(directory_.file("empty"), "");
  for (const char* name : {"text", "empty", "missing"})
    EXPECT_EQ(code(directory_.file(name)), "not-a-backup") << name;
  // The file is the database of a running server. A change of the file would lose the contents of its
  // journal.
  store_->write([&](store::Transaction& t) { t.limits().allow("x", 1, 1, 1); });
  EXPECT_EQ(code(directory_.file("movetext.db")), "in-use");
  test::put(directory_.file("broken"), std::string("SQLite format 3\0", 16) + std::string(5000, 'x'));
  EXPECT_THROW(code(directory_.file("broken")), store::StoreError);
  EXPECT_TRUE(std::filesystem::is_empty(directory_.file("other")));
  other_.store.driver = "postgresql";
  EXPECT_EQ(code(directory_.file("text")), "not-sqlite");
}

// The letter that identifies a key in tokens is computed from the key. A new key must not have the letter of
// the old key.
TEST_F(FilesTest, TokensOfTheOldKeyStayValidUnderTheNewOne) {
  const protocol::TokenClaim claim{protocol::TokenKind::play, 101, Side::first, 7, 0};
  const auto keys = [&] { return runtime::policy_of(config_, secrets()).keys.make(claim); };
  const auto good = [&](const std::string& token) {
    return runtime::policy_of(config_, secrets()).keys.verify(token, claim);
  };
  for (int i = 0; i < 100; ++i) {
    const std::string before = keys();
    runtime::agree_on_key(*store_, secrets());
    ASSERT_FALSE(admin::rotate_key(config_, secrets(), *store_));
    const std::string after = keys();
    ASSERT_NE(before, after);
    ASSERT_TRUE(good(before)) << i;
    ASSERT_TRUE(good(after)) << i;
  }
}

// An earlier version created the file in two steps. A kill between them left an empty file, with which no
// server could start.
TEST_F(FilesTest, ConcurrentCallersCreateOneCompleteKeyFile) {
  for (int round = 0; round < 20; ++round) {
    const test::TemporaryDirectory shared;
    runtime::Config config = config_;
    config.tokens.key_file = shared.file("token.key");
    std::latch together(4);
    std::vector<std::future<std::string>> made;
    for (int i = 0; i < 4; ++i)
      made.push_back(std::async(std::launch::async, [&] {
        together.arrive_and_wait();
        runtime::ensure_token_key(config);
        const auto secrets = runtime::read_secrets(config, [](const char*) { return std::nullopt; }).secrets;
        return std::string(secrets.token_key.view());
      }));
    const std::string first = made.front().get();
    EXPECT_EQ(first.size(), 64U);
    for (std::size_t i = 1; i < made.size(); ++i) EXPECT_EQ(made[i].get(), first);
    EXPECT_EQ(shared.count(), 1);  // the temporary files are gone
  }
}

TEST_F(FilesTest, AKeyIsNotDiscarded) {
  config_.tokens.old_key_file.clear();
  EXPECT_TRUE(admin::rotate_key(config_, secrets(), *store_));
  EXPECT_TRUE(std::filesystem::exists(directory_.file("token.key")));
}

// The running server still uses the previous key. A second rotation would discard that key.
TEST_F(FilesTest, AKeyThatNoServerHasLoadedIsNotReplaced) {
  runtime::agree_on_key(*store_, secrets());
  ASSERT_FALSE(admin::rotate_key(config_, secrets(), *store_));
  const auto refused = admin::rotate_key(config_, secrets(), *store_);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, "not-taken-up");
  runtime::agree_on_key(*store_, secrets());
  EXPECT_FALSE(admin::rotate_key(config_, secrets(), *store_));
}

TEST_F(FilesTest, AServerWithAnUnknownKeyIsRefused) {
  runtime::agree_on_key(*store_, secrets());
  runtime::agree_on_key(*store_, secrets());
  std::filesystem::remove(directory_.file("token.key"));
  runtime::ensure_token_key(config_);
  EXPECT_THROW(runtime::agree_on_key(*store_, secrets()), store::StoreError);
  runtime::adopt_key(*store_, secrets());
  EXPECT_NO_THROW(runtime::agree_on_key(*store_, secrets()));
}

}  // namespace
}  // namespace mt::server
