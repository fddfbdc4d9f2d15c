// Tests the numbers of tag names and finds tags by them.
#include "movetext/record/record.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

TEST(TagName, NumbersExactlyTheKnownNames) {
  for (std::size_t i = 0; i < known_tag_names; ++i) {
    const std::string name(tag_names[i]);
    EXPECT_EQ(tag_name_of(name), static_cast<TagName>(i)) << name;
    for (std::size_t at = 0; at < name.size(); ++at) {
      std::string other = name;
      other[at] = '_';
      EXPECT_EQ(tag_name_of(other), TagName::unknown) << other;
    }
    EXPECT_EQ(tag_name_of(name + 's'), TagName::unknown);
  }
  for (const char* none : {"", "E", "event", "EVENT", "Elo", "WhiteEloo"})
    EXPECT_EQ(tag_name_of(none), TagName::unknown) << none;
}

TEST(TagName, IsFoundAtItsCurrentPlace) {
  Record record;
  record.set_tag("Site", "here");
  record.set_tag("Mine", "a");
  record.set_tag("FEN", "x");
  record.set_tag("Round", "3");
  EXPECT_EQ(record.tag(TagName::fen), "x");
  EXPECT_EQ(record.tag("Round"), "3");
  EXPECT_EQ(record.find_tag(TagName::event), nullptr);
  record.remove_tag("FEN");
  EXPECT_EQ(record.find_tag(TagName::fen), nullptr);
  EXPECT_EQ(record.find_tag("FEN"), nullptr);
  EXPECT_EQ(record.tag(TagName::round), "3");
  record.remove_tag("Mine");
  EXPECT_EQ(record.tag("Mine"), "");
  EXPECT_EQ(record.tag("Site"), "here");
  EXPECT_EQ(record.tag(TagName::round), "3");
  record.set_tag("FEN", "y");
  record.set_tag("FEN", "z");
  EXPECT_EQ(record.tag(TagName::fen), "z");
  EXPECT_EQ(record.tags.size(), 3U);
  record.clear_tags();
  EXPECT_EQ(record.find_tag(TagName::site), nullptr);
}

TEST(TagName, RefersToTheFirstTag) {
  Record record;
  for (const char* value : {"first", "second"}) record.push_tag(record.keep("Event"), record.keep(value));
  EXPECT_EQ(record.tag(TagName::event), "first");
  EXPECT_EQ(record.tag("Event"), "first");
}

}  // namespace
}  // namespace mt
