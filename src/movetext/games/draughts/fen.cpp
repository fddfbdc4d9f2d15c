#include "movetext/games/draughts/fen_faults.hpp"
#include "movetext/games/draughts/fen_reader.hpp"
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/text/excerpt.hpp"

#include <algorithm>
#include <array>

namespace mt::draughts {
namespace {

void note(PositionNotes& notes, Code code, Severity severity, std::uint32_t begin, std::uint32_t end,
          std::string message) {
  notes.push_back({code, severity, begin, end, std::move(message), {}});
}

// Puts the pieces of a FEN on a board.
template <class Set>
class Setup {
 public:
  // `letters`: the notation in which squares with letters are read.
  Setup(const Variant<Set>& variant, std::string_view text, board::Notation letters, PositionNotes& notes)
      : variant_(variant), text_(text), letters_(letters), notes_(notes) {}

  Result<Position<Set>> read() {
    FenHead head;
    FenReader reader(variant_.names, text_, letters_);
    const Fault fault =
        reader.read(head, [this](Colour colour, FenPiece piece, int square, std::uint32_t begin,
                                 std::uint32_t end) { return place(colour, piece, square, begin, end); });
    if (twice_.code != Code::none) return twice_;
    if (fault.code != Code::none) {
      notes_.push_back(explain_fen(variant_.names, text_, fault, reader.flaw(), letters_));
      return fault;
    }
    set_mover(head);
    for (const Colour colour : {Colour::white, Colour::black}) set_king_moves(colour, head);
    if (head.counters.exists())
      leave_out(head.counters, "a position of draughts does not count half-moves and moves");
    if (head.king_counts.exists() && !variant_.rules.king_limit)
      leave_out(head.king_counts, "this game does not count the moves of kings");
    if (head.king_letter.exists())
      note(notes_, Code::odd_position, Severity::warning, head.king_letter.begin, head.king_letter.end,
           "\"" + excerpt(head.king_letter) + "\" is read as K, a king");
    if (head.mixed_range.exists())
      note(notes_, Code::odd_position, Severity::warning, head.mixed_range.begin, head.mixed_range.end,
           "the range \"" + excerpt(head.mixed_range) +
               "\" has two kinds of pieces; all are read as the kind of the first square");
    if (left_out_ != 0)
      note(notes_, Code::odd_position, Severity::warning, 0, end(),
           std::to_string(left_out_) + " pieces already taken in an unfinished move are left out");
    note_oddities(variant_, position_, text_, notes_);
    return position_;
  }

 private:
  std::uint32_t end() const { return static_cast<std::uint32_t>(text_.size()); }

  bool place(Colour colour, FenPiece piece, int square, std::uint32_t begin, std::uint32_t finish) {
    if (has(used_, square)) {
      twice_ = {Code::fen_range, begin, finish};
      note(notes_, Code::fen_range, Severity::error, begin, finish,
           "square " + std::string(variant_.names.text(square, variant_.names.usual()).view()) +
               " is listed twice");
      return false;
    }
    used_ |= bit<Set>(square);
    if (piece == FenPiece::taken) {
      ++left_out_;
    } else {
      auto& pieces = piece == FenPiece::king ? position_.kings : position_.men;
      pieces[static_cast<unsigned>(colour)] |= bit<Set>(square);
    }
    return true;
  }

  void set_mover(const FenHead& head) {
    position_.to_move = head.to_move.value_or(variant_.rules.first);
    if (!head.to_move)
      note(notes_, Code::odd_position, Severity::warning, 0, 1,
           std::string("the side to move is not named: assumed to be ") +
               std::string(colour_name(position_.to_move)) + ", who moves first");
  }

  void leave_out(FenPart part, std::string_view why) {
    note(notes_, Code::odd_position, Severity::warning, part.begin, part.end,
         "\"" + excerpt(part) + "\" is left out: " + std::string(why));
  }
  std::string excerpt(FenPart part) const { return text::excerpt_of(text_, part.begin, part.end); }

  void set_king_moves(Colour colour, const FenHead& head) {
    const auto own = static_cast<unsigned>(colour);
    const FenKingMoves written = head.king_moves[own];
    if (written.count == 0 || !variant_.rules.king_limit) return;
    const Set kings = position_.kings[own];
    int square = written.square;
    if (square == SquareNames::none && count(kings) == 1) square = lowest(kings);
    if (square == SquareNames::none || !has(kings, square))
      return leave_out(head.king_counts, "the count of king moves does not name a king");
    if (written.count > king_move_limit)
      note(notes_, Code::odd_position, Severity::warning, head.king_counts.begin, head.king_counts.end,
           "a king may move at most " + std::to_string(king_move_limit) + " times in a row: " +
               std::to_string(written.count) + " is read as " + std::to_string(king_move_limit));
    position_.king_moves[own] = {static_cast<std::uint8_t>(std::min(written.count, king_move_limit)),
                                 static_cast<std::uint8_t>(square)};
  }

  const Variant<Set>& variant_;
  std::string_view text_;
  board::Notation letters_;
  PositionNotes& notes_;
  Position<Set> position_{};
  Set used_{};
  Fault twice_{};
  int left_out_ = 0;
};

// Writes the squares of one colour.
template <class Set>
class GroupWriter {
 public:
  GroupWriter(const Variant<Set>& variant, const Position<Set>& position, Colour colour, FenStyle style,
              std::string& out)
      : names_(variant.names),
        men_(position.men[static_cast<unsigned>(colour)]),
        kings_(position.kings[static_cast<unsigned>(colour)]),
        notation_(style.notation.value_or(variant.names.usual())),
        ranges_(style.ranges && notation_ == board::Notation::numeric),
        out_(out) {}

  void write() {
    for (int number = 1; number <= names_.count();) {
      const int run = ranges_ ? run_from(number) : 1;
      if (!any((men_ | kings_) & square(number))) {
        ++number;
        continue;
      }
      write_piece(number);
      if (run >= 3) {
        out_ += '-';
        write_square(number + run - 1);
        number += run;
      } else {
        ++number;
      }
    }
  }

 private:
  Set square(int number) const { return bit<Set>(names_.by_number(static_cast<unsigned>(number))); }

  // Returns how many consecutive squares, beginning with `number`, have the same kind of piece.
  int run_from(int number) const {
    const Set kind = any(kings_ & square(number)) ? kings_ : men_;
    int length = 0;
    while (number + length <= names_.count() && any(kind & square(number + length))) ++length;
    return length;
  }
  void write_piece(int number) {
    if (!first_) out_ += ',';
    first_ = false;
    if (any(kings_ & square(number))) out_ += 'K';
    write_square(number);
  }
  void write_square(int number) {
    names_.write(names_.by_number(static_cast<unsigned>(number)), notation_, out_);
  }

  const SquareNames& names_;
  Set men_;
  Set kings_;
  board::Notation notation_;
  bool ranges_;
  std::string& out_;
  bool first_ = true;
};

template <class Set>
void write_king_moves(const Variant<Set>& variant, const Position<Set>& position, std::string& out) {
  if (position.king_moves[0].count == 0 && position.king_moves[1].count == 0) return;
  out += ':';
  for (const Colour colour : {Colour::black, Colour::white}) {
    const KingMoves& moves = position.king_moves[static_cast<unsigned>(colour)];
    out += '+';
    out += static_cast<char>('0' + moves.count);
    if (moves.count == 0) continue;
    const int number = variant.names.number(moves.square);
    if (number < 10) out += '0';
    out += std::to_string(number);
  }
}

}  // namespace

template <class Set>
Result<Position<Set>> read_fen(const Variant<Set>& variant, std::string_view text, PositionNotes& notes) {
  const std::size_t first = notes.size();
  const auto result = Setup<Set>(variant, text, board::Notation::algebraic, notes).read();
  if (result || !variant.names.has_diagonal()) return result;
  // If the names with letters are not squares of the board, they may name oblique lines.
  PositionNotes others;
  const auto oblique = Setup<Set>(variant, text, board::Notation::diagonal, others).read();
  if (!oblique) return result;
  notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(first), notes.end());
  notes.insert(notes.end(), others.begin(), others.end());
  return oblique;
}

template <class Set>
void note_oddities(const Variant<Set>& variant, const Position<Set>& position, std::string_view text,
                   PositionNotes& notes) {
  const auto end = static_cast<std::uint32_t>(text.size());
  const auto odd = [&](std::string message) {
    note(notes, Code::odd_position, Severity::warning, 0, end, std::move(message));
  };
  for (const Colour colour : {Colour::white, Colour::black}) {
    const auto own = static_cast<unsigned>(colour);
    const std::string name(colour_name(colour));
    const int pieces = count(position.pieces(colour));
    const int most = count(variant.geometry.start[own]);
    if (pieces == 0) odd(name + " has no pieces");
    if (pieces > most)
      odd(name + " has " + std::to_string(pieces) + " pieces, but the start array has " +
          std::to_string(most));
    if (any(position.men[own] & variant.geometry.home[1 - own]))
      odd(name + " has a man on the row where men are crowned");
  }
}

template <class Set>
void write_fen(const Variant<Set>& variant, const Position<Set>& position, FenStyle style, std::string& out) {
  out += position.to_move == Colour::white ? "W" : "B";
  for (const Colour colour : {Colour::white, Colour::black}) {
    out += colour == Colour::white ? ":W" : ":B";
    GroupWriter<Set>(variant, position, colour, style, out).write();
  }
  if (style.king_moves && variant.rules.king_limit) write_king_moves(variant, position, out);
}

template <class Set>
bool is_read_as_algebraic(const Variant<Set>& variant, const Position<Set>& position) {
  std::string text;
  write_fen(variant, position, {.notation = board::Notation::diagonal}, text);
  PositionNotes notes;
  return Setup<Set>(variant, text, board::Notation::algebraic, notes).read() && any(position.occupied());
}

template bool is_read_as_algebraic(const Variant<Set64>&, const Position<Set64>&);
template bool is_read_as_algebraic(const Variant<Set128>&, const Position<Set128>&);
template bool is_read_as_algebraic(const Variant<Set256>&, const Position<Set256>&);
template Result<Position<Set64>> read_fen(const Variant<Set64>&, std::string_view, PositionNotes&);
template Result<Position<Set128>> read_fen(const Variant<Set128>&, std::string_view, PositionNotes&);
template Result<Position<Set256>> read_fen(const Variant<Set256>&, std::string_view, PositionNotes&);
template void note_oddities(const Variant<Set64>&, const Position<Set64>&, std::string_view, PositionNotes&);
template void note_oddities(const Variant<Set128>&, const Position<Set128>&, std::string_view,
                            PositionNotes&);
template void note_oddities(const Variant<Set256>&, const Position<Set256>&, std::string_view,
                            PositionNotes&);
template void write_fen(const Variant<Set64>&, const Position<Set64>&, FenStyle, std::string&);
template void write_fen(const Variant<Set128>&, const Position<Set128>&, FenStyle, std::string&);
template void write_fen(const Variant<Set256>&, const Position<Set256>&, FenStyle, std::string&);

}  // namespace mt::draughts
