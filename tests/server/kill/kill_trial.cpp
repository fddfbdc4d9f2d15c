#include "server/kill/ledger.hpp"
#include "server/kill/lives.hpp"
#include "server/kill/trials.hpp"

namespace mt::server::kill {
namespace {

constexpr unsigned kills_between_stirs = 4;  // the data of the store are modified at every fourth kill
constexpr unsigned lowest_rating = 1'000;

}  // namespace

int kill_trial(const Options& options) {
  PostOffice office(static_cast<unsigned>(options.number("seed")));
  Site site({.relay_port = office.port()});
  const Ledger ledger(site);
  unsigned kills = 0;
  const auto stir = [&] {
    if (++kills % kills_between_stirs == 0) ledger.stir(lowest_rating + kills);
  };
  return live_and_die(options, site,
                      {.what_broke = " kills of a node on SQLite", .after_kill = stir, .office = &office});
}

}  // namespace mt::server::kill
