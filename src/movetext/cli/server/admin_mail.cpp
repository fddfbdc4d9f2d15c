#include "movetext/cli/server/admin.hpp"
#include "movetext/cli/server/admin_office.hpp"
#include "movetext/report/json_line.hpp"

#include <array>

namespace mt::cli {
namespace {

using server::admin::Office;

Status list_mails(const Invocation& invocation, OperandWords) {
  const auto limit = limit_of(invocation);
  if (!limit) return Status::usage;
  return with_server(invocation, [&](const OpenServer& opened) {
    const auto report = looked_up(*opened.store, [&](server::store::Transaction& look) {
      return server::admin::outbox_report(look, *limit);
    });
    return print(invocation, report, "no mails\n");
  });
}

Status send_again(const Invocation& invocation, OperandWords) {
  return with_office(invocation, [&](Office& office) {
    const std::uint64_t due = office.send_again();
    if (!invocation.has("json")) return print(invocation, std::to_string(due) + " mails are due now\n");
    std::string out;
    report::JsonLine line(out);
    line.number("mails", due);
    line.end();
    return print(invocation, out);
  });
}

}  // namespace

std::span<const AdminAction> mail_actions() {
  static constexpr auto actions = std::to_array<AdminAction>({
      {"outbox retry", "", 0, 0, send_again, true},
      {"outbox", "", 0, 0, list_mails},
  });
  return actions;
}

}  // namespace mt::cli
