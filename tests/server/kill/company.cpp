#include "server/kill/company.hpp"

#include <algorithm>

namespace mt::server::kill {

Company::Company(const Site& site, const Options& options, Faults& faults) {
  const auto store = site.open_store();
  const std::size_t games = options.number("boards");
  auto boards = load::begin_boards(site.house(), *store, games, std::max<std::size_t>(20, games / 20), now());
  store->stop();
  const std::size_t count = options.number("players");
  std::vector<std::vector<load::Board>> shares(count);
  for (std::size_t i = 0; i < boards.size(); ++i) shares[i % count].push_back(std::move(boards[i]));
  std::vector<std::string> addresses;
  for (const Site::Node& node : site.nodes()) addresses.push_back(node.address);
  for (std::size_t i = 0; i < count; ++i)
    players_.push_back(std::make_unique<Player>(site.house(), addresses, std::move(shares[i]),
                                                static_cast<unsigned>(options.number("seed") * 100 + i),
                                                faults, tally_));
}

void Company::begin() {
  for (const auto& player : players_) threads_.emplace_back([this, &player] { player->run(stop_); });
}

void Company::end() {
  stop_ = true;
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

bool Company::is_heard(std::size_t moves, std::chrono::seconds within) const {
  const auto until = std::chrono::steady_clock::now() + within;
  while (tally_.acknowledged <= moves) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

}  // namespace mt::server::kill
