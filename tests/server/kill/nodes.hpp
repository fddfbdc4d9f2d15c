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
  // The environment of the programs: "NAME=value", besides what there is.
  Nodes(const Site& site, const std::string& program, Faults& faults,
        const std::vector<std::string>& environment = {});

  std::size_t size() const { return nodes_.size(); }
  Program& operator[](std::size_t i) { return *nodes_[i]; }
  // They take mail when it returns.
  void start_all();
  // Waits until that node takes mail: then it listens to signals, too.
  void await(std::size_t i);
  // By SIGTERM; one that does not end well is a fault, as is one that does not run.
  void stop_all();
  // Stops and starts all, lets the time pass that mails wait for, until every mail is sent; stops all again.
  void send_everything();

 private:
  const Site& site_;
  Faults& faults_;
  std::vector<std::unique_ptr<Program>> nodes_;
};

// Until no mail waits, whose time comes at once.  False: some still do after two minutes.
bool is_everything_sent(const Site& site);

}  // namespace mt::server::kill
