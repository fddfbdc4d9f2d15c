// Functions shared by the actions of "movetext admin".
#pragma once
#include "movetext/cli/console.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/server/admin/office.hpp"
#include "movetext/server/admin/reports.hpp"
#include "movetext/server/runtime/key_mark.hpp"
#include "movetext/server/runtime/now.hpp"

#include <chrono>
#include <string>

namespace mt::cli {

// Returns the status of an action. If the action was refused, reports why.
inline Status settled(const std::optional<server::domain::Failure>& failure) {
  if (!failure) return Status::ok;
  complain(failure->message + (failure->hint.empty() ? "" : "; " + failure->hint));
  return Status::faults;
}

// Returns the value of --limit, or nullopt after reporting that it is out of range.
std::optional<std::uint32_t> limit_of(const Invocation& invocation);

// Prints the report. With --json each row of the table becomes one JSON object on a line. The names of its
// fields are the headings in small letters ("last_answer"). Columns of numbers become numbers, and empty
// cells are omitted. Without --json both parts of the report are printed as text, or `none` if the table is
// empty.
Status print(const Invocation& invocation, const server::admin::Report& report, std::string_view none);

// Opens the server and returns the result of `look(server)`. Returns Status::io after reporting a failure of
// the server or its store.
template <class Look>
Status with_server(const Invocation& invocation, Look&& look) {
  const auto opened = open_server(invocation);
  if (!opened) return Status::io;
  try {
    return look(*opened);
  } catch (const server::store::StoreError& error) {
    complain(error.what());
  }
  return Status::io;
}

// Returns the result of `act(office)`. First makes sure that the server's key is used, because the office
// makes the addresses in its mails with this key.
template <class Act>
Status with_office(const Invocation& invocation, Act&& act) {
  return with_server(invocation, [&](const OpenServer& opened) {
    server::runtime::agree_on_key(*opened.store, opened.secrets);
    server::admin::Office office(*opened.policy, *opened.store, server::runtime::now());
    return act(office);
  });
}

// Returns the result of `look(transaction)`.
template <class Look>
auto looked_up(server::store::Store& store, Look&& look) {
  std::optional<decltype(look(std::declval<server::store::Transaction&>()))> found;
  store.read([&](server::store::Transaction& transaction) { found = look(transaction); });
  return *std::move(found);
}

}  // namespace mt::cli
