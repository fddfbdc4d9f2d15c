#include "movetext/server/app/leave.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <ctime>

namespace mt::server::app {
namespace {

constexpr int whole_match = 4;

int year_of(Time time) {
  const std::time_t seconds = time / second_long;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  return utc.tm_year + 1900;
}

std::optional<Time> end_of_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return {};
  const std::int64_t year = text::parse_number(text.substr(0, 4), 9999);
  const std::int64_t month = text::parse_number(text.substr(5, 2), 12);
  const std::int64_t day = text::parse_number(text.substr(8, 2), 31);
  if (year < 1970 || month < 1 || day < 1) return {};
  std::tm utc{};
  utc.tm_year = static_cast<int>(year) - 1900;
  utc.tm_mon = static_cast<int>(month) - 1;
  utc.tm_mday = static_cast<int>(day);
  return Time{timegm(&utc)} * second_long + day_long;
}

// Calls `visit` for each game in that state in which the account has a seat.
template <class Visit>
void for_each_board(UnitOfWork& work, AccountId account, domain::GameState state, Visit&& visit) {
  store::GameQuery query;
  query.player = account;
  query.state = state;
  query.limit = 1000;
  for (;;) {
    const std::vector<store::BoardRow> rows = work.store().games().find(query);
    for (const store::BoardRow& row : rows) visit(row.id);
    if (rows.size() < query.limit) return;
    query.before = rows.back().id;
  }
}

}  // namespace

std::optional<Time> leave_end(std::string_view text, Time now, Time latest) {
  constexpr std::string_view until = "until ";
  if (text.empty() || text::same_in_any_case(text, "on")) return latest;
  if (text.size() > until.size() && text::same_in_any_case(text.substr(0, until.size()), until))
    text = text::trim(text.substr(until.size()));
  const auto end = end_of_day(text);
  if (!end || *end <= now || *end > latest + day_long) return {};
  return end;
}

Duration leave_left(const domain::Leave& leave, Time now, Duration a_year) {
  return leave.year == year_of(now) ? std::max<Duration>(a_year - leave.spent, 0) : a_year;
}

void begin_leave(UnitOfWork& work, domain::Account account, Time until) {
  work.lock_account(account.id);  // so that no game of the account starts at the same time
  if (account.leave.since == 0) account.leave.since = work.now();
  account.leave.until = until;
  work.save(account);
  for_each_board(work, account.id, domain::GameState::active, [&](GameId board) {
    if (const auto seat = work.game(board)->seat_of(account.id))
      work.act(board, {.kind = domain::ActKind::leave, .seat = seat}, 0);
  });
}

void end_leave(UnitOfWork& work, domain::Account account) {
  work.lock_account(account.id);
  const int year = year_of(work.now());
  if (account.leave.year != year) account.leave.spent = 0;
  account.leave.year = year;
  account.leave.spent += work.now() - account.leave.since;
  account.leave.since = account.leave.until = 0;
  work.save(account);
  for_each_board(work, account.id, domain::GameState::active, [&](GameId board) {
    if (const auto seat = work.game(board)->seat_of(account.id))
      work.act(board, {.kind = domain::ActKind::come_back, .seat = seat}, 0);
  });
}

void leave_for_good(UnitOfWork& work, domain::Account account, domain::AccountState state) {
  for_each_board(work, account.id, domain::GameState::offered,
                 [&](GameId board) { work.act(board, {.kind = domain::ActKind::decline}, account.id); });
  for_each_board(work, account.id, domain::GameState::active, [&](GameId board) {
    const bool dice = work.game(board)->has_dice();
    work.act(board,
             {.kind = domain::ActKind::resign,
              .confirmed = true,
              .for_good = true,
              .level = dice ? whole_match : 0},
             account.id);
  });
  account.state = state;
  ++account.generation;
  work.save(account);
}

}  // namespace mt::server::app
