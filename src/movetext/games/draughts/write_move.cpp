#include "movetext/games/draughts/write_move.hpp"

#include "movetext/games/draughts/move_text.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace mt::draughts {
namespace {

using board::Notation;

// Returns the file letter of a square.
char file_of(const SquareNames& names, int square) {
  return names.text(square, Notation::algebraic).text[0];
}

// A copy of a path, kept while a move is written.
struct Landings {
  std::array<std::uint8_t, MoveText::max_squares> squares;
  std::size_t size = 0;
};

// Returns true if the rules alone show that no other legal move has the same two squares. This holds for
// quiet moves. It also holds if the move takes one piece under a priority rule that compares the captured
// pieces: all legal captures then take one piece, and captures between the same two squares take the same
// piece.
template <class Set>
bool has_no_twin(const Variant<Set>& variant, const Move<Set>& move) {
  if (!move.is_capture()) return true;
  const Priority priority = variant.rules.priority;
  return count(move.taken) == 1 && priority != Priority::none && priority != Priority::czech;
}

// Returns whether another legal move has the same two squares.
template <class Set>
bool has_twin(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
              MoveList<Set>& scratch, Effort& effort) {
  if (has_no_twin(variant, move)) return false;
  if (!legal_moves_between(variant, position, move.from, move.to, scratch, &effort)) return false;
  return scratch.size() > 1;
}

board::Cell direction(board::Cell from, board::Cell to) {
  const auto way = [](int a, int b) { return static_cast<std::int8_t>((b > a) - (b < a)); };
  return {way(from.x, to.x), way(from.y, to.y)};
}

// Returns whether each landing after which the path continues in the same direction is directly after the
// captured piece.
template <class Set>
bool lands_close(const Variant<Set>& variant, const Move<Set>& move, std::span<const std::uint8_t> landings) {
  const auto& cells = variant.geometry.cell;
  board::Cell before = cells[move.from];
  for (std::size_t i = 0; i + 1 < landings.size(); ++i) {
    const board::Cell here = cells[landings[i]];
    const board::Cell way = direction(before, here);
    if (way == direction(here, cells[landings[i + 1]])) {
      const bool orthogonal = way.x == 0 || way.y == 0;
      const int reach = orthogonal && variant.rules.shape.squares != board::Squares::all ? 2 : 1;
      const board::Cell behind{static_cast<std::int8_t>(here.x - reach * way.x),
                               static_cast<std::int8_t>(here.y - reach * way.y)};
      if (!has(move.taken, variant.geometry.bit_of(behind))) return false;
    }
    before = here;
  }
  return true;
}

// Returns the path with the lowest numbers. If there are too many paths to visit all, returns the lowest of
// the visited paths.
template <class Set>
Landings lowest_path(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                     bool close, Effort& effort) {
  Landings best;
  const auto lower = [&](std::span<const std::uint8_t> landings) {
    const std::span<const std::uint8_t> lowest(best.squares.data(), best.size);
    return std::lexicographical_compare(
        landings.begin(), landings.end(), lowest.begin(), lowest.end(),
        [&](std::uint8_t a, std::uint8_t b) { return variant.names.number(a) < variant.names.number(b); });
  };
  const bool complete = for_each_path(
      variant, position, move,
      [&](std::span<const std::uint8_t> landings) {
        if (landings.size() > best.squares.size()) return true;
        if (close && !lands_close(variant, move, landings)) return true;
        if (best.size != 0 && !lower(landings)) return true;
        std::copy(landings.begin(), landings.end(), best.squares.begin());
        best.size = landings.size();
        return true;
      },
      &effort);
  if (!complete && best.size == 0 && close) return lowest_path(variant, position, move, false, effort);
  return best;
}

template <class Set>
void write_line(const Variant<Set>& variant, const Move<Set>& move, std::string& out) {
  const SquareNames& names = variant.names;
  const board::CellName from = names.text(move.from, Notation::diagonal);
  const board::CellName to = names.text(move.to, Notation::diagonal);
  const auto rank = [](const board::CellName& name) {
    return std::string_view(name.text + 1, name.size - 1U);
  };
  out += from.text[0];
  if (move.from == move.to) {
    out += rank(from);
  } else if (rank(from) == rank(to)) {
    out += to.text[0];
    out += rank(to);
  } else {
    out += rank(from);
    if (from.text[0] != to.text[0]) out += to.text[0];
    out += rank(to);
  }
}

// Writes the captured pieces: <42,29,14,31>. They replace a path that would take too long to find (only on
// boards full of kings).
template <class Set>
void write_captured(const SquareNames& names, Set taken, Notation notation, std::string& out) {
  char sign = '<';
  for (int number = 1; number <= names.count(); ++number) {
    const int square = names.by_number(static_cast<unsigned>(number));
    if (!has(taken, square)) continue;
    out += sign;
    names.write(square, notation, out);
    sign = ',';
  }
  out += '>';
}

template <class Set>
void write_squares(const Variant<Set>& variant, const Move<Set>& move, const Landings& path,
                   Notation notation, std::string& out) {
  const SquareNames& names = variant.names;
  const char sign = move.is_capture() ? variant.rules.capture_sign : '-';
  names.write(move.from, notation, out);
  for (std::size_t i = 0; i + 1 < path.size; ++i) {
    out += sign;
    names.write(path.squares[i], notation, out);
  }
  out += sign;
  names.write(move.to, notation, out);
}

template <class Set>
void write_diagonal(const Variant<Set>& variant, const Move<Set>& move, const Landings& path,
                    std::string& out) {
  if (path.size < 2) {
    write_line(variant, move, out);
  } else {
    variant.names.write(move.from, Notation::diagonal, out);
    for (std::size_t i = 0; i < path.size; ++i) variant.names.write(path.squares[i], Notation::diagonal, out);
  }
  if (move.is_capture()) out += 'x';
}

// The largest number of steps of the search for paths.
constexpr std::int64_t plenty = 10 * std::int64_t{search_budget};

// Whether the text of a move could also mean another legal move. `twin` is for texts with both squares of the
// move, `rival` for texts with only the file and the last square.
struct Company {
  bool twin = false;   // another move has the same two squares
  bool rival = false;  // another move leads to the same square from the same file
};

template <class Set>
void write_known(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                 Company company, Notation notation, Effort& effort, std::string& out) {
  const bool twin = company.twin;
  if (notation == Notation::short_form && !twin && !company.rival) {
    out += file_of(variant.names, move.from);
    variant.names.write(move.to, notation, out);
    return;
  }
  const bool diagonal = notation == Notation::diagonal && variant.names.has_diagonal();
  const Notation squares = notation == Notation::numeric ? notation : Notation::algebraic;
  Landings path;
  if (twin) path = lowest_path(variant, position, move, !diagonal, effort);
  if (diagonal) {
    write_diagonal(variant, move, path, out);
  } else {
    write_squares(variant, move, path, squares, out);
    if (twin && path.size == 0) write_captured(variant.names, move.taken, squares, out);
  }
}

// Returns whether another piece on the same file has a legal move to the same square.
template <class Set>
bool has_rival(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
               MoveList<Set>& scratch, Effort& effort) {
  const auto file = static_cast<unsigned>(file_of(variant.names, move.from) - 'a');
  for (unsigned row = 0; row < SquareNames::max_width; ++row) {
    const std::uint8_t from = variant.names.by_letter(file, row);
    if (from == SquareNames::none || from == move.from) continue;
    if (!has(position.pieces(position.to_move), from)) continue;
    if (!legal_moves_between(variant, position, from, move.to, scratch, &effort) || !scratch.empty())
      return true;
  }
  return false;
}

// Packs the file of the first square and both squares of a move into one number.
template <class Set>
unsigned ends_of(const SquareNames& names, const Move<Set>& move) {
  const auto file = static_cast<unsigned>(static_cast<unsigned char>(file_of(names, move.from)));
  return file << 16U | static_cast<unsigned>(move.to) << 8U | move.from;
}

}  // namespace

template <class Set>
void write_move(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                Notation notation, std::string& out, MoveList<Set>& scratch, Effort* effort) {
  Effort own{plenty};
  Company company{.twin = has_twin(variant, position, move, scratch, own)};
  if (notation == Notation::short_form) company.rival = has_rival(variant, position, move, scratch, own);
  write_known(variant, position, move, company, notation, own, out);
  if (effort != nullptr) effort->left -= plenty - own.left;
}

template <class Set>
void write_moves(const Variant<Set>& variant, const Position<Set>& position, const MoveList<Set>& moves,
                 Notation notation, std::vector<std::string>& out) {
  std::vector<unsigned> ends;
  for (const Move<Set>& move : moves) ends.push_back(ends_of(variant.names, move));
  std::sort(ends.begin(), ends.end());
  const auto count = [&](unsigned first, unsigned last) {
    return std::upper_bound(ends.begin(), ends.end(), last) -
           std::lower_bound(ends.begin(), ends.end(), first);
  };
  Effort effort{plenty};
  for (const Move<Set>& move : moves) {
    const unsigned own = ends_of(variant.names, move);
    const auto alike = count(own, own);
    const Company company{.twin = alike > 1, .rival = count(own & ~0xFFU, own | 0xFFU) > alike};
    write_known(variant, position, move, company, notation, effort, out.emplace_back());
  }
}

template void write_moves(const Variant<Set64>&, const Position<Set64>&, const MoveList<Set64>&, Notation,
                          std::vector<std::string>&);
template void write_moves(const Variant<Set128>&, const Position<Set128>&, const MoveList<Set128>&, Notation,
                          std::vector<std::string>&);
template void write_moves(const Variant<Set256>&, const Position<Set256>&, const MoveList<Set256>&, Notation,
                          std::vector<std::string>&);
template void write_move(const Variant<Set64>&, const Position<Set64>&, const Move<Set64>&, Notation,
                         std::string&, MoveList<Set64>&, Effort*);
template void write_move(const Variant<Set128>&, const Position<Set128>&, const Move<Set128>&, Notation,
                         std::string&, MoveList<Set128>&, Effort*);
template void write_move(const Variant<Set256>&, const Position<Set256>&, const Move<Set256>&, Notation,
                         std::string&, MoveList<Set256>&, Effort*);

}  // namespace mt::draughts
