// Reads the syntax of a PDN FEN: its pieces, in the order in which they are written. The reader knows the
// squares of the board but not the rules of the game.
#pragma once
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/games/draughts/text_cursor.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::draughts {

enum class FenPiece : std::uint8_t { man, king, taken };  // taken: G or P, captured in an unfinished move

// How often a side has moved its king in a row (Rules::king_limit), as written. `square` is SquareNames::none
// if the text does not name the king.
struct FenKingMoves {
  int count = 0;
  std::uint8_t square = SquareNames::none;
};

// A part of the text; the range is empty if the part is missing.
struct FenPart {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  bool exists() const { return end != begin; }
  // Extends the part to include the range from `first` to `last`.
  void add(std::uint32_t first, std::uint32_t last) {
    if (!exists()) begin = first;
    end = last;
  }
};

struct FenHead {
  std::optional<Colour> to_move{};           // empty if the text does not name it
  std::array<FenKingMoves, 2> king_moves{};  // by Colour
  FenPart counters{};                        // H12 and F30; missing if they are H0 and F1, as at the start
  FenPart king_counts{};                     // +1+0; missing if both counts are 0
  FenPart king_letter{};                     // the first king that has the letter of another language (D47)
  FenPart mixed_range{};                     // the first range whose two ends name different pieces (31-K35)
};

// What is wrong with the text of a square, in more detail than its Code.
enum class FenFlaw : std::uint8_t {
  none,
  glued,   // two squares without a comma between them
  letter,  // a letter that is neither a piece nor a file of the board
  mixed,   // a square by letter although the squares before it are by number, or the reverse
};

// read() calls place(Colour, FenPiece, square, begin, end) for each square, and for each square of a range.
// `place` returns false to stop the reading.
class FenReader {
 public:
  // `letters`: algebraic or diagonal, the notation of squares by letter.
  FenReader(const SquareNames& names, std::string_view text, board::Notation letters);

  // Returns no fault if the whole text was read, or if `place` stopped the reading.
  template <class Place>
  Fault read(FenHead& head, Place&& place) {
    if (Fault fault = read_turn(head); fault.code != Code::none) return fault;
    while (next_group()) {
      Colour colour{};
      if (read_extension(head)) continue;
      if (Fault fault = read_colour(colour); fault.code != Code::none) return fault;
      bool stopped = false;
      if (Fault fault = read_pieces(colour, place, stopped); fault.code != Code::none) return fault;
      if (stopped) return {};
    }
    head.king_letter = king_letter_;
    head.mixed_range = mixed_range_;
    return rest_fault();
  }
  // Returns the fault of the square that read() has refused.
  FenFlaw flaw() const { return flaw_; }

 private:
  struct Square {
    std::uint8_t square = SquareNames::none;
    bool king = false;
    bool taken = false;
  };

  Fault read_turn(FenHead& head);
  // Moves past the next colon; returns false at the end of the text.
  bool next_group();
  // Reads H12, F30 or +1+0.
  bool read_extension(FenHead& head);
  bool read_counter(FenHead& head);
  bool read_king_moves(FenHead& head);
  bool read_king_count(FenKingMoves& moves);
  Fault read_colour(Colour& colour);
  // Reads [K|G|P] square.
  Fault read_square(Square& out);
  bool take_prefix(Square& out);
  bool take_foreign_king(Square& out);
  Fault read_letter_square(Square& out, std::uint32_t begin);
  // Refuses a square that is named in another notation than the squares before it.
  Fault check_kind(bool by_letter, std::uint32_t begin);
  // Refuses two squares without a comma between them: one word must name only one square.
  Fault check_end(std::uint32_t begin);
  // Reads the rank after the letter of a square; returns false if none follows.
  bool take_rank(unsigned file, Square& out);
  Fault rest_fault() const;
  void skip_fill();
  // Returns whether K or G in front of a digit is a column here (K5 on a wide board, g3), not a piece.
  bool is_column(char letter) const;
  // Returns whether D in front of a digit is a column here, not the king (dame, dama) of other languages.
  bool is_column_d() const;

  template <class Place>
  Fault read_pieces(Colour colour, Place& place, bool& stopped) {
    while (true) {
      skip_fill();
      if (cursor_.done() || cursor_.peek() == ':') return {};
      const std::uint32_t begin = cursor_.at();
      Square first;
      if (Fault fault = read_square(first); fault.code != Code::none) return fault;
      Square last = first;
      if (Fault fault = read_range_end(begin, first, last); fault.code != Code::none) return fault;
      if (Fault fault = check_end(begin); fault.code != Code::none) return fault;
      const FenPiece piece = first.taken ? FenPiece::taken : first.king ? FenPiece::king : FenPiece::man;
      const int from = names_.number(first.square);
      const int to = names_.number(last.square);
      if (to < from) return {Code::bad_fen, begin, cursor_.at()};
      for (int number = from; number <= to && !stopped; ++number)
        stopped = !place(colour, piece, names_.by_number(static_cast<unsigned>(number)), begin, cursor_.at());
      if (stopped) return {};
    }
  }
  // Reads the end of a range, -20 or -K20. The piece of the first square, which is at `begin`, applies to the
  // whole range.
  Fault read_range_end(std::uint32_t begin, const Square& first, Square& last);

  const SquareNames& names_;
  TextCursor cursor_;
  bool oblique_;
  bool capital_turn_ = false;
  bool capital_columns_;  // the text has squares like C3
  bool small_columns_;    // the text has squares like c3
  bool numbers_;          // the text has squares like 32
  FenFlaw flaw_ = FenFlaw::none;
  std::optional<bool> by_letter_{};  // whether the squares so far are named by letter; empty before the first
  FenPart king_letter_{};
  FenPart mixed_range_{};
};

}  // namespace mt::draughts
