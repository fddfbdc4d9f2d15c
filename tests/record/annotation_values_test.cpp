// The values and times in the commands of comments.
#include "movetext/record/annotation_values.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

TEST(AnnotationValues, AreReadInAllForms) {
  EXPECT_DOUBLE_EQ(read_written_value("0.31")->value, 0.31);
  EXPECT_DOUBLE_EQ(read_written_value("+0.31")->value, 0.31);
  EXPECT_DOUBLE_EQ(read_written_value("-1.05,22")->value, -1.05);
  EXPECT_FALSE(read_written_value("-1.05,22")->is_win);
  EXPECT_TRUE(read_written_value("#-3")->is_win);
  EXPECT_DOUBLE_EQ(read_written_value("#-3")->value, -3);
  for (const char* const text : {"", "#", "#0", "x", "1e9", "nan", "--1"})
    EXPECT_FALSE(read_written_value(text)) << text;
}

TEST(AnnotationValues, ReadTimes) {
  EXPECT_DOUBLE_EQ(*read_time("0:01:02.5"), 62.5);
  EXPECT_DOUBLE_EQ(*read_time("62.5"), 62.5);
  EXPECT_DOUBLE_EQ(*read_time(" 1:05 "), 65);
  for (const char* const text : {"", "1:2:3:4", "-5", "1::2", "x"}) EXPECT_FALSE(read_time(text)) << text;
}

}  // namespace
}  // namespace mt
