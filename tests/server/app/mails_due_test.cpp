// Checks which mails are due, and which mails replace each other.
#include "movetext/server/app/mails_due.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

using app::MailKind;
using domain::GameEventKind;

std::optional<MailKind> kind_of(std::initializer_list<GameEventKind> kinds) {
  std::vector<domain::GameEvent> events;
  for (const GameEventKind kind : kinds) {
    events.emplace_back();
    events.back().kind = kind;
    events.back().by = 7;
  }
  return app::mails_due(events).to_player(domain::Game(101), Side::first);
}

TEST(MailsDue, OnlyBoardsWithoutATextAreReplaced) {
  EXPECT_EQ(kind_of({GameEventKind::moved}), MailKind::board);
  EXPECT_EQ(kind_of({GameEventKind::moved, GameEventKind::rolled, GameEventKind::moved}), MailKind::board);
  EXPECT_EQ(kind_of({GameEventKind::moved, GameEventKind::said}), MailKind::news);
  EXPECT_EQ(kind_of({GameEventKind::moved, GameEventKind::draw_offered}), MailKind::news);
  EXPECT_EQ(kind_of({GameEventKind::moved, GameEventKind::game_won, GameEventKind::rolled}), MailKind::news);
  EXPECT_EQ(kind_of({GameEventKind::moved, GameEventKind::finished}), MailKind::news);
}

TEST(MailsDue, EventsOfOneSideAreNotMailed) {
  EXPECT_EQ(kind_of({GameEventKind::submitted}), std::nullopt);
  EXPECT_EQ(kind_of({GameEventKind::queued}), std::nullopt);
  EXPECT_EQ(kind_of({GameEventKind::leave_began}), std::nullopt);
}

// The names of the kinds are stored, so they must never change.
TEST(MailKinds, HaveNamesThatNeverChange) {
  const std::vector<std::string_view> names{"board", "news",  "offer", "offer-end", "reminder",
                                            "chat",  "watch", "end",   "digest",    "answer"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const app::MailKindRow* row = app::find_mail_kind(names[i]);
    ASSERT_NE(row, nullptr) << names[i];
    EXPECT_EQ(row->kind, static_cast<MailKind>(i));
    EXPECT_EQ(app::row_of(row->kind).name, names[i]);
  }
  EXPECT_EQ(app::find_mail_kind("postcard"), nullptr);
}

TEST(MailKinds, ReplaceBoardsByBoards) {
  EXPECT_EQ(app::outbox_mail(MailKind::board).replaces, "board");
  EXPECT_EQ(app::outbox_mail(MailKind::news).replaces, "board");
  for (const MailKind kind : {MailKind::chat, MailKind::watch, MailKind::digest, MailKind::answer})
    EXPECT_EQ(app::outbox_mail(kind).replaces, "");
}

}  // namespace
}  // namespace mt::server
