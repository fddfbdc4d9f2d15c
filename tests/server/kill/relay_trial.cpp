#include "server/kill/audit.hpp"
#include "server/kill/ledger.hpp"
#include "server/kill/nodes.hpp"
#include "server/kill/trials.hpp"

#include <algorithm>
#include <fstream>

namespace mt::server::kill {
namespace {

using std::chrono::milliseconds;

constexpr unsigned breaks_of_a_thousand = 40;
constexpr unsigned lowest_rating = 1'000;

// Checks that the relay has received every mail that the log of the node reports as sent. Returns how many
// tries were not successful.
std::size_t audit_log(const std::string& file, PostOffice& office, Faults& faults) {
  constexpr std::string_view head = "\"id\":\"";
  const auto mails = office.mails();
  std::ifstream log(file);
  std::size_t deferred = 0;
  for (std::string line; std::getline(log, line);) {
    if (line.find("mail.out") == std::string::npos) continue;
    const std::size_t begin = std::min(line.find(head), line.size() - head.size()) + head.size();
    const std::string id = line.substr(begin, line.find('"', begin) - begin);
    const bool sent = line.find("\"outcome\":\"sent\"") != std::string::npos;
    deferred += sent ? 0 : 1;
    if (sent && !mails.contains(id))
      faults.add("the mail " + id + " was logged as sent, but the relay has not received it");
  }
  return deferred;
}

void break_until(std::size_t mails, const Site& site, PostOffice& office, std::minstd_rand& random) {
  const Ledger ledger(site);
  office.break_down(breaks_of_a_thousand);
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(10);
  while (office.mails().size() < mails && std::chrono::steady_clock::now() < until) {
    if (random() % 10 == 0) office.close_doors();
    std::this_thread::sleep_for(milliseconds(100 + random() % 200));
    office.open_doors();
    ledger.stir(lowest_rating + static_cast<unsigned>(random() % 1'000));
    ledger.hurry();
  }
}

void audit_dead(const Site& site, PostOffice& office, Faults& faults) {
  const auto rows = Ledger(site).rows();
  if (rows.size() != office.refused_for_good())
    faults.add(std::to_string(rows.size()) + " mails are dead, " + std::to_string(office.refused_for_good()) +
               " were refused for good");
  const auto mails = office.mails();
  for (const LedgerRow& row : rows)
    if (mails.contains(row.id) && mails.at(row.id).copies > 1)
      faults.add("the mail " + row.id + " was accepted by the relay, but is dead");
}

}  // namespace

int relay_trial(const Options& options) {
  Faults faults;
  PostOffice office(static_cast<unsigned>(options.number("seed")));
  Site site({.relay_port = office.port(), .log_level = "info"});
  Company company(site, options, faults);
  Nodes nodes(site, options.program, faults);
  std::minstd_rand random(static_cast<unsigned>(options.number("seed")));
  nodes.start_all();
  company.begin();
  break_until(options.number("mails"), site, office, random);
  company.end();
  office.break_down(0);
  if (!is_everything_sent(site)) faults.add("mails still wait, and nothing keeps them from being sent");
  nodes.stop_all();
  const MailHeads mails = posted_mails(site, office, faults);
  audit(site, company, mails, faults);
  audit_dead(site, office, faults);
  const std::size_t deferred = audit_log(nodes[0].log(), office, faults);
  std::size_t copies = 0;
  for (const auto& [id, mail] : office.mails()) copies += mail.copies;
  tell("a relay that broke " + std::to_string(office.breaks()) + " times; " + std::to_string(copies) +
           " copies received of " + std::to_string(office.mails().size()) + " mails, " +
           std::to_string(deferred) + " tries failed, " + std::to_string(office.refused_for_good()) +
           " refused for good",
       company, mails, faults);
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace mt::server::kill
