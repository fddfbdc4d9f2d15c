// Which mails may take each other's place.
#include "movetext/server/app/told.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

std::string_view kind_of(std::initializer_list<EventKind> kinds) {
  std::vector<Event> events;
  for (const EventKind kind : kinds) {
    events.emplace_back();
    events.back().kind = kind;
    events.back().by = 7;
  }
  return told_by(events).to_player(Game(101), Side::first);
}

TEST(Told, only_boards_without_a_word_are_replaced) {
  EXPECT_EQ(kind_of({EventKind::moved}), "board");
  EXPECT_EQ(kind_of({EventKind::moved, EventKind::rolled, EventKind::moved}), "board");
  EXPECT_EQ(kind_of({EventKind::moved, EventKind::said}), "news");
  EXPECT_EQ(kind_of({EventKind::moved, EventKind::draw_offered}), "news");
  EXPECT_EQ(kind_of({EventKind::moved, EventKind::game_won, EventKind::rolled}), "news");
  EXPECT_EQ(kind_of({EventKind::moved, EventKind::finished}), "news");
}

TEST(Told, what_concerns_one_side_alone_is_no_mail) {
  EXPECT_EQ(kind_of({EventKind::submitted}), "");
  EXPECT_EQ(kind_of({EventKind::queued}), "");
  EXPECT_EQ(kind_of({EventKind::leave_began}), "");
}

}  // namespace
}  // namespace mt::server
