// If a tag names the game, the record keeps this game. A single move that only another game allows is an
// error at its position.
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/game_rows.hpp"
#include "runner.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

// A record of the corpus, with the moves of its main line in canonical form.
struct Sample {
  std::string path;
  GameSpec game;
  std::string tags;
  std::string fen;
  std::vector<std::string> moves;
};

// A move that the game of the record does not allow, and the number of moves before it.
struct SisterMove {
  std::size_t after = 0;
  std::string move;
};

class TaggedGame : public ::testing::Test {
 protected:
  // Returns "LINE:COLUMN CODE" for each finding with this severity.
  static std::string told(const Ran& ran, Severity severity) {
    std::string found;
    for (const Told& each : ran.notes.told) {
      if (each.severity != severity) continue;
      const std::string place = each.text.substr(0, each.text.find(": "));
      found += (found.empty() ? "" : ", ") + place + ' ' + std::string(name(each.code));
    }
    return found;
  }
  static std::string message(const Ran& ran, Code code) {
    for (const Told& each : ran.notes.told)
      if (each.code == code) return each.text;
    return {};
  }
  Ran check(std::string_view text, const std::string& name = "x.pdn") {
    return runner_.run(runner_.write(name, text), "");
  }
  Ran export_all(std::string_view text, const std::string& name = "x.pdn") {
    Job job;
    job.task.files = {runner_.write(name, text)};
    job.output.on_error = OnError::keep;
    return runner_.run(job, name.substr(name.find('.') + 1));
  }

  std::vector<Sample> samples_of(const std::filesystem::path& path) {
    std::vector<Sample> samples;
    Job job;
    job.task.files = {path.string()};
    job.task.stages.push_back(visit_records([&](const PlayedRecord& visited) {
      const Record& record = visited.record;
      const bool tagged = record.find_tag(TagName::game_type) != nullptr;
      if (!tagged || visited.game == nullptr || visited.game->family().guess.likely == nullptr ||
          !visited.replayed.complete)
        return true;
      Sample sample{path.string(), visited.game->spec(), {}, std::string(record.tag(TagName::fen)), {}};
      for (const Tag& tag : record.tags)
        if (record.text(tag.name) == "GameType" || record.text(tag.name) == "Variant" ||
            record.text(tag.name) == "FEN")
          sample.tags += '[' + std::string(record.text(tag.name)) + " \"" +
                         std::string(record.text(tag.value)) + "\"]\n";
      for (std::size_t i = 0; i < record.tape.size(); ++i) {
        if (record.tape[i].kind == EventKind::open) i = record.tape[i].value;
        if (record.tape[i].kind == EventKind::setup || record.tape[i].kind == EventKind::null_ply)
          return true;
        if (record.tape[i].kind == EventKind::ply) sample.moves.emplace_back(record.text(record.tape[i]));
      }
      samples.push_back(std::move(sample));
      return true;
    }));
    runner_.run(job, "");
    return samples;
  }

  static std::optional<AnyPosition> start_of(const AnyGame& game, const Sample& sample) {
    AnyPosition start = game.start();
    std::vector<Diagnostic> notes;
    if (!sample.fen.empty() && !game.parse_position(sample.fen, start, notes)) return std::nullopt;
    return start;
  }
  // Finds the last position of the record in which the game `sister` allows a move that the record's own game
  // does not allow. All moves before it must be legal in both games.
  static std::optional<SisterMove> last_sister_move(const Sample& sample, const AnyGame& own,
                                                    const AnyGame& sister) {
    std::optional<SisterMove> last;
    auto here = start_of(own, sample);
    auto there = start_of(sister, sample);
    const board::Notation notation = sample.game.notation();
    std::string canonical;
    Diagnostic refusal;
    for (std::size_t ply = 0; here && there && ply < sample.moves.size(); ++ply) {
      if (own.side_name(own.to_move(*here)) != sister.side_name(sister.to_move(*there))) return last;
      std::vector<std::string> moves;
      if (!sister.legal_moves(*there, notation, moves)) return last;
      for (const std::string& move : moves) {
        AnyPosition after = *here;
        if (own.play(after, move, notation, canonical, refusal)) continue;
        last = {ply, move};
        break;
      }
      if (!own.play(*here, sample.moves[ply], notation, canonical, refusal) ||
          !sister.play(*there, sample.moves[ply], notation, canonical, refusal))
        return last;
    }
    return last;
  }

  Runner runner_;
};

TEST_F(TaggedGame, StaysIfOneMoveBelongsToASisterGame) {
  const std::string moves =
      "1. 12-16 23-19 2. 16x23 27x18 3. 9-13 24-20 4. 13-17 21x14 5. 10x17 22x13 6. 11-15 18x11 7. 7x16 "
      "20x11 8. 8x15 31-27 9. 3-8 26-23 10. 2-7 13-9 11. 6x13 25-21 12. 7-10 23-19 13. 15x31 30-25 14. ";
  const std::string english = "[GameType \"21\"]\n\n" + moves + "31-24 *\n";
  const Ran ran = check(english);
  EXPECT_EQ(told(ran, Severity::error), "3:" + std::to_string(moves.size() + 1) + " illegal-move");
  EXPECT_EQ(told(ran, Severity::warning), "");
  EXPECT_NE(message(ran, Code::illegal_move).find("it is legal in pool (23): check the GameType tag"),
            std::string::npos)
      << message(ran, Code::illegal_move);
  EXPECT_NE(export_all(english).out.find("[GameType \"21\"]"), std::string::npos);
}

TEST_F(TaggedGame, IsOverruledIfItsBoardIsTooSmall) {
  const std::string text = "[GameType \"21\"]\n\n1. 32-28 18-23 2. 38-32 12-18 *\n";
  EXPECT_EQ(told(check(text), Severity::error), "");
  EXPECT_EQ(told(check(text), Severity::warning), "1:12 gametype-conflict");
  EXPECT_NE(export_all(text).out.find("[GameType \"20\"]"), std::string::npos);
  // A single wrong square is treated as damage.
  EXPECT_EQ(told(check("[GameType \"25\"]\n\n1. c3-d4 h6-i5 *\n"), Severity::error), "3:10 square-range");
  EXPECT_EQ(told(check("[GameType \"21\"]\n\n1. 32-28 18-23 *\n"), Severity::error), "3:4 wrong-side");
}

// Returns `count` records with this value of the tag GameType and these moves.
std::string records(std::string_view tag, std::string_view moves, int count) {
  std::string out;
  for (int i = 0; i < count; ++i)
    out += "[Event \"" + std::to_string(i) + "\"]\n[GameType \"" + std::string(tag) +
           "\"]\n[Result \"*\"]\n\n" + std::string(moves) + " *\n\n";
  return out;
}
// These moves are legal only in Czech draughts, in which men never capture backwards. In Russian draughts,
// men must capture backwards.
constexpr std::string_view czech_only = "1. e3-d4 h6-g5 2. g3-f4 g5xe3 3. d2xf4 b6-a5";

TEST_F(TaggedGame, IsOverruledByEightRecordsThatFitAnotherGame) {
  const Ran few = check(records("25", czech_only, 7));
  EXPECT_EQ(few.result.counts.errors, 7U);
  const Ran many = check(records("25", czech_only, 8));
  EXPECT_EQ(many.result.counts.errors, 0U);
  EXPECT_EQ(many.result.counts.warnings, 8U);
  EXPECT_NE(message(many, Code::gametype_conflict).find("29 (czech)"), std::string::npos);
  // A record whose moves fit the tag keeps the game of the tag.
  const std::string both = "1. c3-d4 d6-c5";
  EXPECT_EQ(check(records("25", czech_only, 8) + records("25", both, 1)).result.counts.errors, 8U);
  // The first 64 records decide whether the tag is wrong. A later record keeps the game of its tag if its
  // moves fit this game.
  const std::string late =
      records("25", czech_only, 64) + records("25", "1. c3-d4 b6-c5 2. d4xb6 a7xc5 3. b2-c3 c5-d4", 1);
  EXPECT_EQ(check(late).result.counts.errors, 0U);
  EXPECT_EQ(check(records("25", czech_only, 64) + records("25", "1. c3-d4 c3-d4", 1)).result.counts.errors,
            1U);
  // Records with another tag are not affected.
  EXPECT_EQ(check(records("25", czech_only, 8) + records("26", czech_only, 1)).result.counts.errors, 1U);
}

// Eight games start from an array of Chess960. In each, a king castles in a way that is impossible in chess.
TEST_F(TaggedGame, IsOverruledByEightRecordsInChess) {
  const auto games = [](std::string_view variant, int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += "[Event \"" + std::to_string(i) + "\"]\n[Variant \"" + std::string(variant) +
              "\"]\n[SetUp \"1\"]\n[FEN \"1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w EBeb - 0 1\"]\n[Result "
              "\"*\"]\n\n"
              "1. O-O O-O 2. a4 *\n\n";
    return text;
  };
  EXPECT_EQ(check(games("Standard", 7), "x.pgn").result.counts.errors, 7U);
  const Ran many = check(games("Standard", 8), "x.pgn");
  EXPECT_EQ(many.result.counts.errors, 0U);
  EXPECT_NE(message(many, Code::gametype_conflict).find("chess960"), std::string::npos);
  EXPECT_EQ(check(games("Chess960", 8), "x.pgn").notes.told.size(), 0U);
}

TEST_F(TaggedGame, IsReportedIfTwoTagsContradict) {
  const Ran both = check("[GameType \"25\"]\n[Variant \"Brazilian\"]\n\n1. c3-d4 d6-c5 *\n");
  EXPECT_EQ(told(both, Severity::warning), "2:11 gametype-conflict");
  EXPECT_NE(message(both, Code::gametype_conflict).find("read as russian"), std::string::npos);
  // The moves decide between the two tags.
  const Ran decided = check("[GameType \"25\"]\n[Variant \"Czech\"]\n\n" + std::string(czech_only) + " *\n");
  EXPECT_EQ(decided.result.counts.errors, 0U);
  EXPECT_NE(message(decided, Code::gametype_conflict).find("29 (czech)"), std::string::npos);
  for (const std::string tags :
       {"[GameType \"20\"]\n[Variant \"Standard\"]", "[GameType \"25\"]\n[Variant \"Standard\"]",
        "[GameType \"25\"]\n[Variant \"Losing\"]", "[GameType \"20\"]\n[Variant \"Killer\"]",
        "[GameType \"25\"]\n[Variant \"Russian\"]", "[GameType \"25\"]\n[Variant \"\"]"})
    EXPECT_TRUE(check(tags + "\n[Result \"*\"]\n\n*\n").notes.told.size() <= 1) << tags;
}

// The fields of a GameType name the side that moves first. The moves may nevertheless use the numbers of
// squares of the usual board.
TEST_F(TaggedGame, NamesTheSideThatMovesFirst) {
  const std::string white = "\n\n1. 22-18 11-15 2. 18x11 8x15 *\n";
  const Ran turned = check("[GameType \"21,W,8,8,N1,0\"]" + white);
  EXPECT_EQ(told(turned, Severity::warning), "1:12 gametype-conflict");
  EXPECT_NE(message(turned, Code::gametype_conflict).find("21,W,8,8,N2,0"), std::string::npos);
  const Ran bare = check("[GameType \"21\"]" + white);
  EXPECT_NE(message(bare, Code::first_mover).find("White moves first, but in english Black does"),
            std::string::npos);
  EXPECT_EQ(check("[GameType \"21,W,8,8,N2,0\"]" + white).notes.told.size(), 0U);
  EXPECT_EQ(check("[GameType \"21,W,8,8,N1,0\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n").notes.told.size(), 0U);
}

TEST_F(TaggedGame, DoesNotDependOnThreadsAndChunks) {
  const std::string text = records("25", czech_only, 40) + records("26", czech_only, 3);
  const std::string file = runner_.write("x.pdn", text);
  const Ran one = runner_.run(file, "pdn");
  for (const unsigned threads : {1U, 3U}) {
    Job job;
    job.task.files = {file};
    job.task.threads = threads;
    const Ran other = runner_.run(job, "pdn");
    EXPECT_EQ(one.out, other.out);
    EXPECT_EQ(one.rejects, other.rejects);
    EXPECT_EQ(told(one, Severity::warning), told(other, Severity::warning));
  }
}

TEST_F(TaggedGame, StaysIfTheOtherSideMovesFirst) {
  for (const auto& [type, moves, full] : std::to_array<std::array<std::string, 3>>({
           {"21", "1. 22-18 11-16 2. 18-15 10x19", "21,W,8,8,N2,0"},
           {"21", "1. 22-18", "21,W,8,8,N2,0"},
           {"21,B,8,8,N1,0", "1. 22-18 11-16", "21,W,8,8,N2,0"},
           {"23", "1. 22-18 11-16", "23,W,8,8,N2,0"},
           {"20", "1. 17-22 32-28", "20,B,10,10,N1,0"},
           {"25", "1. f6-e5 c3-d4", "25,B,8,8,A3,0"},
           {"22", "1. 10-13 23-20", "22,B,8,8,N1,1"},
       })) {
    const std::string text = "[GameType \"" + type + "\"]\n\n" + moves + " *\n";
    const Ran ran = check(text);
    EXPECT_EQ(told(ran, Severity::error), "") << text;
    EXPECT_EQ(told(ran, Severity::warning), "3:4 first-mover") << text;
    const std::string out = export_all(text).out;
    EXPECT_NE(out.find("[GameType \"" + full + "\"]"), std::string::npos) << out;
    EXPECT_EQ(told(check(out), Severity::warning), "") << out;
    EXPECT_EQ(export_all(out).out, out);
  }
  // Even if the other side began the game, a later illegal move is reported at its own position.
  EXPECT_EQ(told(check("[GameType \"21\"]\n\n1. 22-18 11-16 2. 18-9 *\n"), Severity::error),
            "3:19 illegal-move");
  const Ran late = check("[GameType \"21\"]\n\n1. 22-18 11-16 2. 18-15 10x19 3. 24x15 16-20 4. 15-18 *\n");
  EXPECT_EQ(told(late, Severity::error), "3:49 illegal-move");
  EXPECT_EQ(told(late, Severity::warning), "3:4 first-mover");
  // If the wrong side makes only one move, this move is treated as damaged.
  EXPECT_EQ(told(check("[GameType \"21\"]\n\n1. 22-18 23-19 *\n"), Severity::error), "3:4 wrong-side");
}

TEST_F(TaggedGame, PrecedesCastlingRightsInChess) {
  const std::string odd =
      "[FEN \"rnbq1rk1/pppn1ppp/4p3/3pP3/1b1P4/2NB1N2/PPP2PPP/R1BQK2R w KQq - 0 1\"]\n[SetUp \"1\"]\n\n";
  for (const std::string tag :
       {"[Variant \"Standard\"]\n", "[Variant \"Classical\"]\n", "[GameType \"0\"]\n"}) {
    const Ran ran = check(tag + odd + "1. Bxh7+ Kxh7 2. Ng5+ Kg8 3. O-O *\n", "x.pgn");
    EXPECT_EQ(told(ran, Severity::error), "");
    EXPECT_EQ(told(ran, Severity::warning), "2:67 odd-position");
    const std::string out = export_all(tag + odd + "1. O-O *\n", "x.pgn").out;
    EXPECT_EQ(out.find("960"), std::string::npos) << out;
    EXPECT_EQ(told(check(tag + odd + "1. O-O Kh8 2. Re1 O-O-O *\n", "x.pgn"), Severity::error),
              "5:19 illegal-move");
  }
  EXPECT_EQ(told(check(odd + "1. Bxh7+ *\n", "x.pgn"), Severity::warning), "1:7 gametype-conflict");
}

TEST_F(TaggedGame, StaysOverTheCorpus) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to change";
  constexpr std::size_t most = 6;  // maximum number of records per file
  int tried = 0;
  std::set<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(directory) + "/pdn"))
    if (entry.path().extension() == ".pdn" && entry.path().string().find("broken") == std::string::npos)
      paths.insert(entry.path());
  for (const std::filesystem::path& path : paths) {
    const std::vector<Sample> samples = samples_of(path);
    for (std::size_t i = 0; i < samples.size(); i += 1 + samples.size() / most) {
      const Sample& sample = samples[i];
      const auto own = make_game(sample.game);
      for (const GameRow& row : sample.game.family().games) {
        if (&row == sample.game.row) continue;
        const auto sister = make_game(spec_of(row));
        if (!sister->knows(sample.game.notation())) continue;
        const auto found = last_sister_move(sample, *own, *sister);
        if (!found) continue;
        std::string text = sample.tags + '\n';
        const auto line = std::count(text.begin(), text.end(), '\n') + 1;
        for (std::size_t ply = 0; ply < found->after; ++ply) text += sample.moves[ply] + ' ';
        const std::size_t column = text.size() - text.rfind('\n');
        text += found->move + " *\n";
        ++tried;
        const Ran ran = check(text);
        const std::string place = std::to_string(line) + ':' + std::to_string(column) + ' ';
        EXPECT_EQ(ran.result.counts.errors, 1U) << path << '\n' << text;
        EXPECT_EQ(told(ran, Severity::error).substr(0, place.size()), place) << path << '\n' << text;
        const std::string type = sample.tags.substr(0, sample.tags.find('\n'));
        EXPECT_NE(export_all(text).out.find(type.substr(0, type.find_first_of(",]") - 1)), std::string::npos)
            << path << '\n'
            << text;
      }
    }
  }
  EXPECT_GE(tried, 300);
  RecordProperty("tried", tried);
}

// Adds castling rights that the position cannot have, together with a tag for chess. The game must stay
// chess.
TEST_F(TaggedGame, StaysChessOverTheCorpus) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real positions to change";
  int tried = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(directory) + "/pgn")) {
    if (entry.path().extension() != ".pgn" || entry.file_size() > 400'000) continue;
    std::string text;
    int positions = 0;
    Job job;
    job.task.files = {entry.path().string()};
    job.task.stages.push_back(visit_records([&](const PlayedRecord& played) {
      if (played.game == nullptr || played.game->spec().name() != "chess" || !played.replayed.complete ||
          !played.record.tag(TagName::fen).empty() || positions == 20)
        return true;
      AnyPosition position = played.game->start();
      std::string canonical;
      Diagnostic refusal;
      int plies = 0;
      for (const Event& event : played.record.tape) {
        if (event.kind != EventKind::ply) break;
        if (!played.game->play(position, played.record.text(event), board::Notation::san, canonical,
                               refusal) ||
            ++plies == 24)
          break;
      }
      std::string fen;
      if (!played.game->write_position(position, "fen", fen)) return true;
      const std::size_t rights = fen.find(' ', fen.find(' ') + 1) + 1;
      const std::size_t size = fen.find(' ', rights) - rights;
      for (const std::string odd : {"KQkq", "KQ", "kq", "Q", "q", "K", "k"})
        text += "[Variant \"Standard\"]\n[FEN \"" + std::string(fen).replace(rights, size, odd) +
                "\"]\n[SetUp \"1\"]\n\n*\n\n";
      ++positions;
      return true;
    }));
    runner_.run(job, "");
    if (positions == 0) continue;
    const Ran ran = export_all(text, "x.pgn");
    tried += positions;
    EXPECT_EQ(ran.result.counts.errors, 0U) << entry.path();
    EXPECT_EQ(ran.result.counts.games, 7U * static_cast<std::uint64_t>(positions)) << entry.path();
    EXPECT_EQ(ran.out.find("960"), std::string::npos) << entry.path();
  }
  EXPECT_GE(tried, 100);
}

}  // namespace
}  // namespace mt::archive
