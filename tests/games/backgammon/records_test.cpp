// Reads, resolves, replays and writes every play of real records, and reads it again. Compares every position
// with the replay of the same records by another program.
#include "movetext/games/backgammon/cube.hpp"
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/plain_play.hpp"
#include "movetext/games/backgammon/resolve_play.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/backgammon/write_play.hpp"
#include "support/corpus.hpp"
#include "support/mat_cells.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>

namespace mt::backgammon::test {
namespace {

// Returns the Position ID of GNU Backgammon. The side that is not on roll comes first. For each of a side's
// points from 1 and for its bar, there is a one for each checker, and then a zero. The 80 bits, lowest first,
// are written in base64.
std::string position_id(const Board& board, Side on_roll) {
  std::string bits;
  for (const Side side : {other(on_roll), on_roll})
    for (int point = 1; point <= bar; ++point)
      bits += std::string(static_cast<std::size_t>(board.count(side, point)), '1') + '0';
  bits.resize(80, '0');
  std::array<unsigned, 11> bytes{};
  for (std::size_t i = 0; i < 80; ++i) bytes[i / 8] |= (bits[i] == '1' ? 1U : 0U) << (i % 8);
  std::string id;
  for (std::size_t letter = 0; letter < 14; ++letter) {
    const std::size_t bit = letter * 6;
    const unsigned two = bytes[bit / 8] << 8 | (bit / 8 + 1 < 10 ? bytes[bit / 8 + 1] : 0);
    id += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[two >> (10 - bit % 8) & 63U];
  }
  return id;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

// A roll with the position before it, and the play.
struct Witnessed {
  std::string line;  // "53 4HPwATDgc/ABMA"
  std::string play;  // expanded, without stars
};

struct Totals {
  int plays = 0;
  int danced = 0;
  int ambiguous = 0;
  int wrong_stars = 0;
  int missing_stars = 0;
  int games = 0;
  int resigned = 0;
  int odd_points = 0;
  int plain = 0;
};

// Checks that writing a play in each notation and reading it gives the same play.
void expect_round_trip(const Position& position, const Play& play, const std::string& place) {
  for (const PlayNotation notation : {PlayNotation::canonical, PlayNotation::expanded, PlayNotation::plain}) {
    const std::string written = play_text(play, notation);
    PlayText text;
    ASSERT_FALSE(read_play_text(written, text)) << place << ": " << written;
    const ResolvedPlay again = resolve_play(position.board, position.on_roll, position.dice, text);
    ASSERT_GE(again.results, 1) << place << ": " << written;
    ASSERT_EQ(again.play.after, play.after) << place << ": " << written;
    ASSERT_FALSE(again.wrong_star) << place << ": " << written;
    if (notation != PlayNotation::plain) {
      ASSERT_FALSE(again.missing_star) << place << ": " << written;
    }
    if (notation == PlayNotation::expanded) {
      ASSERT_EQ(again.results, 1) << place << ": " << written;
    }
    ASSERT_EQ(play_text(again.play, notation), written) << place;
  }
}

class Replay {
 public:
  Replay(std::string name, const MatMatch& match) : name_(std::move(name)), match_(match) {
    rules_ = find_rules(match.variation);
    EXPECT_NE(rules_, nullptr) << match.variation;
    agreed_.match_length = match.length;
  }

  void play_all() {
    position_ = start_position(*rules_, agreed_);
    GameResult result;
    for (std::size_t i = 0; i < match_.games.size(); ++i) {
      if (i > 0) position_ = next_game(*rules_, agreed_, position_, result);
      EXPECT_EQ(position_.score, match_.games[i].score) << name_ << " game " << i + 1;
      result = play_game(match_.games[i], i + 1 < match_.games.size() ? &match_.games[i + 1] : nullptr);
      EXPECT_TRUE(result.over() || i + 1 == match_.games.size()) << name_ << " game " << i + 1;
      ++totals.games;
    }
  }

  Totals totals;
  std::vector<std::vector<Witnessed>> witnessed;  // by game

 private:
  // `next` is the game after this one. The score at its beginning shows who won a resigned game.
  GameResult play_game(const MatGame& game, const MatGame* next) {
    next_ = next;
    GameResult result;
    witnessed.emplace_back();
    bool begun = false;
    for (const MatCell& cell : game.cells) {
      place_ = name_ + ':' + std::to_string(cell.line);
      if (cell.text.rfind("Wins", 0) == 0) {
        end(cell, result);
        continue;
      }
      if (!begun) position_.on_roll = position_.to_decide = cell.side;
      begun = true;
      EXPECT_EQ(position_.to_decide, cell.side) << place_ << ": " << cell.text;
      if (cell.text[0] >= '0' && cell.text[0] <= '6')
        roll_and_play(cell.text);
      else
        decide(cell.text, result);
      if (!result.over()) result = finished(position_);
    }
    return result;
  }

  // Checks the points of the record against the rules, unless a side has resigned.
  void end(const MatCell& cell, GameResult& result) {
    const auto points = static_cast<std::uint32_t>(std::stoul(cell.text.substr(5)));
    if (!result.over()) {
      ++totals.resigned;
      result = {GameResult::Kind::resigned, other(loser_.value_or(position_.on_roll)), 1, points};
      if (next_ != nullptr) result.winner = next_->score[0] > position_.score[0] ? Side::first : Side::second;
      totals.odd_points += points % position_.cube.value() == 0 ? 0 : 1;
    }
    EXPECT_EQ(result.points, points) << place_;
    loser_.reset();
  }

  void decide(const std::string& text, GameResult& result) {
    Action action = Action::roll;
    if (text.rfind("Doubles", 0) == 0) action = Action::offer_double;
    if (text.rfind("Takes", 0) == 0) action = Action::take;
    if (text.rfind("Drops", 0) == 0) action = Action::drop;
    if (text.rfind("Concedes", 0) == 0) {
      loser_ = position_.to_decide;
      return;
    }
    ASSERT_NE(action, Action::roll) << place_ << ": " << text;
    ASSERT_EQ(why_not(position_, action), Refusal::none) << place_ << ": " << text;
    const Turned turned = act(position_, action);
    if (action == Action::offer_double) {
      EXPECT_EQ(std::stoul(text.substr(text.find("=>") + 2)), 2 * position_.cube.value()) << place_;
    }
    position_ = turned.position;
    result = turned.result;
  }

  void roll_and_play(const std::string& cell) {
    const std::string text = cell.substr(cell.find(':') + 1);
    const bool gives_up = text.find('?') != std::string::npos || text.find("Concedes") != std::string::npos;
    if (gives_up) {
      loser_ = position_.on_roll;
      return;
    }
    ASSERT_EQ(why_not(position_, Action::roll), Refusal::none) << place_;
    position_ =
        roll(position_, {static_cast<std::uint8_t>(cell[0] - '0'), static_cast<std::uint8_t>(cell[1] - '0')});
    PlayText read;
    const Misread fault = read_play_text(text, read);
    ASSERT_FALSE(fault) << place_ << ": " << cell;
    if (read.count == 0 && has_play(position_.board, position_.on_roll, position_.dice)) {
      loser_ = position_.on_roll;  // a roll without a play ends the game, and this side has lost
      return;
    }
    const ResolvedPlay found = resolve_play(position_.board, position_.on_roll, position_.dice, read);
    ASSERT_GE(found.results, 1) << place_ << ": " << cell;
    count(found, read.count == 0);
    Play plain;
    if (read.count > 0 &&
        play_plain(position_.board, position_.on_roll, position_.dice, trimmed(text), plain)) {
      ++totals.plain;
      EXPECT_EQ(ordered(plain), found.play) << place_ << ": " << cell;
      EXPECT_EQ(found.results, 1) << place_ << ": " << cell;
    }
    expect_among_legal(found.play);
    expect_round_trip(position_, found.play, place_);
    const Dice dice = position_.dice;
    witnessed.back().push_back({std::to_string(dice.first * 10 + dice.second) + ' ' +
                                    position_id(position_.board, position_.on_roll),
                                play_text(found.play, PlayNotation::plain)});
    position_ = play(position_, found.play);
  }

  void count(const ResolvedPlay& found, bool danced) {
    ++(danced ? totals.danced : totals.plays);
    totals.ambiguous += found.results > 1 ? 1 : 0;
    totals.wrong_stars += found.wrong_star ? 1 : 0;
    totals.missing_stars += found.missing_star ? 1 : 0;
  }

  void expect_among_legal(const Play& chosen) {
    static PlayList plays;
    legal_plays(position_, plays);
    bool listed = plays.empty() && chosen.count == 0;
    for (const Play& play : plays) listed = listed || play.after == chosen.after;
    EXPECT_TRUE(listed) << place_ << ": " << play_text(chosen);
  }

  std::string name_;
  const MatMatch& match_;
  const Rules* rules_ = nullptr;
  MatchRules agreed_;
  Position position_;
  std::string place_;
  std::optional<Side> loser_;
  const MatGame* next_ = nullptr;
};

std::vector<std::filesystem::path> record_files() {
  std::vector<std::filesystem::path> files;
  for (const char* directory : {"mat", "xg"})
    for (const auto& entry :
         std::filesystem::directory_iterator(mt::test::corpus() / "backgammon" / directory))
      if (entry.path().extension() == ".mat" || entry.path().extension() == ".txt")
        files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

// Expects that both replays have the same rolls at the same positions. Returns the number of equal rolls.
// `others` counts the plays whose legs differ.
std::size_t expect_confirmed(const std::string& game, const std::vector<Witnessed>& ours,
                             const std::vector<Witnessed>& theirs, int& others) {
  std::size_t confirmed = 0;
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    EXPECT_EQ(ours[i].line, theirs[i].line) << game << " roll " << i + 1;
    if (ours[i].line != theirs[i].line) break;
    if (ours[i].play != theirs[i].play) ++others;
    ++confirmed;
  }
  return confirmed;
}

// Returns the replay of the same files by GNU Backgammon 1.07. For each game it has the rolls, each with the
// Position ID before it, and the plays.
std::map<std::string, std::vector<Witnessed>> read_oracle() {
  std::map<std::string, std::vector<Witnessed>> games;
  std::istringstream lines(mt::test::read_file(mt::test::corpus() / "backgammon/oracle/positions.tsv"));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream cells(line);
    std::array<std::string, 8> cell;
    for (std::string& part : cell) std::getline(cells, part, '\t');
    if (cell[4] != "move") continue;
    games[cell[0] + ' ' + cell[1]].push_back({cell[5] + ' ' + cell[7], cell[6] == "-" ? "" : cell[6]});
  }
  return games;
}

TEST(BackgammonRecords, EveryPlayOfRealRecordsIsResolved) {
  SKIP_WITHOUT_CORPUS();
  Totals sum;
  const std::map<std::string, std::vector<Witnessed>> oracle = read_oracle();
  std::size_t confirmed = 0;
  int others = 0;
  for (const auto& path : record_files()) {
    const MatMatch match = read_mat(mt::test::read_file(path));
    Replay replay(path.filename(), match);
    replay.play_all();
    for (std::size_t game = 0; game < replay.witnessed.size(); ++game) {
      const std::string name = path.filename().string() + ' ' + std::to_string(game + 1);
      const auto found = oracle.find(name);
      if (found != oracle.end())
        confirmed += expect_confirmed(name, replay.witnessed[game], found->second, others);
    }
    sum.plays += replay.totals.plays;
    sum.danced += replay.totals.danced;
    sum.ambiguous += replay.totals.ambiguous;
    sum.wrong_stars += replay.totals.wrong_stars;
    sum.missing_stars += replay.totals.missing_stars;
    sum.games += replay.totals.games;
    sum.resigned += replay.totals.resigned;
    sum.odd_points += replay.totals.odd_points;
    sum.plain += replay.totals.plain;
  }
  EXPECT_EQ(sum.games, 257);
  EXPECT_EQ(sum.plays, 9427);
  EXPECT_EQ(sum.danced, 980);
  EXPECT_EQ(sum.ambiguous, 3);
  EXPECT_EQ(sum.wrong_stars, 0);
  EXPECT_EQ(sum.missing_stars, 225);
  EXPECT_EQ(sum.resigned, 33);
  EXPECT_GT(sum.plain, 8000);    // plays that the fast path accepts
  EXPECT_EQ(sum.odd_points, 1);  // a result of nine points with the cube at two
  EXPECT_EQ(confirmed, 8877U);   // all plays in the replay by GNU Backgammon
  // These are two plays that bear off with several dice, 5/off and 6/off. GNU Backgammon's replay splits them
  // into legs that are illegal.
  EXPECT_EQ(others, 2);
}

}  // namespace
}  // namespace mt::backgammon::test
