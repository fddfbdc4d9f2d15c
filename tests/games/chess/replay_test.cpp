// Checks that chess works with the code that is written for all games.
#include "movetext/replay/replayer.hpp"
#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

Record record_of(const std::string& moves) {
  Record record;
  std::istringstream in(moves);
  for (std::string move; in >> move;) {
    Event event;
    event.kind = EventKind::ply;
    event.text = record.keep(move);
    record.tape.push_back(event);
  }
  return record;
}

replay::Replayed replayed(Record& record, const Chess& game) {
  replay::ReplayOptions options;
  options.notation = game.notation();
  options.write_moves = true;
  options.adjudicate = true;
  return replay::Replayer<Chess>(record, game, game, options).run();
}

std::string text_of(const Record& record) {
  std::string out;
  for (const Event& event : record.tape) out += (out.empty() ? "" : " ") + std::string(record.text(event));
  return out;
}

TEST(ChessReplay, WritesCanonicalMoves) {
  const Chess game(rows::chess);
  Record record = record_of("e2-e4 e7e5 Qh5 Nc6 bc4 \u2658f6 Qxf7");
  const replay::Replayed result = replayed(record, game);
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(text_of(record), "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
  EXPECT_EQ(result.outcome.kind, mt::Outcome::Kind::win);
  EXPECT_EQ(result.outcome.winner, Side::first);
  EXPECT_EQ(result.outcome.reason, "checkmate");
}

// The later moves show which knight must have moved. The reader still must not guess, because only the text
// of the move itself counts.
TEST(ChessReplay, RefusesAnAmbiguousMove) {
  const Chess game(rows::chess);
  Record record = record_of("d4 d5 Nf3 Nf6 Nd2 e6 Nc3 c5");
  const replay::Replayed result = replayed(record, game);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.stop, 4U);
  ASSERT_EQ(record.diagnostics.size(), 1U);
  EXPECT_EQ(record.diagnostics[0].code, Code::ambiguous_move);
}

TEST(ChessReplay, StopsAtAnIllegalMove) {
  const Chess game(rows::chess);
  Record record = record_of("e4 e5 Nf3 Nc6 Bb6 a6");
  const replay::Replayed result = replayed(record, game);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.stop, 4U);
  ASSERT_EQ(record.diagnostics.size(), 1U);
  EXPECT_EQ(record.diagnostics[0].message, "Bb6 is not legal: no bishop of White can reach b6");
  EXPECT_EQ(record.diagnostics[0].hint, "Bb5 or Ba6");
}

TEST(ChessReplay, PlaysChess960FromItsFen) {
  const Chess game(rows::chess960);
  Record record = record_of("e3 O-O Nb3 c4");
  record.set_tag("FEN", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9");
  const replay::Replayed result = replayed(record, game);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.stop, 1U);
  ASSERT_EQ(record.diagnostics.size(), 1U);
  EXPECT_EQ(record.diagnostics[0].message, "O-O is not legal: the rook on f8 stands in the way");
  EXPECT_EQ(record.tag("FEN"), "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9");
}

}  // namespace
}  // namespace mt::chess::test
