// Real matches have the expected contents and diagnostics, and exports obey the same rules. GNU Backgammon
// confirms every position.
#include "movetext/formats/mat/reader.hpp"
#include "movetext/games/backgammon/gnubg_id.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/match.hpp"
#include "movetext/replay/replay.hpp"
#include "runner.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <tuple>

namespace mt::archive {
namespace {

struct File {
  std::string_view name;
  std::uint64_t games;
  std::uint64_t moves;
  std::string_view told;  // codes of the diagnostics, in order
};

constexpr auto table = std::to_array<File>({
    {"mat/bgs01.mat", 8, 473, ""},
    {"mat/bgs02.mat", 12, 656, ""},
    {"mat/bgs03.mat", 11, 371, ""},
    {"mat/bgs04.mat", 14, 534, "move-number"},  // the points are on line 21, after line 19
    {"mat/bgs05.mat", 10, 345, ""},
    {"mat/bgs06.mat", 13, 437, ""},
    {"mat/bgs07.mat", 10, 367, "bom points-mismatch"},  // nine points with the cube at 2
    {"mat/bgs08.mat", 7, 228, "bom"},
    {"mat/bgs09.mat", 6, 319, ""},
    {"mat/bgs10.mat", 13, 382, "bom"},
    {"mat/bgs11.mat", 7, 407, ""},
    {"mat/bgs12.mat", 11, 545,
     "encoding ambiguous-move"},  // the file is in ISO 8859-1; 11/3 can hit on the way
    {"mat/bgs13.mat", 16, 536, ""},
    {"mat/bgs14.mat", 7, 271, "encoding"},
    {"mat/bgs15.mat", 14, 477, "move-number"},  // the same defect as in bgs04
    {"mat/bgs16.mat", 16, 601, "move-number move-number"},
    {"mat/bgs17.mat", 15, 436, "encoding"},
    {"mat/bgs18.mat", 17, 714, "ambiguous-move ambiguous-move"},  // 6/1 and 6/off can hit on the way
    {"mat/bgs19.mat", 9, 424, ""},
    {"mat/bgs20.mat", 8, 354, ""},
    {"mat/gnubg_7pt_2025.mat", 4, 189, ""},
    {"mat/money_12games.mat", 12, 523, ""},
    {"mat/nackgammon_5pt.mat", 3, 156, ""},
    {"xg/job_unger_2023.mat", 7, 331, "bom"},
    {"xg/job_unger_2023.txt", 7, 331, "bom"},
});

class MatchCorpus : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* directory = std::getenv("MOVETEXT_CORPUS");
    if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
    files_ = std::string(directory) + "/backgammon/";
    for (const char* part : {"mat", "xg"})
      for (const auto& entry : std::filesystem::directory_iterator(files_ + part))
        if (entry.path().extension() != ".xg")
          names_.push_back(part + ('/' + entry.path().filename().string()));
    std::sort(names_.begin(), names_.end());
  }
  Runner runner_;
  std::string files_;
  std::vector<std::string> names_;
};

TEST_F(MatchCorpus, FilesHaveTheirGamesMovesAndDiagnostics) {
  for (const std::string& name : names_) {
    const Ran ran = runner_.run(files_ + name, "");
    std::string told;
    for (const Told& fault : ran.notes.told) {
      told.append(told.empty() ? "" : " ").append(mt::name(fault.code));
      EXPECT_LE(fault.severity, Severity::warning) << name << ' ' << fault.text;
    }
    const auto* const row =
        std::find_if(table.begin(), table.end(), [&](const File& f) { return f.name == name; });
    ASSERT_NE(row, table.end()) << name;
    EXPECT_EQ(ran.result.counts.games, row->games) << name;
    EXPECT_EQ(ran.result.counts.moves, row->moves) << name;
    EXPECT_EQ(told, row->told) << name;
  }
  EXPECT_EQ(names_.size(), table.size());
}

TEST_F(MatchCorpus, ExportIsStable) {
  for (const std::string& name : names_) {
    const std::string path = files_ + name;
    const std::string once = runner_.run(path, "mat").out;
    EXPECT_EQ(runner_.run(path, "mat", 7).out, once) << "threads: " << name;
    const std::string exported = runner_.write("x.mat", once);
    EXPECT_EQ(runner_.run(exported, "mat").out, once) << "idempotence: " << name;
    const std::string json = runner_.write("x.ndjson", runner_.run(path, "ndjson").out);
    EXPECT_EQ(runner_.run(json, "mat").out, once) << "ndjson: " << name;
    EXPECT_EQ(runner_.run(json, "ndjson").out, runner_.run(path, "ndjson").out) << "ndjson again: " << name;
  }
}

// Joins all files. The output has the same matches in the same order, with any number of threads.
TEST_F(MatchCorpus, ManyMatchesAreReadFromOneFile) {
  std::string all;
  std::string expected;
  for (int times = 0; times < 12; ++times)
    for (const std::string& name : names_) {
      if (times == 0) expected += runner_.run(files_ + name, "mat").out;
      std::string text = read_file(files_ + name);
      if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
      if (!std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        continue;
      all += text + "\n\n";
    }
  const std::string path = runner_.write("all.mat", all);
  const Ran one = runner_.run(path, "mat");
  const Ran seven = runner_.run(path, "mat", 7);
  EXPECT_EQ(one.out, seven.out);
  EXPECT_EQ(one.result.counts.moves, seven.result.counts.moves);
  EXPECT_GT(one.result.counts.written, 100U);
}

std::string latin1(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    out += byte < 0x80
               ? text[i]
               : static_cast<char>((byte & 0x1F) << 6 | (static_cast<unsigned char>(text[++i]) & 0x3F));
  }
  return out;
}

std::string with_line_ends(std::string_view text, std::string_view end) {
  std::string out;
  for (const char c : text) {
    if (c == '\n')
      out += end;
    else
      out += c;
  }
  return out;
}

// The canonical text with other line ends, byte order marks and encodings gives the same output. Only these
// differences are reported.
TEST_F(MatchCorpus, LineEndsMarksAndEncodingsMakeNoDifference) {
  for (const std::string& name : names_) {
    const std::string text = runner_.run(files_ + name, "mat").out;
    const std::string plain = runner_.write("x.mat", text);
    const std::size_t told = runner_.run(plain, "").notes.told.size();
    const bool fits =
        std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) > 0xC3; });
    const bool ascii =
        std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) > 0x7F; });
    const auto same = [&](const std::string& bytes, std::size_t more) {
      const Ran ran = runner_.run(runner_.write("y.mat", bytes), "mat");
      EXPECT_EQ(ran.out, text) << name;
      EXPECT_EQ(ran.notes.told.size(), told + more) << name;
    };
    same(with_line_ends(text, "\r\n"), 0);
    same(with_line_ends(text, "\r"), 0);
    same("\xEF\xBB\xBF" + text, 1);
    if (fits && !ascii) same(latin1(text), 1);
  }
}

// A game as GNU Backgammon 1.07 replays it from the same file.
struct Game {
  std::vector<std::string> actions;    // "O move 53", "X double", in order
  std::vector<std::string> positions;  // Position ID before each action; empty if the line does not have it
  std::string end;                     // "X wins 2 from X:1 O:0"
};
using Games = std::vector<Game>;

// Each line has: file, game, ply or "end", player, action, dice or points, move, Position ID or score.
std::map<std::string, Games> read_oracle(const std::string& path) {
  std::map<std::string, Games> files;
  std::istringstream lines(read_file(path));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::array<std::string, 8> cell;
    std::istringstream cells(line);
    for (std::string& part : cell) std::getline(cells, part, '\t');
    Games& games = files["mat/" + cell[0]];
    games.resize(std::max<std::size_t>(games.size(), std::stoul(cell[1])));
    Game& game = games.back();
    if (cell[2] == "end") game.end = cell[3] + " wins " + cell[5] + " from " + cell[7];
    if (cell[4] != "move" && cell[4] != "double" && cell[4] != "take" && cell[4] != "drop") continue;
    if (cell[5].size() == 2 && cell[5][0] < cell[5][1]) std::swap(cell[5][0], cell[5][1]);
    game.actions.push_back(cell[3] + ' ' + cell[4] + (cell[4] == "move" ? ' ' + cell[5] : ""));
    game.positions.push_back(cell[7] == "-" ? "" : cell[7]);
  }
  return files;
}

class Positions final : public replay::Follower {
 public:
  void visit(const AnyPosition& position) override {
    write_position_id(position.as<backgammon::Position>(), seen.emplace_back());
  }
  std::vector<std::string> seen;
};

// In the lines of GNU Backgammon, the player of the first column is X.
std::string player(std::uint32_t value) {
  return side_of(value) == Side::first ? "X" : "O";
}

// Replays a text with movetext, and returns the games in the same form as read_oracle().
Games replayed(const std::string& text) {
  Record record;
  EXPECT_EQ(mat::read_record(text, 0, record).found, Found::record);
  const auto rules = make_game(*parse_game("backgammon"));
  Positions follower;
  replay::replay(record, *rules, *rules, {.notation = board::Notation::expanded, .follower = &follower});
  Games games;
  std::string score;
  std::string dice;
  std::size_t visits = 0;
  const auto act = [&](const Event& event, std::string action) {
    games.back().actions.push_back(player(event.value) + ' ' + std::move(action));
    games.back().positions.push_back(follower.seen[visits++]);
  };
  for (const Event& event : record.tape) {
    if (event.kind == EventKind::game) {
      if (!games.empty()) ++visits;  // skips the position after the last action of the previous game
      games.emplace_back();
      score = " from X:" + std::to_string(score_of(Side::first, event.value)) +
              " O:" + std::to_string(score_of(Side::second, event.value));
    }
    if (event.kind == EventKind::roll) {
      dice = record.text(event);
      ++visits;  // skips the position before the roll
    }
    if (event.kind == EventKind::ply || event.kind == EventKind::null_ply) act(event, "move " + dice);
    if (event.kind == EventKind::cube && event.arg != static_cast<std::uint8_t>(CubeAction::resign))
      act(event, std::string(mt::name(static_cast<CubeAction>(event.arg))));
    if (event.kind == EventKind::points)
      games.back().end = player(event.value) + " wins " + std::to_string(event.value / 2) + score;
  }
  return games;
}

TEST_F(MatchCorpus, PositionsEqualThoseOfAnotherProgram) {
  std::size_t positions = 0;
  std::size_t games = 0;
  for (const auto& [name, theirs] : read_oracle(files_ + "oracle/positions.tsv")) {
    const Games ours = replayed(read_file(files_ + name));
    ASSERT_EQ(ours.size(), theirs.size()) << name;
    for (std::size_t i = 0; i < ours.size(); ++i) {
      const std::string place = name + " game " + std::to_string(i + 1);
      EXPECT_EQ(ours[i].actions, theirs[i].actions) << place;
      // With the cube at 2, nine points are more than a backgammon gives. GNU Backgammon counts only a
      // backgammon (6 points); movetext keeps the written points.
      if (place == "mat/bgs07.mat game 10")
        EXPECT_EQ(ours[i].end + theirs[i].end, "X wins 9 from X:7 O:7X wins 6 from X:7 O:7");
      else
        EXPECT_EQ(ours[i].end, theirs[i].end) << place;
      for (std::size_t k = 0; k < std::min(ours[i].positions.size(), theirs[i].positions.size()); ++k) {
        if (theirs[i].positions[k].empty()) continue;
        EXPECT_EQ(ours[i].positions[k], theirs[i].positions[k]) << place << ", " << theirs[i].actions[k];
        ++positions;
      }
      ++games;
    }
  }
  EXPECT_EQ(games, 224U);
  EXPECT_EQ(positions, 8877U + 245U);
}

}  // namespace
}  // namespace mt::archive
