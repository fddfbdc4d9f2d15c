// Cuts records, counts their plies, and inserts events.
#include "movetext/record/truncate.hpp"

#include "movetext/formats/mat/reader.hpp"
#include "movetext/record/insert_events.hpp"
#include "movetext/record/ply_count.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// Returns the tape of a game of chess after the first `plies` plies.
std::string cut(std::string_view movetext, std::uint32_t plies, bool* is_shorter = nullptr) {
  Record record;
  pgn::read_record(movetext, 0, test::pgn(), record);
  const bool shorter = truncate(record, plies);
  if (is_shorter != nullptr) *is_shorter = shorter;
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    const bool is_linked = event.kind == EventKind::open || event.kind == EventKind::close;
    if (!is_linked) continue;
    EXPECT_EQ(record.tape.at(event.value).value, i) << "the ends of a variation are linked";
  }
  return test::tape(record);
}

TEST(Truncate, KeepsThePliesAndTheirAnnotations) {
  constexpr std::string_view game = "{start} 1. e4 $1 {good} e5 {solid} 2. Nf3 {develops} Nc6 1-0";
  EXPECT_EQ(cut(game, 0), "{start} =1-0");
  EXPECT_EQ(cut(game, 1), "{start} e4 $1 {good} =1-0");
  EXPECT_EQ(cut(game, 3), "{start} e4 $1 {good} e5 {solid} Nf3 {develops} =1-0");
  bool is_shorter = true;
  EXPECT_EQ(cut(game, 4, &is_shorter), "{start} e4 $1 {good} e5 {solid} Nf3 {develops} Nc6 =1-0");
  EXPECT_FALSE(is_shorter);
}

TEST(Truncate, CutsVariationsAfterTheSamePly) {
  constexpr std::string_view game =
      "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 (2. f4 exf4) Nc6 (2... Nf6) *";
  EXPECT_EQ(cut(game, 1), "e4 =*");
  EXPECT_EQ(cut(game, 2), "e4 e5 ( c5 ) =*");
  EXPECT_EQ(cut(game, 3), "e4 e5 ( c5 Nf3 ( c3 ) ) Nf3 ( f4 ) =*");
  EXPECT_EQ(cut(game, 4), "e4 e5 ( c5 Nf3 ( c3 d5 ) d6 ) Nf3 ( f4 exf4 ) Nc6 ( Nf6 ) =*");
}

TEST(Truncate, CutsEachGameOfAMatchAndKeepsItsPoints) {
  constexpr std::string_view match =
      " 3 point match\n\n Game 1\n A : 0                            B : 0\n"
      "  1) 31: 8/5 6/5                    52: 13/8 24/22\n"
      "  2)  Doubles => 2                  Drops\n      Wins 1 point\n\n"
      " Game 2\n A : 1                            B : 0\n"
      "  1)                                31: 8/5 6/5\n"
      "  2) 52: 13/8 24/22                 61: 8/2 3/2\n";
  Record record;
  mat::read_record(match, 0, record);
  EXPECT_TRUE(truncate(record, 2));
  std::string kinds;
  for (const Event& event : record.tape)
    kinds += event.kind == EventKind::game     ? "G"
             : event.kind == EventKind::roll   ? "r"
             : event.kind == EventKind::ply    ? "p"
             : event.kind == EventKind::cube   ? "c"
             : event.kind == EventKind::points ? "P"
                                               : "";
  EXPECT_EQ(kinds, "GrprpPGrprp");
}

TEST(PlyCount, IsCompared) {
  Record record;
  pgn::read_record("[PlyCount \"3\"]\n\n1. e4 e5 (1... c5 2. Nf3) *", 0, test::pgn(), record);
  ASSERT_NE(wrong_ply_count(record), nullptr);
  renew_ply_count(record);
  EXPECT_EQ(record.tag("PlyCount"), "2");
  EXPECT_EQ(wrong_ply_count(record), nullptr);
  record.set_tag("PlyCount", "?");
  EXPECT_EQ(wrong_ply_count(record), nullptr) << "unknown is not wrong";
  record.set_tag("PlyCount", "two");
  EXPECT_NE(wrong_ply_count(record), nullptr);
}

TEST(InsertEvents, KeepsVariationsLinked) {
  Record record;
  pgn::read_record("1. e4 (1. d4 d5) e5 *", 0, test::pgn(), record);
  const Span text = record.keep("x");
  const Event comment{.kind = EventKind::comment, .text = text, .value = 0};
  const auto end = static_cast<std::uint32_t>(record.tape.size());
  insert_events(record, std::vector<InsertedEvent>{{1, comment}, {1, comment}, {3, comment}, {end, comment}});
  EXPECT_EQ(test::tape(record), "e4 {x} {x} ( d4 {x} d5 ) e5 =* {x}");
  EXPECT_EQ(record.tape[3].value, 7U);
  EXPECT_EQ(record.tape[7].value, 3U);
}

}  // namespace
}  // namespace mt
