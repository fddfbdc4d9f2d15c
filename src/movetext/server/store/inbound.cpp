#include "movetext/server/store/inbound.hpp"

#include "movetext/server/store/keys.hpp"
#include "movetext/server/store/sql_columns.hpp"

namespace mt::server::store {
namespace {

constexpr auto insert_inbound_once_text = insert_inbound_text + sql(" on conflict do nothing");
constexpr auto insert_inbound_once_returning = insert_inbound_once_text + sql(" returning 1");
constexpr Statement insert_inbound_once{insert_inbound_once_text, insert_inbound_once_returning};
constexpr Statement inbound_by_key{"select digest, received, outcome from inbound where key = ?1"};
constexpr Statement save_outcome{"update inbound set outcome = ?2 where key = ?1"};

}  // namespace

bool Inbound::add(const InboundRow& row) {
  const std::string key = index_key(row.key);
  return statements_.change(insert_inbound_once, {Bytes(key), row.digest, row.received, Bytes(row.outcome)});
}

std::optional<InboundRow> Inbound::get(std::string_view key) {
  std::optional<InboundRow> found;
  statements_.each(inbound_by_key, {Bytes(index_key(key))}, [&](const Row& row) {
    found = InboundRow{std::string(key), row.text(0), row.number(1), row.text(2)};
  });
  return found;
}

void Inbound::set_outcome(std::string_view key, std::string_view outcome) {
  statements_.post(save_outcome, {Bytes(index_key(key)), Bytes(outcome)});
}

}  // namespace mt::server::store
