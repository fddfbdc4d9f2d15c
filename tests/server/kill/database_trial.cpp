#include "server/kill/audit.hpp"
#include "server/kill/nodes.hpp"
#include "server/kill/trials.hpp"
#include "support/postgres_cluster.hpp"

namespace mt::server::kill {
namespace {

using std::chrono::milliseconds;

constexpr std::chrono::seconds longest_wait{60};
constexpr unsigned breaks_of_a_thousand = 5;  // of the relay

// It is away for a while: nobody is told that anything was done, but for answers that were under way, one for
// each player at most.
void be_without(const Company& company, std::minstd_rand& random, Faults& faults) {
  const std::size_t players = company.players().size();
  const std::size_t acknowledged = company.acknowledged();
  const std::size_t deferred = company.tally().deferred;
  const auto until = std::chrono::steady_clock::now() + longest_wait;
  while (company.tally().deferred < deferred + 4 * players) {
    if (std::chrono::steady_clock::now() > until) return faults.add("nothing is put off without a database");
    std::this_thread::sleep_for(milliseconds(1));
  }
  std::this_thread::sleep_for(milliseconds(random() % 400));
  if (company.acknowledged() > acknowledged + players)
    faults.add("moves are acknowledged without a database");
}

void break_once(const Company& company, std::minstd_rand& random, std::size_t pace, Faults& faults) {
  test::PostgresCluster& database = *test::postgres();
  std::this_thread::sleep_for(milliseconds(random() % pace));
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
      if (!database.kill_a_child(random())) faults.add("PostgreSQL has no processes");
      break;
  }
  if (!database.runs()) {
    be_without(company, random, faults);
    database.start();
  }
  if (!company.is_heard(company.acknowledged() + 20, longest_wait))
    faults.add("nothing is acknowledged since the database is there again");
}

}  // namespace

int database_trial(const Options& options) {
  Faults faults;
  if (test::postgres() == nullptr) return skipped;
  PostOffice office(static_cast<unsigned>(options.number("seed")));
  Site site({.nodes = 2, .database = test::postgres()->create_database(), .relay_port = office.port()});
  Company company(site, options, faults);
  Nodes nodes(site, options.program, faults);
  std::minstd_rand random(static_cast<unsigned>(options.number("seed")));
  const std::size_t kills = options.number("kills");
  office.break_down(breaks_of_a_thousand);
  nodes.start_all();
  company.begin();
  if (!company.is_heard(0, longest_wait)) faults.add("nothing is ever acknowledged");
  for (std::size_t i = 0; i < kills && faults.count() == 0; ++i)
    break_once(company, random, options.number("pace"), faults);
  company.end();
  office.break_down(0);
  nodes.send_everything();
  const MailHeads mails = posted_mails(site, office, faults);
  audit(site, company, mails, faults);
  tell(std::to_string(kills) + " kills of PostgreSQL below two nodes", company, mails, faults);
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace mt::server::kill
