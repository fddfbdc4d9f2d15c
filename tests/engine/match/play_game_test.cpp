// Games between two players, in all families. Some of the players misbehave.
#include "engine/match/match_players.hpp"
#include "movetext/archive/each_record.hpp"
#include "movetext/engine/match/game_record.hpp"
#include "movetext/engine/match/record_log.hpp"
#include "movetext/engine/players/make_player.hpp"
#include "movetext/games/table/families.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace mt::engine::match {
namespace {

using namespace std::chrono_literals;

const RecordTerms record_terms{.date = "2026.11.25",
                               .terms = "0123456789abcdef",
                               .names = {"Alpha", "Beta 2"},
                               .time_controls = {"nodes 200", "depth 1"}};

struct TestFile {
  explicit TestFile(const std::string& bytes)
      : path(std::filesystem::temp_directory_path() / ("movetext-match-" + std::to_string(::getpid()))) {
    write(bytes);
  }
  ~TestFile() { std::filesystem::remove(path); }
  TestFile(const TestFile&) = delete;
  TestFile& operator=(const TestFile&) = delete;
  void write(const std::string& bytes) const { std::ofstream(path, std::ios::binary) << bytes; }
  std::string read() const {
    std::ostringstream out;
    out << std::ifstream(path, std::ios::binary).rdbuf();
    return out.str();
  }
  std::filesystem::path path;
};

// Plays a game between the built-in player and a player with random moves.
GameReport game_of_families(const GameSpec& spec, std::uint64_t number) {
  const std::shared_ptr<const AnyGame> game = make_game(spec);
  const GameTerms terms{.game = game, .most_plies = 300, .length = 3};
  Openings openings(game, 5, 4, nullptr);
  const auto built_in = make_player(spec);
  LotPlayer lot(3);
  const TimeTerms time{.limits = {.nodes = 60}};
  const Appointment appointment = Schedule(2, 4).game(number);
  std::array<Seat, 2> seats{Seat(*built_in, time), Seat(lot, time)};
  if (appointment.is_return) std::swap(seats[0], seats[1]);
  return play_game(terms, appointment, game->family().has_dice ? Opening{} : openings.of(appointment.opening),
                   seats, {});
}

TEST(PlayGame, PlaysEveryGameAndItsRecordsAreReadBack) {
  for (const Family* family : families())
    for (const GameRow& row : family->games) {
      const GameSpec spec = spec_of(row);
      const auto game = make_game(spec);
      std::string bytes;
      std::vector<FinishedGame> played;
      for (const std::uint64_t number : {0U, 1U}) {
        const GameReport report = game_of_families(spec, number);
        ASSERT_TRUE(report.ending == Ending::rules || report.ending == Ending::length)
            << spec.name() << ": " << word_of(report.ending) << ' ' << report.detail;
        bytes += record_text(record_terms, *game, report);
        played.push_back(finished(report));
      }
      const TestFile file(bytes);
      const Resumed resumed = read_records(file.path, spec, record_terms.terms);
      ASSERT_EQ(resumed.problem, "") << spec.name() << '\n' << bytes;
      ASSERT_EQ(resumed.games.size(), 2U) << spec.name() << '\n' << bytes;
      for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(resumed.games[i].number, played[i].number);
        EXPECT_EQ(resumed.games[i].winner, played[i].winner) << spec.name() << '\n' << bytes;
        EXPECT_EQ(resumed.games[i].points, played[i].points) << spec.name() << '\n' << bytes;
        EXPECT_EQ(resumed.games[i].ending, played[i].ending) << spec.name() << '\n' << bytes;
      }
      EXPECT_EQ(resumed.bytes, bytes.size());
      EXPECT_EQ(read_records(file.path, spec, "another").problem,
                "the file has games of a match with other engines, limits, openings, seed or rules");
    }
}

TEST(ReadRecords, FindsTheCompleteOnesWhereverAFileIsCut) {
  for (const char* name : {"chess", "backgammon", "othello-6x6"}) {
    const GameSpec spec = *parse_game(name);
    const auto game = make_game(spec);
    std::vector<std::size_t> ends{0};
    std::string bytes;
    for (std::uint64_t number = 0; number < 3; ++number) {
      bytes += record_text(record_terms, *game, game_of_families(spec, number));
      ends.push_back(bytes.size());
    }
    const TestFile file(bytes);
    for (std::size_t size = 0; size <= bytes.size(); size += size < ends[1] ? 37 : 1 + size % 53) {
      file.write(bytes.substr(0, size));
      const Resumed resumed = read_records(file.path, spec, record_terms.terms);
      ASSERT_EQ(resumed.problem, "") << name << ' ' << size;
      // A record is complete if its last line has a line end. The blank line after it is added.
      std::size_t whole = 0;
      while (whole < 3 && ends[whole + 1] - 1 <= size) ++whole;
      ASSERT_EQ(resumed.games.size(), whole) << name << ' ' << size;
      ASSERT_EQ(bytes.substr(0, resumed.bytes) + resumed.rest, bytes.substr(0, ends[whole]))
          << name << ' ' << size;
    }
  }
}

TEST(RecordLog, AppendsAndTruncates) {
  const TestFile file("one two");
  {
    RecordLog log;
    ASSERT_TRUE(log.open(file.path)) << log.problem();
    EXPECT_TRUE(log.cut(4) && log.add("three"));
    RecordLog other;
    EXPECT_FALSE(other.open(file.path));
    EXPECT_NE(other.problem().find("another program"), std::string::npos);
  }
  EXPECT_EQ(file.read(), "one three");
  RecordLog none;
  EXPECT_FALSE(none.open("/nonexistent/x"));
}

std::optional<Answer> no_answer(const GameLine& /*line*/, const Limits& /*limits*/) {
  return Answer{};
}

TEST(PlayGame, LosesByTheFaultsOfAnEngine) {
  struct Case {
    Answer answer;
    Ending ending;
  };
  const Case cases[] = {
      {{.kind = Answer::Kind::move, .move = "Ke5"}, Ending::illegal_move},
      {{.kind = Answer::Kind::resign}, Ending::resignation},
      {{.kind = Answer::Kind::take}, Ending::fault},
      {{.kind = Answer::Kind::failed, .problem = "it is gone", .fault = Answer::Fault::gone}, Ending::crash},
      {{.kind = Answer::Kind::failed, .fault = Answer::Fault::silent}, Ending::silence},
      {{.kind = Answer::Kind::failed, .fault = Answer::Fault::illegal_move}, Ending::illegal_move},
      {{.kind = Answer::Kind::failed, .fault = Answer::Fault::protocol}, Ending::fault},
  };
  for (const Case& one : cases) {
    const auto spoil = [&](const GameLine&, const Limits&) { return std::optional(one.answer); };
    const GameReport report = Trial("chess", spoil).play();
    EXPECT_EQ(report.ending, one.ending);
    EXPECT_EQ(report.winner, Side::second);
    const GameReport of_second = Trial("chess", nullptr, spoil).play();
    EXPECT_EQ(of_second.winner, Side::first);
    EXPECT_EQ(of_second.moves.size(), 1U);
  }
  EXPECT_EQ(Trial("chess", no_answer).play().ending, Ending::fault);
}

// Plays the first legal move, and reports `score` as the value of the position from its own view.
LotPlayer::Odd with_score(std::optional<Score> score) {
  return [score](const GameLine& line, const Limits&) {
    std::vector<std::string> moves;
    line.game().legal_moves(line.position(), line.game().notation(), moves);
    return std::optional(
        Answer{.kind = Answer::Kind::move, .move = moves.front(), .lines = {{.score = score}}});
  };
}

TEST(PlayGame, EndsAsBothEnginesAgree) {
  using Unit = Score::Unit;
  struct Case {
    Answer::Kind called;
    std::optional<Score> score;  // the score that the opponent reported with its last move
    Ending ending;
    std::optional<Side> winner;
  };
  const Case cases[] = {
      {Answer::Kind::draw, Score{.value = 50}, Ending::adjudication, std::nullopt},
      {Answer::Kind::draw, Score{.value = -300}, Ending::adjudication, std::nullopt},
      {Answer::Kind::draw, std::nullopt, Ending::adjudication, std::nullopt},
      {Answer::Kind::draw, Score{.value = 51}, Ending::fault, Side::first},
      {Answer::Kind::draw, Score{.unit = Unit::wins_in, .value = 9}, Ending::fault, Side::first},
      {Answer::Kind::win, Score{.value = -51}, Ending::adjudication, Side::second},
      {Answer::Kind::win, Score{.unit = Unit::wins_in, .value = -8}, Ending::adjudication, Side::second},
      {Answer::Kind::win, Score{.value = -50}, Ending::fault, Side::first},
      {Answer::Kind::win, std::nullopt, Ending::fault, Side::first},
  };
  for (const Case& one : cases) {
    const auto call = [&](const GameLine&, const Limits&) {
      return std::optional(Answer{.kind = one.called});
    };
    const GameReport report = Trial("international", with_score(one.score), call).play();
    EXPECT_EQ(report.ending, one.ending) << report.detail;
    EXPECT_EQ(report.winner, one.winner) << report.detail;
    EXPECT_EQ(report.moves.size(), 1U);
  }
}

LotPlayer::Odd taking(Microseconds time) {
  return [time](const GameLine& line, const Limits&) {
    std::vector<std::string> moves;
    line.game().legal_moves(line.position(), line.game().notation(), moves);
    Answer answer{.kind = Answer::Kind::move, .move = moves.front()};
    answer.took = time;
    return std::optional(answer);
  };
}

TEST(PlayGame, LosesByTime) {
  TimeTerms time{.limits = {.move_time = 100ms}, .margin = 20ms};
  const GameReport late = Trial("chess", nullptr, taking(121ms)).play(time);
  EXPECT_EQ(late.ending, Ending::time);
  EXPECT_EQ(late.winner, Side::first);
  EXPECT_EQ(late.moves.size(), 1U);
  EXPECT_NE(Trial("chess", nullptr, taking(119ms)).play(time).ending, Ending::time);
  // The clock has 500 ms and adds 10 ms for each move. Four moves of 110 ms leave 100 ms, which is not enough
  // for a fifth.
  time = {.clock = Clock{.left = 500ms, .increment = 10ms}, .margin = 0ms};
  const GameReport clock = Trial("chess", taking(110ms), taking(10ms)).play(time);
  EXPECT_EQ(clock.ending, Ending::time);
  EXPECT_EQ(clock.winner, Side::second);
  EXPECT_EQ(clock.moves.size(), 8U);
  // Without a time limit for moves, `patience` is the limit.
  time = {.limits = {.depth = 3}, .margin = 0ms, .patience = 50ms};
  EXPECT_EQ(Trial("chess", taking(51ms)).play(time).ending, Ending::time);
}

TEST(PlayGame, SendsBothClocksAndAddsTimeForMoves) {
  std::vector<Limits> told;
  const auto listen = [&](const GameLine& line, const Limits& limits) {
    told.push_back(limits);
    return taking(100ms)(line, limits);
  };
  const TimeTerms time{.clock = Clock{.left = 1s, .increment = 0ms, .moves_to_go = 2}};
  Trial trial("chess", listen, taking(200ms));
  trial.terms.most_plies = 8;
  EXPECT_EQ(trial.play(time).ending, Ending::length);
  ASSERT_EQ(told.size(), 4U);
  const auto left = [&](std::size_t move, Side side) { return told[move].clock(side)->left; };
  EXPECT_EQ(left(0, Side::first), 1000ms);
  EXPECT_EQ(left(1, Side::first), 900ms);
  EXPECT_EQ(left(1, Side::second), 800ms);
  EXPECT_EQ(left(2, Side::first), 1800ms);  // two moves were made, so another second was added
  EXPECT_EQ(told[1].clock(Side::first)->moves_to_go, 1);
  EXPECT_EQ(told[2].clock(Side::first)->moves_to_go, 2);
}

TEST(PlayGame, AlwaysEnds) {
  Trial trial("chess");
  trial.terms.most_plies = 20;
  const GameReport report = trial.play();
  EXPECT_EQ(report.ending, Ending::length);
  EXPECT_FALSE(report.winner);
  EXPECT_EQ(report.moves.size(), 20U);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(Trial("chess").play({}, stop.get_token()).ending, Ending::broken_off);
}

TEST(PlayGame, AppliesTheRules) {
  Trial mate("chess");
  mate.opening.moves = {"f3", "e5", "g4", "Qh4#"};
  const GameReport mated = mate.play();
  EXPECT_EQ(mated.how, "checkmate");
  EXPECT_EQ(mated.winner, Side::second);
  EXPECT_TRUE(mated.is_shown_by_position);
  // A third repetition counts as a draw that is claimed.
  Trial again("chess");
  again.opening.moves = {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"};
  const GameReport drawn = again.play();
  EXPECT_EQ(drawn.how, "repetition");
  EXPECT_FALSE(drawn.winner);
  EXPECT_EQ(drawn.moves.size(), 8U);
  // A player that exceeds its time does not lose if the opponent has only its king.
  Trial bare("chess", taking(1s));
  bare.opening.start = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
  const GameReport nobody = bare.play({.limits = {.move_time = 10ms}});
  EXPECT_EQ(nobody.ending, Ending::time);
  EXPECT_FALSE(nobody.winner);
}

}  // namespace
}  // namespace mt::engine::match
