// The common part of the built-in players: identity, settings, and the time of a search.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/players/settings.hpp"
#include "movetext/engine/search/search_budget.hpp"
#include "movetext/games/api/any_game.hpp"

#include <memory>
#include <utility>

namespace mt::engine {

class OwnPlayer : public Player {
 public:
  const Identity& identity() const final;
  std::span<const Option> options() const final { return settings_.options(); }
  bool set_option(std::string_view name, std::string_view value) override {
    return settings_.set(name, value);
  }
  Answer think(const Question& question, const Limits& wanted, Watcher& watcher, std::stop_token stop) final;

 protected:
  OwnPlayer(std::unique_ptr<const AnyGame> any, const Settings::Uses& uses)
      : settings_(uses), any_(std::move(any)) {}

  const AnyGame& rules() const { return *any_; }
  Effort effort() const { return {meter_.nodes(), meter_.elapsed(), meter_.deepest(), table_use()}; }

  SearchBudget meter_;
  Settings settings_;

 private:
  // Returns the answer without its effort. The meter is already running.
  virtual Answer answer_to(const Question& question, const Limits& limits, Watcher& watcher) = 0;
  // Returns Effort::table_use.
  virtual std::optional<int> table_use() const { return std::nullopt; }

  std::unique_ptr<const AnyGame> any_;
};

}  // namespace mt::engine
