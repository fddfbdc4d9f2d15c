// Turns events into a comment. The comment has the right text and can be written in braces.
#include "movetext/record/fold.hpp"

#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// Turns all events except the result into a comment, and returns the text of the comment.
std::string folded(Record& record, CommentStyle style = CommentStyle::brace) {
  auto end = static_cast<std::uint32_t>(record.tape.size());
  if (record.tape.back().kind == EventKind::result) --end;
  fold_into_comment(record, 0, end, style);
  return std::string(record.text(record.tape.front()));
}

std::string folded(std::string_view movetext, CommentStyle style = CommentStyle::brace) {
  Record record;
  pgn::read_record(movetext, 0, test::pdn(), record);
  return folded(record, style);
}

TEST(Fold, KeepsTheTextUnchanged) {
  EXPECT_EQ(folded("1. 32-28  19-23 2. 28x19 1-0"), "32-28  19-23 2. 28x19");
  EXPECT_EQ(folded("1. 32-28 $1 (1. 31-27 17-21) 19-23 *"), "32-28 $1 (1. 31-27 17-21) 19-23");
}

TEST(Fold, CommentsBecomeParentheses) {
  EXPECT_EQ(folded("1. 32-28 {good} 19-23 ; a line\n2. 28x19 {open { brace} *"),
            "32-28 (good) 19-23 (a line)\n2. 28x19 (open { brace)");
  EXPECT_EQ(folded("1. 32-28 (well (really) played) 19-23 (so) *"),
            "32-28 (well (really) played) 19-23 (so)");
}

TEST(Fold, AnUnclosedParenthesisKeepsAllOfItsText) {
  Record record;
  pgn::read_record("1. 32-28 (1-2 caf\u00E9 au lait *", 0, test::pdn(), record);
  std::uint32_t open = 0;
  while (record.tape[open].kind != EventKind::open) ++open;
  fold_into_comment(record, open, record.tape[open].value + 1, CommentStyle::parenthesis);
  EXPECT_EQ(record.text(record.tape[open]), "1-2 caf\u00E9 au lait");
}

TEST(Fold, EventsOfAnotherFormatAreJoined) {
  Record record;
  const std::string_view line =
      R"({"format":"pdn","tags":{},"moves":[{"move":"32-28"},{"comment":"good"},{"move":"19-23"},{"nag":1},)"
      R"({"variation":"open"},{"move":"18-23"},{"variation":"close"}],"result":"*"})";
  json::read_record(line, 0, record, {});
  ASSERT_FALSE(record.tape.empty());
  EXPECT_EQ(folded(record), "32-28 (good) 19-23 $1 ( 18-23 )");
}

}  // namespace
}  // namespace mt
