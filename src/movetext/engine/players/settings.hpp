// The settings of a built-in player.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/strength.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mt::engine {

class Settings {
 public:
  // What a player uses besides the seed, which every player has.
  struct Uses {
    bool tree = false;                      // searches a tree with a transposition table
    std::span<const Strength> strengths{};  // can play at these levels (SearchTraits)
  };
  // The numbers that the options set.
  struct Values {
    std::int64_t megabytes = 0;
    std::int64_t threads = 0;
    std::int64_t contempt = 0;
    std::int64_t seed = 0;
    std::int64_t is_limited = 0;
    std::int64_t elo = 0;
  };

  explicit Settings(const Uses& uses);
  std::span<const Option> options() const { return options_; }
  // Sets an option. Returns false if no option has that name, or if the option cannot have that value.
  bool set(std::string_view name, std::string_view value);

  std::size_t bytes() const { return static_cast<std::size_t>(values_.megabytes) << 20U; }
  // Returns the number of threads that search. With limited strength it is 1, so that the same seed gives the
  // same moves.
  int threads() const { return strength() ? 1 : static_cast<int>(values_.threads); }
  // Returns the penalty for a repetition, in hundredths.
  int contempt() const { return static_cast<int>(values_.contempt); }
  std::uint64_t seed() const { return static_cast<std::uint64_t>(values_.seed); }
  // Returns the level at which to play, or nullopt to play as well as possible.
  std::optional<Strength> strength() const;
  // Returns the limits of a search at that level.
  Limits limited(Limits limits) const;

 private:
  Uses uses_;
  Values values_{};
  std::vector<Option> options_;
};

}  // namespace mt::engine
