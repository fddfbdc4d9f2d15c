// Writes dense PDN of random legal games with a fixed seed. It is the input of the measurements in
// docs/performance.md.
//
//   make_pdn international 100000000 > dense.pdn        # game, bytes
#include "movetext/board/coordinates.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <charconv>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>

namespace {

using namespace mt;
using namespace mt::draughts;

constexpr int longest_game = 120;  // plies

class Writer {
 public:
  explicit Writer(const Rules& rules, int type)
      : variant_(rules), names_{rules.shape, rules.square_one, rules.square_a1}, type_(type) {}

  // Appends one game.
  void play_game(std::string& out) {
    out += "[Event \"Random play\"]\n[Site \"?\"]\n[Date \"2026.01.01\"]\n[Round \"" +
           std::to_string(++round_) +
           "\"]\n[White \"First\"]\n[Black \"Second\"]\n[Result \"*\"]\n[GameType \"" +
           std::to_string(type_) + "\"]\n\n";
    Position<Set64> position = start_position(variant_);
    column_ = 0;
    for (int ply = 0; ply < longest_game; ++ply) {
      if (!legal_moves(variant_, position, moves_) || moves_.empty()) break;
      const Move<Set64> move = moves_[random_() % moves_.size()];
      if (ply % 2 == 0) add(std::to_string(ply / 2 + 1) + ".", out);
      if (!add_move(move, out)) break;
      position = play(variant_, position, move);
    }
    add("*", out);
    out += "\n\n";
  }

 private:
  bool add_move(const Move<Set64>& move, std::string& out) {
    int same = 0;
    for (const Move<Set64>& other : moves_) same += other.from == move.from && other.to == move.to ? 1 : 0;
    if (same > 1) return false;  // the move would need the long form
    std::string text = std::to_string(number(move.from));
    text += move.is_capture() ? 'x' : '-';
    add(text + std::to_string(number(move.to)), out);
    return true;
  }
  int number(int square) const {
    return names_.number_of(variant_.geometry.cell[static_cast<std::size_t>(square)]);
  }
  void add(const std::string& token, std::string& out) {
    if (column_ != 0) {
      const bool fits = column_ + 1 + token.size() < 80;
      out += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    out += token;
    column_ += token.size();
  }

  Variant<Set64> variant_;
  board::Coordinates names_;
  int type_;
  int round_ = 0;
  std::size_t column_ = 0;
  MoveList<Set64> moves_;
  std::mt19937 random_{20121};
};

}  // namespace

int main(int argc, char** argv) {
  const std::string_view game = argc > 1 ? argv[1] : "international";
  const std::string_view size = argc > 2 ? argv[2] : "100000000";
  std::size_t bytes = 0;
  std::from_chars(size.data(), size.data() + size.size(), bytes);
  Writer writer = game == "english" ? Writer(rows::english, 21) : Writer(rows::international, 20);
  std::string out;
  for (std::size_t written = 0; written < bytes; written += out.size()) {
    out.clear();
    while (out.size() < (1U << 20U) && written + out.size() < bytes) writer.play_game(out);
    if (std::fwrite(out.data(), 1, out.size(), stdout) != out.size()) return 3;
  }
  return 0;
}
