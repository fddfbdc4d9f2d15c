// The actions of "movetext admin", in two files: on accounts and games, and on what a server is kept in.
#pragma once
#include "movetext/cli/invocation.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::cli {

struct AdminAction {
  std::string_view words;  // that it begins with: "user add"
  std::string_view operands;
  std::size_t least, most;  // operands
  Status (*run)(const Invocation& invocation, std::span<const std::string> operands);
};

inline constexpr std::size_t any_number = SIZE_MAX;

// admin_users.cpp, admin_games.cpp, admin_files.cpp
std::span<const AdminAction> user_actions();
std::span<const AdminAction> game_actions();
std::span<const AdminAction> mail_actions();
std::span<const AdminAction> file_actions();

}  // namespace mt::cli
