#include "server/kill/lives.hpp"

#include "server/kill/audit.hpp"
#include "server/kill/trials.hpp"

#include <csignal>
#include <sys/wait.h>

namespace mt::server::kill {
namespace {

using std::chrono::milliseconds;

constexpr std::chrono::seconds longest_start{60};

// Runs a node from its start to its end. Three of four runs last some time; in the other runs the node is
// killed while it starts and recovers the store.
void live_once(Nodes& nodes, const Company& company, std::minstd_rand& random, std::size_t pace,
               const Lives& lives, Faults& faults) {
  Program& server = nodes[0];
  const std::size_t before = company.acknowledged();
  if (lives.before) lives.before();
  server.start();
  const bool serves = random() % 4 != 0;
  if (serves && !company.is_heard(before, longest_start)) faults.add("no move is acknowledged any more");
  std::this_thread::sleep_for(milliseconds(random() % pace));
  if (!server.runs()) return faults.add("the node has ended although it was not killed");
  const bool politely = random() % 10 == 0;
  if (politely && serves) nodes.await(0);
  const int status = server.end(politely ? SIGTERM : SIGKILL);
  if (WIFSIGNALED(status) && lives.after_kill) lives.after_kill();
  const bool well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  // SIGTERM kills a node that does not handle signals yet, or the node ends with the status of an interrupted
  // command.
  constexpr int interrupted = 130;
  const bool early = !serves && (WIFSIGNALED(status) || WEXITSTATUS(status) == interrupted);
  if (politely && !well && !early)
    faults.add("after SIGTERM the node ended with status " + std::to_string(status));
}

}  // namespace

int live_and_die(const Options& options, Site& site, const Lives& lives) {
  Faults faults;
  Company company(site, options, faults);
  Nodes nodes(site, options.program, faults, lives.environment);
  std::minstd_rand random(static_cast<unsigned>(options.number("seed")));
  const std::size_t kills = options.number("kills");
  company.begin();
  for (std::size_t i = 0; i < kills && faults.count() == 0; ++i)
    live_once(nodes, company, random, options.number("pace"), lives, faults);
  if (lives.before) lives.before();
  nodes.start_all();
  company.end();
  nodes.send_everything();
  const MailHeads mails =
      lives.office != nullptr ? posted_mails(site, *lives.office, faults) : filed_mails(site, faults);
  audit(site, company, mails, faults);
  tell(std::to_string(kills) + lives.what_broke, company, mails, faults);
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace mt::server::kill
