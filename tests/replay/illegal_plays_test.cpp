// Writes the plays of real matches as "Illegal play (...)". The game must continue from the same position,
// whichever side the line names first and whatever its side field contains.
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/snowie_line.hpp"
#include "replay/match_record.hpp"
#include "support/corpus.hpp"

#include <map>

namespace mt::replay::test {
namespace {

using backgammon::Position;

class Positions final : public LineFollower {
 public:
  void start(const AnyPosition& /*position*/) override { after_.clear(); }
  void visit(std::uint32_t event, const AnyPosition& position) override {
    after_.emplace(event, position.as<Position>());
  }
  const Position* after(std::size_t event) const {
    const auto found = after_.find(static_cast<std::uint32_t>(event));
    return found == after_.end() ? nullptr : &found->second;
  }

 private:
  std::map<std::uint32_t, Position> after_;
};

// How a line is written.
struct Form {
  bool of_mover;     // if true, the line first names the side that has just played, else the next side
  bool turned_side;  // if true, field 4 names the opponent of the side that gnubg writes in it
  bool cut;          // if true, the names of the players are cut to half their length
};

std::string line_of(Position position, const Record& record, Form form) {
  if (form.of_mover) position.on_roll = other(position.on_roll);
  const Side own = position.on_roll;
  std::string line;
  backgammon::write_snowie_line(position, line);
  std::vector<std::string> fields;
  for (std::size_t at = 0; at < line.size(); at = line.find(';', at) + 1)
    fields.push_back(line.substr(at, line.find(';', at) - at));
  const auto name = [&](Side side) {
    const std::string whole(record.tag(side == Side::first ? TagName::white : TagName::black));
    return form.cut ? whole.substr(0, std::max<std::size_t>(whole.size() / 2, 3)) : whole;
  };
  const bool second = (other(own) == Side::second) != form.turned_side;
  fields[4] = second ? "1" : "0";
  fields[5] = name(own);
  fields[6] = name(other(own));
  line.clear();
  for (const std::string& field : fields) line += field + ';';
  return line;
}

struct Played {
  std::uint32_t errors = 0;
  std::string line;
};

Played played(const std::string& mat) {
  Record record;
  mat::read_record(mat, 0, record);
  const auto rules = make_game(*parse_game("backgammon"));
  replay(record, *rules, *rules, {.notation = board::Notation::expanded});
  Played result{record.errors, {}};
  mat::write_line(record, result.line);
  return result;
}

// Returns whether a line can distinguish the names of the players.
bool are_told_apart(const Record& record) {
  const std::string_view white = record.tag(TagName::white);
  const std::string_view black = record.tag(TagName::black);
  return white.size() > 5 && black.size() > 5 && white.substr(0, 3) != black.substr(0, 3) &&
         (std::string(white) + std::string(black)).find_first_of(";()") == std::string::npos;
}

struct Totals {
  int lines = 0;
  int wrong = 0;
};

void try_plays(const std::string& text, Totals& totals) {
  Record record;
  if (mat::read_record(text, 0, record).found != Found::record || !are_told_apart(record)) return;
  const auto rules = make_game(*parse_game("backgammon"));
  Positions positions;
  replay(record, *rules, *rules, {.notation = board::Notation::expanded, .lines = &positions});
  const std::size_t step = std::max<std::size_t>(record.tape.size() / 12, 1);
  std::string whole;
  mat::Writer({}).write(record, whole);
  const std::uint32_t errors = played(whole).errors;
  for (std::size_t i = 1; i < record.tape.size(); i += record.tape[i].kind == EventKind::ply ? step : 1) {
    const Position* after = positions.after(i);
    if (record.tape[i].kind != EventKind::ply || after == nullptr) continue;
    if (after->is_finished(Side::first) || after->is_finished(Side::second)) continue;
    for (int form = 0; form < 8; ++form) {
      Record changed = record;
      const std::string line = line_of(*after, record, {(form & 1) != 0, (form & 2) != 0, (form & 4) != 0});
      changed.tape[i].kind = EventKind::setup;
      changed.tape[i].text = changed.keep(line);
      std::string mat;
      mat::Writer({}).write(changed, mat);
      const Played now = played(mat);
      ++totals.lines;
      totals.wrong += now.errors > errors ? 1 : 0;
      EXPECT_LE(now.errors, errors) << mat;
      if (::testing::Test::HasFailure() && totals.wrong > 20) return;
    }
  }
}

TEST(IllegalPlays, AreReadFromRealMatchesInEveryForm) {
  SKIP_WITHOUT_CORPUS();
  Totals totals;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(mt::test::corpus() / "backgammon/mat"))
    if (file.is_regular_file()) try_plays(mt::test::read_file(file.path()), totals);
  std::printf("%d lines, %d with new errors\n", totals.lines, totals.wrong);
  EXPECT_GT(totals.lines, 500);
}

constexpr std::string_view after_31 = "0;-2;0;0;0;2;4;0;2;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;)";

// `head` has the fields before the checkers. White has played 8/5 6/5, and the board is from White's view.
std::string white_sees(std::string_view head) {
  return "Illegal play (" + std::string(head) + std::string(after_31);
}

TEST(IllegalPlays, NamesThenScoresThenTheSideDecide) {
  const auto told = [](std::string_view head, std::string_view reply = "31: 8/5 6/5") {
    return replayed(match_to(7, "  1) 31: " + white_sees(head) + "   " + std::string(reply) +
                                    "\n  2) 31: 6/5 6/3\n      Wins 1 point\n"))
        .told;
  };
  EXPECT_EQ(told("7;0;0;0;0;Ann;Bob;0;0;0;1;0;"), Told{});
  EXPECT_EQ(told("7;0;0;0;1;Ann;Bob;0;0;0;1;0;"), Told{});
  EXPECT_EQ(told("7;0;0;0;1; ANN ;Bobby;0;0;0;1;0;"), Told{});
  EXPECT_EQ(told("7;0;0;0;0;Ann;;0;0;0;1;0;"), Told{});
  EXPECT_EQ(told("7;0;0;0;1;;;0;0;0;1;0;"), Told{});
  EXPECT_EQ(told("7;0;0;0;1;Cid;Dan;0;0;0;1;0;"),
            (Told{"4:24 player-name: the position names different players from the match"}));
  EXPECT_EQ(told("7;0;0;0;1;Ann;Bob;0;2;1;1;0;"),
            (Told{"4:24 score-mismatch: the score of the position differs from the score of the match, which "
                  "is 0:0"}));
}

TEST(IllegalPlays, APositionWithoutARollDoesNotTakeATurn) {
  const std::string position = white_sees("7;0;0;0;1;Ann;Bob;0;0;0;1;0;");
  const auto line = [&](std::string_view games) {
    const Match match = replayed(match_to(7, games));
    EXPECT_EQ(match.told, (Told{"6:1 unfinished-game: the winner of the last game is missing"})) << games;
    return match.line.substr(0, match.line.find("Illegal"));
  };
  // The position is before the first roll of either side.
  line("  1) " + position + "\n  1) 66: 24/18(2) 13/7(2)\n");
  line(position + "\n  1)                               66: 24/18(2) 13/7(2)\n");
  // The position is between two turns.
  const Match between = replayed(
      match_to(7, "  1) 31: 8/5 6/5               " + position + " 52: 13/11 13/8\n      Wins 1 point\n"));
  EXPECT_EQ(between.told, Told{});
  EXPECT_TRUE(between.line.find("52: 13/11 13/8") != std::string::npos) << between.line;
}

}  // namespace
}  // namespace mt::replay::test
