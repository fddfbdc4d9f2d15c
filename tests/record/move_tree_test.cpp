#include "movetext/record/move_tree.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace mt {
namespace {

// Returns the tape as text: "a (b c) d".
std::string signs(const Record& record) {
  std::string out;
  for (const Event& event : record.tape) {
    if (event.kind == EventKind::open) out += '(';
    if (event.kind == EventKind::close) out += ')';
    if (event.kind == EventKind::ply) out += record.text(event);
    if (event.kind == EventKind::comment) out += '{' + std::string(record.text(event)) + '}';
  }
  return out;
}

TEST(MoveTree, WritesAlternativesInTheirOrder) {
  Record record;
  MoveTree tree;
  const auto move = [&](std::string_view text) {
    return MoveTree::Move{.place = {}, .text = record.keep(text)};
  };
  const auto a = tree.follow(MoveTree::root, move("a"));
  const auto b = tree.follow(a, move("b"));
  const auto other = tree.instead(b, move("c"));
  tree.follow(other, move("d"));
  tree.instead(b, move("e"));
  tree.instead(other, move("f"));
  tree.instead(a, move("g"));
  tree.comment_root(record.keep("start"));
  tree.comment(other, record.keep("x"));
  tree.comment(a, record.keep(""));
  tree.write(record);
  EXPECT_EQ(record.tape.size(), tree.events());
  EXPECT_EQ(signs(record), "{start}a(g)b(c{x}d)(f)(e)");
}

// The order of program files is: a move, its successors, its alternatives.
TEST(MoveTree, IsReadInOrder) {
  Record record;
  MoveTree tree;
  TreeInOrder order(tree);
  const auto add = [&](std::string_view text, bool goes_on, bool has_other) {
    order.add({.place = {}, .text = record.keep(text)}, goes_on, has_other);
  };
  add("a", true, true);
  add("b", false, true);
  add("c", false, false);
  EXPECT_FALSE(order.is_complete());
  add("d", true, false);
  add("e", false, false);
  EXPECT_TRUE(order.is_complete());
  tree.write(record);
  EXPECT_EQ(signs(record), "a(de)b(c)");
}

TEST(MoveTree, DeepNestingNeedsNoStack) {
  Record record;
  MoveTree tree;
  const Span text = record.keep("x");
  auto at = MoveTree::root;
  for (int i = 0; i < 100'000; ++i) {
    at = tree.follow(at, {.place = {}, .text = text});
    at = tree.instead(at, {.place = {}, .text = text});
  }
  tree.write(record);
  EXPECT_EQ(record.tape.size(), 600'000U);
}

}  // namespace
}  // namespace mt
