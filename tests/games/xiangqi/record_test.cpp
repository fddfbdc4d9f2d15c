// Checks records: written moves are read back; passes and damaged moves are refused.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/replay/replay.hpp"
#include "support/reading.hpp"

#include <array>

namespace mt::xiangqi::test {
namespace {

using board::Notation;

constexpr std::array notations{Notation::wxf, Notation::uci, Notation::iccs, Notation::chinese,
                               Notation::traditional};

struct Played {
  replay::Replayed replayed;
  std::string text;      // the whole record
  std::string faults;    // the code of each error
  std::string warnings;  // the code of each warning
};

Played played(const std::string& text, Notation notation = Notation::uci) {
  const auto any = make_game(*parse_game("xiangqi"));
  const std::string read = text + '\n';
  Record record;
  pgn::read_record(read, 0, {pgn::pgn_of_red(), move_shapes}, record);
  Played out;
  out.replayed = replay::replay(record, *any, *any, {.notation = notation});
  for (const Diagnostic& fault : record.diagnostics) {
    if (fault.severity < Severity::warning) continue;
    std::string& codes = fault.severity == Severity::error ? out.faults : out.warnings;
    codes += (codes.empty() ? "" : " ") + std::string(mt::name(fault.code));
  }
  pgn::Writer(pgn::pgn_of_red(), {.line_width = 2000}).write(record, out.text);
  return out;
}

std::string movetext_of(const std::string& record) {
  return record.substr(record.rfind("\n\n", record.size() - 3) + 2);
}

// Returns a position with pawns in tandem on one or two files. The kings beside them do not face each other.
Position with_tandem_pawns(int pawns, bool two_files, Side side) {
  Position p;
  p.put(point_at(4, side == red ? 0 : 9), side, Kind::king);
  p.put(point_at(5, side == red ? 9 : 0), other(side), Kind::king);
  const std::array<int, 2> file{2, 6};
  std::array<int, 2> taken{};
  for (int i = 0; i < pawns; ++i) {
    const auto at = static_cast<std::size_t>(two_files ? i % 2 : 0);
    const int rank = 5 + taken[at]++;
    p.put(point_at(file[at], side == red ? rank : 9 - rank), side, Kind::pawn);
  }
  p.to_move = side;
  return p;
}

TEST(XiangqiRecords, WithTandemPawnsAreReadBack) {
  std::size_t seen = 0;
  for (const Side side : {red, black})
    for (int pawns = 2; pawns <= 5; ++pawns)
      for (const bool two_files : {false, true}) {
        const Position p = with_tandem_pawns(pawns, two_files, side);
        MoveList moves;
        legal_moves(p, moves);
        for (const Move move : moves)
          for (const Notation notation : notations) {
            const std::string number = side == red ? "1. " : "1... ";
            const std::string points = move_text(p, move, Notation::uci);
            const std::string name = move_text(p, move, notation);
            const std::string tags = "[FEN \"" + fen(p) + "\"]\n\n";
            const std::string line = number + name + " (" + number + name + ") *";
            const Played back = played(tags + line);
            EXPECT_EQ(back.faults, "") << tags << line;
            EXPECT_EQ(movetext_of(back.text), number + points + " (" + number + points + ") *\n\n") << line;
            ++seen;
          }
      }
  EXPECT_GT(seen, 500U);
}

TEST(XiangqiRecords, TheRearPawnIsNotAPass) {
  const std::string tags = "[FEN \"5k3/3P5/3P5/3P5/3P5/9/9/9/9/4K4 w - - 0 1\"]\n\n";
  for (const char* const rear : {"--.7", "--=7", "\uFF0D\uFF0D\uFF0E\uFF17"})
    EXPECT_EQ(movetext_of(played(tags + "1. " + rear + " K6+1 *").text), "1. d5c5 f9f8 *\n\n") << rear;
  EXPECT_EQ(played(tags + "1. ---1 K6+1 *").faults, "illegal-move");
}

TEST(XiangqiRecords, PassesAreRefused) {
  EXPECT_EQ(played("1. C2.5 -- 2. H2+3 *").faults, "illegal-move");
  EXPECT_EQ(played("1. C2.5 -- 2. H2+3 *").replayed.plies, 1U);
  EXPECT_EQ(played("1. C2.5 H8+7 (1... --) 2. H2+3 *").faults, "illegal-move");
}

TEST(XiangqiRecords, ADamagedMoveIsAnError) {
  for (const char* const move : {"\u70AE\u4E8C\u4E94\u5E73", "\u70AE\u4E8C\u5E73", "\u9A6C\uFF17\u8FDB",
                                 "\uFF11\u5E73\uFF12", "R.23", "C=.5", "5H+7", "H+35", "+-5", "2.5"}) {
    const Played at_first = played(std::string("1. C2.5 H8+7 2. ") + move + " R9.8 3. R1.2 *");
    EXPECT_EQ(at_first.faults, "move-syntax") << move;
    EXPECT_EQ(at_first.replayed.plies, 2U) << move;
    const Played at_second = played(std::string("1. C2.5 H8+7 2. H2+3 ") + move + " 3. R1.2 *");
    EXPECT_EQ(at_second.faults, "move-syntax") << move;
    EXPECT_EQ(at_second.replayed.plies, 3U) << move;
  }
}

TEST(XiangqiRecords, AMoveInAnotherNotationIsReported) {
  const std::string begin = "1. C2.5 H8+7 2. H2+3 R9.8 3. ";
  for (const std::string format : {"", "[Format \"WXF\"]\n"}) {
    for (const char* const move : {"C87", "M7+9", "68+1", "g3g4"}) {
      const Played game = played(format + "\n" + begin + move + " *");
      EXPECT_EQ(game.faults, "") << move;
      EXPECT_EQ(game.warnings, "mixed-notations") << move;
    }
    EXPECT_EQ(played(format + "\n" + begin + "A4+ *").faults, "move-syntax");
    EXPECT_EQ(played(format + "\n" + begin + "P7+1 P7+1 4. R1.2 *").warnings, "");
  }
  // The notation of most moves counts, whatever the tag Format says.
  EXPECT_EQ(played("[Format \"ICCS\"]\n\n1. C2.5 H8+7 2. H2+3 R9.8 *").warnings, "");
  EXPECT_EQ(played("[Format \"ICCS\"]\n\n1. G3-G4 A6-A5 2. E5-4 *").faults, "illegal-move");
  EXPECT_EQ(played("1. h2e2 h9g7 2. H2+3 *").warnings, "") << "three moves show nothing";
}

}  // namespace
}  // namespace mt::xiangqi::test
