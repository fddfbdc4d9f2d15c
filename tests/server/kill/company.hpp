// The players of a trial and all their boards. Each player has its own thread.
#pragma once
#include "server/kill/options.hpp"
#include "server/kill/player.hpp"
#include "server/kill/site.hpp"

#include <chrono>
#include <thread>

namespace mt::server::kill {

class Company {
 public:
  // Starts the boards in the store of the site.
  Company(const Site& site, const Options& options, Faults& faults);
  Company(const Company&) = delete;
  Company& operator=(const Company&) = delete;
  ~Company() { end(); }

  void begin();
  void end();

  const Tally& tally() const { return tally_; }
  std::size_t acknowledged() const { return tally_.acknowledged; }
  // Waits until more than `moves` moves have been acknowledged. Returns false if that takes longer than
  // `within`.
  bool is_heard(std::size_t moves, std::chrono::seconds within) const;
  const std::vector<std::unique_ptr<Player>>& players() const { return players_; }

 private:
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<std::thread> threads_;
  std::atomic<bool> stop_{false};
  Tally tally_;
};

}  // namespace mt::server::kill
