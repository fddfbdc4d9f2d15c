// Runs the nodes of a site as processes.
#pragma once
#include "server/kill/faults.hpp"
#include "server/kill/program.hpp"
#include "server/kill/site.hpp"

#include <memory>
#include <vector>

namespace mt::server::kill {

class Nodes {
 public:
  // `environment` contains more variables for the programs: "NAME=value".
  Nodes(const Site& site, const std::string& program, Faults& faults,
        const std::vector<std::string>& environment = {});

  std::size_t size() const { return nodes_.size(); }
  Program& operator[](std::size_t i) { return *nodes_[i]; }
  // Starts all nodes. When the function returns, the nodes accept mail.
  void start_all();
  // Waits until the node accepts mail. From then on it also handles signals.
  void await(std::size_t i);
  // Stops all nodes with SIGTERM. It is a fault if a node fails or is not running.
  void stop_all();
  // Stops and restarts all nodes, makes mails due until every mail has been sent, and stops the nodes again.
  void send_everything();

 private:
  const Site& site_;
  Faults& faults_;
  std::vector<std::unique_ptr<Program>> nodes_;
};

// Makes all mails due, again and again, until no mail waits. Returns false if mails still wait after two
// minutes.
bool is_everything_sent(const Site& site);

}  // namespace mt::server::kill
