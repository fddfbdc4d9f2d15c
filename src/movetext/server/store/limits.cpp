#include "movetext/server/store/limits.hpp"

#include "movetext/server/store/keys.hpp"

namespace mt::server::store {
namespace {

constexpr Statement allow_one{
    "insert into occasion (key, at, expires) select ?1, ?2, ?3 "
    "where (select count(*) from occasion where key = ?1 and at > ?4) < ?5 returning at"};
constexpr Statement count_allowed{"select count(*) from occasion where key = ?1 and at > ?2"};

}  // namespace

bool Limits::allow(std::string_view key, Time now, Duration window, std::uint32_t most) {
  bool allowed = false;
  statements_.each(allow_one, {Bytes(index_key(key)), now, now + window, now - window, most},
                   [&](const Row&) { allowed = true; });
  return allowed;
}

std::uint32_t Limits::count(std::string_view key, Time now, Duration window) {
  std::int64_t count = 0;
  statements_.each(count_allowed, {Bytes(index_key(key)), now - window},
                   [&](const Row& row) { count = row.number(0); });
  return static_cast<std::uint32_t>(count);
}

}  // namespace mt::server::store
