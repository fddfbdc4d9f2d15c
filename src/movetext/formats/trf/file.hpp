// A whole report: its tournament, its players, and its games and byes in the order of the file. Each game is
// in the lines of both players; it becomes one record, at its place in the line of White.
#pragma once
#include "movetext/base/code.hpp"
#include "movetext/formats/api/reader.hpp"
#include "movetext/tournament/pairing.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace mt::trf {

// Texts are as in the file, which need not be UTF-8.
struct ReportPlayer {
  std::uint32_t number = 0;
  std::string name{};
  std::string title{};
  std::string rating{};
  std::string federation{};
  std::string fide_id{};
  std::string team{};
  std::string points{};
  std::size_t points_at = 0;  // byte of the file
  std::uint32_t halves = 0;   // twice the points by the results, with 1 for a win
};

inline constexpr std::size_t no_player = SIZE_MAX;

struct ReportGame {
  std::size_t end = 0;    // byte of the file after the game
  std::size_t white = 0;  // index in Report::players; for a bye: the player
  std::size_t black = no_player;
  std::uint32_t round = 0;
  tournament::Kind kind = tournament::Kind::game;
  tournament::Result result = tournament::Result::open;
};

// A fault with the code damaged_file is a record of its own, without a game; others belong to the next game.
struct Fault {
  Code code = Code::none;
  std::size_t begin = 0;  // bytes of the file
  std::size_t end = 0;
  std::string message{};
};

struct Report final : FileContext {
  std::string name{};
  std::string site{};
  std::string first_day{};
  std::string last_day{};
  std::string type{};               // of the tournament, such as "Individual: Swiss-System"
  std::vector<std::string> days{};  // of the rounds, as in the file
  std::vector<ReportPlayer> players{};
  std::vector<ReportGame> games{};  // in the order of `end`
  std::vector<Fault> faults{};      // in the order of `begin`
};

// Reads a whole file.
std::shared_ptr<const FileContext> open_file(const FileStart& start);

// Returns how certain it is that a file is a report, judged by its first bytes.
bool begins_report(std::string_view first_bytes);

}  // namespace mt::trf
