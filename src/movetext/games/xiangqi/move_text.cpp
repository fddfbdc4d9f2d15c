#include "movetext/games/xiangqi/move_text.hpp"

#include "movetext/games/xiangqi/characters.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <optional>

namespace mt::xiangqi {
namespace {

using text::is_digit;
using text::to_lower;

constexpr std::uint8_t all_kinds = (1U << kind_count) - 1;

constexpr std::uint8_t only_kind(Kind kind) {
  return static_cast<std::uint8_t>(1U << index(kind));
}

// Returns the kinds of men that a letter can mean, or 0 if it means none.
std::uint8_t kinds_of(char letter) {
  constexpr std::string_view letters = "kabnrcp";  // in the order of Kind
  switch (to_lower(letter)) {
    case 'g':
      return only_kind(Kind::advisor);
    case 'e':
    case 'm':
      return only_kind(Kind::elephant);
    case 'h':
      return only_kind(Kind::horse);
    default:
      const std::size_t at = letters.find(to_lower(letter));
      return at == std::string_view::npos ? std::uint8_t{0} : static_cast<std::uint8_t>(1U << at);
  }
}

// Some programs (all by one author) write a digit for the kind, in the order of Kind.
std::uint8_t kinds_of_digit(char digit) {
  return digit >= '1' && digit <= '7' ? static_cast<std::uint8_t>(1U << (digit - '1')) : std::uint8_t{0};
}

constexpr std::int8_t value_of(char digit) {
  return static_cast<std::int8_t>(digit - '0');
}

// The text as WXF signs, one sign for each character. The marks at its end are removed.
struct MoveSigns {
  static constexpr std::size_t most = 8;
  std::array<char, most> sign{};
  std::size_t size = 0;
  bool chinese = false;

  std::string_view view() const { return {sign.data(), size}; }
};

std::optional<MoveSigns> signs_of(std::string_view text) {
  constexpr std::string_view marks = "+#!?=";
  while (!text.empty() && marks.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  MoveSigns out;
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    const Sign sign = sign_of(scalar.value);
    if (sign.sign == '\0' || out.size == MoveSigns::most) return std::nullopt;
    out.sign[out.size++] = sign.sign;
    out.chinese = out.chinese || sign.chinese;
    at += scalar.size;
  }
  return out;
}

// Returns the index of a file letter from a to i in either case, or -1 for another sign.
std::int8_t file_at(std::string_view signs, std::size_t at) {
  const char c = at < signs.size() ? to_lower(signs[at]) : '\0';
  return c >= 'a' && c <= 'i' ? static_cast<std::int8_t>(c - 'a') : std::int8_t{-1};
}

struct PointSigns {
  std::int8_t file = -1;
  std::int8_t rank = -1;  // 0 to 9 on the board; other values are outside it
  std::size_t end = 0;    // index after the point, or the index where reading began if no point was found
};

PointSigns point_signs(std::string_view signs, std::size_t at, RankBase base) {
  const std::int8_t file = file_at(signs, at);
  if (file < 0 || at + 1 >= signs.size() || !is_digit(signs[at + 1])) return {.end = at};
  int rank = signs[at + 1] - '0';
  std::size_t end = at + 2;
  if (rank == 1 && end < signs.size() && signs[end] == '0') {
    rank = 10;
    ++end;
  }
  if (base == RankBase::one) rank = rank == 0 ? rank_count : rank - 1;  // ranks are numbered from 1
  return {file, static_cast<std::int8_t>(rank), end};
}

class PointReader {
 public:
  PointReader(std::string_view signs, RankBase base) : signs_(signs), base_(base) {
    // ICCS has capital letters and always numbers the ranks from 0.
    if (signs.size() > 2 && signs[0] >= 'A' && signs[0] <= 'I' && is_digit(signs[1]) && !names_man_by_rank())
      base_ = RankBase::zero;
  }

  Misreading read(MoveText& out) {
    if (!names_man_by_rank() && two_points(0, all_kinds, out)) return judge(out);
    const std::uint8_t kinds = signs_.empty() ? std::uint8_t{0} : kinds_of(signs_[0]);
    const bool capital = !signs_.empty() && signs_[0] >= 'A' && signs_[0] <= 'Z';
    if (kinds != 0 && (two_points(1, kinds, out) || (capital && one_point(1, kinds, out)))) return judge(out);
    return one_point(0, only_kind(Kind::pawn), out) ? judge(out) : Misreading::no_move;
  }

 private:
  // Returns whether the text begins with the letter of a man and the rank of this man, as in "A9e8". "A9E8"
  // names two points.
  bool names_man_by_rank() const {
    const auto is_small_file = [](char c) { return c >= 'a' && c <= 'i'; };
    return signs_.size() > 3 && signs_[0] >= 'A' && signs_[0] <= 'Z' && kinds_of(signs_[0]) != 0 &&
           is_digit(signs_[1]) &&
           is_small_file(signs_[signs_.size() - (is_digit(signs_[signs_.size() - 2]) ? 3 : 2)]);
  }

  std::size_t skip_sign(std::size_t at) const {
    return at < signs_.size() && std::string_view("-x:X").find(signs_[at]) != std::string_view::npos ? at + 1
                                                                                                     : at;
  }

  bool two_points(std::size_t at, std::uint8_t kinds, MoveText& out) const {
    const PointSigns from = point_signs(signs_, at, base_);
    if (from.end == at) return false;
    const std::size_t next = skip_sign(from.end);
    const PointSigns to = point_signs(signs_, next, base_);
    if (to.end == next || to.end != signs_.size()) return false;
    out.add({.by_points = true,
             .kinds = kinds,
             .from_file = from.file,
             .from_rank = from.rank,
             .to_file = to.file,
             .to_rank = to.rank});
    return true;
  }

  // Reads a point. The file or the rank of the start may come before it.
  bool one_point(std::size_t at, std::uint8_t kinds, MoveText& out) const {
    MoveReading reading{.by_points = true, .kinds = kinds};
    if (point_signs(signs_, at, base_).end != signs_.size() && at < signs_.size()) {
      if (is_digit(signs_[at])) {
        const bool is_ten = signs_[at] == '1' && at + 1 < signs_.size() && signs_[at + 1] == '0';
        const int rank = is_ten ? 10 : value_of(signs_[at]);
        reading.from_rank = static_cast<std::int8_t>(rank - (base_ == RankBase::one ? 1 : 0));
        at += is_ten ? 1 : 0;
      } else
        reading.from_file = file_at(signs_, at);
      if (reading.from_rank < 0 && reading.from_file < 0 && signs_[at] != 'x') return false;
      at = skip_sign(signs_[at] == 'x' ? at : at + 1);
    }
    const PointSigns to = point_signs(signs_, at, base_);
    if (to.end == at || to.end != signs_.size()) return false;
    reading.to_file = to.file;
    reading.to_rank = to.rank;
    out.add(reading);
    return true;
  }

  static Misreading judge(const MoveText& out) {
    const MoveReading& read = out.reading[0];
    return read.from_rank < rank_count && read.to_rank < rank_count ? Misreading::none : Misreading::no_point;
  }

  std::string_view signs_;
  RankBase base_;
};

std::optional<Course> course_of_sign(char sign) {
  switch (sign) {
    case '+':
      return Course::forward;
    case '-':
      return Course::back;
    case '.':
    case '=':
      return Course::across;
    default:
      return std::nullopt;
  }
}

std::optional<Order> order_of_sign(char sign) {
  switch (sign) {
    case front_sign:
    case '+':
      return Order::front;
    case rear_sign:
    case '-':
      return Order::rear;
    case middle_sign:
    case '.':
      return Order::middle;
    default:
      return std::nullopt;
  }
}

// Reads a text whose last two signs are a direction and a number. The signs before them name the man.
class NameReader {
 public:
  NameReader(std::string_view signs, bool chinese, MoveText& out)
      : signs_(signs), chinese_(chinese), out_(out) {}

  Misreading read() {
    const std::size_t size = signs_.size();
    if (size < 3 || !is_digit(signs_.back())) return Misreading::no_move;
    const auto course = course_of_sign(signs_[size - 2]);
    const bool bare = !course && size == 3 && !chinese_ && is_digit(signs_[1]);  // "C25"
    if (!course && !bare) return Misreading::no_move;
    name_.course = course.value_or(Course::across);
    name_.number = value_of(signs_.back());
    const std::string_view man = signs_.substr(0, bare ? size - 1 : size - 2);
    if (!read_man(man)) return Misreading::no_move;
    if (out_.reading[0].file == 0) return Misreading::no_file;
    return name_.number == 0 ? Misreading::no_steps : Misreading::none;
  }

 private:
  void add(std::uint8_t kinds, std::int8_t file, Order order, int nth = 0) {
    MoveReading reading = name_;
    reading.kinds = kinds;
    reading.file = file;
    reading.order = order;
    reading.nth = static_cast<std::int8_t>(nth);
    out_.add(reading);
  }

  bool read_man(std::string_view man) {
    if (man.size() == 3) return read_three(man);
    if (man.size() != 2) return false;
    const char a = man[0];
    const char b = man[1];
    if (is_digit(a) && b >= 'a' && b <= 'e') return read_digit_letter(a, b);
    if (kinds_of(a) != 0) return read_kind_first(kinds_of(a), b);
    if (kinds_of(b) != 0) return read_kind_second(a, kinds_of(b));
    if (is_digit(a)) return read_digit_first(a, b);
    if (chinese_ && is_digit(b) && order_of_sign(a)) {
      add(only_kind(Kind::pawn), value_of(b), *order_of_sign(a));
      return true;
    }
    if (a != b || (a != '+' && a != '-')) return false;
    add(only_kind(Kind::pawn), -1, a == '+' ? Order::front : Order::rear);
    return true;
  }

  // Reads "<P9": the front pawn on file 9.
  bool read_three(std::string_view man) {
    const auto order = order_of_sign(man[0]);
    if (!chinese_ || !order || kinds_of(man[1]) == 0 || !is_digit(man[2])) return false;
    add(kinds_of(man[1]), value_of(man[2]), *order);
    return true;
  }

  // Reads a kind followed by its file or its place: "C2", "R+", "Pa".
  bool read_kind_first(std::uint8_t kinds, char b) {
    if (is_digit(b)) {
      // The middle one of three or five pawns on a file may be named by the number of the file.
      if (kinds == only_kind(Kind::pawn) && !chinese_) add(kinds, value_of(b), Order::middle);
      add(kinds, value_of(b), Order::any);
      return true;
    }
    if (b == '+' || b == '-') {
      add(kinds, -1, b == '+' ? Order::plus : Order::minus);
      return true;
    }
    if (b >= 'a' && b <= 'e') {
      add(kinds, -1, Order::of_all, b - 'a');
      return true;
    }
    if (!order_of_sign(b)) return false;
    add(kinds, -1, *order_of_sign(b));
    return true;
  }

  // Reads the place of a man followed by its kind: "+R". In Chinese the place may be a number.
  bool read_kind_second(char a, std::uint8_t kinds) {
    if (chinese_ && a >= '1' && a <= '5') {
      add(kinds, -1, Order::of_all, a - '1');
      return true;
    }
    if (!order_of_sign(a)) return false;
    add(kinds, -1, *order_of_sign(a));
    return true;
  }

  // Reads "7a": the digit of the kind, and the letter of a pawn.
  bool read_digit_letter(char a, char b) {
    if (kinds_of_digit(a) == 0) return false;
    add(kinds_of_digit(a), -1, Order::of_all, b - 'a');
    return true;
  }

  // Reads "3+" (a pawn by its file), "33" and "15" (a pawn by its file and place), and "62" (a kind by its
  // digit, and its file).
  bool read_digit_first(char a, char b) {
    constexpr std::uint8_t pawn = only_kind(Kind::pawn);
    if (chinese_) return false;
    if (is_digit(b)) {
      if (a == b) add(pawn, value_of(a), Order::middle);
      if (a >= '1' && a <= '5') add(pawn, value_of(b), Order::on_file, a - '1');
      if (kinds_of_digit(a) != 0) add(kinds_of_digit(a), value_of(b), Order::any);
      out_.is_disputed = out_.count > 1;
      return out_.count > 0;
    }
    if (!order_of_sign(b)) return false;
    add(pawn, value_of(a), *order_of_sign(b));
    if (kinds_of_digit(a) != 0) add(kinds_of_digit(a), -1, *order_of_sign(b));
    return true;
  }

  std::string_view signs_;
  bool chinese_;
  MoveText& out_;
  MoveReading name_;
};

}  // namespace

Misread read_move_text(std::string_view text, RankBase base, MoveText& out) {
  out.clear();
  const auto whole = static_cast<std::uint32_t>(text.size());
  const std::optional<MoveSigns> signs = signs_of(text);
  if (!signs) return {Misreading::no_move, 0, whole};
  Misreading fault = Misreading::no_move;
  if (!signs->chinese) fault = PointReader(signs->view(), base).read(out);
  if (fault == Misreading::no_move) {
    out.clear();
    fault = NameReader(signs->view(), signs->chinese, out).read();
  }
  return {fault, 0, fault == Misreading::none ? 0 : whole};
}

bool is_plain_name(std::span<const char, 4> signs) {
  const auto is_number = [](char sign) { return is_digit(sign) && sign != '0'; };
  const bool by_file = kinds_of(signs[0]) != 0 && is_number(signs[1]);
  const bool by_place =
      (signs[0] == front_sign || signs[0] == middle_sign || signs[0] == rear_sign) && kinds_of(signs[1]) != 0;
  return (by_file || by_place) && course_of_sign(signs[2]) && is_number(signs[3]);
}

bool read_points(std::string_view text, RankBase base, MoveText& out) {
  out.clear();
  return PointReader(text, base).read(out) == Misreading::none;
}

bool read_name(std::string_view text, MoveText& out) {
  out.clear();
  return NameReader(text, false, out).read() == Misreading::none;
}

}  // namespace mt::xiangqi
