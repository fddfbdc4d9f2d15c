#include "movetext/server/app/mail_kinds.hpp"

#include "movetext/server/app/game_mails.hpp"

#include <algorithm>
#include <array>

namespace mt::server::app {
namespace {

std::string unsubscribe(GameId board) {
  return "unsubscribe " + std::to_string(board);
}
std::string notify_off(GameId /*board*/) {
  return "notify off";
}
std::string set_digest_off(GameId /*board*/) {
  return "set digest=off";
}

constexpr std::array<MailKindRow, static_cast<std::size_t>(MailKind::count_)> mail_rows{{
    {.kind = MailKind::board,
     .name = "board",
     .write = write_board,
     .replaces = MailKind::board,
     .may_be_in_digest = true,
     .has_record = true},
    {.kind = MailKind::news,
     .name = "news",
     .write = write_board,
     .replaces = MailKind::board,
     .has_record = true},
    {.kind = MailKind::offer, .name = "offer", .write = write_offer},
    {.kind = MailKind::offer_end, .name = "offer-end", .write = write_offer_end},
    {.kind = MailKind::reminder, .name = "reminder", .write = write_reminder},
    {.kind = MailKind::chat, .name = "chat", .write = write_chat, .ending_command = unsubscribe},
    {.kind = MailKind::watch, .name = "watch", .write = write_board, .ending_command = unsubscribe},
    {.kind = MailKind::end, .name = "end", .write = write_board, .ending_command = notify_off},
    {.kind = MailKind::digest,
     .name = "digest",
     .write = write_digest,
     .ending_command = set_digest_off,
     .is_kept = true},
    {.kind = MailKind::answer, .name = "answer"},
}};

constexpr bool mails_are_in_order() {
  for (std::size_t i = 0; i < mail_rows.size(); ++i)
    if (mail_rows[i].kind != static_cast<MailKind>(i)) return false;
  return true;
}
static_assert(mails_are_in_order());

}  // namespace

const MailKindRow& row_of(MailKind kind) {
  return mail_rows[static_cast<std::size_t>(kind)];
}

const MailKindRow* find_mail_kind(std::string_view name) {
  const auto* const found = std::find_if(mail_rows.begin(), mail_rows.end(),
                                         [&](const MailKindRow& row) { return row.name == name; });
  return found == mail_rows.end() ? nullptr : found;
}

store::OutboxMail outbox_mail(MailKind kind) {
  const MailKindRow& row = row_of(kind);
  store::OutboxMail mail;
  mail.kind = row.name;
  if (row.replaces) mail.replaces = row_of(*row.replaces).name;
  return mail;
}

}  // namespace mt::server::app
