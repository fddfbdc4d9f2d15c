// What the tests of the analyst share: games, limits, and the part of their players that is the same.
#pragma once
#include "engine/analysis/moves_course.hpp"
#include "movetext/engine/analysis/analyst.hpp"
#include "movetext/engine/players/make_player.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine {

inline std::vector<std::shared_ptr<const Course>> some_games() {
  return {course_of_moves("chess", {"e4", "e5", "Nf3", "Nc6", "Bb5"}),
          course_of_moves("chess", {"e4", "e5", "Nf3", "d6"}),
          course_of_moves("chess", {"f3", "e5", "g4", "Qh4"}),
          course_of_moves("international", {"32-28", "19-23", "28x19", "14x23"})};
}

// A player without options.
class NamedPlayer : public Player {
 public:
  explicit NamedPlayer(std::string name) : identity_{std::move(name), "1", ""} {}
  const Identity& identity() const final { return identity_; }
  std::span<const Option> options() const final { return {}; }
  bool set_option(std::string_view /*name*/, std::string_view /*value*/) final { return false; }
  void new_game() final {}

 private:
  Identity identity_;
};

inline std::function<EngineUse(const GameSpec&)> limited(const Limits& limits,
                                                         const std::string& settings = "") {
  return [=](const GameSpec&) { return EngineUse{.settings = settings, .limits = limits}; };
}

}  // namespace mt::engine
