// Makes WTHOR files for tests, following the published description of the format.
//
//   const std::string games =
//       test::wthor_games({{.black = 1, .white = 2, .discs = 64, .moves = "f5d6c5f6"}});
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::test {

inline void put_little(std::string& bytes, std::uint64_t value, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i));
}

struct WthorHeader {
  std::uint32_t games = 0;
  unsigned names = 0;
  unsigned year = 0;
  unsigned board = 8;
  unsigned depth = 0;
};

// Returns a file header with the creation date 2026-02-16.
inline std::string wthor_header(const WthorHeader& header) {
  std::string bytes{20, 26, 2, 16};
  put_little(bytes, header.games, 4);
  put_little(bytes, header.names, 2);
  put_little(bytes, header.year, 2);
  put_little(bytes, header.board, 1);
  put_little(bytes, 0, 1);
  put_little(bytes, header.depth, 1);
  put_little(bytes, 0, 1);
  return bytes;
}

struct WthorGame {
  unsigned event = 0;
  unsigned black = 0;
  unsigned white = 0;
  unsigned discs = 32;
  unsigned theoretical = 32;
  std::string_view moves{};  // "f5d6c5"
};

inline std::string wthor_game(const WthorGame& game, std::size_t moves = 60, unsigned row = 10) {
  std::string bytes;
  for (const unsigned number : {game.event, game.black, game.white}) put_little(bytes, number, 2);
  put_little(bytes, game.discs, 1);
  put_little(bytes, game.theoretical, 1);
  for (std::size_t at = 0; at < game.moves.size();) {
    const auto column = static_cast<unsigned>(game.moves[at] - 'a' + 1);
    unsigned number = 0;
    for (++at; at < game.moves.size() && game.moves[at] <= '9'; ++at)
      number = 10 * number + static_cast<unsigned>(game.moves[at] - '0');
    put_little(bytes, column + row * number, 1);
  }
  bytes.resize(8 + moves, '\0');
  return bytes;
}

inline std::string wthor_games(const std::vector<WthorGame>& games, unsigned year = 1999) {
  std::string bytes =
      wthor_header({.games = static_cast<std::uint32_t>(games.size()), .year = year, .depth = 24});
  for (const WthorGame& game : games) bytes += wthor_game(game);
  return bytes;
}

// `names` are in ISO 8859-1. `width`: the bytes of a record, 20 for players and 26 for tournaments.
inline std::string wthor_table(const std::vector<std::string>& names, std::size_t width) {
  std::string bytes = wthor_header({.names = static_cast<unsigned>(names.size()), .board = 0});
  for (std::string name : names) {
    name.resize(width, '\0');
    bytes += name;
  }
  return bytes;
}

// The shortest game. Black wins it with 13 discs, and the empty squares also count for Black.
inline constexpr std::string_view wthor_short_game = "f5d6c5f6e7f4g5e6e3";

}  // namespace mt::test
