#include "server/kill/audit.hpp"
#include "server/kill/nodes.hpp"
#include "server/kill/trials.hpp"

#include <fstream>

namespace mt::server::kill {
namespace {

constexpr std::chrono::seconds longest_wait{60};

// Waits until a mail is deferred, because the disk has no room even for the journal.
bool is_noticed(const Company& company, std::size_t deferred) {
  const auto until = std::chrono::steady_clock::now() + longest_wait;
  while (company.tally().deferred == deferred) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

void fill_once(const Site& site, Program& server, const Company& company, const Options& options,
               Faults& faults) {
  const std::filesystem::path ballast = std::filesystem::path(site.data()) / "ballast";
  if (!company.is_heard(company.acknowledged() + options.number("moves"), longest_wait))
    faults.add("no move is acknowledged although the disk has room");
  const std::size_t deferred = company.tally().deferred;
  std::ofstream(ballast, std::ios::binary) << std::string((options.number("disk") + 1) << 20U, 'x');
  if (!is_noticed(company, deferred)) faults.add("the disk was never full");
  std::this_thread::sleep_for(std::chrono::seconds(1));
  if (!server.runs()) faults.add("the node has ended because the disk was full");
  std::filesystem::remove(ballast);
}

int try_disk(const Options& options, Site& site, PostOffice& office) {
  Faults faults;
  Company company(site, options, faults);
  Nodes nodes(site, options.program, faults);
  const std::size_t fills = options.number("kills");
  nodes.start_all();
  company.begin();
  for (std::size_t i = 0; i < fills && faults.count() == 0; ++i)
    fill_once(site, nodes[0], company, options, faults);
  if (!company.is_heard(company.acknowledged() + 200, longest_wait))
    faults.add("no move is acknowledged although the disk has room again");
  company.end();
  nodes.send_everything();
  const MailHeads mails = posted_mails(site, office, faults);
  audit(site, company, mails, faults);
  tell(std::to_string(fills) + " fills of a disk of " + options.word("disk") + " MB", company, mails, faults);
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace

int disk_trial(const Options& options) {
  try {
    // A relay is used, because mails as files would also fill the disk.
    PostOffice office(static_cast<unsigned>(options.number("seed")));
    Site site({.relay_port = office.port(), .disk_megabytes = options.number("disk")});
    return try_disk(options, site, office);
  } catch (const Site::NoDisk&) {
    std::printf("SKIPPED: a small disk cannot be mounted here\n");
    return skipped;
  }
}

}  // namespace mt::server::kill
