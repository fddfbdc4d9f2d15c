#include "movetext/games/chess/sought_position.hpp"

#include "movetext/games/chess/attacks.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

constexpr bool ends_field(char c) {
  return text::is_blank(c) || c == '_' || c == '"';
}

bool is_number(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), text::is_digit);
}

// Determines which fields follow the board. The fields have a fixed order, but the en passant field may be
// missing.
class GivenFields {
 public:
  GivenFields(std::string_view text, SoughtPosition& out) : text_(text), out_(out) {}

  void note() {
    out_.mover = !next().empty();
    out_.rights = !next().empty();
    std::string_view field = next();
    out_.en_passant = !field.empty() && !is_number(field) && !is_operation(field);
    if (out_.en_passant) field = next();
    out_.clock = is_number(field);
    if (out_.clock || field == "-") field = next();
    out_.number = is_number(field);
    out_.clock = out_.clock || text_.find("hmvc ") != std::string_view::npos;
    out_.number = out_.number || text_.find("fmvn ") != std::string_view::npos;
  }

 private:
  static bool is_operation(std::string_view field) { return field.size() > 2; }

  std::string_view next() {
    while (at_ < text_.size() && ends_field(text_[at_])) ++at_;
    const std::size_t begin = at_;
    while (at_ < text_.size() && !ends_field(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  std::string_view text_;
  SoughtPosition& out_;
  std::size_t at_ = 0;
};

bool same_men(const Board& a, const Board& b) {
  return a.pawns == b.pawns && a.knights == b.knights && a.diagonals == b.diagonals &&
         a.straights == b.straights && a.kings == b.kings && a.men == b.men;
}

}  // namespace

bool read_sought(const Rules& rules, std::string_view text, SoughtPosition& out, PositionNotes& notes) {
  const auto position = parse_position(rules, text, notes);
  if (!position) return false;
  out = {.position = *position};
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n\""), text.size());
  const std::size_t end = text::placement_end(text, begin);
  if (end > begin) {
    GivenFields(text.substr(end), out).note();
  } else {
    out.mover = true;  // a drawn board always has a side to move
    out.rights = text.find("startpos") != std::string_view::npos;
  }
  return true;
}

bool is_sought(const Position& position, const SoughtPosition& sought) {
  const Position& wanted = sought.position;
  if (!same_men(position.board, wanted.board)) return false;
  if (sought.mover && position.to_move != wanted.to_move) return false;
  if (sought.rights && position.board.castling != wanted.board.castling) return false;
  if (sought.en_passant && position.en_passant != wanted.en_passant) return false;
  if (sought.clock && position.halfmoves != wanted.halfmoves) return false;
  return !sought.number || position.move_number == wanted.move_number;
}

namespace {

// Returns the rooks on the first rank of a side whose king is there, too.
Set64 rooks_at_home(const Board& board, Colour colour, Set64 home) {
  const Set64 men = board.of(colour) & home;
  return (men & board.kings) != 0 ? men & board.straights & ~board.diagonals : Set64{0};
}

// Appends the position with all en passant squares that it can have.
void append_with_steps(const SoughtPosition& sought, Position position, std::vector<Position>& out) {
  out.push_back(position);
  if (sought.en_passant) return;
  const int rank = position.to_move == Colour::white ? 5 : 2;
  for (int file = 0; file < 8; ++file) {
    const int square = square_at(file, rank);
    if (!can_capture_en_passant(position.board, position.to_move, square)) continue;
    position.en_passant = static_cast<std::uint8_t>(square);
    out.push_back(position);
  }
}

}  // namespace

std::vector<Position> sought_positions(const SoughtPosition& sought) {
  constexpr int most_rooks = 6;
  constexpr Set64 first_rank = 0xFF;
  std::vector<Position> out;
  Position position = sought.position;
  const Set64 rooks = rooks_at_home(position.board, Colour::white, first_rank) |
                      rooks_at_home(position.board, Colour::black, first_rank << 56);
  if (!sought.rights && count(rooks) > most_rooks) return out;
  for (const Colour mover : {Colour::white, Colour::black}) {
    if (sought.mover && mover != sought.position.to_move) continue;
    position.to_move = mover;
    if (!sought.en_passant) position.en_passant = 0;
    // All subsets of the rooks, beginning with all of them.
    for (Set64 rights = rooks;; rights = (rights - 1) & rooks) {
      position.board.castling = sought.rights ? sought.position.board.castling : rights;
      append_with_steps(sought, position, out);
      if (rights == 0 || sought.rights) break;
    }
  }
  return out;
}

}  // namespace mt::chess
