// Two nodes on one PostgreSQL, a relay that breaks now and then, and a company that plays meanwhile.
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
  // test::postgres() must be there.
  explicit TwoNodes(const Options& options);

  // Lets the company play, and breaks something as often as the options say, until there is a fault.
  void play(const std::function<void()>& break_once);
  // Sends all mails, compares what there is with what was acknowledged, and tells of it behind the words of
  // `what`, which is asked when all is sent.  Gives what the program ends with.
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
