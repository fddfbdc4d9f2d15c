#include "server/kill/audit.hpp"
#include "server/kill/nodes.hpp"
#include "server/kill/trials.hpp"
#include "support/postgres_cluster.hpp"

#include <csignal>

namespace mt::server::kill {
namespace {

using std::chrono::milliseconds;

constexpr std::chrono::seconds longest_wait{60};
constexpr unsigned breaks_of_a_thousand = 5;  // of the relay

// Two nodes hold a mail one after the other, never at once: a second copy comes when a lease is over, or a
// minute (48 s at least) after a try that had no answer.
constexpr milliseconds least_gap{40'000};

void kill_one(Nodes& nodes, const Company& company, std::minstd_rand& random, std::size_t pace,
              Faults& faults) {
  std::this_thread::sleep_for(milliseconds(random() % pace));
  const std::size_t chosen = random() % nodes.size();
  const bool both = random() % 8 == 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!both && i != chosen) continue;
    if (!nodes[i].runs()) faults.add("node " + std::to_string(i + 1) + " has ended by itself");
    nodes[i].end(random() % 10 == 0 ? SIGTERM : SIGKILL);
  }
  if (!both && !company.is_heard(company.acknowledged() + random() % 20, longest_wait))
    faults.add("play does not go on at the other node");
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!both && i != chosen) continue;
    nodes[i].start();
    if (random() % 4 != 0) continue;
    std::this_thread::sleep_for(milliseconds(random() % 60));
    nodes[i].end(SIGKILL);
    nodes[i].start();
  }
  if (!company.is_heard(company.acknowledged() + random() % 20, longest_wait))
    faults.add("nothing is acknowledged any more");
}

std::size_t extra_copies(PostOffice& office, Faults& faults) {
  std::size_t extra = 0;
  for (const auto& [id, mail] : office.mails()) {
    extra += mail.copies - 1;
    if (mail.least_gap < least_gap)
      faults.add("of the mail " + id + " two copies were sent within " +
                 std::to_string(mail.least_gap.count()) + " ms");
  }
  return extra;
}

}  // namespace

int nodes_trial(const Options& options) {
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
    kill_one(nodes, company, random, options.number("pace"), faults);
  company.end();
  const std::size_t extra = extra_copies(office, faults);
  office.break_down(0);
  nodes.send_everything();
  const MailHeads mails = posted_mails(site, office, faults);
  audit(site, company, mails, faults);
  std::size_t copies = 0;
  for (const auto& [id, mail] : office.mails()) copies += mail.copies;
  tell(std::to_string(kills) + " kills of nodes on PostgreSQL, " + std::to_string(copies) + " mails sent, " +
           std::to_string(extra) + " once more in play and " +
           std::to_string(copies - extra - office.mails().size()) + " when leases had ended",
       company, mails, faults);
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace mt::server::kill
