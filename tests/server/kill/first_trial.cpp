#include "server/kill/nodes.hpp"
#include "server/kill/trials.hpp"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <random>
#include <sstream>
#include <sys/wait.h>
#include <thread>

namespace mt::server::kill {
namespace {

namespace fs = std::filesystem;

// Removes all files of the site, so that the node starts with nothing.
void forget(const Site& site) {
  for (const auto& entry : fs::directory_iterator(site.data())) fs::remove_all(entry.path());
  for (const auto& entry : fs::directory_iterator(site.directory()))
    if (entry.path().filename().string().starts_with("token.key")) fs::remove(entry.path());
}

// Starts a second node on the same directory. It must end at once: otherwise it would take mail from the
// first node and send the first node's mails.
void start_another(const Site& site, const Options& options, Faults& faults) {
  Program second(options.program, site.nodes().front().settings);
  std::filesystem::remove(second.log());
  second.start();
  constexpr int none = 0;  // sends no signal: the node must end without one
  const int status = second.end(none);
  if (!WIFEXITED(status) || WEXITSTATUS(status) == 0)
    faults.add("a second server on the same directory has ended with status " + std::to_string(status));
  std::stringstream told;
  told << std::ifstream(second.log()).rdbuf();
  if (told.str().find("another server uses the data") == std::string::npos)
    faults.add("a second server does not report why it ends: " + told.str());
}

}  // namespace

int first_trial(const Options& options) {
  Faults faults;
  Site site({});
  Nodes nodes(site, options.program, faults);
  std::minstd_rand random(static_cast<unsigned>(options.number("seed")));
  const std::size_t kills = options.number("kills");
  for (std::size_t i = 0; i < kills && faults.count() == 0; ++i) {
    if (i % 4 == 0) forget(site);
    nodes[0].start();
    std::this_thread::sleep_for(std::chrono::milliseconds(random() % options.number("pace")));
    nodes[0].end(SIGKILL);
    if (i % 4 != 3) continue;
    nodes.start_all();
    start_another(site, options, faults);
    nodes.stop_all();
  }
  std::printf("%zu kills of a node without any data; %zu faults\n", kills, faults.count());
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace mt::server::kill
