// Real games with their positions, and a count of their moves that shares no code with the explorer:
// positions are compared as texts, images are made by moving characters, and every question goes through all
// games.
#pragma once
#include "movetext/archive/each_record.hpp"
#include "movetext/base/side.hpp"
#include "movetext/database/explorer/game_tracer.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mt::database {

// A position and the move that follows, as texts: the smallest text of the position and its images, and the
// smallest text of the position after the move in the images that have it, or an empty text at the end of the
// game. The second text also has the roll or the action with the cube, if the position does not tell them.
using PlainMove = std::pair<std::string, std::string>;

struct PlainStep {
  PlainMove move{};
  bool white_moves = true;
};

// Returns the texts of a position without counters, score and cube, and of its images.
std::vector<std::string> plain_texts(const AnyGame& game, const AnyPosition& position);
// Returns the move between two positions. `after` is nullptr at the end of a game.
PlainMove plain_move(const AnyGame& game, const AnyPosition& here, const AnyPosition* after,
                     const std::string& sign = "");

struct PlainGame {
  std::vector<PlainStep> steps{};
  int white_points = 0;  // points won by White, negative if lost; 1 for a game that is not part of a match
  bool has_result = false;
};

struct PlainRecord {
  std::uint32_t id = 0;
  std::vector<PlainGame> games{};
  std::vector<TracedGame> traced{};
  int date = 0;
  int white_elo = 0;
  int black_elo = 0;
  bool is_stored = false;  // the database has the record
};

// The answer to a question.
struct PlainFigures {
  int games = 0;
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int points = 0;
  int movers = 0;  // games in which the mover has a rating
  long mover_ratings = 0;
  int opponents = 0;
  long opponent_ratings = 0;
  int last_year = 0;
  std::vector<std::pair<int, std::uint32_t>> top{};  // minus the sum of ratings, number of the record

  friend bool operator==(const PlainFigures&, const PlainFigures&) = default;
};

inline void count(PlainFigures& figures, const PlainRecord& record, const PlainGame& game, bool white_moves) {
  ++figures.games;
  const int points = white_moves ? game.white_points : -game.white_points;
  if (game.has_result) ++(points > 0 ? figures.wins : points < 0 ? figures.losses : figures.draws);
  figures.points += points;
  const int mover = white_moves ? record.white_elo : record.black_elo;
  const int opponent = white_moves ? record.black_elo : record.white_elo;
  if (mover > 0) ++figures.movers;
  if (opponent > 0) ++figures.opponents;
  figures.mover_ratings += mover;
  figures.opponent_ratings += opponent;
  figures.last_year = std::max(figures.last_year, record.date / 10000);
  figures.top.emplace_back(-(record.white_elo + record.black_elo), record.id);
}

struct PlainAnswer {
  PlainFigures position{};
  std::map<std::string, PlainFigures> moves{};  // by the second text of the PlainMove; "" for the end
};

using PlainFilter = std::function<bool(const PlainRecord&)>;

// Which games have a position: by its text, the numbers of records and of their games, ascending.
using PlainPlaces = std::unordered_map<std::string, std::vector<std::pair<std::size_t, std::size_t>>>;

inline PlainPlaces places_of(const std::vector<PlainRecord>& records) {
  PlainPlaces places;
  for (std::size_t record = 0; record < records.size(); ++record) {
    for (std::size_t game = 0; game < records[record].games.size(); ++game) {
      const std::pair here(record, game);
      for (const PlainStep& step : records[record].games[game].steps) {
        auto& list = places[step.move.first];
        if (list.empty() || list.back() != here) list.push_back(here);
      }
    }
  }
  return places;
}

inline PlainAnswer count_plainly(const std::vector<PlainRecord>& records, const PlainPlaces& places,
                                 const std::string& position, const PlainFilter& takes) {
  PlainAnswer answer;
  const auto found = places.find(position);
  if (found == places.end()) return answer;
  for (const auto& [number, number_in_record] : found->second) {
    const PlainRecord& record = records[number];
    if (!record.is_stored || !takes(record)) continue;
    const PlainGame& game = record.games[number_in_record];
    std::map<std::string, bool> played;
    bool reaches = false;
    bool white_moves = true;
    for (const PlainStep& step : game.steps) {
      const auto& [here, after] = step.move;
      if (here != position) continue;
      // The side that makes the first move there, if there is a move.
      if (!reaches || (played.empty() && !after.empty())) white_moves = step.white_moves;
      reaches = true;
      if (!after.empty()) played.try_emplace(after, step.white_moves);
    }
    count(answer.position, record, game, white_moves);
    if (played.empty()) count(answer.moves[""], record, game, white_moves);
    for (const auto& [move, by_white] : played) count(answer.moves[move], record, game, by_white);
  }
  const auto keep_best = [](PlainFigures& figures) {
    std::ranges::sort(figures.top);
    figures.top.erase(std::unique(figures.top.begin(), figures.top.end()), figures.top.end());
    if (figures.top.size() > 4) figures.top.resize(4);
  };
  keep_best(answer.position);
  for (auto& [move, figures] : answer.moves) keep_best(figures);
  return answer;
}

// Reads the records of files; at most `most`. Their ids are 1, 2, ...
std::vector<PlainRecord> read_plain_records(const std::vector<std::string>& files, std::size_t most,
                                            std::unique_ptr<const AnyGame>& game);

}  // namespace mt::database
