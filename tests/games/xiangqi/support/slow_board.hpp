// A slow generator that is written only from the wording of the rules. It has a board of letters on which
// every man tries every point.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::xiangqi::test {

class SlowBoard {
 public:
  explicit SlowBoard(std::string_view fen);

  // Returns the moves as "a0a1", sorted.
  std::vector<std::string> legal_moves() const;
  bool in_check() const { return attacked(red_to_move_); }

 private:
  char at(int file, int rank) const;
  bool is_own(char man, bool red) const { return man != '.' && (man < 'a') == red; }
  int between(int file, int rank, int to_file, int to_rank) const;
  bool reaches(int file, int rank, int to_file, int to_rank) const;
  bool attacked(bool red) const;
  bool is_safe_after(int file, int rank, int to_file, int to_rank) const;

  std::string men_;  // 90 letters, beginning with a0; '.' is an empty point
  bool red_to_move_ = true;
};

}  // namespace mt::xiangqi::test
