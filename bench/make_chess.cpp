// Writes PGN of many chess games that are made from real ones: each leaves a real game at a random ply and
// continues with random legal moves. It is the input of the measurements of databases in docs/performance.md.
//
//   movetext export --no-comments --no-variations --no-nags FILE | make_chess 1000000 > games.pgn
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/plain_step.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/chess/rules.hpp"
#include "movetext/games/chess/write_move.hpp"

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace mt;
using namespace mt::chess;

struct RealGame {
  std::string tags;
  std::string result = "*";
  std::vector<std::string> moves;
};

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

// Appends the moves of a line of movetext without comments.
void read_moves(std::string_view line, RealGame& game) {
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    if (const std::size_t dots = word.find_last_of('.'); dots != std::string_view::npos)
      word.remove_prefix(dots + 1);
    if (word.empty()) continue;
    if (is_result(word))
      game.result = word;
    else
      game.moves.emplace_back(word);
  }
}

// Reads records as `movetext export` writes them.
std::vector<RealGame> read_games(std::istream& in) {
  std::vector<RealGame> games;
  std::string line;
  bool in_tags = false;
  while (std::getline(in, line)) {
    const bool is_tag = line.starts_with('[');
    if (is_tag && !in_tags) games.emplace_back();
    if (!line.empty()) in_tags = is_tag;
    if (games.empty()) continue;
    if (is_tag)
      games.back().tags.append(line).append("\n");
    else
      read_moves(line, games.back());
  }
  std::erase_if(games, [](const RealGame& game) { return game.tags.find("[FEN ") != std::string::npos; });
  return games;
}

Position start() {
  PositionNotes notes;
  return *parse_position(rows::chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", notes);
}

class Maker {
 public:
  explicit Maker(const std::vector<RealGame>& games) : games_(games) {}

  void append_game(std::string& out) {
    const RealGame& real = games_[random_() % games_.size()];
    const std::size_t leave = random_() % (real.moves.size() + 1);
    constexpr std::size_t most_plies = 400;
    out.append(real.tags).append("\n");
    position_ = start_;
    ply_ = column_ = 0;
    for (std::size_t i = 0; i < leave; ++i) {
      PlainMove move;
      Position after;
      if (!play_plain(position_, real.moves[i], move, after)) break;
      add(real.moves[i], out);
      position_ = after;
    }
    // The game is about as long as the real one.
    const std::size_t end = std::min(std::max(real.moves.size(), ply_ + 4), most_plies);
    while (ply_ < end) {
      legal_moves(position_, moves_);
      if (moves_.empty()) break;
      const Move move = moves_[random_() % moves_.size()];
      add(move_text(rows::chess, position_, move), out);
      position_ = play(position_, move);
    }
    put(real.result, out);
    out += "\n\n";
  }

 private:
  void add(std::string_view move, std::string& out) {
    if (ply_ % 2 == 0) put(std::to_string(ply_ / 2 + 1) + ".", out);
    put(move, out);
    ++ply_;
  }
  void put(std::string_view word, std::string& out) {
    constexpr std::size_t width = 79;
    if (column_ > 0) {
      const bool fits = column_ + 1 + word.size() <= width;
      out += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    out += word;
    column_ += word.size();
  }

  const std::vector<RealGame>& games_;
  const Position start_ = start();
  Position position_ = start_;
  MoveList moves_;
  std::size_t ply_ = 0;
  std::size_t column_ = 0;
  std::mt19937_64 random_{2026};
};

}  // namespace

int main(int argc, char** argv) {
  const std::string_view number = argc > 1 ? argv[1] : "1000000";
  std::uint64_t wanted = 0;
  std::from_chars(number.data(), number.data() + number.size(), wanted);
  const std::vector<RealGame> games = read_games(std::cin);
  if (games.empty()) {
    std::cerr << "make_chess: standard input has no games\n";
    return 2;
  }
  Maker maker(games);
  std::string out;
  for (std::uint64_t i = 0; i < wanted; ++i) {
    maker.append_game(out);
    if (out.size() < (1U << 20U) && i + 1 < wanted) continue;
    if (std::fwrite(out.data(), 1, out.size(), stdout) != out.size()) return 3;
    out.clear();
  }
  return 0;
}
