#include "rulebook.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <tuple>

namespace mt::draughts::test {
namespace {

struct Way {
  int dx;
  int dy;
};

struct Jump {
  int over;
  int landing;
  Way way;
};

// One complete capture, with the properties that the priority rules consider.
struct Capture {
  BookMove move;
  bool by_king;
  std::vector<int> kinds;  // in the order of capture: 1 king, 0 man
};

class Book {
 public:
  explicit Book(const Diagram& diagram) : d_(diagram) {}

  BookMoves moves() {
    BookMoves result;
    if (d_.rules.goal == Goal::breakthrough && d_.cells.find_first_of("WB") != std::string::npos)
      return result;
    for (int y = 0; y < height(); ++y) {
      for (int x = 0; x < width(); ++x) {
        if (own(d_.at(x, y))) capture_from(x, y);
      }
    }
    for (const Capture& capture : captures_) result.all_captures.insert(capture.move);
    result.legal = captures_.empty() ? quiet_moves() : best_captures();
    return result;
  }

 private:
  int width() const { return d_.rules.shape.width; }
  int height() const { return d_.rules.shape.height; }
  bool white() const { return d_.to_move == Colour::white; }
  bool own(char c) const { return c == (white() ? 'w' : 'b') || c == (white() ? 'W' : 'B'); }
  bool hostile(char c) const { return c != '.' && c != ' ' && !own(c); }
  static bool is_king(char c) { return c == 'W' || c == 'B'; }
  int forward() const { return white() ? 1 : -1; }
  int last_row() const { return white() ? height() - 1 : 0; }
  int index(int x, int y) const { return y * width() + x; }

  // Returns the steps in these directions. Along rows and files, a step is two squares long if only half of
  // the squares are in play.
  std::vector<Way> ways(bool diagonal, bool straight, bool back) const {
    std::vector<Way> result;
    const int s = d_.rules.shape.squares == board::Squares::all ? 1 : 2;
    if (diagonal) result = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};
    if (straight) result.insert(result.end(), {{0, s}, {0, -s}, {s, 0}, {-s, 0}});
    if (!back) std::erase_if(result, [&](Way w) { return w.dy * forward() < 0; });
    return result;
  }
  std::vector<Way> move_ways(bool king) const {
    const bool straight = d_.rules.orthogonal_moves;
    return ways(!straight, straight, king);
  }
  std::vector<Way> capture_ways(bool king) const {
    return ways(!d_.rules.orthogonal_moves, d_.rules.orthogonal_captures, king || d_.rules.men_capture_back);
  }

  std::set<BookMove> quiet_moves() const {
    std::set<BookMove> result;
    for (int y = 0; y < height(); ++y) {
      for (int x = 0; x < width(); ++x) {
        const char piece = d_.at(x, y);
        if (!own(piece)) continue;
        for (const Way w : move_ways(is_king(piece))) {
          int tx = x + w.dx;
          int ty = y + w.dy;
          while (d_.at(tx, ty) == '.') {
            result.insert({index(x, y), index(tx, ty), {}, !is_king(piece) && ty == last_row()});
            if (!is_king(piece) || !d_.rules.flying) break;
            tx += w.dx;
            ty += w.dy;
          }
        }
      }
    }
    return result;
  }

  void capture_from(int x, int y) {
    start_ = index(x, y);
    start_king_ = is_king(d_.at(x, y));
    taken_.clear();
    order_.clear();
    continue_from(x, y, start_king_, std::nullopt);
  }

  bool blocks(int x, int y) const {
    const char c = d_.at(x, y);
    if (c == ' ') return true;
    if (c == '.' || index(x, y) == start_) return false;
    return !(d_.rules.removes_at_once && taken_.contains(index(x, y)));
  }

  // Returns every jump that the piece can make now, with one entry for each landing square.
  std::vector<Jump> jumps(int x, int y, bool king, std::optional<Way> came) const {
    std::vector<Jump> result;
    const bool flies = king && d_.rules.flying;
    for (const Way w : capture_ways(king)) {
      const bool turn = came && came->dx == -w.dx && came->dy == -w.dy;
      if (turn && !d_.rules.about_turn) continue;
      int ox = x + w.dx;
      int oy = y + w.dy;
      while (flies && d_.at(ox, oy) != ' ' && !blocks(ox, oy)) {
        ox += w.dx;
        oy += w.dy;
      }
      const char prey = d_.at(ox, oy);
      if (prey == ' ' || !hostile(prey) || !blocks(ox, oy) || taken_.contains(index(ox, oy))) continue;
      if (!king && is_king(prey) && !d_.rules.men_take_kings) continue;
      int lx = ox + w.dx;
      int ly = oy + w.dy;
      while (!blocks(lx, ly)) {
        result.push_back({index(ox, oy), index(lx, ly), w});
        if (!flies || d_.rules.lands_behind) break;
        lx += w.dx;
        ly += w.dy;
      }
    }
    return result;
  }

  // Plays out all captures from here.
  void continue_from(int x, int y, bool king, std::optional<Way> came) {
    const std::vector<Jump> here = jumps(x, y, king, came);
    std::set<int> overs;
    for (const Jump& jump : here) overs.insert(jump.over);
    for (const int over : overs) {
      for (const Way w : capture_ways(king)) jump_over(over, w, here, king);
    }
  }

  void jump_over(int over, Way w, const std::vector<Jump>& here, bool king) {
    std::vector<int> landings;
    for (const Jump& jump : here) {
      if (jump.over == over && jump.way.dx == w.dx && jump.way.dy == w.dy) landings.push_back(jump.landing);
    }
    if (landings.empty()) return;
    const bool prey_is_king = is_king(d_.cells[static_cast<unsigned>(over)]);
    taken_.insert(over);
    order_.push_back(prey_is_king ? 1 : 0);
    bool more = false;
    std::vector<std::pair<int, bool>> ends;  // a square, and whether the piece is a king there
    for (const int landing : landings) {
      const int x = landing % width();
      const int y = landing / width();
      const bool reached = !king && y == last_row();
      const bool now_king = king || (reached && d_.rules.crowning == Crowning::continues);
      const bool must_stop = reached && d_.rules.crowning == Crowning::stops;
      if (!must_stop && !jumps(x, y, now_king, w).empty()) {
        more = true;
        continue_from(x, y, now_king, w);
      } else {
        ends.emplace_back(landing, now_king || reached);
      }
    }
    if (!more) {
      const bool killed = d_.rules.killer && prey_is_king && d_.rules.flying && ends.front().second &&
                          (king || d_.rules.crowning == Crowning::continues);
      if (killed) ends.resize(1);
      for (const auto& [landing, now_king] : ends) {
        captures_.push_back({{start_, landing, taken_, now_king && !start_king_}, start_king_, order_});
      }
    }
    taken_.erase(over);
    order_.pop_back();
  }

  std::set<BookMove> best_captures() const {
    using Rank = std::tuple<int, int, int, std::vector<int>>;
    const auto rank = [&](const Capture& c) -> Rank {
      const int all = static_cast<int>(c.kinds.size());
      const int kings = static_cast<int>(std::count(c.kinds.begin(), c.kinds.end(), 1));
      switch (d_.rules.priority) {
        case Priority::none:
          return {};
        case Priority::quantity:
          return {all, 0, 0, {}};
        case Priority::spanish:
          return {all, kings, 0, {}};
        case Priority::italian:
          return {all, c.by_king, kings, c.kinds};
        case Priority::czech:
          return {c.by_king, 0, 0, {}};
        case Priority::frisian:
          return {(all - kings) * 100 + kings * 199, c.by_king, 0, {}};
      }
      return {};
    };
    Rank best{};
    for (const Capture& c : captures_) best = std::max(best, rank(c));
    std::set<BookMove> result;
    for (const Capture& c : captures_) {
      if (rank(c) == best) result.insert(c.move);
    }
    return result;
  }

  const Diagram& d_;
  std::vector<Capture> captures_;
  int start_ = 0;
  bool start_king_ = false;
  std::set<int> taken_;
  std::vector<int> order_;
};

}  // namespace

Diagram::Diagram(const Rules& r) : rules(r) {
  for (std::int8_t y = 0; y < r.shape.height; ++y) {
    for (std::int8_t x = 0; x < r.shape.width; ++x) cells += r.shape.playable({x, y}) ? '.' : ' ';
  }
}

BookMoves moves_by_the_book(const Diagram& diagram) {
  return Book(diagram).moves();
}

Diagram play_by_the_book(const Diagram& diagram, const BookMove& move) {
  Diagram next = diagram;
  const char piece = diagram.cells[static_cast<unsigned>(move.from)];
  next.cells[static_cast<unsigned>(move.from)] = '.';
  for (const int square : move.taken) next.cells[static_cast<unsigned>(square)] = '.';
  next.cells[static_cast<unsigned>(move.to)] =
      move.crowns ? static_cast<char>(std::toupper(static_cast<unsigned char>(piece))) : piece;
  next.to_move = other(diagram.to_move);
  return next;
}

}  // namespace mt::draughts::test
