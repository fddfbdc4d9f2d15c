// Tests comments that are read and written in one step with the moves around them. The result is compared
// with that of an equivalent text that is read and written step by step.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "support/pdn.hpp"

#include <array>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace mt;

// A part of a movetext in two spellings. `slow` has a second blank, which does not belong to the comment but
// prevents the fast path.
struct Part {
  std::string quick;
  std::string slow;
};

Part same(std::string text) {
  return {text, text};
}
Part commands(const std::string& text) {
  return {"{ " + text + " }", "{  " + text + " }"};
}
Part words(const std::string& first, const std::string& others) {
  return {"{ " + first + " " + others + " }", "{ " + first + "  " + others + " }"};
}

const std::array<Part, 36> comments{
    commands("[%clk 0:05:00]"),
    commands("[%clk 0:05:00]"),
    commands("[%clk 0:05:00]"),
    commands("[%clk 0:05:00]"),
    commands("[%clk 0:05:00]"),
    commands("[%clk 0:05:00]"),
    commands("[%eval 0.17] [%clk 0:00:01]"),
    commands("[%csl Ra1,Rb2][%cal Ra1b2] [%clk 1]"),
    commands("[%clk  0:05]"),
    commands("[%c [x]"),
    commands("[%]"),
    commands("[%" + std::string(70, 'c') + "]"),
    commands("[%" + std::string(17, 'c') + "]"),
    same("{[%" + std::string(17, 'c') + "]}"),
    Part{"{[%clk 0:00:01]}", "{[%clk 0:00:01]  }"},
    Part{"{ [%clk 1]}", "{ [%clk 1]  }"},
    same("{ [%clk 1 }"),
    same("{ [%clk \u00E9] }"),
    same("{ [%clk\t1] }"),
    same("{ [%clk {] }"),
    same("{ [%clk 1] x }"),
    same("{ x [%clk 1] }"),
    same("{ [clk 1] }"),
    same("{ ] [ }"),
    same("{}"),
    same("; [%clk 1]\n"),
    words("A", "move that loses at once"),
    words("White",
          "could go on with Bc1-e3-b6 (and Nc7+), so Black has to be quick; 50% of the games end here."),
    words("%a", "word that no line may start with"),
    words("A", "word that no line %may start with"),
    words("An", "[ that no line may start with"),
    words("A", "w" + std::string(35, 'o') + "rd that needs more than two blocks"),
    words("A word", std::string(78, 'w') + " that has no room for braces"),
    same("{ " + std::string(78, 'w') + " }"),
    same("{ " + std::string(120, 'w') + " }"),
    words("Caf\u00E9", "is not ASCII, and \u2026 is one column"),
};

// Returns words. The length of the first word is random, so that the borders of 16-byte blocks can be
// anywhere in the text.
Part words_at_any_place(std::mt19937& random) {
  constexpr std::array<std::string_view, 3> others{"and others up to the end", "%and others up to the end",
                                                   "and [others up to the end"};
  return words(std::string(1 + random() % 40, 'w'), std::string(others[random() % others.size()]));
}

// Returns a random movetext. `first` is its first move number.
Part random_movetext(std::mt19937& random, int first) {
  constexpr std::array<std::string_view, 12> moves{"e4",   "Nf3",    "O-O",   "exd5", "Qxf7#",  "e8=Q+",
                                                   "Nbd7", "R1xd2+", "O-O-O", "Kh1",  "bxa8=N", "--"};
  Part text;
  const auto add = [&](const Part& part) {
    text.quick += part.quick + ' ';
    text.slow += part.slow + ' ';
  };
  const auto one_in = [&](unsigned chances) { return random() % chances == 0; };
  const auto add_move = [&](int half_move) {
    const bool starts = half_move == 2 * first;  // a movetext must not start with "--"
    std::string move(moves[random() % (moves.size() - (starts ? 1 : 0))]);
    if (one_in(40)) move += '!';
    const int shown = one_in(60) ? half_move : half_move / 2;
    const bool second = (half_move % 2 != 0) != one_in(40);
    const std::string number = std::to_string(shown) + (second ? "..." : ".");
    if (!one_in(20)) move.insert(0, number + (one_in(20) ? "" : " "));
    add(same(move));
  };
  const auto add_comments = [&] {
    if (one_in(40)) add(same("$1"));
    for (int most = 3; most > 0 && !one_in(most == 3 ? 6 : 2); --most)
      add(one_in(8) ? words_at_any_place(random) : comments[random() % comments.size()]);
    if (one_in(40)) add(same("$16"));
  };
  const int plies = 1 + static_cast<int>(random() % 30);
  for (int ply = 0; ply < plies; ++ply) {
    add_move(2 * first + ply);
    add_comments();
    if (!one_in(12)) continue;
    add(same("("));
    if (one_in(3)) add_comments();
    add_move(2 * first + ply);
    add_comments();
    if (one_in(2)) add_move(2 * first + ply + 1);
    add(same(")"));
  }
  add(same("*"));
  return text;
}

// Returns the tape, the diagnostics and the shapes of the moves as text.
std::string shown(const Record& record) {
  std::string out = test::tape(record) + '\n' + test::codes(record) + '\n';
  for (const Event& event : record.tape)
    if (event.kind == EventKind::ply)
      out += std::to_string(event.arg) + '/' + std::to_string(event.flags) + ' ';
  return out;
}

// Appends text: the fast path reads beyond the text that it handles, and is not used near the end of a file.
std::string followed(const std::string& text) {
  return text + "\n\n" + std::string(300, ' ') + "[Event \"another\"]\n";
}

void read(std::string_view text, Record& record) {
  pgn::read_record(text, 0, test::pgn(), record);
}

// Adds $0, which has no meaning, before each event, so that each event is written separately.
void add_empty_glyphs(Record& record) {
  std::vector<Event> tape;
  for (Event event : record.tape) {
    if (event.kind == EventKind::open || event.kind == EventKind::close) event.value = 2 * event.value + 1;
    tape.push_back({.kind = EventKind::nag, .text = {}});
    tape.push_back(event);
  }
  record.tape = tape;
}

std::string written(const Record& record, const pgn::WriterOptions& options) {
  std::string out;
  pgn::Writer(pgn::pgn(), options).write(record, out);
  return out;
}

// Returns a tape with single blanks, and without blanks at the ends of its comments.
std::string squeezed(const std::string& tape) {
  std::string out;
  for (const char c : tape) {
    const char last = out.empty() ? ' ' : out.back();
    if (c == '}' && last == ' ') out.pop_back();
    if (c != ' ' || (last != ' ' && last != '{')) out += c;
  }
  return out;
}

TEST(QuickComments, AreReadLikeOthers) {
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    const Part text = random_movetext(random, round % 5 == 0 ? 98 : round % 5 == 1 ? 998 : 1);
    const Part more{followed(text.quick), followed(text.slow)};
    Record quick;
    Record slow;
    read(more.quick, quick);
    read(more.slow, slow);
    ASSERT_EQ(squeezed(shown(quick)), squeezed(shown(slow))) << text.quick;
    Record last;
    read(text.quick, last);
    ASSERT_EQ(test::tape(last), test::tape(quick)) << text.quick;
    ASSERT_EQ(test::codes(last), test::codes(quick)) << text.quick;
  }
}

TEST(QuickComments, AreWrittenLikeOthers) {
  std::mt19937 random(2);
  for (int round = 0; round < 2000; ++round) {
    const Part text = random_movetext(random, round % 5 == 0 ? 98 : round % 5 == 1 ? 999'998 : 1);
    pgn::WriterOptions options;
    options.line_width = round % 4 == 0    ? 79
                         : round % 16 == 1 ? 5000
                                           : 1 + random() % (round % 4 == 2 ? 30 : 120);
    options.no_comments = round % 16 == 2;
    options.no_nags = round % 8 == 3;
    options.no_variations = round % 8 == 5;
    options.reduced = round % 64 == 7;
    options.comments_apart = round % 8 == 6;
    options.suffix_glyphs = round % 8 == 7;
    options.loose_numbers = round % 16 == 9;
    options.crlf = round % 16 == 10;
    if (round % 8 == 1) options.encoding = text::OutputEncoding::ascii;
    Record quick;
    Record slow;
    const std::string more = followed(text.quick);
    read(round % 2 == 0 ? more : text.quick, quick);
    read(text.slow, slow);
    if (!options.no_nags && !options.reduced) add_empty_glyphs(slow);
    ASSERT_EQ(written(quick, options), written(slow, options)) << text.quick << options.line_width;
  }
}

// Returns which comments of a text are marked to be written unchanged.
std::string marks(std::string_view text) {
  Record record;
  const std::string more = followed(std::string(text));
  read(more, record);
  std::string out;
  for (const Event& event : record.tape)
    if (event.kind == EventKind::comment) out += (event.flags & written_as_is) != 0 ? '+' : '-';
  return out;
}

TEST(QuickComments, AreMarkedByTheReader) {
  EXPECT_EQ(marks("1. e4 { [%clk 0:05:00] } 1... e5 { [%clk 0:05:00] } 2. Nf3 {[%clk 1]} 2... Nc6 {[%eval 1] "
                  "[%clk 1] } *"),
            "++++");
  EXPECT_EQ(marks("1. e4 {[%clk 1} 1... e5 {[%clk 1] x} 2. Nf3 {[clk 1]} 2... Nc6 { x} 3. Bb5 {[%clk {1]} "
                  "3... a6 {} *"),
            "------");
  EXPECT_EQ(marks("1. e4 {  [%clk 1]} 1... e5 {[%clk\t1]} 2. Nf3 {[%clk \u00E9]} 2... Nc6 {[%a]  [%b]} *"),
            "----");
}

}  // namespace
