// The explorer gives the same answers as a count that goes through all games, for real games of five
// families, with and without filters, after games were added in parts, joined and removed. With
// MOVETEXT_THOROUGH=1 it compares 1,000 positions of each family after each of these steps.
#include "database/played_games.hpp"
#include "movetext/database/file/schema.hpp"
#include "movetext/database/positions/explore.hpp"
#include "movetext/database/positions/position_store.hpp"
#include "movetext/database/positions/segment_builder.hpp"
#include "movetext/games/api/match_turn.hpp"
#include "support/corpus.hpp"

#include <cstdlib>
#include <random>

namespace mt::database {
namespace {

class RecordedGames final : public GameTraces {
 public:
  explicit RecordedGames(const std::vector<PlainRecord>& records) : records_(records) {}
  std::span<const TracedGame> trace(GameId game) override {
    if (game == 0 || game > records_.size() || !records_[game - 1].is_stored) return {};
    return records_[game - 1].traced;
  }

 private:
  const std::vector<PlainRecord>& records_;
};

class Explore : public ::testing::Test {
 protected:
  void open(const std::vector<std::string>& files, std::size_t most, PositionStoreOptions options) {
    std::vector<std::string> paths;
    for (const std::string& file : files) paths.push_back((test::corpus() / file).string());
    records_ = read_plain_records(paths, most, game_);
    ASSERT_FALSE(records_.empty());
    places_ = places_of(records_);
    stored_ = std::make_unique<RecordedGames>(records_);
    create_schema(database_);
    database_.execute("insert into game_type values(1, '" + game_->spec().name() + "')");
    create_position_tables(database_);
    tables_ = make_position_store(
        std::move(options), [this](sqlite::Database&) { return std::make_unique<RecordedGames>(records_); });
  }
  void add(std::size_t from, std::size_t to) {
    SegmentBuilder builder(options_);
    for (std::size_t i = from; i < to; ++i) {
      PlainRecord& record = records_[i];
      record.is_stored = true;
      sqlite::Query insert = database_.query(
          "insert into game values(?, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ?, '', ?, ?, 0, 0, 1, 1, 0, 0, 0, x'')");
      insert.bind(1, std::int64_t{record.id}).bind(2, std::int64_t{record.date});
      insert.bind(3, std::int64_t{record.white_elo}).bind(4, std::int64_t{record.black_elo}).run();
      builder.add(record.id, 1, figures_of(record.date, record.white_elo, record.black_elo), record.traced);
    }
    builder.write(database_);
    tables_->finish(database_);
  }
  void remove(const std::vector<std::int64_t>& ids) {
    tables_->remove(database_, ids);
    for (const std::int64_t id : ids) {
      sqlite::Query remove = database_.query("delete from game where id = ?");
      remove.bind(1, id).run();
      records_[static_cast<std::size_t>(id) - 1].is_stored = false;
    }
    tables_->finish(database_);
  }

  static PlainFigures plain(const MoveFigures& figures) {
    PlainFigures out{.games = static_cast<int>(figures.games),
                     .wins = static_cast<int>(figures.wins),
                     .draws = static_cast<int>(figures.draws),
                     .losses = static_cast<int>(figures.losses),
                     .points = static_cast<int>(figures.points),
                     .movers = static_cast<int>(figures.movers.games),
                     .mover_ratings = static_cast<long>(figures.movers.sum),
                     .opponents = static_cast<int>(figures.opponents.games),
                     .opponent_ratings = static_cast<long>(figures.opponents.sum),
                     .last_year = figures.last_year};
    for (const TopGame& game : figures.top) out.top.emplace_back(-static_cast<int>(game.ratings), game.game);
    return out;
  }

  static std::string shown(const PlainFigures& figures) {
    std::string out;
    for (const long number :
         {long{figures.games}, long{figures.wins}, long{figures.draws}, long{figures.losses},
          long{figures.points}, long{figures.movers}, figures.mover_ratings, long{figures.opponents},
          figures.opponent_ratings, long{figures.last_year}})
      out += std::to_string(number) + ' ';
    for (const auto& [ratings, game] : figures.top)
      out += std::to_string(game) + '/' + std::to_string(-ratings) + ' ';
    return out;
  }

  // Compares the answers for one position. Returns whether they are equal.
  bool agrees(const AnyPosition& position, const ExploreFilter& filter, const PlainFilter& takes) {
    Explorer explorer(database_, *stored_);
    const Explored found = explorer.explore(*game_, position, filter);
    const PlainAnswer answer =
        count_plainly(records_, places_, plain_move(*game_, position, nullptr).first, takes);
    if (plain(found.position) != answer.position) {
      difference_ = shown(plain(found.position)) + "instead of " + shown(answer.position);
      return false;
    }
    std::size_t moves = answer.moves.size() - (answer.moves.contains("") ? 1 : 0);
    difference_ = "end";
    if (answer.moves.contains("") && plain(found.end) != answer.moves.at("")) return false;
    if (!answer.moves.contains("") && found.end.games != 0) return false;
    difference_ = std::to_string(found.moves.size()) + " moves instead of " + std::to_string(moves);
    if (found.moves.size() != moves) return false;
    for (const ExploredMove& move : found.moves) {
      std::string refused;
      const std::optional<PlainMove> played = played_move(position, move.text, refused);
      if (!played) {
        ADD_FAILURE() << move.text << ": " << refused;
        return false;
      }
      const auto counted = answer.moves.find(played->second);
      if (counted != answer.moves.end() && plain(move.figures) == counted->second) continue;
      difference_ = move.text + ": " + shown(plain(move.figures));
      if (counted != answer.moves.end()) difference_ += "instead of " + shown(counted->second);
      return false;
    }
    return true;
  }

  // Plays the text of an answer.
  std::optional<PlainMove> played_move(AnyPosition position, const std::string& text, std::string& refused) {
    std::string sign;
    std::string canonical;
    Diagnostic refusal;
    const std::optional<MatchState> state = game_->match_state(position);
    if (state && text.find_first_of("0123456789") == std::string::npos &&
        text.find('/') == std::string::npos && text != std::string(no_play_words)) {
      return plain_move(*game_, position, &position, "cube " + text);
    }
    std::string move = text;
    AnyPosition after = position;
    if (state && !state->dice.rolled()) {
      MatchState rolled = *state;
      rolled.dice = *dice_of_roll(text.substr(0, roll_size));
      sign = " " + text.substr(0, roll_size);
      after = game_->with_match_state(position, rolled);
      move = text.substr(4);
    }
    if (!game_->play(after, move, game_->notation(), canonical, refusal)) {
      refused = refusal.message;
      return std::nullopt;
    }
    return plain_move(*game_, position, &after, sign);
  }

  // Positions of the games and of others, each once.
  std::vector<AnyPosition> sample(std::size_t number) {
    std::vector<AnyPosition> all;
    std::mt19937 random(7);
    for (std::size_t i = 0; i < number; ++i) all.push_back(random_position(random));
    all.push_back(game_->start());
    return all;
  }
  // Returns a position that a game may have: moves are drawn from the moves of the games while there are
  // some.
  AnyPosition random_position(std::mt19937& random) {
    AnyPosition position = game_->start();
    Explorer explorer(database_, *stored_);
    const int plies = static_cast<int>(random() % 14);
    for (int ply = 0; ply < plies; ++ply) {
      const Explored found = explorer.explore(*game_, position, {});
      std::vector<std::string> texts;
      for (const ExploredMove& move : found.moves) texts.push_back(move.text);
      if (texts.empty()) break;
      const std::string& text = texts[random() % std::min<std::size_t>(texts.size(), 4)];
      if (!advance(position, text)) break;
    }
    return position;
  }
  bool advance(AnyPosition& position, const std::string& text) {
    std::string canonical;
    Diagnostic refusal;
    const std::optional<MatchState> state = game_->match_state(position);
    if (!state) return game_->play(position, text, game_->notation(), canonical, refusal);
    if (text.size() < 4 || text[2] != ':')
      return game_->play(position, text, game_->notation(), canonical, refusal);
    MatchState rolled = *state;
    rolled.dice = *dice_of_roll(text.substr(0, roll_size));
    position = game_->with_match_state(position, rolled);
    // Half of the positions keep their roll.
    return (text.size() % 2 == 0) ||
           game_->play(position, text.substr(4), game_->notation(), canonical, refusal);
  }

  // Compares many positions with several filters.
  void compare(std::size_t number) {
    const auto all = [](const PlainRecord&) { return true; };
    ExploreFilter years{.first_year = 1990, .last_year = 2009};
    ExploreFilter odd_years{.first_year = 1993, .last_year = 2011};
    ExploreFilter ratings{.least_rating = 2000};
    ExploreFilter few{.only = std::vector<GameId>()};
    for (const PlainRecord& record : records_)
      if (record.id % 5 == 2) few.only->push_back(record.id);
    const auto in_years = [](int from, int to) {
      return
          [=](const PlainRecord& record) { return record.date / 10000 >= from && record.date / 10000 <= to; };
    };
    const auto rated = [](const PlainRecord& record) {
      return record.white_elo > 0 && record.black_elo > 0 &&
             (record.white_elo + record.black_elo) / 2 >= 2000;
    };
    std::size_t seen = 0;
    for (const AnyPosition& position : sample(number)) {
      if (++seen > number) break;
      const bool is_right =
          agrees(position, {}, all) && agrees(position, years, in_years(1990, 2009)) &&
          agrees(position, odd_years, in_years(1993, 2011)) && agrees(position, ratings, rated) &&
          agrees(position, few, [](const PlainRecord& record) { return record.id % 5 == 2; });
      if (!is_right) {
        std::string text;
        game_->write_position(position, game_->position_notations().front(), text);
        FAIL() << "position " << seen << ": " << text << ": " << difference_;
      }
    }
  }

  // `most`: number of records; `number`: number of positions. Both are for the daily test.
  void check(const std::vector<std::string>& files, std::size_t most, std::size_t number) {
    const char* const asked = std::getenv("MOVETEXT_THOROUGH");
    const bool is_thorough = asked != nullptr && std::string_view(asked) == "1";
    if (is_thorough) most *= 3;
    if (is_thorough) number = 4000;  // a quarter of them after most steps
    // Small limits, so that few games make several segments of both kinds.
    options_ = {.memory = std::size_t{1} << 18, .young_games = 128, .most_games = 300};
    open(files, most, options_);
    const std::size_t half = records_.size() / 2;
    add(0, half);
    compare(number / 4);
    for (std::size_t from = half; from < records_.size(); from += 20)
      add(from, std::min(from + 20, records_.size()));
    compare(number / 2);
    std::vector<std::int64_t> gone;
    for (const PlainRecord& record : records_)
      if (record.id % 11 == 3) gone.push_back(record.id);
    remove(gone);
    compare(number / 4);
    tables_->compact(database_);
    compare(number / 4);
    tables_->verify(database_, [](const std::string& fault) { ADD_FAILURE() << fault; });
  }

  std::string difference_;  // between the last answers that were not equal
  PositionStoreOptions options_;
  std::vector<PlainRecord> records_;
  PlainPlaces places_;
  std::unique_ptr<const AnyGame> game_;
  std::unique_ptr<RecordedGames> stored_;
  sqlite::Database database_{":memory:", sqlite::Access::create};
  std::unique_ptr<PositionTables> tables_;
};

TEST_F(Explore, AgreesWithACountOfChess) {
  SKIP_WITHOUT_CORPUS();
  check({"bench/human-24mb.pgn.zst"}, 500, 100);
}
TEST_F(Explore, AgreesWithACountOfEnglishDraughts) {
  SKIP_WITHOUT_CORPUS();
  check({"pdn/english/acf-sample-400.pdn"}, 400, 100);
}
TEST_F(Explore, AgreesWithACountOfOthello) {
  SKIP_WITHOUT_CORPUS();
  check({"othello/WTH_2021.wtb", "othello/WTH_1983.wtb"}, 340, 60);
}
TEST_F(Explore, AgreesWithACountOfXiangqi) {
  SKIP_WITHOUT_CORPUS();
  check({"xiangqi/wukong-uci-300.pgn"}, 300, 100);
}
TEST_F(Explore, AgreesWithACountOfBackgammon) {
  SKIP_WITHOUT_CORPUS();
  std::vector<std::string> files;
  for (int i = 1; i <= 20; ++i)
    files.push_back(std::string("backgammon/mat/bgs") + (i < 10 ? "0" : "") + std::to_string(i) + ".mat");
  check(files, 400, 40);
}

// The comparison is worth something only if it fails when an entry is missing. Each entry of the start
// position is dropped once.
TEST_F(Explore, NoticesAnEntryThatIsMissing) {
  SKIP_WITHOUT_CORPUS();
  options_ = {.young_games = 128, .most_games = 300};
  open({"pdn/english/acf-sample-400.pdn"}, 200, options_);
  add(0, records_.size());
  const auto all = [](const PlainRecord&) { return true; };
  ASSERT_TRUE(agrees(game_->start(), {}, all));
  const std::uint64_t key = KeyedGame(*game_).at(game_->start()).key();
  sqlite::Query find =
      database_.query("select key, entries from explorer where key <= ? order by key desc limit 1");
  find.bind(1, stored_key(key));
  ASSERT_TRUE(find.step());
  const std::int64_t at = find.number(0);
  std::vector<Entry> whole;
  ASSERT_TRUE(read_block(find.blob(1), whole));
  find.reset();
  sqlite::Query change = database_.query("update explorer set entries = ? where key = ?");
  int dropped = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (whole[i].key != key) continue;
    std::vector<Entry> less = whole;
    less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
    std::string block;
    append_block(less, block);
    change.bind_blob(1, block).bind(2, at).run();
    EXPECT_FALSE(agrees(game_->start(), {}, all)) << "entry " << i;
    ++dropped;
  }
  EXPECT_GT(dropped, 3);
}

}  // namespace
}  // namespace mt::database
