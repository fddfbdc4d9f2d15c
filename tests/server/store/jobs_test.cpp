#include "support/store_test.hpp"

#include <atomic>
#include <chrono>
#include <future>
#include <latch>
#include <map>
#include <mutex>
#include <thread>

namespace mt::server {
namespace {

class Jobs : public StoreTest {
 protected:
  // Submits the jobs and waits until all are done. Returns the failure of each job, or nullptr if it
  // succeeded.
  std::vector<std::exception_ptr> run(std::vector<store::Job> jobs) {
    std::vector<std::exception_ptr> told(jobs.size());
    std::latch all(static_cast<std::ptrdiff_t>(jobs.size()));
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      jobs[i].done = [&, i](const std::exception_ptr& failure) {
        told[i] = failure;
        all.count_down();
      };
      EXPECT_TRUE(store_->submit(std::move(jobs[i])));
    }
    all.wait();
    return told;
  }
};
INSTANTIATE_TEST_SUITE_P(Store, Jobs, testing::Values(Driver::sqlite, Driver::postgresql), name_of_driver);

TEST_P(Jobs, OneThatThrowsLeavesNothingAndOthersContinue) {
  const GameId id = add_game();
  std::vector<store::Job> jobs;
  for (int i = 0; i < 60; ++i) {
    store::Job job;
    // Every second job reads after it has written, so its writes are sent before the job ends.
    job.run = [id, i](store::Transaction& t) {
      add_move(t, id, std::to_string(i));
      t.mails().put(mail_of("m" + std::to_string(i)));
      if (i % 2 == 0) t.inbound().add({"k" + std::to_string(i), "", 1, ""});
      if (i % 3 == 0) t.limits().allow("n", 1, 1, 1000);
      if (i % 5 == 0) throw std::runtime_error("not " + std::to_string(i));
    };
    job.games = {id};
    jobs.push_back(std::move(job));
  }
  const auto told = run(std::move(jobs));
  std::vector<std::string> kept;
  for (const domain::GameEvent& event : read([&](store::Transaction& t) { return t.games().events(id); }))
    kept.push_back(event.text);
  std::vector<std::string> expected;
  for (int i = 0; i < 60; ++i) {
    if (i % 5 == 0) {
      EXPECT_THROW(std::rethrow_exception(told[static_cast<std::size_t>(i)]), std::runtime_error);
    } else {
      EXPECT_EQ(told[static_cast<std::size_t>(i)], nullptr);
      expected.push_back(std::to_string(i));
    }
    const bool has_key =
        read([&](store::Transaction& t) { return t.inbound().get("k" + std::to_string(i)).has_value(); });
    EXPECT_EQ(has_key, i % 2 == 0 && i % 5 != 0) << i;
  }
  EXPECT_EQ(kept, expected);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.mails().depth(); }).waiting, 48U);
  EXPECT_EQ(store_->metrics().failures, 12U);
}

TEST_P(Jobs, AKeyThatOccursTwiceInABatchRunsOnce) {
  const GameId id = add_game();
  std::atomic<int> known{0};
  std::vector<store::Job> jobs;
  for (int i = 0; i < 100; ++i) {
    store::Job job;
    job.games = {id};
    job.run = [&, i](store::Transaction& t) {
      const std::string key = "k" + std::to_string(i / 2);
      if (t.inbound().add({key, "", 1, "played"})) {
        add_move(t, id, key);
      } else {
        EXPECT_EQ(t.inbound().get(key)->outcome, "played");
        ++known;
      }
    };
    jobs.push_back(std::move(job));
  }
  for (const auto& failure : run(std::move(jobs))) EXPECT_EQ(failure, nullptr);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 50U);
  EXPECT_GE(known, 50);
}

TEST_P(Jobs, AJobThatSwallowsAFailureDoesNotSpoilTheBatch) {
  std::vector<store::Job> jobs(3);
  const GameId id = add_game();
  jobs[0].run = [&](store::Transaction& t) { add_move(t, id, "0"); };
  jobs[1].run = [&](store::Transaction& t) {
    try {
      domain::Account nobody;
      nobody.id = 12345;
      t.accounts().save(nobody);
    } catch (const store::StoreError&) {  // NOLINT(bugprone-empty-catch)
    }
  };
  jobs[2].run = [&](store::Transaction& t) { add_move(t, id, "2"); };
  for (store::Job& job : jobs) job.games = {id};
  const auto told = run(std::move(jobs));
  EXPECT_EQ(told[0], nullptr);
  EXPECT_EQ(told[2], nullptr);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 2U);
}

TEST_P(Jobs, OfAGameRunInOrder) {
  constexpr int games = 7;
  constexpr int moves = 350;
  std::vector<GameId> ids;
  ids.reserve(games);
  for (int i = 0; i < games; ++i) ids.push_back(add_game());
  std::vector<store::Job> jobs;
  for (int i = 0; i < moves; ++i) {
    const GameId id = ids[static_cast<std::size_t>(i % games)];
    store::Job job;
    job.games = {id};
    job.run = [id, i](store::Transaction& t) { add_move(t, id, std::to_string(i)); };
    jobs.push_back(std::move(job));
  }
  for (const auto& failure : run(std::move(jobs))) EXPECT_EQ(failure, nullptr);
  for (int g = 0; g < games; ++g) {
    const auto events =
        read([&](store::Transaction& t) { return t.games().events(ids[static_cast<std::size_t>(g)]); });
    ASSERT_EQ(events.size(), static_cast<std::size_t>(moves / games));
    for (std::size_t k = 0; k < events.size(); ++k)
      EXPECT_EQ(events[k].text, std::to_string(g + static_cast<int>(k) * games));
  }
  EXPECT_LT(store_->metrics().commits, 200U);  // several jobs share a commit
}

TEST_P(Jobs, ManyThreadsLoseNothing) {
  constexpr int threads = 8;
  constexpr int each = 40;
  const std::vector<GameId> ids{add_game(), add_game(), add_game()};
  std::atomic<int> failures{0};
  std::vector<std::thread> all;
  all.reserve(threads);
  for (int k = 0; k < threads; ++k)
    all.emplace_back([&, k] {
      for (int i = 0; i < each; ++i) {
        const GameId id = ids[static_cast<std::size_t>(i % 3)];
        const auto named = i % 2 == 0 ? std::vector<GameId>{id} : std::vector<GameId>{};
        try {
          write([&](store::Transaction& t) { add_move(t, id, std::to_string(k * 1000 + i)); }, named);
        } catch (const store::Conflict&) {
          ++failures;
        }
      }
    });
  for (std::thread& thread : all) thread.join();
  std::size_t events = 0;
  for (const GameId id : ids) {
    const auto found = read([&](store::Transaction& t) { return t.games().events(id); });
    events += found.size();
    EXPECT_EQ(read([&](store::Transaction& t) { return t.games().get(id); })->seq, found.size());
  }
  EXPECT_EQ(events + static_cast<std::size_t>(failures), static_cast<std::size_t>(threads * each));
  EXPECT_LT(failures, threads * each / 10);
}

TEST_P(Jobs, ReadingWritesNothingAndSeesOneMoment) {
  const GameId id = add_game();
  EXPECT_THROW(store_->read([&](store::Transaction& t) { t.limits().allow("k", 1, 1, 1); }),
               store::StoreError);
  EXPECT_THROW(store_->read([&](store::Transaction&) { throw std::logic_error("mine"); }), std::logic_error);
  store_->read([&](store::Transaction& t) {
    const auto before = t.games().get(id);
    std::thread([&] { write([&](store::Transaction& w) { add_move(w, id, "1"); }); }).join();
    EXPECT_EQ(t.games().get(id), before);
    EXPECT_TRUE(t.games().events(id).empty());
  });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 1U);
}

TEST_P(Jobs, AFullQueueIsReported) {
  store_.reset();
  store_ = open(4);
  std::promise<void> go;
  std::shared_future<void> gone = go.get_future().share();
  std::atomic<int> done{0};
  int accepted = 0;
  for (int i = 0; i < 40; ++i) {
    store::Job job;
    job.games = {101};
    job.run = [gone](store::Transaction&) { gone.wait(); };
    job.done = [&](const std::exception_ptr&) { ++done; };
    accepted += store_->submit(std::move(job)) ? 1 : 0;
  }
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, 15);
  go.set_value();
  store_->stop();
  EXPECT_EQ(done, accepted);
}

TEST_P(Jobs, StopEndsQueuedJobs) {
  const GameId id = add_game();
  std::atomic<int> done{0};
  for (int i = 0; i < 100; ++i) {
    store::Job job;
    job.games = {id};
    job.run = [id](store::Transaction& t) { add_move(t, id, "x"); };
    job.done = [&](const std::exception_ptr& failure) { done += failure ? 0 : 1; };
    ASSERT_TRUE(store_->submit(std::move(job)));
  }
  store_->stop();
  EXPECT_EQ(done, 100);
  store::Job late;
  late.run = [](store::Transaction&) {};
  EXPECT_FALSE(store_->submit(late));
  EXPECT_THROW(write([](store::Transaction&) {}), store::StoreError);
  store_->stop();
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 100U);
}

TEST_P(Jobs, ChangesAreReportedAfterTheCommit) {
  std::mutex mutex;
  std::map<GameId, std::uint32_t> heard;
  const GameId id = add_game();
  std::atomic<bool> committed{true};
  store_->on_change([&](std::span<const store::Change> changes) {
    const std::lock_guard lock(mutex);
    for (const store::Change& change : changes) {
      heard[change.game] = std::max(heard[change.game], change.seq);
      const auto row = read([&](store::Transaction& t) { return t.games().get(change.game); });
      committed = committed && row->seq >= change.seq;
    }
    throw std::runtime_error("a listener that fails does no harm");
  });
  write([&](store::Transaction& t) { add_move(t, id, "1"); });
  write([&](store::Transaction& t) { add_move(t, id, "2"); }, {id});
  EXPECT_THROW(write([&](store::Transaction& t) {
                 add_move(t, id, "3");
                 throw std::runtime_error("no");
               }),
               std::runtime_error);
  store_->stop();
  const std::lock_guard lock(mutex);
  EXPECT_EQ(heard, (std::map<GameId, std::uint32_t>{{id, 2}}));
  EXPECT_TRUE(committed);
}

TEST_P(Jobs, OfEachCommitAreReportedWithTheirTime) {
  std::atomic<std::uint64_t> jobs{0};
  std::atomic<bool> takes_time{true};
  const std::uint64_t before = store_->metrics().jobs;
  store_->on_commit([&](std::uint64_t of_one, std::chrono::steady_clock::duration took) {
    jobs += of_one;
    takes_time = takes_time && took > std::chrono::steady_clock::duration::zero();
  });
  for (int i = 0; i < 5; ++i) write([](store::Transaction& t) { t.marks().save("a", "word"); });
  EXPECT_THROW(write([](store::Transaction&) { throw std::runtime_error("no"); }), std::runtime_error);
  store_->stop();
  EXPECT_EQ(jobs, store_->metrics().jobs - before);
  EXPECT_GE(jobs, 5U);
  EXPECT_TRUE(takes_time);
}

}  // namespace
}  // namespace mt::server
