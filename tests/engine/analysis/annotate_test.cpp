// Annotations on a tape. Nothing is lost, and writing them twice changes nothing.
#include "movetext/engine/analysis/remarks.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::engine {
namespace {

Record moves() {
  Record record;
  for (const char* const move : {"e4", "e5", "Nf3"})
    record.add(EventKind::ply, move, static_cast<std::uint32_t>(2 + record.tape.size()));
  return record;
}
std::string text_of(const Record& record) {
  std::string out;
  for (const Event& event : record.tape) {
    if (!out.empty()) out += ' ';
    if (event.kind == EventKind::nag)
      out += '$' + std::to_string(event.value);
    else if (event.kind == EventKind::open || event.kind == EventKind::close)
      out += event.kind == EventKind::open ? '(' : ')';
    else if (event.kind == EventKind::comment)
      out.append("{").append(record.text(event)) += '}';
    else
      out += record.text(event);
  }
  return out;
}
Remark mistake(std::uint32_t event) {
  return {.event = event, .value = "0.31", .nag = 2, .variation = {"d5", "exd5"}, .numbers = {3, 4}};
}

TEST(Annotate, AddsGlyphCommentAndVariation) {
  Record record = moves();
  annotate(record, std::vector{mistake(1)}, {});
  EXPECT_EQ(text_of(record), "e4 e5 $2 {[%eval 0.31]} ( d5 exd5 ) Nf3");
  EXPECT_EQ(record.tape[4].value, 7U) << "each end of a variation names the other";
  EXPECT_EQ(record.tape[7].value, 4U);
}

TEST(Annotate, ChangesNothingTheSecondTime) {
  Record record = moves();
  annotate(record, std::vector{mistake(1)}, {});
  const std::string once = text_of(record);
  annotate(record, std::vector{mistake(1)}, {});
  EXPECT_EQ(text_of(record), once);
}

TEST(Annotate, KeepsExistingAnnotations) {
  Record record = moves();
  const auto put = [&](std::size_t at, EventKind kind, std::string_view text, std::uint32_t value) {
    record.tape.insert(record.tape.begin() + static_cast<std::ptrdiff_t>(at),
                       {.kind = kind, .text = record.keep(text), .value = value});
  };
  put(2, EventKind::nag, "", 5);
  put(3, EventKind::comment, "[%clk 0:05:00] [%eval 9.99] better was d5", 0);
  put(4, EventKind::open, "", 6);
  put(5, EventKind::ply, "d5", 3);
  put(6, EventKind::close, "", 4);
  annotate(record, std::vector{mistake(1)}, {});
  EXPECT_EQ(text_of(record), "e4 e5 $5 {[%eval 0.31] [%clk 0:05:00] better was d5} ( d5 ) Nf3");
}

// Adjacent comments become one comment in a file. So the commands of the analysis are put before all other
// comments of the move, even before words that were written without braces.
TEST(Annotate, PutsCommentsBeforeOtherEvents) {
  Record record = moves();
  record.tape.insert(record.tape.begin() + 2, {.kind = EventKind::comment,
                                               .arg = static_cast<std::uint8_t>(CommentStyle::stray),
                                               .text = record.keep("50%")});
  annotate(record, std::vector{mistake(1)}, {});
  EXPECT_EQ(text_of(record), "e4 e5 $2 {[%eval 0.31]} {50%} ( d5 exd5 ) Nf3");
}

// Adjacent comments are written as one comment. So the values of an earlier analysis are removed from all
// comments of a move, and only the new value is left.
TEST(Annotate, LeavesOneValuePerMove) {
  Record record = moves();
  const auto put = [&](std::size_t at, std::string_view text) {
    record.tape.insert(record.tape.begin() + static_cast<std::ptrdiff_t>(at),
                       {.kind = EventKind::comment, .text = record.keep(text)});
  };
  put(2, "better was d5");
  put(3, "[%eval 9.99]");
  put(4, "[%lost ? 0.1 d5] as they say");
  annotate(record, std::vector{mistake(1)}, {.variations = false});
  EXPECT_EQ(text_of(record), "e4 e5 $2 {[%eval 0.31] better was d5} {as they say} Nf3");
}

TEST(Annotate, OmitsWhatTheFormatCannotHold) {
  Record record = moves();
  annotate(record, std::vector{mistake(1)}, {.glyphs = false, .variations = false});
  EXPECT_EQ(text_of(record), "e4 e5 {[%eval 0.31]} Nf3");
}

TEST(Annotate, ReplacesTheCommandsOfMatches) {
  const Remark worse{.value = "-0.500", .lost = "? 0.100 13/11 6/5"};
  EXPECT_EQ(with_commands("[%eval 0.1] [%lost ?! 0.040 8/5] well", worse),
            "[%eval -0.500] [%lost ? 0.100 13/11 6/5] well");
  EXPECT_EQ(
      with_commands("[%eval 0.1] [%lost ?! 0.040 8/5] [%cube ?? 0.3 double, take] well", {.value = "0.200"}),
      "[%eval 0.200] well");
  const Remark full{
      .value = "0.200", .loss = "0.00000", .doubled = "0.1 0.2 1.0", .luck = "-0.1", .spread = "0.00040"};
  EXPECT_EQ(with_commands("[%luck 9] [%loss 9] [%double 1 2 3 wrong take] [%spread 1] well", full),
            "[%eval 0.200] [%loss 0.00000] [%double 0.1 0.2 1.0] [%luck -0.1] [%spread 0.00040] well");
  EXPECT_EQ(with_commands("[%eval 0.1] well", {}), "[%eval 0.1] well") << "no value is known";
  EXPECT_EQ(with_commands("[%eval 0.1", {.value = "0.2"}), "[%eval 0.2] [%eval 0.1") << "no command";
}

TEST(Annotate, WritesMarksAsPropertiesOnce) {
  const Remark bad{.event = 0, .value = "0.31", .properties = "BM[1]DC[]"};
  const Remark good{.event = 0, .value = "0.31"};
  const Room room{.glyphs = false, .variations = false, .properties = true};
  Record record = moves();
  annotate(record, std::vector{bad}, room);
  EXPECT_EQ(text_of(record), "e4 BM[1]DC[] {[%eval 0.31]} e5 Nf3");
  annotate(record, std::vector{bad}, room);
  EXPECT_EQ(text_of(record), "e4 BM[1]DC[] {[%eval 0.31]} e5 Nf3");
  annotate(record, std::vector{good}, room);
  EXPECT_EQ(text_of(record), "e4 {[%eval 0.31]} e5 Nf3");
  Record bare = moves();
  annotate(bare, std::vector{bad}, {.glyphs = false, .variations = false});
  EXPECT_EQ(text_of(bare), "e4 {[%eval 0.31]} e5 Nf3") << "a format without properties";
}

TEST(Annotate, KeepsOtherProperties) {
  Record record = moves();
  record.tape.insert(record.tape.begin() + 1, {.kind = EventKind::properties,
                                               .text = record.keep("A[0][l\\]p E]MR[]BM[2] DO[]LU[0.1]")});
  annotate(record, std::vector{Remark{.event = 0, .value = "0.31", .properties = "BM[1]"}},
           {.properties = true});
  EXPECT_EQ(text_of(record), "e4 A[0][l\\]p E]MR[]LU[0.1]BM[1] {[%eval 0.31]} e5 Nf3");
}

}  // namespace
}  // namespace mt::engine
