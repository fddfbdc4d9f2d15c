#include "movetext/cli/server/admin.hpp"
#include "movetext/cli/server/admin_office.hpp"

#include <array>
#include <iostream>
#include <string>

namespace mt::cli {
namespace {

using server::admin::Office;
using server::domain::AccountState;

Status list_users(const Invocation& invocation, OperandWords) {
  return with_server(invocation, [&](const OpenServer& opened) {
    return print(invocation, looked_up(*opened.store, server::admin::users_report), "no accounts\n");
  });
}

Status show_user(const Invocation& invocation, OperandWords operands) {
  return with_server(invocation, [&](const OpenServer& opened) {
    const auto report = looked_up(*opened.store, [&](server::store::Transaction& look) {
      return server::admin::user_report(look, operands[0]);
    });
    if (report) return print(invocation, *report, {});
    complain("no account is called " + operands[0]);
    return Status::faults;
  });
}

Status add_user(const Invocation& invocation, OperandWords operands) {
  return with_office(invocation,
                     [&](Office& office) { return settled(office.add_user(operands[0], operands[1])); });
}

Status change_address(const Invocation& invocation, OperandWords operands) {
  return with_office(
      invocation, [&](Office& office) { return settled(office.change_address(operands[0], operands[1])); });
}

// Reads the password from the first line of standard input, because other users could see it among the
// arguments.
Status set_password(const Invocation& invocation, OperandWords operands) {
  if (invocation.terminal().in_is_terminal && !invocation.has("quiet"))
    complain("type the password and press Enter:");
  std::string password;
  std::getline(std::cin, password);
  return with_office(invocation,
                     [&](Office& office) { return settled(office.set_password(operands[0], password)); });
}

Status set_operator(const Invocation& invocation, OperandWords operands) {
  const bool on = operands[1] == "on";
  if (!on && operands[1] != "off") {
    complain("user operator takes on or off, not '" + operands[1] + "'");
    return Status::usage;
  }
  return with_office(invocation,
                     [&](Office& office) { return settled(office.set_operator(operands[0], on)); });
}

template <AccountState state>
Status set_state(const Invocation& invocation, OperandWords operands) {
  return with_office(invocation,
                     [&](Office& office) { return settled(office.set_state(operands[0], state)); });
}

}  // namespace

std::span<const AdminAction> user_actions() {
  static constexpr auto actions = std::to_array<AdminAction>({
      {"users", "", 0, 0, list_users},
      {"user add", "NAME ADDRESS", 2, 2, add_user, true},
      {"user address", "NAME ADDRESS", 2, 2, change_address, true},
      {"user password", "NAME", 1, 1, set_password, true},
      {"user operator", "NAME on|off", 2, 2, set_operator, true},
      {"user close", "NAME", 1, 1, set_state<AccountState::closed>, true},
      {"user ban", "NAME", 1, 1, set_state<AccountState::banned>, true},
      {"user open", "NAME", 1, 1, set_state<AccountState::active>, true},
      {"user", "NAME", 1, 1, show_user},
  });
  return actions;
}

}  // namespace mt::cli
