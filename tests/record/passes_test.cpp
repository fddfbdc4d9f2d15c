// Passes are inserted before their plies, and the links between `open` and `close` stay correct.
#include "movetext/record/passes.hpp"

#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// Returns the values of all `open` and `close` events.
std::string links(const Record& record) {
  std::string out;
  for (const Event& event : record.tape)
    if (event.kind == EventKind::open || event.kind == EventKind::close)
      out += std::to_string(event.value) + ' ';
  return out;
}

TEST(Passes, AreInsertedBeforeTheirPlies) {
  const std::string text = "1. 32-28 (1. 33-28 19-23 (1... 18-23) 2. 34-29) 19-23 2. 28x19 *";
  Record record = test::read_all(text).front();
  ASSERT_EQ(test::tape(record), "32-28 ( 33-28 19-23 ( 18-23 ) 34-29 ) 19-23 28x19 =*");
  ASSERT_EQ(links(record), "8 6 4 1 ");
  const std::vector<LeftOutPass> passes{{2, 5}, {5, 6}, {9, 7}};
  insert_passes(record, passes);
  EXPECT_EQ(test::tape(record), "32-28 ( -- 33-28 19-23 ( -- 18-23 ) 34-29 ) -- 19-23 28x19 =*");
  EXPECT_EQ(links(record), "10 8 5 1 ");
  EXPECT_EQ(record.tape[2].value, 5U);
  EXPECT_EQ(record.place_of(record.tape[2].text), text.find("33-28"));
}

TEST(Passes, ChangeNothingIfThereAreNone) {
  const std::string text = "1. 32-28 19-23 *";
  Record record = test::read_all(text).front();
  insert_passes(record, {});
  EXPECT_EQ(test::tape(record), "32-28 19-23 =*");
}

}  // namespace
}  // namespace mt
