// The settings of a built-in player.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::engine {

// The options of a player whose search has a transposition table. Other players have only `seed`.
enum class OwnOption : std::uint8_t { hash, contempt, seed };

class Settings {
 public:
  static constexpr std::int64_t most_megabytes = 65'536;

  explicit Settings(bool has_table);
  std::span<const Option> options() const;
  // Sets an option. Returns the option that was set. Returns nullopt if no option has that name, or if the
  // option cannot have that value.
  std::optional<OwnOption> set(std::string_view name, std::string_view value);
  std::size_t bytes() const { return static_cast<std::size_t>(megabytes_) << 20U; }
  // Returns the penalty for a repetition, in hundredths.
  int contempt() const { return contempt_; }
  std::uint64_t seed() const { return seed_; }

 private:
  std::array<Option, 3> options_;
  bool has_table_;
  std::int64_t megabytes_ = 16;
  int contempt_ = 15;
  std::uint64_t seed_ = 0;
};

}  // namespace mt::engine
