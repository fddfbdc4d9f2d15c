// Two nodes on one PostgreSQL, a relay that fails occasionally, and players.
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
  // Requires test::postgres().
  explicit TwoNodes(const Options& options);

  // Lets the players play, and breaks something as often as the options say, until there is a fault.
  void play(const std::function<void()>& break_once);
  // Sends all mails, compares the data with the acknowledgements, and prints the result after the words of
  // `what`, which is called when all is sent. Returns the exit status of the program.
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
