// The report of a run: statistics of each game or match, and of each player over all of them.
//
//   StatisticsReport report(ReportForm::text);
//   report.add(match);                  // in the order of the input
//   write(report.take());
//   report.finish();
//   write(report.take());
#pragma once
#include "movetext/engine/statistics/match_sums.hpp"
#include "movetext/engine/statistics/move_sums.hpp"
#include "movetext/report/table.hpp"
#include "movetext/report/table_document.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace mt::statistics {

enum class ReportForm : std::uint8_t { text, html, csv, json };

// What a report needs to know about a record besides its moves. Players and sides are indexed by Side.
struct GameFacts {
  std::string file{};
  std::uint64_t record = 0;              // number of the record in its file, from 1
  std::array<std::string, 2> players{};  // may be empty
  std::array<std::string, 2> sides{};    // "White"
  std::string rules{};                   // name of the game: "chess"
  std::string result{};                  // as written in the record
  std::string event{};                   // event and date
  std::string source{};                  // where the values come from, in words
};

struct MatchReport {
  GameFacts facts;
  std::uint32_t length = 0;  // 0 in money play
  std::vector<GameOfMatch> games;
  std::vector<BothSums> sums;  // of each game
};

struct MoveReport {
  GameFacts facts;
  std::string value_unit{};  // "pawn"
  BothMoveSums sums;
};

class StatisticsReport {
 public:
  explicit StatisticsReport(ReportForm form);

  void add(const MatchReport& match);
  void add(const MoveReport& game);
  // Adds the statistics of players, and ends the report.
  void finish();
  // Returns the text that was added since the last call.
  std::string take() { return std::exchange(out_, {}); }

 private:
  // The kinds of rows for programs, which have different columns.
  enum class RowKind : std::uint8_t { none, match, move };
  // What a row for programs is about.
  struct Scope {
    std::string_view scope{};          // "game", "match" or "player"
    const GameFacts* facts = nullptr;  // nullptr for players
    std::size_t game = 0;              // number of the game of a match, from 1; 0 if the row is not about one
    std::size_t side = 0;              // of `facts`
    std::string_view player{};
    std::string_view rules{};  // name of the game
  };
  struct Row {
    std::vector<report::Column> columns{};
    std::vector<report::Cell> cells{};
    void add(std::string_view key, report::Cell cell);
  };

  void show_match(const MatchReport& match, const BothSums& sum);
  void show_games(const MatchReport& match);
  void show_game(const MoveReport& game);
  void show_match_players();
  void show_move_players();
  static Row row_of(const Scope& scope);
  void write_match_row(const Scope& scope, const MatchSums& sums, bool is_money);
  void write_move_row(const Scope& scope, const MoveSums& sums);
  void write_row(RowKind kind, const Row& row);

  ReportForm form_;
  std::unique_ptr<report::Document> document_;  // nullptr for csv and json
  RowKind last_row_ = RowKind::none;
  std::uint64_t matches_ = 0;
  std::uint64_t games_ = 0;                                               // games without dice
  std::map<std::pair<std::string, bool>, MatchSums> match_players_;       // by name, and whether for money
  std::map<std::pair<std::string, std::string>, MoveSums> move_players_;  // by rules and name
  std::string out_;
};

}  // namespace mt::statistics
