#include "server/kill/nodes.hpp"

#include "server/kill/ledger.hpp"
#include "server/load/wire.hpp"

#include <chrono>
#include <csignal>
#include <sys/wait.h>
#include <thread>

namespace mt::server::kill {

Nodes::Nodes(const Site& site, const std::string& program, Faults& faults,
             const std::vector<std::string>& environment)
    : site_(site), faults_(faults) {
  for (const Site::Node& node : site.nodes())
    nodes_.push_back(std::make_unique<Program>(program, node.settings, environment));
}

void Nodes::start_all() {
  for (const auto& node : nodes_) node->start();
  for (std::size_t i = 0; i < nodes_.size(); ++i) await(i);
}

void Nodes::await(std::size_t i) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  load::Wire wire(site_.nodes()[i].address);
  while (!wire.hand("", "nobody@nowhere.example", "")) {
    if (!nodes_[i]->runs())
      return faults_.add("a node has ended although it was not killed, see " + nodes_[i]->log());
    if (std::chrono::steady_clock::now() > until) return faults_.add("a node does not accept mail");
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

void Nodes::stop_all() {
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    await(i);
    const int status = nodes_[i]->end(SIGTERM);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
      faults_.add("after SIGTERM a node ended with status " + std::to_string(status));
  }
}

void Nodes::send_everything() {
  stop_all();
  Ledger(site_).end_leases();
  start_all();
  if (!is_everything_sent(site_)) faults_.add("mails still wait, and nothing keeps them from being sent");
  stop_all();
}

bool is_everything_sent(const Site& site) {
  const Ledger ledger(site);
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (ledger.waiting() > 0) {
    if (std::chrono::steady_clock::now() > until) return false;
    ledger.hurry();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return true;
}

}  // namespace mt::server::kill
