#include "server/kill/lives.hpp"
#include "server/kill/trials.hpp"

namespace mt::server::kill {

int kill_trial(const Options& options) {
  Site site({});
  return live_and_die(options, site, {.what_broke = " kills of a node on SQLite"});
}

}  // namespace mt::server::kill
