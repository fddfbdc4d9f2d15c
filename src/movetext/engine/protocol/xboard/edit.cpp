#include "movetext/engine/protocol/xboard/edit.hpp"

#include "movetext/engine/protocol/xboard/variants.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

namespace mt::engine::xboard {
namespace {

constexpr std::string_view all_rights = "KQkq";

// The ranks of a board from the top. A blank is an empty square.
using Ranks = std::vector<std::string>;

Ranks ranks_of(std::string_view men) {
  Ranks out(1);
  for (const char c : men) {
    if (c == '/')
      out.emplace_back();
    else if (c >= '1' && c <= '9')
      out.back().append(static_cast<std::size_t>(c - '0'), ' ');
    else
      out.back() += c;
  }
  return out;
}

std::string men_of(const Ranks& ranks) {
  std::string out;
  for (const std::string& rank : ranks) {
    if (!out.empty()) out += '/';
    int empty = 0;
    for (const char c : rank) {
      if (c == ' ' && ++empty > 0) continue;
      if (empty > 0) out += static_cast<char>('0' + std::exchange(empty, 0));
      out += c;
    }
    if (empty > 0) out += static_cast<char>('0' + empty);
  }
  return out;
}

// On boards with more than nine ranks the ranks are numbered from 0.
std::string square(const Ranks& ranks, std::size_t row, std::size_t file) {
  const std::size_t first = ranks.size() > 9 ? 0 : 1;
  return static_cast<char>('a' + file) + std::to_string(ranks.size() - 1 - row + first);
}

bool is_white(char man) {
  return man >= 'A' && man <= 'Z';
}

void write_men(const Ranks& ranks, bool white, std::vector<std::string>& lines) {
  for (std::size_t row = 0; row < ranks.size(); ++row)
    for (std::size_t file = 0; file < ranks[row].size(); ++file) {
      const char man = ranks[row][file];
      if (man == ' ' || is_white(man) != white) continue;
      const char upper = white ? man : static_cast<char>(man - 'a' + 'A');
      lines.push_back(upper + square(ranks, row, file));
    }
}

// Takes back the pawn move of two squares that passed over the square `en_passant`. Returns this move.
std::string take_back(Fields& fields) {
  Ranks ranks = ranks_of(fields.men);
  for (std::size_t row = 1; row + 1 < ranks.size(); ++row)
    for (std::size_t file = 0; file < ranks[row].size(); ++file) {
      if (square(ranks, row, file) != fields.en_passant) continue;
      const bool is_white_to_move = fields.side == "w";
      const std::size_t from = is_white_to_move ? row - 1 : row + 1;
      const std::size_t to = is_white_to_move ? row + 1 : row - 1;
      std::swap(ranks[from][file], ranks[to][file]);
      fields.men = men_of(ranks);
      fields.side = is_white_to_move ? "b" : "w";
      fields.en_passant = "-";
      return square(ranks, from, file) + square(ranks, to, file);
    }
  return {};
}

// Reads the position as an engine understands it after the command "edit".
bool read_as_engine(const AnyGame& game, Fields fields, AnyPosition& out) {
  fields.counters.clear();
  // Rights for which the king or the rook is not on its square are dropped.
  if (!fields.castling.empty()) fields.castling = all_rights;
  std::vector<Diagnostic> notes;
  return game.parse_position(fen_of(fields), out, notes);
}

}  // namespace

bool write_edit(const AnyGame& game, const AnyPosition& position, Edit& out, std::string& problem) {
  Fields fields = fields_of(game, position);
  const std::string meant = fields.castling;
  if (!fields.en_passant.empty() && fields.en_passant != "-") out.move_after = take_back(fields);
  AnyPosition told;
  const bool is_read = read_as_engine(game, fields, told);
  const std::string guess = is_read ? fields_of(game, told).castling : meant;
  // If the game has several start positions, we do not know which castling rights the engine assumes.
  if (guess != meant || (game.start_count() > 1 && guess != "-")) {
    problem = "it does not support setboard, and would assume the castling rights '" + guess +
              "' instead of '" + meant + "'";
    return false;
  }
  Diagnostic refusal;
  std::string move;
  AnyPosition after = told;
  auto turn = is_read ? moves_to_turn(game, game.to_move(told)) : std::nullopt;
  if (!turn || (!out.move_after.empty() && !game.play(after, out.move_after, notation, move, refusal)) ||
      !game.same_board(after, position)) {
    problem = "it does not support setboard, and no other command can set up this position";
    return false;
  }
  out.moves_before = std::move(*turn);
  const Ranks ranks = ranks_of(fields.men);
  out.lines = {"edit", "#"};
  write_men(ranks, true, out.lines);
  out.lines.emplace_back("c");
  write_men(ranks, false, out.lines);
  out.lines.emplace_back(".");
  return true;
}

}  // namespace mt::engine::xboard
