// The actions of "movetext admin", in two files: on accounts and games, and on what a server is kept in.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/server/runtime/config.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::cli {

// What stands behind the words of an action.
using OperandWords = std::span<const std::string>;

struct AdminAction {
  std::string_view words;  // that it begins with: "user add"
  std::string_view operands;
  std::size_t least, most;  // operands
  Status (*run)(const Invocation& invocation, OperandWords operands);
  bool is_logged = false;  // it changes something, or takes something out
};

inline constexpr std::size_t any_number = SIZE_MAX;

// admin_users.cpp, admin_games.cpp, admin_files.cpp
std::span<const AdminAction> user_actions();
std::span<const AdminAction> game_actions();
std::span<const AdminAction> mail_actions();
std::span<const AdminAction> file_actions();

// For who asks later what an operator has done: the words of the action go to the log
// of the node, or, where that is none but the standard error stream, to admin.log in its data directory.
void log_action(const server::runtime::Config& config, std::span<const std::string> words);

}  // namespace mt::cli
