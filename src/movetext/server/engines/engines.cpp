#include "movetext/server/engines/engines.hpp"

#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/engines/retry.hpp"
#include "movetext/server/words/language.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace mt::server::engines {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::uint32_t turns_looked_at = 16;  // maximum number of turns per engine in one search
constexpr milliseconds away{5'000};            // pause between two attempts while the store is not available

milliseconds since(steady_clock::time_point began) {
  return std::chrono::duration_cast<milliseconds>(steady_clock::now() - began);
}

}  // namespace

Engines::Engines(const House& house, std::vector<EngineSetup> setups, EnginesOptions options, Clock clock,
                 Hear hear)
    : house_(house),
      setups_(std::move(setups)),
      options_(options),
      clock_(std::move(clock)),
      hear_(std::move(hear)) {
  if (setups_.empty()) return;
  rests_.resize(setups_.size());
  for (unsigned i = 0; i < options_.threads; ++i) threads_.emplace_back([this] { work(); });
}

Engines::~Engines() {
  stop();
}

void Engines::wake() {
  {
    const std::lock_guard lock(mutex_);
    ++wakes_;
  }
  changed_.notify_all();
}

void Engines::stop() {
  {
    const std::lock_guard lock(mutex_);
    stop_.request_stop();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void Engines::work() {
  ReadyPlayer ready([this](const EngineSetup& setup, const std::string& what) {
    hear_({.kind = Happening::Kind::told, .engine = setup.name, .what = what});
  });
  auto worked = steady_clock::now();
  std::unique_lock lock(mutex_);
  while (!stop_.stop_requested()) {
    const std::uint64_t wakes = wakes_;
    lock.unlock();
    bool has_played = false;
    bool has_failed = false;
    try {
      has_played = play_one(ready);
    } catch (const std::exception& error) {
      hear_({.kind = Happening::Kind::told, .what = error.what()});
      has_failed = true;
    }
    if (has_played) worked = steady_clock::now();
    if (since(worked) > options_.idle) ready.clear();
    lock.lock();
    if (has_played) continue;
    changed_.wait_for(lock, has_failed ? away : options_.pause, [&] { return stop_.stop_requested(); });
    changed_.wait_for(lock, options_.look, [&] { return stop_.stop_requested() || wakes_ != wakes; });
  }
}

bool Engines::play_one(ReadyPlayer& ready) {
  const auto taken = take();
  if (!taken) return false;
  const auto began = steady_clock::now();
  Happening happening{.engine = taken->setup->name, .game = taken->game};
  const auto here = look(*taken);
  if (!here) return true;
  const GameSpec& spec = here->line.game().spec();
  const Seat seat = [&](std::string& problem) {
    return ready.seat(*taken->setup, spec, taken->game, problem);
  };
  const Decision decision = decide(*here, seat, taken->setup->limits, stop_.get_token());
  if (stop_.stop_requested()) {
    give_back(*taken, clock_(), {});
    return true;
  }
  const Played played = play(*taken, *here, decision);
  note_end(*taken->setup, played.kind == Happening::Kind::failed);
  happening.kind = played.kind;
  happening.what = played.problem;
  happening.took = since(began);
  if (played.kind == Happening::Kind::failed) {
    happening.retry_in = retry_delay(taken->tries);
    ready.clear();
  }
  hear_(happening);
  return true;
}

// Takes the turn that has been due for the longest time, whichever engine it belongs to.
std::optional<Engines::Taken> Engines::take() {
  const Time now = clock_();
  std::vector<std::pair<store::TurnRow, const EngineSetup*>> due;
  house_.store.peek([&](store::Transaction& look) {
    due.clear();
    for (const EngineSetup& setup : setups_) {
      if (is_resting(setup, now)) continue;
      for (const store::TurnRow& turn : look.turns().due(setup.account, now, turns_looked_at))
        due.emplace_back(turn, &setup);
    }
  });
  std::stable_sort(due.begin(), due.end(),
                   [](const auto& a, const auto& b) { return a.first.due < b.first.due; });
  for (const auto& [turn, setup] : due) {
    if (stop_.stop_requested()) return {};
    Taken taken{.setup = setup, .game = turn.game};
    taken.until = now + setup->limits.move_time.value_or(engine::Milliseconds{0}).count() + options_.margin;
    std::optional<std::uint32_t> tries;
    house_.store.write([&, game = turn.game, account = turn.account](store::Transaction& transaction) {
      tries = transaction.turns().take(game, account, now, taken.until);
    });
    if (!tries) continue;  // another thread or another node has taken the turn
    taken.tries = *tries;
    return taken;
  }
  return {};
}

// Returns the present situation of the board, or nothing if the board no longer waits.
std::optional<Situation> Engines::look(const Taken& taken) {
  std::optional<Situation> here;
  house_.store.peek([&](store::Transaction& transaction) { here = seen(transaction, taken); });
  if (here) return here;
  house_.store.write(
      [&](store::Transaction& transaction) {
        if (seen(transaction, taken))
          transaction.turns().put_off(taken.game, taken.setup->account, taken.until, clock_(), {});
        else
          transaction.turns().drop(taken.game, taken.setup->account);
      },
      {taken.game});
  return {};
}

std::optional<Situation> Engines::seen(store::Transaction& transaction, const Taken& taken) const {
  const auto row = transaction.games().get(taken.game);
  const auto game = row ? house_.cache.read(transaction, taken.game, row->seq) : nullptr;
  const auto seat = game == nullptr ? std::nullopt : game->seat_of(taken.setup->account);
  return seat ? situation_of(*game, *seat) : std::nullopt;
}

bool Engines::is_resting(const EngineSetup& setup, Time now) {
  const std::lock_guard lock(mutex_);
  return now < rests_[static_cast<std::size_t>(&setup - setups_.data())].until;
}

void Engines::note_end(const EngineSetup& setup, bool has_failed) {
  const Time now = clock_();
  const std::lock_guard lock(mutex_);
  Rest& rest = rests_[static_cast<std::size_t>(&setup - setups_.data())];
  rest.failures = has_failed ? rest.failures + 1 : 0;
  rest.until = has_failed ? now + retry_delay(rest.failures) : 0;
}

void Engines::give_back(const Taken& taken, Time due, std::string_view error) {
  house_.store.write([&](store::Transaction& transaction) {
    transaction.turns().put_off(taken.game, taken.setup->account, taken.until, due, error);
  });
}

Engines::Played Engines::play(const Taken& taken, const Situation& here, const Decision& decision) {
  Played played{.kind = Happening::Kind::failed, .problem = decision.problem};
  if (!decision.problem.empty()) {
    give_back(taken, clock_() + retry_delay(taken.tries), decision.problem);
    return played;
  }
  std::unique_ptr<app::UnitOfWork> work;
  house_.store.write(
      [&](store::Transaction& transaction) {
        const Time now = clock_();
        played = {};
        work = std::make_unique<app::UnitOfWork>(house_.policy, house_.cache, transaction, now);
        const domain::Game* const game = work->game(taken.game);
        const bool is_as_seen = game != nullptr && game->seq() == here.seq;
        for (const domain::Act& act : decision.acts) {
          const domain::ActOutcome outcome = work->act(taken.game, act, taken.setup->account);
          if (outcome.kind != domain::ActOutcome::Kind::refused) continue;
          played.kind = is_as_seen ? Happening::Kind::failed : Happening::Kind::outdated;
          played.problem = "it cannot play " + (act.text.empty() ? "its choice" : act.text) + ": " +
                           words::in_english(outcome.refusal).message;
          break;
        }
        if (played.kind == Happening::Kind::played) work->finish();
        // If the board has changed, the turn is no longer in the store. Otherwise this call postpones it.
        const Time due =
            now + (played.kind == Happening::Kind::failed ? retry_delay(taken.tries) : second_long);
        transaction.turns().put_off(taken.game, taken.setup->account, taken.until, due, played.problem);
      },
      {taken.game});
  if (played.kind == Happening::Kind::played) work->keep_games();
  return played;
}

}  // namespace mt::server::engines
