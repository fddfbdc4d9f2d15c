// Carries out acts that do not change the board: comments, notes, reminders, leave.
#include "movetext/server/domain/acting.hpp"

namespace mt::server::domain {
namespace {

ActOutcome say(Acting& acting) {
  if (!acting.plays && !acting.here.is_operator) return refused("not-a-player.say"_text);
  acting.add(GameEventKind::said, acting.wish.text);
  return done();
}

ActOutcome note(Acting& acting) {
  acting.add(GameEventKind::noted, acting.wish.text);
  return done();
}

ActOutcome remind(Acting& acting) {
  const int due = acting.game.reminder_due(acting.here.now);
  if (due == 0) return already();
  acting.add_of(acting.game.awaited(), GameEventKind::reminded, {}, due);
  return done();
}

ActOutcome begin_leave(Acting& acting) {
  if (acting.game.on_leave(acting.seat)) return already();
  acting.add_of(acting.seat, GameEventKind::leave_began);
  return done();
}

ActOutcome end_leave(Acting& acting) {
  if (!acting.game.on_leave(acting.seat)) return already();
  acting.add_of(acting.seat, GameEventKind::leave_ended);
  return done();
}

constexpr ActRow say_row{.actor = ActRow::Actor::anybody, .offered = say, .active = say, .over = say};
constexpr ActRow note_row{.actor = ActRow::Actor::operators, .offered = note, .active = note, .over = note};
constexpr ActRow remind_row{.actor = ActRow::Actor::clock, .active = remind};
constexpr ActRow leave_row{.actor = ActRow::Actor::clock, .active = begin_leave};
constexpr ActRow come_back_row{.actor = ActRow::Actor::clock, .active = end_leave};

}  // namespace

constinit const ActKind ActKind::say(say_row);
constinit const ActKind ActKind::note(note_row);
constinit const ActKind ActKind::remind(remind_row);
constinit const ActKind ActKind::leave(leave_row);
constinit const ActKind ActKind::come_back(come_back_row);

}  // namespace mt::server::domain
