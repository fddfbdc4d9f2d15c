// The nodes of a site as processes.
#pragma once
#include "server/kill/faults.hpp"
#include "server/kill/program.hpp"
#include "server/kill/site.hpp"

#include <memory>
#include <vector>

namespace mt::server::kill {

class Nodes {
 public:
  // `environment` of the programs: additional "NAME=value".
  Nodes(const Site& site, const std::string& program, Faults& faults,
        const std::vector<std::string>& environment = {});

  std::size_t size() const { return nodes_.size(); }
  Program& operator[](std::size_t i) { return *nodes_[i]; }
  // Starts all nodes; they accept mail when it returns.
  void start_all();
  // Waits until that node accepts mail; then it also handles signals.
  void await(std::size_t i);
  // Stops all nodes by SIGTERM. A node that fails or is not running is a fault.
  void stop_all();
  // Stops and starts all nodes, lets waiting times pass until every mail is sent, and stops all again.
  void send_everything();

 private:
  const Site& site_;
  Faults& faults_;
  std::vector<std::unique_ptr<Program>> nodes_;
};

// Makes all mails due until none is waiting. Returns false if some are still waiting after two minutes.
bool is_everything_sent(const Site& site);

}  // namespace mt::server::kill
