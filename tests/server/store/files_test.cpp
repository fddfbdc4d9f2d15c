// Tests of the schema, of backups, and of a full disk.
#include "support/store_test.hpp"

#include <csignal>
#include <libpq-fe.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>

namespace mt::server {
namespace {

class Schema : public StoreTest {
 protected:
  void execute(const std::string& statement) {
    if (is_postgresql()) {
      PGconn* const connection = PQconnectdb(address_.c_str());
      PGresult* const result = PQexec(connection, statement.c_str());
      EXPECT_EQ(PQresultStatus(result), PGRES_COMMAND_OK) << PQerrorMessage(connection);
      PQclear(result);
      PQfinish(connection);
      return;
    }
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(address_.c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, statement.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
  }
};
INSTANTIATE_TEST_SUITE_P(Store, Schema, testing::Values(Driver::sqlite, Driver::postgresql), name_of_driver);

TEST_P(Schema, IsRefusedIfNewer) {
  const GameId id = add_game();
  store_.reset();
  execute("update schema_version set version = version + 1");
  EXPECT_THROW(open(), store::StoreError);
  execute("update schema_version set version = version - 1");
  store_ = open();
  EXPECT_TRUE(read([&](store::Transaction& t) { return t.games().get(id); }));
}

TEST_P(Schema, IsCreatedOnceByConcurrentStarts) {
  if (!is_postgresql()) GTEST_SKIP() << "only one process can use an SQLite file";
  address_ = test::postgres()->create_database();
  std::vector<std::thread> threads;
  threads.reserve(4);
  std::atomic<int> opened{0};
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      if (open()) ++opened;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(opened, 4);
}

TEST(OpenStore, ReportsErrors) {
  EXPECT_THROW(store::sqlite::open_sqlite("/nowhere/at/all.db"), store::StoreError);
  EXPECT_THROW(store::postgresql::open_postgresql("host=/nowhere dbname=x"), store::StoreError);
  EXPECT_THROW(store::postgresql::open_postgresql("what is this"), store::StoreError);
  try {
    // The library libpq reports one line for each host.
    store::postgresql::open_postgresql("host=/nowhere,/nobody dbname=x");
    FAIL();
  } catch (const store::StoreError& error) {
    const std::string message = error.what();
    EXPECT_TRUE(message.starts_with("PostgreSQL: ")) << message;
    EXPECT_NE(message.find("/nobody"), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_FALSE(message.ends_with(' ')) << message;
  }
  const test::TemporaryDirectory directory;
  test::put(directory.file("text"), std::string(10'000, 'x'));
  EXPECT_THROW(store::sqlite::open_sqlite(directory.file("text")), store::StoreError);
}

class File : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Store, File, testing::Values(Driver::sqlite), name_of_driver);

TEST_P(File, IsPrivate) {
  struct stat status {};
  ASSERT_EQ(::stat(address_.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_P(File, BackupIsAConsistentSnapshot) {
  const GameId a = add_game();
  const GameId b = add_game();
  std::atomic<bool> stop{false};
  std::thread writer([&] {
    while (!stop)
      write([&](store::Transaction& t) {
        add_move(t, a, "x");
        add_move(t, b, std::string(3000, 'y'));
      });
  });
  const std::string file = directory_.file("copy.db");
  for (int i = 0; i < 5; ++i) {
    store_->backup(file);
    const auto copy = store::sqlite::open_sqlite(file);
    copy->read([&](store::Transaction& t) {
      EXPECT_EQ(t.games().events(a).size(), t.games().events(b).size());
      EXPECT_EQ(t.games().get(a)->seq, t.games().events(a).size());
    });
  }
  stop = true;
  writer.join();
  EXPECT_THROW(store_->backup("/nowhere/copy.db"), store::StoreError);
  EXPECT_EQ(directory_.count(), 4);  // the database, its journal, the journal's index and the copy
}

// No file may be larger than 5 MB. The journal has room for the data of one fill, and the database for the
// data of another.
TEST_P(File, RefusesWritesOnAFullDiskAndContinuesLater) {
  const GameId id = add_game();
  const auto fill = [&] {
    write([&](store::Transaction& t) { add_move(t, id, std::string(4'000'000, 'z')); });
  };
  fill();
  rlimit old{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &old), 0);
  const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit tight{5'000'000, old.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
  EXPECT_THROW(fill(), store::StoreError);
  fill();  // the data of the first fill have been moved from the journal to the database
  EXPECT_THROW(fill(), store::StoreError);
  EXPECT_THROW(fill(), store::StoreError);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().get(id); })->seq, 2U);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &old), 0);
  std::signal(SIGXFSZ, ignored);
  fill();
  reopen();
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 3U);
}

TEST_P(File, JournalIsTruncated) {
  store_.reset();
  store::sqlite::SqliteOptions options;
  options.checkpoint_every = std::chrono::milliseconds(1);
  store_ = store::sqlite::open_sqlite(address_, options);
  const GameId id = add_game();
  for (int i = 0; i < 5; ++i)
    write([&](store::Transaction& t) { add_move(t, id, std::string(100'000, 'z')); });
  write([](store::Transaction&) {});
  struct stat status {};
  ASSERT_EQ(::stat((address_ + "-wal").c_str(), &status), 0);
  EXPECT_LT(status.st_size, 300'000);
}

}  // namespace
}  // namespace mt::server
