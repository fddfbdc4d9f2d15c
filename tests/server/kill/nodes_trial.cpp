#include "server/kill/ledger.hpp"
#include "server/kill/trials.hpp"
#include "server/kill/two_nodes.hpp"

#include <csignal>

namespace mt::server::kill {
namespace {

using std::chrono::milliseconds;

// Minimum time between two copies of a mail. Two nodes never hold a mail at the same time. A second copy is
// sent only when a lease has ended, or a minute (at least 48 s) after a try without a reply.
constexpr milliseconds least_gap{40'000};

void kill_one(TwoNodes& trial) {
  Nodes& nodes = trial.nodes;
  const Company& company = trial.company;
  std::minstd_rand& random = trial.random;
  Faults& faults = trial.faults;
  std::this_thread::sleep_for(milliseconds(random() % trial.options.number("pace")));
  const std::size_t chosen = random() % nodes.size();
  const bool both = random() % 8 == 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!both && i != chosen) continue;
    if (!nodes[i].runs())
      faults.add("node " + std::to_string(i + 1) + " has ended although it was not killed");
    nodes[i].end(random() % 10 == 0 ? SIGTERM : SIGKILL);
  }
  if (!both && !company.is_heard(company.acknowledged() + random() % 20, longest_wait))
    faults.add("games do not continue on the other node");
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!both && i != chosen) continue;
    nodes[i].start();
    if (random() % 4 != 0) continue;
    std::this_thread::sleep_for(milliseconds(random() % 60));
    nodes[i].end(SIGKILL);
    nodes[i].start();
  }
  if (!company.is_heard(company.acknowledged() + random() % 20, longest_wait))
    faults.add("no move is acknowledged any more");
}

constexpr unsigned lowest_rating = 1'000;

std::size_t extra_copies(PostOffice& office, Faults& faults) {
  std::size_t extra = 0;
  for (const auto& [id, mail] : office.mails()) {
    extra += mail.copies - 1;
    if (mail.least_gap < least_gap)
      faults.add("two copies of the mail " + id + " were sent within " +
                 std::to_string(mail.least_gap.count()) + " ms");
  }
  return extra;
}

}  // namespace

int nodes_trial(const Options& options) {
  if (test::postgres() == nullptr) return skipped;
  TwoNodes trial(options);
  const Ledger ledger(trial.site);
  unsigned rating = lowest_rating;
  trial.play([&] {
    kill_one(trial);
    ledger.stir(++rating);
  });
  const std::size_t extra = extra_copies(trial.office, trial.faults);
  return trial.end([&] {
    const auto& mails = trial.office.mails();
    std::size_t copies = 0;
    for (const auto& [id, mail] : mails) copies += mail.copies;
    return "nodes on PostgreSQL; " + std::to_string(copies) + " copies of mails sent, of which " +
           std::to_string(extra) + " repeated during play and " +
           std::to_string(copies - extra - mails.size()) + " repeated after leases had ended";
  });
}

}  // namespace mt::server::kill
