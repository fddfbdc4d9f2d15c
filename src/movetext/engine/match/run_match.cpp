#include "movetext/engine/match/run_match.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace mt::engine::match {
namespace {

using namespace std::chrono_literals;

class Hall {
 public:
  Hall(const MatchTerms& terms, Openings& openings, MatchListener& listener)
      : terms_(terms),
        openings_(openings),
        listener_(listener),
        schedule_(terms.contestants.size(), terms.games) {}

  std::string run(const std::atomic<bool>& stop) {
    const auto workers =
        static_cast<unsigned>(std::clamp<std::uint64_t>(terms_.at_once, 1, schedule_.size()));
    at_work_ = workers;
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < workers; ++i) threads.emplace_back([this] { work(); });
    std::unique_lock lock(mutex_);
    while (at_work_ > 0) {
      done_.wait_for(lock, 50ms);
      listener_.waiting();
      if (stop.load()) end();
    }
    return problem_;
  }

 private:
  // The caller holds the lock.
  void end() {
    next_ = schedule_.size();
    stop_.request_stop();
  }

  void work() {
    std::vector<std::unique_ptr<Player>> players(terms_.contestants.size());
    std::unique_lock lock(mutex_);
    while (const auto game = take()) {
      lock.unlock();
      std::string problem;
      const bool is_ready = start(players, *game, problem);
      GameReport report;
      if (is_ready) report = play(players, *game);
      lock.lock();
      if (!is_ready) {
        if (problem_.empty() && !stop_.stop_requested()) problem_ = std::move(problem);
        end();
      } else if (report.ending == Ending::broken_off) {
        if (!stop_.stop_requested() && problem_.empty()) problem_ = report.detail;
        end();
      } else if (!stop_.stop_requested() && !listener_.ended(report)) {
        end();
      }
    }
    lock.unlock();
    players.clear();  // engines may take some time to exit
    lock.lock();
    --at_work_;
    done_.notify_one();
  }

  // Returns the next game that has to be played. The caller holds the lock.
  std::optional<Appointment> take() {
    while (next_ < schedule_.size() && listener_.has(next_)) ++next_;
    if (next_ >= schedule_.size()) return std::nullopt;
    return schedule_.game(next_++);
  }

  bool start(std::vector<std::unique_ptr<Player>>& players, const Appointment& game, std::string& problem) {
    for (const std::size_t engine : game.engines) {
      if (players[engine]) continue;
      players[engine] = terms_.contestants[engine].start(problem);
      if (!players[engine]) return false;
    }
    return true;
  }

  GameReport play(std::vector<std::unique_ptr<Player>>& players, const Appointment& game) {
    const auto seat = [&](Side side) {
      const std::size_t engine = game.engine(side);
      return Seat(*players[engine], terms_.contestants[engine].time);
    };
    std::array<Seat, 2> seats{seat(Side::first), seat(Side::second)};
    const Opening opening = terms_.game.game->family().has_dice ? Opening{} : openings_.of(game.opening);
    GameReport report = play_game(terms_.game, game, opening, seats, stop_.get_token());
    for (const Side side : {Side::first, Side::second})
      report.names[static_cast<std::size_t>(side)] = players[game.engine(side)]->identity().name;
    return report;
  }

  const MatchTerms& terms_;
  Openings& openings_;
  MatchListener& listener_;
  Schedule schedule_;
  std::stop_source stop_;
  std::mutex mutex_;  // guards the members below it, and the listener
  std::condition_variable done_;
  std::uint64_t next_ = 0;
  unsigned at_work_ = 0;
  std::string problem_;
};

}  // namespace

std::string run_match(const MatchTerms& terms, Openings& openings, MatchListener& listener,
                      const std::atomic<bool>& stop) {
  return Hall(terms, openings, listener).run(stop);
}

}  // namespace mt::engine::match
