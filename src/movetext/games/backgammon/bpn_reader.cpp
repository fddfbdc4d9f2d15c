// Reads BPN: splits it into tokens, then reads each token.
#include "movetext/games/backgammon/bpn.hpp"
#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/places.hpp"
#include "movetext/games/backgammon/rows.hpp"

#include <bit>

namespace mt::backgammon {
namespace {

constexpr std::string_view en_dash = "\u2013";
constexpr std::size_t most_tokens = 7;

// Reads a number without leading zeros, so that each number has only one spelling.
std::optional<std::int64_t> plain_number(std::string_view text, std::int64_t limit) {
  const bool padded = text.size() > 1 && text[0] == '0';
  const std::int64_t value = text::parse_number(text, limit);
  if (padded || value < 0) return std::nullopt;
  return value;
}

class BpnReader {
 public:
  BpnReader(const Rules& rules, std::string_view text, PositionNotes& notes)
      : text_(text), notes_(notes), draft_(rules) {}

  PositionMisread read() {
    split_tokens();
    const bool extended = (count_ == 6 || count_ == 7) && token_[count_ - 1].starts_with('x');
    const std::size_t plain = extended ? count_ - 1 : count_;
    const auto whole = static_cast<std::uint32_t>(text_.size());
    if (plain < 4 || plain > 6) return {PositionFault::fields, 0, whole};
    if (plain == 4 && !is_first_revision()) return {PositionFault::fields, 0, whole};
    if (const PositionMisread fault = plain == 4 ? read_first_revision() : read_five(plain); fault)
      return fault;
    if (extended)
      if (const PositionMisread fault = read_extension(token_[count_ - 1]); fault) return fault;
    if (width_ == 26 && empty_tail_ >= 2)
      remark(notes_, draft_.checkers_at, "the board has 26 points, of which the last two are empty");
    else if (width_ != point_count)
      return misread(PositionFault::width, draft_.checkers_at);
    draft_.position.crawford = crawford_;
    if (const PositionMisread fault = complete(draft_, text_, notes_); fault) return fault;
    if (count_ == 4) note_missing_checkers();
    if (crawford_ == Flag::no) note_early_post_crawford();
    return {};
  }
  PositionReading reading() const { return {draft_.position, draft_.rules}; }

 private:
  Bytes bytes(std::string_view part) const { return bytes_of(text_, part); }
  PositionMisread blame(PositionFault fault, std::string_view part) const {
    return misread(fault, bytes(part));
  }

  void split_tokens() {
    bool dashes = false;
    std::string_view rest = text_;
    for (;;) {
      std::size_t end = 0;
      std::size_t size = 0;
      for (; end < rest.size(); ++end) {
        if (rest[end] == '-') size = 1;
        if (rest.substr(end).starts_with(en_dash)) size = en_dash.size();
        if (size != 0) break;
      }
      if (count_ < most_tokens) token_[count_] = rest.substr(0, end);
      ++count_;
      if (size == 0) break;
      dashes = dashes || size > 1;
      rest.remove_prefix(end + size);
    }
    if (dashes)
      remark(notes_, {0, static_cast<std::uint32_t>(text_.size())}, "the tokens are separated by en dashes");
  }

  bool is_first_revision() const {
    const std::string_view cube = token_[1];
    const std::size_t colon = cube.find(':');
    return colon != std::string_view::npos && cube.size() == colon + 2;
  }

  // Reads placement-bar-turn-cube-match. With six tokens, the owner of the cube comes before the match.
  PositionMisread read_five(std::size_t tokens) {
    PositionMisread fault = read_placement(token_[0]);
    if (!fault) fault = read_bar(token_[1]);
    if (!fault) fault = read_turn(token_[2]);
    if (!fault) fault = read_cube(token_[3], tokens == 6);
    if (!fault && tokens == 6) fault = read_split_owner(token_[4], token_[5]);
    if (!fault) fault = read_match(token_[tokens - 1]);
    return fault;
  }

  PositionMisread read_first_revision() {
    remark(notes_, {0, static_cast<std::uint32_t>(text_.size())},
           "this is the first revision of BPN: without dice and bar");
    PositionMisread fault = read_placement(token_[0]);
    if (!fault) fault = read_value_and_owner(token_[1]);
    if (!fault) fault = read_colour(token_[2]);
    if (!fault && token_[2].size() != 1) fault = blame(PositionFault::turn, token_[2]);
    if (!fault) fault = read_match(token_[3]);
    return fault;
  }

  PositionMisread read_placement(std::string_view token) {
    draft_.checkers_at = bytes(token);
    for (std::size_t at = 0; at < token.size();) {
      const char c = token[at];
      if (text::is_digit(c)) {
        std::size_t end = at;
        while (end < token.size() && text::is_digit(token[end])) ++end;
        const std::string_view run = token.substr(at, end - at);
        const auto empty = plain_number(run, 26);
        if (!empty || *empty == 0) return blame(PositionFault::run, run);
        width_ += static_cast<int>(*empty);
        empty_tail_ = static_cast<int>(*empty);
        at = end;
        continue;
      }
      const int checkers = checkers_of_letter(c);
      if (checkers == 0) return blame(PositionFault::placement, token.substr(at, 1));
      ++width_;
      empty_tail_ = 0;
      if (width_ <= point_count) put_place(draft_, Side::second, width_, checkers);
      ++at;
    }
    return {};
  }

  // Reads the bars, such as w0b0.
  PositionMisread read_bar(std::string_view token) {
    const std::size_t black = token.find('b');
    if (!token.starts_with('w') || black == std::string_view::npos) return blame(PositionFault::bars, token);
    const auto white_bar = plain_number(token.substr(1, black - 1), 99);
    const auto black_bar = plain_number(token.substr(black + 1), 99);
    if (!white_bar || !black_bar) return blame(PositionFault::bars, token);
    draft_.put(Side::first, bar, static_cast<int>(*white_bar));
    draft_.put(Side::second, bar, static_cast<int>(*black_bar));
    return {};
  }

  PositionMisread read_colour(std::string_view token) {
    draft_.turn_at = bytes(token);
    if (!token.starts_with('w') && !token.starts_with('b')) return blame(PositionFault::turn, token);
    draft_.position.on_roll = token[0] == 'w' ? Side::first : Side::second;
    return {};
  }
  // Reads the turn, such as w31.
  PositionMisread read_turn(std::string_view token) {
    if (const PositionMisread fault = read_colour(token); fault) return fault;
    Dice& dice = draft_.position.dice;
    if (token.size() != 3 || !read_dice(token.substr(1), dice)) return blame(PositionFault::dice, token);
    if (dice.first < dice.second) remark(notes_, bytes(token), "the smaller die comes first");
    return {};
  }

  // Reads the cube, such as n1 or n21. If the owner has its own token, the number is the value alone.
  PositionMisread read_cube(std::string_view token, bool owner_follows) {
    draft_.cube_at = bytes(token);
    if (token.empty()) return blame(PositionFault::cube_field, token);
    const auto number = plain_number(token.substr(1), 1'000'000);
    if (!number || std::string_view("nwb").find(token[0]) == std::string_view::npos)
      return blame(PositionFault::cube_field, token);
    const auto value = static_cast<std::uint64_t>(*number);
    draft_.cube_value = value;
    if (token[0] != 'n') {
      draft_.cube_owner = token[0] == 'w' ? 1 : 2;
      remark(notes_, bytes(token), "the owner of the cube is given by a letter");
    } else if (!owner_follows && !std::has_single_bit(value) && value >= 10) {
      // If the digit 0, 1 or 2 is appended to a power of two, the result is never a power of two. So the last
      // digit is the owner.
      draft_.cube_value = value / 10;
      draft_.cube_owner = static_cast<int>(value % 10);
      if (draft_.cube_owner == 0)
        remark(notes_, bytes(token), "a cube in the middle is written without an owner");
    }
    return {};
  }
  PositionMisread read_split_owner(std::string_view token, std::string_view next) {
    // A minus sign in the score splits the score into two tokens.
    if (token.find(':') != std::string_view::npos)
      return misread(PositionFault::match_field, {bytes(token).begin, bytes(next).end});
    remark(notes_, bytes(token), "the owner of the cube is in a token of its own");
    const auto number = plain_number(token, 9);
    if (!number) return blame(PositionFault::cube_owner, token);
    draft_.cube_at = bytes(token);
    draft_.cube_owner = static_cast<int>(*number);
    return {};
  }
  // Reads the value and the owner, such as 1:n or 2:w.
  PositionMisread read_value_and_owner(std::string_view token) {
    draft_.cube_at = bytes(token);
    const auto value = plain_number(token.substr(0, token.size() - 2), 1'000'000);
    if (!value) return blame(PositionFault::cube_field, token);
    draft_.cube_value = static_cast<std::uint64_t>(*value);
    const std::size_t who = std::string_view("nwb").find(token.back());
    if (who == std::string_view::npos) return blame(PositionFault::cube_owner, token);
    draft_.cube_owner = static_cast<int>(who);
    return {};
  }

  // Reads the match, such as 0:0:7.
  PositionMisread read_match(std::string_view token) {
    draft_.score_at = bytes(token);
    const auto parts = split<3>(token, ':');
    if (parts.count != 3) return blame(PositionFault::match_field, token);
    std::array<std::uint32_t, 3> numbers{};
    for (std::size_t i = 0; i < 3; ++i) {
      const auto number = plain_number(parts[i], max_points);
      if (!number) return blame(PositionFault::match_field, token);
      numbers[i] = static_cast<std::uint32_t>(*number);
    }
    Position& position = draft_.position;
    position.score = {numbers[0], numbers[1]};
    position.match_length = numbers[2];
    return {};
  }

  // Reads the extension, such as xCD: flags of one letter each, some followed by a digit.
  PositionMisread read_extension(std::string_view token) {
    constexpr std::string_view order = "CPJVDRHN";
    const PositionMisread bad = blame(PositionFault::extension, token);
    std::size_t last = 0;
    std::uint32_t seen = 0;
    bool disorder = false;
    if (token.size() == 1) return bad;
    for (std::size_t at = 1; at < token.size(); ++at) {
      const std::size_t flag = order.find(token[at]);
      if (flag == std::string_view::npos || (seen >> flag & 1U) != 0) return bad;
      disorder = disorder || flag < last;
      last = flag;
      seen |= 1U << flag;
      int digit = 0;
      if (token[at] == 'R' || token[at] == 'H') {
        if (++at == token.size() || token[at] < '1' || token[at] > '3') return bad;
        digit = token[at] - '0';
      }
      apply(order[flag], digit);
    }
    const auto both = [&](char a, char b) {
      return (seen >> order.find(a) & 1U) != 0 && (seen >> order.find(b) & 1U) != 0;
    };
    if (both('C', 'P') || both('H', 'N') || both('D', 'R')) return bad;
    if (disorder) remark(notes_, bytes(token), "the flags of the extension are in a different order");
    return {};
  }
  void apply(char flag, int digit) {
    constexpr std::array<const Rules*, 3> hypergammon{&rows::hypergammon1, &rows::hypergammon2,
                                                      &rows::hypergammon3};
    Position& position = draft_.position;
    if (flag == 'C') crawford_ = Flag::yes;
    if (flag == 'P') crawford_ = Flag::no;
    if (flag == 'J') position.jacoby = Flag::yes;
    if (flag == 'V') position.beavers = Flag::yes;
    if (flag == 'D') position.double_offered = true;
    if (flag == 'R') {
      position.resignation = static_cast<std::uint8_t>(digit);
      position.to_decide = other(position.on_roll);
    }
    if (flag == 'H') draft_.rules = hypergammon[static_cast<std::size_t>(digit) - 1];
    if (flag == 'N') draft_.rules = &rows::nackgammon;
  }

  void note_early_post_crawford() {
    const Position& position = draft_.position;
    if (position.is_money() || (position.away(Side::first) > 1 && position.away(Side::second) > 1))
      remark(notes_, bytes(token_[count_ - 1]), "the Crawford game is still to come: the mark P is dropped",
             Code::odd_position);
  }

  void note_missing_checkers() {
    for (const Side side : {Side::first, Side::second})
      if (const int missing = draft_.position.borne_off(side); missing > 0)
        remark(
            notes_, draft_.checkers_at,
            std::to_string(missing) + (side == Side::first ? " white" : " black") +
                " checkers are missing and read as borne off, because this revision does not show the bar");
  }

  std::string_view text_;
  PositionNotes& notes_;
  Draft draft_;
  std::array<std::string_view, most_tokens> token_{};
  std::size_t count_ = 0;
  int width_ = 0;
  int empty_tail_ = 0;  // number of empty points at the end
  Flag crawford_ = Flag::unknown;
};

}  // namespace

Result<PositionReading> read_bpn(const Rules& rules, std::string_view text, PositionNotes& notes) {
  BpnReader reader(rules, text, notes);
  if (const PositionMisread fault = reader.read(); fault) return refuse(text, fault, notes);
  return reader.reading();
}

}  // namespace mt::backgammon
