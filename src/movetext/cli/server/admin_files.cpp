#include "movetext/cli/server/admin.hpp"
#include "movetext/cli/server/admin_office.hpp"
#include "movetext/cli/server/verified.hpp"
#include "movetext/server/admin/restore.hpp"
#include "movetext/server/admin/rotate_key.hpp"
#include "movetext/server/runtime/key_mark.hpp"

#include <array>
#include <filesystem>

namespace mt::cli {
namespace {

Status back_up(const Invocation& invocation, OperandWords operands) {
  std::error_code error;
  if (std::filesystem::exists(std::filesystem::symlink_status(operands[0], error))) {
    complain(operands[0] + " already exists");
    return Status::io;
  }
  return with_server(invocation, [&](const OpenServer& opened) {
    opened.store->backup(operands[0]);
    return Status::ok;
  });
}

Status restore(const Invocation& invocation, OperandWords operands) {
  const auto config = read_settings(invocation);
  if (!config) return Status::usage;
  const auto restored =
      server::admin::restore(*config, operands[0], [](server::GameId game, const std::string& fault) {
        complain("board " + std::to_string(game) + ": " + fault);
      });
  if (const auto* failure = std::get_if<server::domain::Failure>(&restored)) {
    complain(failure->message);
    return failure->code == "exists" ? Status::io : Status::faults;
  }
  return print(invocation, verified_line(std::get<server::app::Verified>(restored), invocation.has("json")));
}

Status new_key(const Invocation& invocation, OperandWords) {
  return with_server(invocation, [&](const OpenServer& opened) {
    if (const auto failure = server::admin::rotate_key(opened.config, opened.secrets, *opened.store))
      return settled(failure);
    if (!invocation.has("quiet")) complain("a running server uses the new key only after a restart");
    return Status::ok;
  });
}

Status adopt_key(const Invocation& invocation, OperandWords) {
  return with_server(invocation, [&](const OpenServer& opened) {
    server::runtime::adopt_key(*opened.store, opened.secrets);
    return Status::ok;
  });
}

}  // namespace

std::span<const AdminAction> file_actions() {
  static constexpr auto actions = std::to_array<AdminAction>({
      {"backup", "FILE", 1, 1, back_up, true},
      {"restore", "FILE", 1, 1, restore, true},
      {"key new", "", 0, 0, new_key, true},
      {"key adopt", "", 0, 0, adopt_key, true},
  });
  return actions;
}

}  // namespace mt::cli
