// Checks requirements for every position, whatever its source, and reports positions that no game can reach.
#include "movetext/games/chess/attacks.hpp"
#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/chess/words.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

class Completion {
 public:
  Completion(Position& position, std::uint32_t begin, std::uint32_t end, PositionNotes& notes)
      : position_(position), board_(position.board), begin_(begin), end_(end), notes_(notes) {}

  bool run() {
    for (const Colour colour : {Colour::white, Colour::black}) {
      const int kings = count(board_.of(colour, Kind::king));
      if (kings != 1)
        return refuse(say(colour, kings == 0 ? "has no king" : "has " + std::to_string(kings) + " kings"));
    }
    if ((board_.pawns & (home_rank(Colour::white) | home_rank(Colour::black))) != 0)
      return refuse("a pawn stands on the first or the last rank");
    const Colour mover = position_.to_move;
    if (checkers(board_, other(mover)) != 0)
      return refuse(say(other(mover), "is in check, but it is " + std::string(name(mover)) + "'s move"));
    const Set64 checking = checkers(board_, mover);
    if (count(checking) > 2)
      return refuse(std::to_string(count(checking)) + " men give check to " + std::string(name(mover)) +
                    ": no move can do that");
    if (position_.stepped_over != 0 && can_capture_en_passant(board_, mover, position_.stepped_over))
      position_.en_passant = position_.stepped_over;
    for (const Colour colour : {Colour::white, Colour::black}) remark_on_men(colour);
    remark_on_checkers(checking);
    return true;
  }

 private:
  static std::string say(Colour colour, const std::string& what) {
    return std::string(name(colour)) + ' ' + what;
  }
  bool refuse(std::string message) {
    notes_.push_back({Code::bad_fen, Severity::error, begin_, end_, std::move(message), {}});
    return false;
  }
  void remark(std::string message) {
    notes_.push_back({Code::odd_position, Severity::warning, begin_, end_, std::move(message), {}});
  }

  void remark_on_men(Colour colour) {
    constexpr Set64 dark = 0xAA55'AA55'AA55'AA55;
    const auto number = [&](Kind kind) { return count(board_.of(colour, kind)); };
    const int pawns = number(Kind::pawn);
    const int men = count(board_.of(colour));
    if (pawns > 8) return remark(say(colour, "has " + std::to_string(pawns) + " pawns"));
    if (men > 16) return remark(say(colour, "has " + std::to_string(men) + " men"));
    const auto beyond = [](int have, int at_start) { return std::max(have - at_start, 0); };
    const Set64 bishops = board_.of(colour, Kind::bishop);
    const int promoted = beyond(number(Kind::queen), 1) + beyond(number(Kind::rook), 2) +
                         beyond(number(Kind::knight), 2) + beyond(count(bishops & dark), 1) +
                         beyond(count(bishops & ~dark), 1);
    if (promoted > 8 - pawns)
      remark(say(colour, "has more pieces than the start array and its promotions allow"));
  }

  // Reports two sliders that give check from opposite sides of the king: one move cannot open both lines.
  void remark_on_checkers(Set64 checking) {
    if (count(checking) != 2) return;
    const int a = lowest(checking);
    const int b = highest(checking);
    if (has(between_of(a, b), board_.king(position_.to_move)))
      remark("the king stands between two men on one line that both give check");
  }

  Position& position_;
  const Board& board_;
  std::uint32_t begin_;
  std::uint32_t end_;
  PositionNotes& notes_;
};

}  // namespace

bool complete_position(Position& position, std::uint32_t begin, std::uint32_t end, PositionNotes& notes) {
  return Completion(position, begin, end, notes).run();
}

}  // namespace mt::chess
