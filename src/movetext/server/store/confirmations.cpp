#include "movetext/server/store/confirmations.hpp"

#include "movetext/server/store/keys.hpp"

namespace mt::server::store {
namespace {

constexpr Statement put_confirmation_row{
    "insert into confirmation (code_hash, account, kind, payload, expires) values (?1, ?2, ?3, ?4, ?5) "
    "on conflict (code_hash) do update set account = excluded.account, kind = excluded.kind, "
    "payload = excluded.payload, expires = excluded.expires"};
constexpr Statement take_confirmation_row{
    "delete from confirmation where code_hash = ?1 returning account, kind, payload, expires"};

}  // namespace

void Confirmations::put(const ConfirmationRow& row) {
  statements_.post(put_confirmation_row,
                   {row.code_hash, row.account, row.kind, Bytes(row.payload), row.expires});
}

std::optional<ConfirmationRow> Confirmations::take(std::string_view code_hash, Time now) {
  std::optional<ConfirmationRow> taken;
  if (!is_plain_text(code_hash)) return taken;
  statements_.each(take_confirmation_row, {code_hash}, [&](const Row& row) {
    taken = ConfirmationRow{std::string(code_hash), row.number(0), row.text(1), row.text(2), row.number(3)};
  });
  if (taken && taken->expires <= now) taken.reset();
  return taken;
}

}  // namespace mt::server::store
