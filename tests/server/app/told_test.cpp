// Which mails may take each other's place.
#include "movetext/server/app/told.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

std::string_view kind_of(std::initializer_list<domain::GameEventKind> kinds) {
  std::vector<domain::GameEvent> events;
  for (const domain::GameEventKind kind : kinds) {
    events.emplace_back();
    events.back().kind = kind;
    events.back().by = 7;
  }
  return app::mails_due(events).to_player(domain::Game(101), Side::first);
}

TEST(Told, only_boards_without_a_word_are_replaced) {
  EXPECT_EQ(kind_of({domain::GameEventKind::moved}), "board");
  EXPECT_EQ(
      kind_of({domain::GameEventKind::moved, domain::GameEventKind::rolled, domain::GameEventKind::moved}),
      "board");
  EXPECT_EQ(kind_of({domain::GameEventKind::moved, domain::GameEventKind::said}), "news");
  EXPECT_EQ(kind_of({domain::GameEventKind::moved, domain::GameEventKind::draw_offered}), "news");
  EXPECT_EQ(
      kind_of({domain::GameEventKind::moved, domain::GameEventKind::game_won, domain::GameEventKind::rolled}),
      "news");
  EXPECT_EQ(kind_of({domain::GameEventKind::moved, domain::GameEventKind::finished}), "news");
}

TEST(Told, what_concerns_one_side_alone_is_no_mail) {
  EXPECT_EQ(kind_of({domain::GameEventKind::submitted}), "");
  EXPECT_EQ(kind_of({domain::GameEventKind::queued}), "");
  EXPECT_EQ(kind_of({domain::GameEventKind::leave_began}), "");
}

}  // namespace
}  // namespace mt::server
