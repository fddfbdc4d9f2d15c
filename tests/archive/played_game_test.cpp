// Finds the games of files by number, and shows them as steps with positions.
#include "movetext/archive/played_game.hpp"

#include "movetext/archive/encoder.hpp"
#include "runner.hpp"
#include "support/corpus.hpp"

#include <array>

namespace mt::archive {
namespace {

const std::atomic<bool> never = false;

// A file that is opened and read to its end.
struct Opened {
  explicit Opened(const std::string& path, std::size_t chunk_bytes = Task{}.chunk_bytes)
      : games(task_of(path, chunk_bytes), never), game(games) {
    while (games.read_on()) {
    }
  }
  static Job task_of(const std::string& path, std::size_t chunk_bytes) {
    Job job;
    job.task.files = {path};
    job.task.chunk_bytes = chunk_bytes;
    return job;
  }

  std::string text(Steps::Number step) const {
    const Record& record = game.record();
    return std::string(record.text(record.tape[game.steps()[step].event]));
  }
  std::string position(Steps::Number step, std::string_view notation = "fen") {
    const AnyPosition* position = game.position(step);
    if (position == nullptr) return "unknown";
    std::string out;
    EXPECT_TRUE(game.rules()->write_position(*position, notation, out));
    return out;
  }
  std::vector<std::string> main_line() const {
    std::vector<std::string> moves;
    for (Steps::Number at = game.steps().first(); at != Steps::none; at = game.steps()[at].next)
      moves.push_back(text(at));
    return moves;
  }

  NumberedGames games;
  PlayedGame game;
};

constexpr std::string_view three_games = R"([White "A"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 (3... Nf6 4. Ng5) 4. c3) (3. d4) 3... a6 1-0

[White "B"]

1. d4 d5 2. Qd4 Nf6 1/2-1/2

[White "C"]

1. c4 0-1
)";

// The Encyclopaedia of Chess Openings lists the Ruy Lopez and the Italian Game with these positions.
constexpr std::string_view ruy_lopez = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
constexpr std::string_view italian = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

TEST(PlayedGame, MainLineAndVariationsHaveTheirPositions) {
  const Runner runner;
  Opened opened(runner.write("a.pgn", three_games));
  ASSERT_EQ(opened.games.known(), 3U);
  ASSERT_TRUE(opened.game.open(1));
  const Steps& steps = opened.game.steps();
  EXPECT_EQ(opened.main_line(), (std::vector<std::string>{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6"}));
  EXPECT_EQ(opened.position(Steps::none), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  const Steps::Number bb5 = 4;
  EXPECT_EQ(opened.position(bb5), ruy_lopez);
  const Steps::Number bc4 = steps[bb5].variation;
  ASSERT_NE(bc4, Steps::none);
  EXPECT_EQ(opened.text(bc4), "Bc4");
  EXPECT_EQ(opened.position(bc4), italian);
  EXPECT_EQ(steps[bc4].replaces, bb5);
  EXPECT_EQ(steps[bc4].before, 3U);
  EXPECT_EQ(steps[bc4].depth, 1U);
  const Steps::Number bc5 = steps[bc4].next;
  const Steps::Number nf6 = steps[bc5].variation;
  ASSERT_NE(nf6, Steps::none);
  EXPECT_EQ(opened.text(nf6), "Nf6");
  EXPECT_EQ(steps[nf6].depth, 2U);
  EXPECT_EQ(opened.position(nf6), "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
  EXPECT_EQ(opened.text(steps[bc5].next), "c3");
  const Steps::Number d4 = steps[bc4].other;
  ASSERT_NE(d4, Steps::none);
  EXPECT_EQ(opened.text(d4), "d4");
  EXPECT_EQ(steps[d4].other, Steps::none);
  EXPECT_EQ(opened.position(bb5), ruy_lopez);
}

TEST(PlayedGame, ADamagedRecordKeepsThePliesBeforeTheError) {
  const Runner runner;
  Opened opened(runner.write("a.pgn", three_games));
  ASSERT_TRUE(opened.game.open(2));
  EXPECT_EQ(opened.main_line(), (std::vector<std::string>{"d4", "d5"}));
  ASSERT_EQ(opened.game.found().remarks.size(), 1U);
  const Remark& remark = opened.game.found().remarks[0];
  EXPECT_EQ(remark.diagnostic.severity, Severity::error);
  EXPECT_EQ(remark.place.line, 7U);
  EXPECT_EQ(remark.place.column, 13U);
  EXPECT_EQ(remark.place.line_text, "1. d4 d5 2. Qd4 Nf6 1/2-1/2");
}

TEST(PlayedGame, GamesOfAMatchAreCountedSeparately) {
  const Runner runner;
  Opened opened(runner.write("a.mat", R"( 3 point match

 Game 1
 Ann : 0                            Bob : 0
  1) 31: 8/5 6/5                    52: 13/11 13/8
  2)  Doubles => 2                   Drops
      Wins 1 point

 Game 2
 Ann : 1                            Bob : 0
  1) 42: 8/4 6/4                    31: 8/5 6/5
      Wins 2 points and the match
)"));
  ASSERT_EQ(opened.games.known(), 2U);
  ASSERT_TRUE(opened.game.open(2));
  EXPECT_EQ(opened.game.found().first, 1U);
  EXPECT_EQ(opened.game.found().games, 2U);
  EXPECT_EQ(opened.main_line(),
            (std::vector<std::string>{"Game 1", "31", "8/5 6/5", "52", "13/11 13/8", "double 2", "drop",
                                      "Wins 1 point", "Game 2", "42", "8/4 6/4", "31", "8/5 6/5",
                                      "Wins 2 points and the match"}));
  const auto points_after = [&](Steps::Number step) {
    const AnyPosition* position = opened.game.position(step);
    return position == nullptr ? board::PointsDrawing{}
                               : std::get<board::PointsDrawing>(opened.game.rules()->diagram(*position));
  };
  const board::PointsDrawing rolled = points_after(1);
  ASSERT_TRUE(rolled.dice);
  EXPECT_EQ(rolled.dice->first + rolled.dice->second, 4);
  const auto& mover = rolled.of(rolled.dice->side);
  EXPECT_EQ(mover.points[4], 0);
  EXPECT_EQ(mover.pips, 167U);
  const board::PointsSide moved = points_after(2).of(rolled.dice->side);
  EXPECT_EQ(moved.points[4], 2);  // 8/5 6/5 makes the 5 point
  EXPECT_EQ(moved.points[7], 2);
  EXPECT_EQ(moved.pips, 163U);
  EXPECT_EQ(points_after(5).cube.place, board::CubePlace::offered);
  EXPECT_EQ(points_after(9).of(rolled.dice->side).score, 1U);
}

TEST(PlayedGame, PartsOfEveryKindOfFileAreReadAgainInAnyOrder) {
  const Runner runner;
  std::string many;
  for (int i = 0; i < 500; ++i)
    many += "[White \"player " + std::to_string(i) + "\"]\n\n1. e4 e5 2. Nf3 " + (i % 2 == 0 ? "Nc6" : "d6") +
            " *\n\n";
  std::string packed;
  ASSERT_TRUE(make_encoder(Compression::gzip)->encode(many, true, packed));
  std::string utf16 = "\xFF\xFE";
  for (const char c : many) utf16.append({c, '\0'});
  for (const std::string& path :
       {runner.write("a.pgn", many), runner.write("a.pgn.gz", packed), runner.write("b.pgn", utf16)}) {
    Opened opened(path, 2048);
    ASSERT_EQ(opened.games.known(), 500U) << path << opened.games.error();
    for (const std::uint64_t number : {500U, 1U, 77U, 78U, 250U, 1U}) {
      ASSERT_TRUE(opened.game.open(number)) << opened.games.error();
      EXPECT_EQ(opened.game.record().tag("White"), "player " + std::to_string(number - 1)) << path;
      EXPECT_EQ(opened.main_line().back(), number % 2 == 1 ? "Nc6" : "d6");
    }
  }
}

TEST(PlayedGame, AFileWithoutGamesIsReported) {
  const Runner runner;
  EXPECT_EQ(Opened(runner.write("empty.pgn", "")).games.known(), 0U);
  const Opened missing(runner.path("missing.pgn"));
  EXPECT_EQ(missing.games.known(), 0U);
  EXPECT_NE(missing.games.error().find("No such file"), std::string::npos);
}

// A long record has more positions than are kept in memory.
TEST(PlayedGame, PositionsOfALongRecordAreRecomputed) {
  const Runner runner;
  std::string record = "[White \"A\"]\n\n";
  for (int i = 0; i < 3000; ++i) record += "Nf3 Nf6 Ng1 Ng8 ";
  Opened opened(runner.write("long.pgn", record + "*\n"));
  ASSERT_TRUE(opened.game.open(1));
  ASSERT_EQ(opened.game.steps().size(), 12'000U);
  constexpr std::array<std::string_view, 4> knights{
      "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b", "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w",
      "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"};
  for (const Steps::Number step : {11'999U, 0U, 7000U, 2047U, 2048U, 6001U, 11'998U})
    EXPECT_TRUE(opened.position(step).starts_with(knights[step % 4])) << step;
  EXPECT_EQ(opened.position(11'999), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 12000 6001");
}

// Plays every move of every line of a game from its text only, and compares the positions.
void expect_same_positions(Opened& opened, const std::string& where) {
  const AnyGame& rules = *opened.game.rules();
  const Record& record = opened.game.record();
  for (Steps::Number at = 0; at < opened.game.steps().size(); ++at) {
    const Steps::Step& step = opened.game.steps()[at];
    const AnyPosition* before = opened.game.position(step.before);
    if (before == nullptr || record.tape[step.event].kind != EventKind::ply) continue;
    AnyPosition played = *before;
    std::string canonical;
    Diagnostic refusal;
    const std::string text = opened.text(at);
    const bool is_verbatim = (record.tape[step.event].flags & verbatim) != 0;
    if (!rules.play(played, text, rules.notation(), canonical, refusal)) {
      EXPECT_TRUE(is_verbatim) << where << ": " << text << ": " << refusal.message;
      continue;
    }
    const AnyPosition* after = opened.game.position(at);
    ASSERT_NE(after, nullptr) << where << ": " << text;
    EXPECT_TRUE(rules.same_board(played, *after)) << where << ": " << text;
  }
}

// Moves forward, back and at random. Each step must always have the same position.
void expect_walkable(Opened& opened, const std::string& where) {
  std::vector<std::string> forward;
  const std::string_view notation = opened.game.rules()->position_notations().front();
  const auto steps = static_cast<Steps::Number>(opened.game.steps().size());
  for (Steps::Number at = 0; at < steps; ++at) forward.push_back(opened.position(at, notation));
  for (Steps::Number at = steps; at-- > 0;) ASSERT_EQ(opened.position(at, notation), forward[at]) << where;
}

TEST(PlayedGame, EveryFileOfTheCorpusCanBePlayedThrough) {
  SKIP_WITHOUT_CORPUS();
  const Runner runner;
  constexpr std::uint64_t most = 25;  // maximum number of records per file
  std::size_t walked = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus())) {
    if (!entry.is_regular_file()) continue;
    const std::string path = entry.path().string();
    Opened opened(path);
    const Ran checked = runner.run(path, "");
    if (opened.games.error().empty()) {
      EXPECT_EQ(opened.games.known(), checked.result.counts.games) << path;
    }
    std::uint64_t records = 0;
    for (std::uint64_t number = 1; number <= opened.games.known() && records < most; ++records) {
      ASSERT_TRUE(opened.game.open(number)) << path << ": " << opened.games.error();
      ASSERT_EQ(opened.game.found().first, number) << path;
      number += opened.game.found().games;
      if (opened.game.rules() == nullptr) continue;
      const std::string where = path + " game " + std::to_string(number);
      expect_walkable(opened, where);
      expect_same_positions(opened, where);
      walked += opened.game.steps().size();
    }
  }
  EXPECT_GT(walked, 50'000U);
}

}  // namespace
}  // namespace mt::archive
