// Two nodes on one PostgreSQL, a relay that sometimes fails, and players.
#pragma once
#include "server/kill/audit.hpp"
#include "server/kill/nodes.hpp"
#include "server/kill/post_office.hpp"
#include "support/postgres_cluster.hpp"

#include <functional>
#include <random>
#include <string>

namespace mt::server::kill {

struct TwoNodes {
  // test::postgres() must not be nullptr.
  explicit TwoNodes(const Options& options);

  // Starts the games, and calls `break_once` as many times as --kills gives, or until there is a fault.
  void play(const std::function<void()>& break_once);
  // Sends all mails, compares the data with the acknowledgements, and prints the result. The result begins
  // with the text that `what` returns; `what` is called after all mails were sent. Returns the exit status of
  // the program.
  int end(const std::function<std::string()>& what);

  const Options& options;
  Faults faults;
  PostOffice office;
  Site site;
  Company company;
  Nodes nodes;
  std::minstd_rand random;
};

inline constexpr std::chrono::seconds longest_wait{60};

}  // namespace mt::server::kill
