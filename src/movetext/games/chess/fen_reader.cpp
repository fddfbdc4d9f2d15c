// Reads FEN and EPD, field by field.
#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/chess/words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace mt::chess {
namespace {

constexpr bool is_gap(char c) {
  return text::is_blank(c) || c == '_';
}

std::optional<Kind> kind_of(char small_letter) {
  switch (small_letter) {
    case 'p':
      return Kind::pawn;
    case 'n':
      return Kind::knight;
    case 'b':
      return Kind::bishop;
    case 'r':
      return Kind::rook;
    case 'k':
      return Kind::king;
    case 'q':
      return Kind::queen;
    default:
      return std::nullopt;
  }
}

class FenReader {
 public:
  FenReader(const Rules& rules, std::string_view text, PositionNotes& notes)
      : rules_(rules), text_(text), notes_(notes) {}

  bool read() {
    if (!read_placement() || !read_mover()) return false;
    // The meaning of the castling field depends on the squares of the kings.
    for (const Colour colour : {Colour::white, Colour::black})
      if (!has_one_king(colour)) return false;
    if (!read_castling() || !read_en_passant()) return false;
    read_counters();
    read_operations();
    return complete_position(position_, 0, placement_end_, notes_);
  }
  const Position& position() const { return position_; }
  // Returns whether the reader dropped a castling right that is impossible under these rules.
  bool drops_rights() const { return drops_rights_; }

 private:
  struct Field {
    std::uint32_t begin = 0;
    std::string_view text{};
    std::uint32_t end() const { return begin + static_cast<std::uint32_t>(text.size()); }
  };

  bool done() const { return at_ >= text_.size(); }
  void skip_gap() {
    while (!done() && is_gap(text_[at_])) ++at_;
  }
  // Returns the next word without consuming it. At the end the word is empty.
  Field peek() {
    skip_gap();
    std::uint32_t end = at_;
    while (end < text_.size() && !is_gap(text_[end])) ++end;
    return {at_, text_.substr(at_, end - at_)};
  }
  void take(const Field& field) { at_ = field.end(); }

  bool refuse(std::uint32_t begin, std::uint32_t end, std::string message) {
    notes_.push_back({Code::bad_fen, Severity::error, begin, end, std::move(message), {}});
    return false;
  }
  void remark(Severity severity, std::uint32_t begin, std::uint32_t end, std::string message) {
    notes_.push_back({Code::odd_position, severity, begin, end, std::move(message), {}});
  }
  std::string quoted(std::uint32_t begin, std::uint32_t end) const {
    return "\"" + text::excerpt_of(text_, begin, end) + "\"";
  }

  bool read_placement() {
    const Field field = peek();
    if (field.text.empty()) return refuse(0, 0, "the position is empty");
    std::uint32_t begin = field.begin;
    for (int rank = 7; rank >= 0; --rank) {
      const std::uint32_t end = rank_end(begin, field.end());
      if (!read_rank(rank, begin, end)) return false;
      at_ = end;
      if (rank == 0) break;
      if (end == field.end())
        return refuse(end, end, "the board ends after rank " + std::to_string(rank + 1) + ": it has 8 ranks");
      begin = end + 1;
    }
    placement_end_ = at_;
    if (at_ == field.end()) return true;
    return refuse(at_, field.end(), quoted(at_, field.end()) + " follows the eighth rank of the board");
  }
  std::uint32_t rank_end(std::uint32_t begin, std::uint32_t end) const {
    while (begin < end && text_[begin] != '/') ++begin;
    return begin;
  }

  bool read_rank(int rank, std::uint32_t begin, std::uint32_t end) {
    const std::string where = "rank " + std::to_string(rank + 1);
    int file = 0;
    for (std::uint32_t i = begin; i < end; ++i) {
      const char c = text_[i];
      if (c >= '1' && c <= '8') {
        file += c - '0';
        if (i > begin && text::is_digit(text_[i - 1]))
          remark(Severity::warning, i - 1, i + 1, "two numbers side by side in " + where + " are added");
      } else if (const auto kind = kind_of(text::to_lower(c))) {
        const Colour colour = c >= 'a' ? Colour::black : Colour::white;
        if (file < 8) position_.board.put(square_at(file, rank), colour, *kind);
        if (*kind == Kind::pawn && (rank == 0 || rank == 7))
          return refuse(i, i + 1, "a pawn stands on " + where);
        ++file;
      } else if (c == '~') {
        return refuse(i, i + 1, "~ marks a promoted piece of crazyhouse, which is another game");
      } else if (c == '[') {
        return refuse(i, end, "pieces in hand belong to crazyhouse, which is another game");
      } else {
        // The range covers the whole character, not just its first byte.
        std::uint32_t stop = i + 1;
        while (stop < end && (static_cast<unsigned char>(text_[stop]) & 0xC0U) == 0x80U) ++stop;
        return refuse(i, stop,
                      "expected a piece letter or a number of empty squares, not " + quoted(i, stop));
      }
      if (file > 8) return refuse(begin, end, where + " has more than 8 squares");
    }
    if (file < 8) return refuse(begin, end, where + " has " + std::to_string(file) + " squares instead of 8");
    return true;
  }

  bool has_one_king(Colour colour) {
    const int kings = count(position_.board.of(colour, Kind::king));
    if (kings == 1) return true;
    return refuse(0, placement_end_,
                  std::string(name(colour)) +
                      (kings == 0 ? " has no king" : " has " + std::to_string(kings) + " kings"));
  }

  bool read_mover() {
    const Field field = peek();
    if (field.text.empty()) {
      remark(Severity::note, field.begin, field.begin, "the side to move is not named: assumed to be White");
      return true;
    }
    if (field.text.size() != 1 || std::string_view("wbWB").find(field.text[0]) == std::string_view::npos)
      return refuse(field.begin, field.end(),
                    "the side to move must be w or b, not " + quoted(field.begin, field.end()));
    position_.to_move = text::to_lower(field.text[0]) == 'w' ? Colour::white : Colour::black;
    take(field);
    return true;
  }

  bool read_castling() {
    const Field field = peek();
    if (field.text.empty() || field.text == "-") {
      take(field);
      return true;
    }
    for (std::uint32_t i = field.begin; i < field.end(); ++i) {
      const char c = text_[i];
      const char capital = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
      const bool known = capital == 'K' || capital == 'Q' || (capital >= 'A' && capital <= 'H');
      if (!known)
        return refuse(
            field.begin, field.end(),
            "a castling right must be K, Q, k, q or the letter of a rook's file, or - for none, not " +
                quoted(i, i + 1));
      add_right(c >= 'a' ? Colour::black : Colour::white, capital, i);
    }
    take(field);
    return true;
  }

  void add_right(Colour colour, char sign, std::uint32_t at) {
    const std::string_view why = right(colour, sign);
    drops_rights_ = drops_rights_ || !why.empty();
    if (!why.empty())
      remark(Severity::warning, at, at + 1,
             "the castling right " + std::string(1, text_[at]) + " is dropped: " + std::string(why));
  }
  // Adds a castling right and returns an empty string. If the right is impossible, returns the reason.
  std::string_view right(Colour colour, char sign) {
    const Board& board = position_.board;
    const int king = board.king(colour);
    const Set64 home = home_rank(colour);
    if (!has(home, king)) return "the king is not on its first rank";
    const Set64 rooks = board.of(colour, Kind::rook) & home;
    const Set64 above = rooks & ~((bit<Set64>(king) << 1) - 1);
    const Set64 below = rooks & (bit<Set64>(king) - 1);
    int rook = -1;
    if (sign == 'K' && above != 0) rook = highest(above);
    if (sign == 'Q' && below != 0) rook = lowest(below);
    if (sign != 'K' && sign != 'Q') {
      const int square = seen_by(colour, sign - 'A');
      if (has(rooks, square)) rook = square;
    }
    if (rook < 0) return "there is no rook for it";
    if (!rules_.any_start && file_of(king) != 4) return "the king is not on the e-file";
    if (!rules_.any_start && file_of(rook) != 0 && file_of(rook) != 7) return "no rook stands in the corner";
    const Set64 same_side = board.castling & home & (rook > king ? above : below);
    if (same_side != 0 && !has(same_side, rook))
      return "another rook on that side of the king already has a right";
    position_.board.castling |= bit<Set64>(rook);
    return {};
  }

  bool read_en_passant() {
    const Field field = peek();
    if (field.text.empty() || field.text == "-") {
      take(field);
      return true;
    }
    // A number belongs to the next field, a counter. So the en passant field is missing.
    if (is_number(field.text)) return true;
    const char file = text::to_lower(field.text[0]);
    const bool square =
        field.text.size() == 2 && file >= 'a' && file <= 'h' && field.text[1] >= '1' && field.text[1] <= '8';
    if (!square)
      return refuse(field.begin, field.end(),
                    "the en passant field must be a square or -, not " + quoted(field.begin, field.end()));
    take(field);
    const int to = square_at(file - 'a', field.text[1] - '1');
    if (follows_double_step(to))
      position_.stepped_over = static_cast<std::uint8_t>(to);
    else
      remark(Severity::warning, field.begin, field.end(),
             "the en passant square " + square_name(to) + " is dropped: no pawn has just passed it");
    return true;
  }
  bool follows_double_step(int to) const {
    const Colour stepper = other(position_.to_move);
    const int back = stepper == Colour::white ? -8 : 8;
    if (seen_by(stepper, to) / 8 != 2) return false;
    const Set64 occupied = position_.board.occupied();
    return !has(occupied, to) && !has(occupied, to + back) &&
           has(position_.board.of(stepper, Kind::pawn), to - back);
  }

  void read_counters() {
    if (const auto clock = read_counter()) set_clock(*clock);
    if (const auto number = read_counter()) set_number(*number);
  }
  std::optional<Field> read_counter() {
    const Field field = peek();
    const bool number = is_number(field.text);
    if (number || field.text == "-") take(field);  // some programs write - instead of a counter
    return number ? std::optional(field) : std::nullopt;
  }
  static bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), text::is_digit);
  }
  // Reads a number of any length. A value above `most` becomes `most`, with a warning.
  std::int64_t counted(const Field& field, std::int64_t most, std::string_view what) {
    const std::int64_t value = text::parse_number(field.text, most);
    if (value >= 0) return value;
    remark(Severity::warning, field.begin, field.end(),
           quoted(field.begin, field.end()) + " " + std::string(what) +
               " are more than any game has: read as " + std::to_string(most));
    return most;
  }
  void set_clock(const Field& field) {
    position_.halfmoves = static_cast<std::uint16_t>(
        counted(field, std::numeric_limits<std::uint16_t>::max(), "half-moves since the last capture"));
  }
  void set_number(const Field& field) {
    position_.move_number =
        static_cast<std::uint32_t>(std::max<std::int64_t>(counted(field, 1'000'000'000, "moves"), 1));
  }

  // Reads the operations of EPD: opcode operands; opcode operands; ...
  void read_operations() {
    std::uint32_t left_out_begin = 0;
    std::uint32_t left_out_end = 0;
    for (skip_gap(); !done(); skip_gap()) {
      const Field operation = next_operation();
      const std::string_view text = operation.text;
      const std::size_t blank = std::min(text.find(' '), text.size());
      const std::string_view operand = text::trim(text.substr(blank));
      const Field value{operation.begin + static_cast<std::uint32_t>(operand.data() - text.data()), operand};
      if (text.substr(0, blank) == "hmvc" && is_number(operand)) {
        set_clock(value);
      } else if (text.substr(0, blank) == "fmvn" && is_number(operand)) {
        set_number(value);
      } else if (!text.empty()) {
        if (left_out_end == 0) left_out_begin = operation.begin;
        left_out_end = operation.end();
      }
    }
    if (left_out_end != 0)
      notes_.push_back({Code::junk,
                        Severity::note,
                        left_out_begin,
                        left_out_end,
                        quoted(left_out_begin, left_out_end) + " after the position is ignored",
                        {}});
  }
  // Returns the text up to the next semicolon outside quotes, and skips the semicolon.
  Field next_operation() {
    const std::uint32_t begin = at_;
    bool in_quotes = false;
    for (; !done(); ++at_) {
      if (text_[at_] == '"') in_quotes = !in_quotes;
      if (text_[at_] == ';' && !in_quotes) break;
    }
    const Field operation{begin, text::trim(text_.substr(begin, at_ - begin))};
    if (!done()) ++at_;
    return operation;
  }

  const Rules& rules_;
  std::string_view text_;
  PositionNotes& notes_;
  Position position_;
  std::uint32_t at_ = 0;
  std::uint32_t placement_end_ = 0;
  bool drops_rights_ = false;
};

}  // namespace

Result<Position> read_fen(const Rules& rules, std::string_view text, PositionNotes& notes) {
  FenReader reader(rules, text, notes);
  if (reader.read()) return reader.position();
  return Fault{notes.back().code, notes.back().begin, notes.back().end};
}

bool only_chess960_has_rights(std::string_view text) {
  PositionNotes notes;
  FenReader of_chess(rows::chess, text, notes);
  FenReader of_chess960(rows::chess960, text, notes);
  return of_chess.read() && of_chess.drops_rights() && of_chess960.read() && !of_chess960.drops_rights();
}

}  // namespace mt::chess
