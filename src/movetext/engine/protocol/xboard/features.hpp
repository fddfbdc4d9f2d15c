// The features that an engine of XBoard declares (Chess Engine Communication Protocol, version 2).
#pragma once
#include "movetext/engine/api/player.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::xboard {

struct Features {
  std::string name{};
  std::vector<std::string> variants{};
  std::vector<Option> options{};
  bool has_ping = false;
  bool has_setboard = false;
  bool has_usermove = false;
  bool has_analyze = true;
  bool has_time = true;
  bool is_done = false;     // no more features will come
  bool needs_time = false;  // more features will come; they may take any time

  bool has_variant(std::string_view variant) const;
};

// Reads the text after "feature": NAME=VALUE or NAME="VALUE", several in a line.
void read_features(std::string_view text, Features& out);

// Reads the value of a feature "option": "Threads -spin 1 1 64", "Style -combo a /// *b". Returns nullopt if
// it has no known type.
std::optional<Option> read_option(std::string_view text);

}  // namespace mt::engine::xboard
