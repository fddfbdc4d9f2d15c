// The introduction of an engine, and the options that an interface has set.
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

  // Sends all lines of the handshake.
  void introduce(const GameSpec& spec);
  Complaint set(std::string_view name, std::string_view value);
  // Sets all options again, for a new player.
  void set_again();
  // Returns the current value of an option of the player, or nullopt if it has none of that name.
  std::optional<std::string> value_of(std::string_view name) const;
  // Returns whether a decision may be to resign: the option "Resign" is true.
  bool may_resign() const;

 private:
  const Option* find(std::string_view name) const;
  // Returns whether "Resign" is our own option: the player may resign, and has no option for that.
  bool has_own_resign() const;

  Host& host_;
  std::vector<std::pair<std::string, std::string>> set_;  // options of the player, each name once
  bool may_resign_ = false;                               // unused if the player has the option
};

}  // namespace mt::engine::ubgi
