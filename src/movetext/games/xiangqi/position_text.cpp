#include "movetext/games/xiangqi/position_text.hpp"

#include "movetext/games/xiangqi/position_fault.hpp"
#include "movetext/games/xiangqi/symmetry.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace mt::xiangqi {
namespace {

constexpr std::string_view start_text =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

std::optional<Kind> kind_of(char letter) {
  switch (text::to_lower(letter)) {
    case 'k':
      return Kind::king;
    case 'a':
    case 'g':  // guard
      return Kind::advisor;
    case 'b':
    case 'e':
    case 'm':  // minister
      return Kind::elephant;
    case 'n':
    case 'h':
      return Kind::horse;
    case 'r':
      return Kind::rook;
    case 'c':
      return Kind::cannon;
    case 'p':
      return Kind::pawn;
    default:
      return std::nullopt;
  }
}

constexpr bool ends_field(char c) {
  return text::is_blank(c) || c == '_' || c == '"';
}

class FenReader {
 public:
  FenReader(std::string_view text, std::vector<Diagnostic>& notes) : text_(text), notes_(notes) {}

  bool read(Position& out) {
    if (!read_men() || !read_side()) return false;
    skip_rights();
    read_counters();
    if (!next().empty()) return refuse("text after the position");
    field_ = {men_begin_, men_end_};
    const std::string fault = position_fault(position_);
    if (!fault.empty()) return refuse(fault);
    out = position_;
    return true;
  }
  bool gave_side() const { return gave_side_; }

 private:
  bool refuse(const std::string& message) {
    notes_.push_back({Code::bad_fen,
                      Severity::error,
                      static_cast<std::uint32_t>(field_.first),
                      static_cast<std::uint32_t>(field_.second),
                      message,
                      {}});
    return false;
  }

  std::string_view next() {
    while (at_ < text_.size() && ends_field(text_[at_])) ++at_;
    const std::size_t begin = at_;
    while (at_ < text_.size() && !ends_field(text_[at_])) ++at_;
    field_ = {begin, at_};
    return text_.substr(begin, at_ - begin);
  }

  bool read_men() {
    std::string_view men = next();
    men_begin_ = field_.first;
    men_end_ = field_.second;
    if (men.empty()) return refuse("the position is empty");
    for (int rank = rank_count - 1; rank >= 0; --rank) {
      const std::size_t end = std::min(men.find('/'), men.size());
      if (!read_rank(men.substr(0, end), rank)) return false;
      if ((end == men.size()) != (rank == 0)) return refuse("a position has 10 ranks");
      men.remove_prefix(std::min(end + 1, men.size()));
    }
    return true;
  }

  bool read_rank(std::string_view men, int rank) {
    int file = 0;
    for (const char c : men) {
      const auto kind = kind_of(c);
      if (!kind && (c < '1' || c > '9')) return refuse(std::string("'") + c + "' is not a man");
      if (kind && file < file_count) position_.put(point_at(file, rank), c < 'a' ? red : black, *kind);
      file += kind ? 1 : c - '0';
    }
    if (file == file_count) return true;
    return refuse("rank " + std::to_string(rank) + " has " + std::to_string(file) + " points, not 9");
  }

  bool read_side() {
    const std::string_view side = next();
    gave_side_ = !side.empty();
    const char c = side.size() == 1 ? text::to_lower(side[0]) : '\0';
    if (c == 'b') position_.to_move = black;
    if (side.empty() || c == 'b' || c == 'w' || c == 'r') return true;
    return refuse("the side to move must be w, r or b, not '" + std::string(side) + "'");
  }

  // Skips the two fields for castling and en passant, which chess has and xiangqi does not. Some texts have
  // one "-" for both.
  void skip_rights() {
    for (int i = 0; i < 2; ++i) {
      const std::size_t before = at_;
      if (next() != "-") at_ = before;
    }
  }

  void read_counters() {
    const std::int64_t quiet = read_number(std::numeric_limits<std::uint16_t>::max());
    if (quiet > 0) position_.quiet_plies = static_cast<std::uint16_t>(quiet);
    const std::int64_t number = read_number(std::numeric_limits<std::int32_t>::max());
    if (number > 0) position_.move_number = static_cast<std::uint32_t>(number);
  }

  // Reads the number in the next field. Returns -1 if the field is not a number. A hyphen, which some
  // programs write instead of a number, is skipped.
  std::int64_t read_number(std::int64_t largest) {
    const std::size_t before = at_;
    const std::string_view word = next();
    const std::int64_t value = text::parse_number(word, largest);
    if (value < 0 && word != "-") at_ = before;
    return value;
  }

  std::string_view text_;
  std::vector<Diagnostic>& notes_;
  std::size_t at_ = 0;
  std::pair<std::size_t, std::size_t> field_{0, 0};
  std::size_t men_begin_ = 0;
  std::size_t men_end_ = 0;
  bool gave_side_ = false;
  Position position_;
};

char letter(Kind kind, FenLetters letters) {
  constexpr std::array<std::string_view, 2> all{"KABNRCP", "KAEHRCP"};
  return all[static_cast<std::size_t>(letters)][index(kind)];
}

}  // namespace

Position start_position() {
  Position position;
  std::vector<Diagnostic> notes;
  FenReader(start_text, notes).read(position);
  return position;
}

bool parse_position(std::string_view text, Position& out, std::vector<Diagnostic>& notes) {
  return FenReader(text::trim(text) == "startpos" ? start_text : text, notes).read(out);
}

bool read_sought(std::string_view text, SoughtPosition& out, std::vector<Diagnostic>& notes) {
  FenReader reader(text, notes);
  Position position;
  if (!reader.read(position)) return false;
  out.images = images_of(position);
  out.mover = reader.gave_side();
  return true;
}

bool is_sought(const Position& position, const SoughtPosition& sought) {
  return std::ranges::any_of(sought.images, [&](const Position& wanted) {
    return position.kinds == wanted.kinds && position.sides == wanted.sides &&
           (!sought.mover || position.to_move == wanted.to_move);
  });
}

void write_fen(const Position& position, FenLetters letters, std::string& out) {
  for (int rank = rank_count - 1; rank >= 0; --rank) {
    char empty = '0';
    const auto end_gap = [&] {
      if (empty != '0') out += std::exchange(empty, '0');
    };
    for (int file = 0; file < file_count; ++file) {
      const int point = point_at(file, rank);
      if (!position.has_man(point)) {
        ++empty;
        continue;
      }
      end_gap();
      const char sign = letter(position.kind_at(point), letters);
      out += position.side_at(point) == red ? sign : text::to_lower(sign);
    }
    end_gap();
    out += rank > 0 ? '/' : ' ';
  }
  out.append(position.to_move == red ? "w" : "b").append(" - - ");
  out += std::to_string(position.quiet_plies) + ' ' + std::to_string(position.move_number);
}

}  // namespace mt::xiangqi
