#include "server/kill/trials.hpp"
#include "server/kill/two_nodes.hpp"

namespace mt::server::kill {
namespace {

using std::chrono::milliseconds;

// Checks that no move is acknowledged while the database is down. Answers that were on their way may still
// arrive, at most one for each player.
void be_without(const Company& company, std::minstd_rand& random, Faults& faults) {
  const std::size_t players = company.players().size();
  const std::size_t acknowledged = company.acknowledged();
  const std::size_t deferred = company.tally().deferred;
  const auto until = std::chrono::steady_clock::now() + longest_wait;
  while (company.tally().deferred < deferred + 4 * players) {
    if (std::chrono::steady_clock::now() > until)
      return faults.add("no mail is deferred while the database is down");
    std::this_thread::sleep_for(milliseconds(1));
  }
  std::this_thread::sleep_for(milliseconds(random() % 400));
  if (company.acknowledged() > acknowledged + players)
    faults.add("moves are acknowledged while the database is down");
}

void break_once(TwoNodes& trial) {
  std::minstd_rand& random = trial.random;
  test::PostgresCluster& database = *test::postgres();
  std::this_thread::sleep_for(milliseconds(random() % trial.options.number("pace")));
  switch (random() % 4) {
    case 0:
      database.crash();
      break;
    case 1:
      database.kill();
      break;
    case 2:
      database.freeze();
      std::this_thread::sleep_for(milliseconds(random() % 700));
      database.thaw();
      break;
    default:
      if (!database.kill_a_child(random())) trial.faults.add("PostgreSQL has no processes");
      break;
  }
  if (!database.runs()) {
    be_without(trial.company, random, trial.faults);
    database.start();
  }
  if (!trial.company.is_heard(trial.company.acknowledged() + 20, longest_wait))
    trial.faults.add("no move is acknowledged although the database is up again");
}

}  // namespace

int database_trial(const Options& options) {
  if (test::postgres() == nullptr) return skipped;
  TwoNodes trial(options);
  trial.play([&] { break_once(trial); });
  return trial.end([] { return "PostgreSQL with two nodes"; });
}

}  // namespace mt::server::kill
