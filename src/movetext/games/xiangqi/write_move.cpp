#include "movetext/games/xiangqi/write_move.hpp"

#include "movetext/games/xiangqi/move_name.hpp"
#include "movetext/text/number.hpp"

namespace mt::xiangqi {
namespace {

char digit(int number) {
  return static_cast<char>('0' + number);
}

char letter(Kind kind) {
  return "KAEHRCP"[index(kind)];
}

// Returns whether the name must have the place of the man, because the man shares its file with another man
// of its kind.
bool shares_file(const MoveName& name) {
  return name.place.count > 1 && has_places(name.kind);
}

// Writes two signs for one of several pawns on a file ("A Compendium of Rules", Asian Xiangqi Federation).
// The first and last of four or five pawns are "++" and "--". The middle one of three or five pawns is named
// by the number of its file.
void write_pawn(const RankedPlace& place, std::string& out) {
  const int last = place.count - 1;
  if (place.others) {
    out += digit(place.file);
    out += place.index == 0 ? '+' : place.index == last ? '-' : digit(place.file);
    return;
  }
  const bool many = place.count > 3;
  if (many && place.index == 0) return void(out += "++");
  if (many && place.index == last) return void(out += "--");
  out += 'P';
  if (2 * place.index == last)
    out += digit(place.file);
  else
    out += 2 * place.index < last ? '+' : '-';
}

void write_man(const MoveName& name, std::string& out) {
  if (shares_file(name) && name.kind == Kind::pawn) return write_pawn(name.place, out);
  out += letter(name.kind);
  if (shares_file(name))
    out += name.place.index == 0 ? '+' : '-';
  else
    out += digit(name.place.file);
}

// Returns the character for front, middle or rear. The inner pawns of four or five on a file have numbers.
std::string_view place_in_chinese(const RankedPlace& place, Script script) {
  const int last = place.count - 1;
  if (place.index == 0) return "\u524D";
  if (place.index == last) return script == Script::simplified ? "\u540E" : "\u5F8C";
  return place.count == 3 ? "\u4E2D" : numeral(place.index + 1, red);
}

void write_man_in_chinese(const MoveName& name, Script script, std::string& out) {
  const std::string_view man = character(name.kind, name.side, script);
  if (!shares_file(name)) {
    out.append(man).append(numeral(name.place.file, name.side));
    return;
  }
  out += place_in_chinese(name.place, script);
  out += name.kind == Kind::pawn && name.place.others ? numeral(name.place.file, name.side) : man;
}

std::string_view course_in_chinese(Course course, Script script) {
  const bool simplified = script == Script::simplified;
  switch (course) {
    case Course::forward:
      return simplified ? "\u8FDB" : "\u9032";
    case Course::back:
      return "\u9000";
    case Course::across:
      return "\u5E73";
  }
  return {};
}

}  // namespace

void write_wxf(const Position& position, Move move, std::string& out) {
  const MoveName name = name_of(position, move);
  write_man(name, out);
  out += static_cast<char>(name.course);
  out += digit(name.number);
}

// Returns false for a man that shares its file, because write_wxf() names this man by its place on the file.
bool is_wxf(const Position& position, Move move, std::string_view text) {
  if (text[0] != letter(move.kind) || !text::is_digit(text[1]) || text[2] == '=') return false;
  const Side side = position.to_move;
  const Points alike = position.of(side, move.kind) & points_of_file(file_of(move.from));
  return !has_places(move.kind) || (alike & (alike - 1)) == 0;
}

void write_chinese(const Position& position, Move move, Script script, std::string& out) {
  const MoveName name = name_of(position, move);
  write_man_in_chinese(name, script, out);
  out.append(course_in_chinese(name.course, script)).append(numeral(name.number, name.side));
}

void write_iccs(Move move, std::string& out) {
  const auto add = [&](int point) {
    out += static_cast<char>('A' + file_of(point));
    out += digit(rank_of(point));
  };
  add(move.from);
  out += '-';
  add(move.to);
}

void write_uci(Move move, RankBase base, std::string& out) {
  const auto add = [&](int point) {
    out += static_cast<char>('a' + file_of(point));
    out += std::to_string(rank_of(point) + (base == RankBase::one ? 1 : 0));
  };
  add(move.from);
  add(move.to);
}

bool has_notation(board::Notation notation) {
  using board::Notation;
  return notation == Notation::wxf || notation == Notation::iccs || notation == Notation::chinese ||
         notation == Notation::traditional || notation == Notation::uci;
}

void write_move(const Rules& rules, const Position& position, Move move, board::Notation notation,
                std::string& out) {
  using board::Notation;
  if (notation == Notation::iccs) return write_iccs(move, out);
  if (notation == Notation::uci) return write_uci(move, rules.base, out);
  if (notation == Notation::chinese) return write_chinese(position, move, Script::simplified, out);
  if (notation == Notation::traditional) return write_chinese(position, move, Script::traditional, out);
  write_wxf(position, move, out);
}

}  // namespace mt::xiangqi
