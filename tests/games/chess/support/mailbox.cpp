#include "support/mailbox.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace mt::chess::test {
namespace {

std::string square_text(int x, int y) {
  return {static_cast<char>('a' + x), static_cast<char>('1' + y)};
}

}  // namespace

Mailbox::Mailbox(const std::string& fen) : board_(8, std::string(8, '.')) {
  std::istringstream in(fen);
  std::string placement;
  std::string mover;
  std::string passed;
  in >> placement >> mover >> rights_ >> passed;
  int x = 0;
  int y = 7;
  for (const char c : placement) {
    if (c == '/') {
      x = 0;
      --y;
    } else if (c >= '1' && c <= '8') {
      x += c - '0';
    } else {
      at(x++, y) = c;
    }
  }
  white_ = mover == "w";
  if (rights_ == "-") rights_.clear();
  if (passed.size() == 2) {
    passed_x_ = passed[0] - 'a';
    passed_y_ = passed[1] - '1';
  }
}

Mailbox::Square Mailbox::king(bool white) const {
  for (int y = 0; y < 8; ++y)
    for (int x = 0; x < 8; ++x)
      if (at(x, y) == (white ? 'K' : 'k')) return {x, y};
  std::abort();
}

bool Mailbox::attacked(Square square, bool by_white) const {
  for (int y = 0; y < 8; ++y) {
    for (int x = 0; x < 8; ++x) {
      const char man = at(x, y);
      if (man == '.' || is_white(man) != by_white) continue;
      const int dx = square.x - x;
      const int dy = square.y - y;
      if (dx == 0 && dy == 0) continue;
      const int far = std::max(std::abs(dx), std::abs(dy));
      const bool straight = dx == 0 || dy == 0;
      const bool diagonal = std::abs(dx) == std::abs(dy);
      switch (small(man)) {
        case 'p':
          if (std::abs(dx) == 1 && dy == (by_white ? 1 : -1)) return true;
          continue;
        case 'n':
          if (std::abs(dx * dy) == 2) return true;
          continue;
        case 'k':
          if (far == 1) return true;
          continue;
        case 'b':
          if (!diagonal) continue;
          break;
        case 'r':
          if (!straight) continue;
          break;
        default:
          if (!straight && !diagonal) continue;
      }
      bool open = true;
      for (int i = 1; i < far; ++i) open &= at(x + dx / far * i, y + dy / far * i) == '.';
      if (open) return true;
    }
  }
  return false;
}

void Mailbox::pseudo_moves(std::vector<std::string>& out) const {
  const auto add = [&](int x, int y, int to_x, int to_y) {
    const std::string move = square_text(x, y) + square_text(to_x, to_y);
    if (small(at(x, y)) == 'p' && (to_y == 0 || to_y == 7)) {
      for (const char kind : {'n', 'b', 'r', 'q'}) out.push_back(move + kind);
    } else {
      out.push_back(move);
    }
  };
  for (int y = 0; y < 8; ++y) {
    for (int x = 0; x < 8; ++x) {
      if (!own(x, y)) continue;
      const char kind = small(at(x, y));
      if (kind == 'p') {
        const int up = white_ ? 1 : -1;
        if (at(x, y + up) == '.') {
          add(x, y, x, y + up);
          if (y == (white_ ? 1 : 6) && at(x, y + 2 * up) == '.') add(x, y, x, y + 2 * up);
        }
        for (const int dx : {-1, 1}) {
          if (!inside(x + dx, y + up) || own(x + dx, y + up)) continue;
          const bool passing = x + dx == passed_x_ && y + up == passed_y_;
          if (at(x + dx, y + up) != '.' || passing) add(x, y, x + dx, y + up);
        }
        continue;
      }
      for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = -2; dy <= 2; ++dy) {
          const bool leap = std::abs(dx * dy) == 2;
          const bool step = std::max(std::abs(dx), std::abs(dy)) == 1;
          const bool diagonal = std::abs(dx) == std::abs(dy);
          if (kind == 'n' ? !leap : !step) continue;
          if ((kind == 'b' && !diagonal) || (kind == 'r' && diagonal)) continue;
          const int reach = kind == 'n' || kind == 'k' ? 1 : 7;
          for (int i = 1; i <= reach; ++i) {
            const int to_x = x + i * dx;
            const int to_y = y + i * dy;
            if (!inside(to_x, to_y) || own(to_x, to_y)) break;
            add(x, y, to_x, to_y);
            if (at(to_x, to_y) != '.') break;
          }
        }
      }
    }
  }
}

bool Mailbox::can_castle(Square from, int rook_file) const {
  const bool short_side = rook_file > from.x;
  const int king_to = short_side ? 6 : 2;
  const int rook_to = short_side ? 5 : 3;
  for (int x = 0; x < 8; ++x) {
    const bool king_goes = x >= std::min(from.x, king_to) && x <= std::max(from.x, king_to);
    const bool rook_goes = x >= std::min(rook_file, rook_to) && x <= std::max(rook_file, rook_to);
    const bool themselves = x == from.x || x == rook_file;
    if ((king_goes || rook_goes) && !themselves && at(x, from.y) != '.') return false;
    if (king_goes && attacked({x, from.y}, !white_)) return false;
  }
  // Tests for check again after king and rook have moved.
  Mailbox moved = *this;
  moved.at(from.x, from.y) = moved.at(rook_file, from.y) = '.';
  moved.at(king_to, from.y) = white_ ? 'K' : 'k';
  moved.at(rook_to, from.y) = white_ ? 'R' : 'r';
  return !moved.attacked({king_to, from.y}, !white_);
}

void Mailbox::castlings(std::vector<std::string>& out) const {
  const Square from = king(white_);
  for (const char right : rights_) {
    if (is_white(right) != white_) continue;
    const int file = small(right) - 'a';
    if (can_castle(from, file)) out.push_back(square_text(from.x, from.y) + square_text(file, from.y));
  }
}

std::vector<std::string> Mailbox::legal_moves() const {
  std::vector<std::string> moves;
  pseudo_moves(moves);
  std::erase_if(moves, [this](const std::string& move) {
    const Mailbox next = after(move);
    return next.attacked(next.king(white_), !white_);
  });
  castlings(moves);
  std::sort(moves.begin(), moves.end());
  return moves;
}

Mailbox Mailbox::after(const std::string& move) const {
  Mailbox next = *this;
  const int x = move[0] - 'a';
  const int y = move[1] - '1';
  const int to_x = move[2] - 'a';
  const int to_y = move[3] - '1';
  const char man = at(x, y);
  const char kind = small(man);
  next.white_ = !white_;
  next.passed_x_ = next.passed_y_ = -1;
  next.at(x, y) = '.';
  const auto lose = [&](int file, int rank) {
    if (rank == 0) std::erase(next.rights_, static_cast<char>('A' + file));
    if (rank == 7) std::erase(next.rights_, static_cast<char>('a' + file));
  };
  lose(x, y);
  lose(to_x, to_y);
  if (kind == 'k') std::erase_if(next.rights_, [&](char right) { return is_white(right) == white_; });
  if (kind == 'k' && own(to_x, to_y)) {
    next.at(to_x, y) = '.';
    next.at(to_x > x ? 6 : 2, y) = man;
    next.at(to_x > x ? 5 : 3, y) = white_ ? 'R' : 'r';
    return next;
  }
  if (kind == 'p' && to_x == passed_x_ && to_y == passed_y_) next.at(to_x, y) = '.';
  if (kind == 'p' && std::abs(to_y - y) == 2) {
    next.passed_x_ = x;
    next.passed_y_ = (y + to_y) / 2;
  }
  next.at(to_x, to_y) = man;
  if (move.size() == 5) next.at(to_x, to_y) = white_ ? static_cast<char>(move[4] - 'a' + 'A') : move[4];
  return next;
}

std::string Mailbox::fen() const {
  std::string text;
  for (int y = 7; y >= 0; --y) {
    int gap = 0;
    for (int x = 0; x < 8; ++x) {
      if (at(x, y) == '.') {
        ++gap;
        continue;
      }
      if (gap > 0) text += std::to_string(gap);
      gap = 0;
      text += at(x, y);
    }
    if (gap > 0) text += std::to_string(gap);
    if (y > 0) text += '/';
  }
  text += white_ ? " w " : " b ";
  std::string rights = rights_;
  std::sort(rights.begin(), rights.end(),
            [](char a, char b) { return is_white(a) != is_white(b) ? is_white(a) : a > b; });
  text += rights.empty() ? "-" : rights;
  bool capturable = false;
  for (const std::string& move : legal_moves()) {
    const bool pawn = small(at(move[0] - 'a', move[1] - '1')) == 'p';
    capturable |= pawn && move[2] - 'a' == passed_x_ && move[3] - '1' == passed_y_ && move[0] != move[2];
  }
  return text + ' ' + (capturable ? square_text(passed_x_, passed_y_) : "-");
}

}  // namespace mt::chess::test
