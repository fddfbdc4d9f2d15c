// What actions on accounts and games have in common.
#pragma once
#include "movetext/cli/console.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/server/admin/office.hpp"
#include "movetext/server/admin/reports.hpp"
#include "movetext/server/runtime/key_mark.hpp"

#include <chrono>
#include <string>

namespace mt::cli {

inline server::Time now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// Nothing was refused, or it is complained of.
inline Status settled(const std::optional<server::domain::Refusal>& refusal) {
  if (!refusal) return Status::ok;
  complain(refusal->message + (refusal->hint.empty() ? "" : "; " + refusal->hint));
  return Status::faults;
}

// Of --limit; nothing: it is none, which was complained of.
std::optional<std::uint32_t> limit_of(const Invocation& invocation);

// With --json an object a line for each row of the table, with its headings in small letters as names, and
// numbers where it has numbers; else both parts as text, or `none` where the table is empty.
Status print(const Invocation& invocation, const server::admin::Report& report, std::string_view none);

// Opens the server, and does what `look(server)` says.
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

// What `act(office)` says, in the name of the server: its mails bear addresses made with its key.
template <class Act>
Status with_office(const Invocation& invocation, Act&& act) {
  return with_server(invocation, [&](const OpenServer& opened) {
    server::runtime::agree_on_key(*opened.store, opened.secrets);
    server::admin::Office office(*opened.policy, *opened.store, now());
    return act(office);
  });
}

// What `look(transaction)` gives.
template <class Look>
auto looked_up(server::store::Store& store, Look&& look) {
  std::optional<decltype(look(std::declval<server::store::Transaction&>()))> found;
  store.read([&](server::store::Transaction& transaction) { found = look(transaction); });
  return *std::move(found);
}

}  // namespace mt::cli
