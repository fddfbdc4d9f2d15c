#include "server/kill/audit.hpp"
#include "server/kill/lives.hpp"
#include "server/kill/power.hpp"
#include "server/kill/trials.hpp"

#include <fstream>
#include <iterator>
#include <sys/wait.h>

namespace mt::server::kill {
namespace {

constexpr std::chrono::seconds longest_wait{60};

bool log_tells(const std::string& file, std::string_view event) {
  std::ifstream in(file);
  const std::string log{std::istreambuf_iterator<char>(in), {}};
  return log.find(event) != std::string::npos;
}

// Runs a node until syncs begin to fail. The node must then end without a signal, so that another process can
// continue. Data that a failed sync did not keep are not kept by a later sync either. They are lost when the
// power fails, now or later, unless the program writes them again.
void live_until_it_breaks(Nodes& nodes, const Company& company, Power& power, std::minstd_rand& random,
                          std::size_t pace, Faults& faults) {
  Program& server = nodes[0];
  server.start();
  if (!company.is_heard(company.acknowledged(), longest_wait)) faults.add("no move is acknowledged any more");
  std::this_thread::sleep_for(std::chrono::milliseconds(random() % pace));
  power.break_syncs(true);
  const auto status = server.await_end(longest_wait);
  power.break_syncs(false);
  if (!status) return faults.add("the node continues although its disk stores nothing");
  if (!WIFEXITED(*status) || WEXITSTATUS(*status) == 0)
    faults.add("the node has ended with status " + std::to_string(*status));
  if (!log_tells(server.log(), "store.failed")) faults.add("the log does not say why the node has ended");
  std::filesystem::remove(server.log());
  if (random() % 2 == 0) return;
  power.fail();
  power.settle();
}

}  // namespace

int power_trial(const Options& options) {
  Site site({});
  Power power(site, static_cast<unsigned>(options.number("seed")));
  return live_and_die(options, site,
                      {.what_broke = " failures of the power",
                       .environment = power.environment(),
                       .before = [&] { power.settle(); },
                       .after_kill = [&] { power.fail(); }});
}

int bad_disk_trial(const Options& options) {
  Faults faults;
  Site site({});
  Power power(site, static_cast<unsigned>(options.number("seed")));
  Company company(site, options, faults);
  Nodes nodes(site, options.program, faults, power.environment());
  std::minstd_rand random(static_cast<unsigned>(options.number("seed")));
  const std::size_t times = options.number("kills");
  company.begin();
  power.settle();
  for (std::size_t i = 0; i < times && faults.count() == 0; ++i)
    live_until_it_breaks(nodes, company, power, random, options.number("pace"), faults);
  nodes.start_all();
  company.end();
  nodes.send_everything();
  const MailHeads mails = filed_mails(site, faults);
  audit(site, company, mails, faults);
  tell(std::to_string(times) + " times a disk that stores nothing", company, mails, faults);
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace mt::server::kill
