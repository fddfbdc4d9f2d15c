// Lists the actions of "movetext admin": on accounts, games, mails and files.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/server/runtime/config.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::cli {

// The operands that follow the words of an action.
using OperandWords = std::span<const std::string>;

struct AdminAction {
  std::string_view words;  // first words of the command line: "user add"
  std::string_view operands;
  std::size_t least, most;  // smallest and largest number of operands
  Status (*run)(const Invocation& invocation, OperandWords operands);
  bool is_logged = false;  // for actions that change or export something
};

inline constexpr std::size_t any_number = SIZE_MAX;

// Each list is in a file of its own: admin_users.cpp, admin_games.cpp, admin_mail.cpp, admin_files.cpp.
std::span<const AdminAction> user_actions();
std::span<const AdminAction> game_actions();
std::span<const AdminAction> mail_actions();
std::span<const AdminAction> file_actions();

// Logs the words of an action, to keep a record of what operators have done. They go to the log file of the
// node. If the node logs to standard error, they go to admin.log in its data directory.
void log_action(const server::runtime::Config& config, std::span<const std::string> words);

}  // namespace mt::cli
