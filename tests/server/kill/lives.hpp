// The only node of a site, killed again and again while games are played on it.
#pragma once
#include "server/kill/nodes.hpp"
#include "server/kill/options.hpp"
#include "server/kill/post_office.hpp"

#include <functional>
#include <string>

namespace mt::server::kill {

struct Lives {
  std::string what_broke;
  std::vector<std::string> environment{};  // of the program, besides what there is
  std::function<void()> before{};          // each start
  std::function<void()> after_kill{};      // each end by SIGKILL
  PostOffice* office = nullptr;            // gets the mails; nullptr: they become files
};

// Then audits.  What the trial ends with.
int live_and_die(const Options& options, Site& site, const Lives& lives);

}  // namespace mt::server::kill
