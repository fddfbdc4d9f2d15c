// The greeting of our engine, and the options that an interface has set.
#pragma once
#include "movetext/engine/protocol/api/front.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine::ubgi {

class Settings {
 public:
  explicit Settings(Host& host) : host_(host) {}

  // Sends all lines of the greeting.
  void introduce(const GameSpec& spec);
  Complaint set(std::string_view name, std::string_view value);
  // Sets again all options that were set before, for a new player.
  void set_again();
  // Returns the current value of an option of the player, or nullopt if the player has no option of that
  // name.
  std::optional<std::string> value_of(std::string_view name) const;
  // Returns whether the option "Resign" is true, so that the engine may resign.
  bool may_resign() const;

 private:
  const Option* find(std::string_view name) const;
  // Returns whether this class must supply the option "Resign": the player has no such option, but supports
  // resignations.
  bool has_own_resign() const;

  Host& host_;
  // Options that were set for the player, each name once.
  std::vector<std::pair<std::string, std::string>> set_;
  bool may_resign_ = false;  // not used if the player itself has an option "Resign"
};

}  // namespace mt::engine::ubgi
