// Replays a .mat text and keeps the results.
#pragma once
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/mat/writer.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/replay.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace mt::replay::test {

using Told = std::vector<std::string>;  // "3:5 illegal-move: message"; notes begin with "(note) "

struct Match {
  Record record;
  Replayed played;
  Told told;
  std::string line;  // the record on one line
  std::string text;  // the record as canonical .mat
};

// Returns "LINE:COLUMN", both counted from 1.
inline std::string place_in(std::string_view source, std::size_t at) {
  const std::string_view before = source.substr(0, at);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t line = before.rfind('\n') + 1;  // npos + 1: the first line
  return std::to_string(lines + 1) + ':' + std::to_string(at - line + 1);
}

inline void finish(Match& match, std::string_view game, Follower* follower) {
  const auto rules = make_game(*parse_game(std::string(game)));
  match.played =
      replay(match.record, *rules, *rules, {.notation = board::Notation::expanded, .follower = follower});
  for (const Diagnostic& fault : match.record.diagnostics)
    match.told.push_back(place_in(match.record.source, fault.begin) + ' ' + std::string(name(fault.code)) +
                         ": " + (fault.severity == Severity::note ? "(note) " : "") + fault.message);
  mat::write_line(match.record, match.line);
  mat::Writer({}).write(match.record, match.text);
}

inline Match replay_once(std::string_view text, std::string_view game = "backgammon",
                         Follower* follower = nullptr) {
  Match match;
  EXPECT_EQ(mat::read_record(text, 0, match.record).found, Found::record) << text;
  finish(match, game, follower);
  return match;
}

// Replays the text. Checks that writing and replaying the result again changes nothing, whatever faults the
// text has. The same must hold after a conversion through JSON.
inline Match replayed(std::string_view text, std::string_view game = "backgammon",
                      Follower* follower = nullptr) {
  Match match = replay_once(text, game, follower);
  EXPECT_EQ(replay_once(match.text, game).text, match.text);
  std::string json;
  json::Writer().write(match.record, json);
  Match again;
  json::read_record(json, 0, again.record);
  EXPECT_EQ(again.record.errors, 0U) << json;
  finish(again, game, nullptr);
  EXPECT_EQ(again.text, match.text) << json;
  return match;
}

// Returns a match whose first game has a heading. `games` is the rest of that game and may contain more
// games; its first line is line 4 of the result.
inline std::string match_to(int length, std::string_view games, std::string_view tags = {}) {
  return std::string(tags) + " " + std::to_string(length) + " point match\n Game 1\n" +
         " Ann : 0                          Bob : 0\n" + std::string(games);
}

}  // namespace mt::replay::test
