// Implements the rules of chess as simply as possible: on a board of letters, every move is tried, and then
// the king is tested for check. It is slow and shares no code with the program.
#pragma once
#include <string>
#include <vector>

namespace mt::chess::test {

class Mailbox {
 public:
  // Reads a FEN whose castling rights are the files of the rooks (HAha).
  explicit Mailbox(const std::string& fen);

  // Returns the legal moves in coordinates, sorted: "e1h1", "e7e8q". Castling is written as the king takes
  // the rook.
  std::vector<std::string> legal_moves() const;
  Mailbox after(const std::string& move) const;
  bool in_check() const { return attacked(king(white_), !white_); }
  // Returns the first four fields of a FEN: men, side to move, castling rights, and the en passant square if
  // a capture on it is legal.
  std::string fen() const;

 private:
  static bool is_white(char man) { return man >= 'A' && man <= 'Z'; }
  static char small(char man) { return is_white(man) ? static_cast<char>(man - 'A' + 'a') : man; }
  bool own(int x, int y) const { return inside(x, y) && at(x, y) != '.' && is_white(at(x, y)) == white_; }
  static bool inside(int x, int y) { return x >= 0 && x < 8 && y >= 0 && y < 8; }
  char at(int x, int y) const { return board_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
  char& at(int x, int y) { return board_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
  struct Square {
    int x;
    int y;
  };
  Square king(bool white) const;
  bool attacked(Square square, bool by_white) const;
  void pseudo_moves(std::vector<std::string>& out) const;
  void castlings(std::vector<std::string>& out) const;
  bool can_castle(Square king, int rook_file) const;

  std::vector<std::string> board_;  // [rank][file]
  bool white_ = true;
  std::string rights_;  // castling rights, as letters of files
  int passed_x_ = -1;   // the square that a double step has just passed, or -1
  int passed_y_ = -1;
};

}  // namespace mt::chess::test
