#include "movetext/server/admin/reports.hpp"
#include "movetext/server/words/quantities.hpp"

#include <algorithm>

namespace mt::server::admin {
namespace {

constexpr std::uint32_t mails_at_once = 500;

void add_mails(words::TextTable& table, store::Transaction& store, bool dead, std::uint32_t limit) {
  const std::string nothing(words::TextTable::nothing);
  std::int64_t after = 0;
  while (limit > 0) {
    const std::uint32_t wanted = std::min(limit, mails_at_once);
    const std::vector<store::OutboxMail> some = store.mails().list(dead, after, wanted);
    for (const store::OutboxMail& mail : some)
      table.add({dead             ? "refused"
                 : mail.tries > 0 ? "deferred"
                                  : "waiting",
                 mail.kind, mail.recipient, mail.game == 0 ? nothing : std::to_string(mail.game),
                 std::to_string(mail.tries), words::date_words(mail.due).substr(0, 16),
                 mail.last_error.empty() ? nothing : mail.last_error});
    if (some.size() < wanted) return;
    limit -= wanted;
    after = some.back().id;
  }
}

}  // namespace

Report outbox_report(store::Transaction& store, std::uint32_t limit) {
  Report report{
      {},
      words::TextTable(
          {{"State"}, {"Kind"}, {"To"}, {"Board", true}, {"Tries", true}, {"Due"}, {"Last answer"}})};
  add_mails(report.table, store, true, limit);
  add_mails(report.table, store, false, limit);
  return report;
}

}  // namespace mt::server::admin
