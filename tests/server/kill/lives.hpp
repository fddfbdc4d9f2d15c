// Kills the only node of a site again and again while games are played on it.
#pragma once
#include "server/kill/nodes.hpp"
#include "server/kill/options.hpp"
#include "server/kill/post_office.hpp"

#include <functional>
#include <string>

namespace mt::server::kill {

struct Lives {
  std::string what_broke;
  std::vector<std::string> environment{};  // more variables for the environment of the program
  std::function<void()> before{};          // called before each start
  std::function<void()> after_kill{};      // called after each end that SIGKILL caused
  PostOffice* office = nullptr;            // receives the mails; if nullptr, mails are written to files
};

// Kills the node again and again, then checks the store. Returns the exit status of the trial.
int live_and_die(const Options& options, Site& site, const Lives& lives);

}  // namespace mt::server::kill
