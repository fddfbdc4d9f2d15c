#include "movetext/archive/core/format_look.hpp"

#include "movetext/archive/core/format_words.hpp"
#include "movetext/archive/core/other_game.hpp"
#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/games/table/move_shapes.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mt::archive {
namespace {

// A record of so many moves that has not decided does not do it later.
constexpr std::uint32_t enough_moves = 40;
// Each of them may be searched for its end up to the end of the text.
constexpr int most_comments = 1024;

pgn::Grammar grammar(const pgn::Dialect& dialect) {
  return {dialect, usual_move_shapes(*dialect.convention)};
}

LookedLike look_of(const GameSpec& spec) {
  return spec.family().convention == &conventions::pgn ? LookedLike::chess : LookedLike::draughts;
}

LookedLike look_of(OtherGame game) {
  if (game == OtherGame::xiangqi) return LookedLike::xiangqi;
  return game == OtherGame::othello ? LookedLike::othello : LookedLike::unknown;
}

LookedLike look_of_fen(std::string_view fen) {
  if (is_xiangqi_placement(fen)) return LookedLike::xiangqi;
  if (text::begins_with_placement(fen)) return LookedLike::chess;
  return fen.find(':') != std::string_view::npos ? LookedLike::draughts : LookedLike::unknown;
}

// What the tags of one record say; the first of them that knows a game decides, in this order.
struct TagLook {
  LookedLike game_type = LookedLike::unknown;
  LookedLike variant = LookedLike::unknown;
  LookedLike fen = LookedLike::unknown;
  bool has_fen = false;

  LookedLike decide() const {
    if (game_type != LookedLike::unknown) return game_type;
    return variant != LookedLike::unknown ? variant : fen;
  }

  void read(std::string_view name, std::string_view value) {
    if (text::same_in_any_case(name, "FEN")) {
      fen = look_of_fen(value);
      has_fen = true;
    } else if (name == "GameType") {
      game_type = named(parse_game_type(value), value);
      if (game_type == LookedLike::unknown) game_type = named(parse_game(value), value);
    } else if (name == "Variant") {
      variant = of_variant(value);
    } else if (name == "Game" && variant == LookedLike::unknown) {
      variant = look_of(find_other_game(value));
    }
  }

 private:
  // "Standard" is a word of chess and of draughts.
  static LookedLike of_variant(std::string_view value) {
    const GameSpec chess = spec_of(*find_game_type(0));
    const std::optional<GameSpec> in_chess = parse_variant(value, &chess);
    const std::optional<GameSpec> alone = parse_variant(value, nullptr);
    const bool both = in_chess && alone && look_of(*in_chess) != look_of(*alone);
    return both ? LookedLike::unknown : named(alone, value);
  }
  static LookedLike named(const std::optional<GameSpec>& spec, std::string_view value) {
    return spec ? look_of(*spec) : look_of(find_other_game(value));
  }
};

class Walk {
 public:
  explicit Walk(std::string_view text) : text_(text) {}

  MovetextLook look() {
    while (look_.game == LookedLike::unknown) {
      at_ = pgn::skip_blanks(text_, at_);
      if (at_ >= text_.size() || comments_ > most_comments) break;
      step();
    }
    if (look_.game == LookedLike::unknown) end_record();
    return look_;
  }

 private:
  void step() {
    const bool line_start = pgn::begins_line(text_, at_);
    switch (text_[at_]) {
      case '[':
        return bracket();
      case '{':
        ++comments_;
        at_ = pgn::brace_comment(pgn::pgn(), text_, at_, text_.size()).end;
        return;
      case ';':
        at_ = pgn::line_end(text_, at_);
        return;
      case '%':
        at_ = line_start ? pgn::line_end(text_, at_) : at_ + 1;
        return;
      case '(':
        ++depth_;
        ++at_;
        return;
      case ')':
        depth_ -= depth_ > 0 ? 1 : 0;
        ++at_;
        return;
      default:
        return line_start && depth_ == 0 ? line_or_word() : word();
    }
  }

  void bracket() {
    const bool tag = pgn::begins_tag(text_, at_);
    if (!tag) {  // a broken tag says nothing about the moves
      at_ = depth_ == 0 && pgn::first_in_line(text_, at_) ? pgn::line_end(text_, at_) : at_ + 1;
      return;
    }
    if (in_moves_) end_record();
    const pgn::Bracket found = pgn::read_bracket(text_, at_);
    look_.has_tags = true;
    if (found.kind == pgn::Bracket::Kind::tag)
      tags_.read(text_.substr(found.name_begin, found.name_end - found.name_begin),
                 text_.substr(found.value_begin, found.value_end - found.value_begin));
    at_ = std::max(found.end, at_ + 1);
  }

  // A FEN in a line of its own is a game of PGN.
  void line_or_word() {
    const LookedLike placed = placement();
    if (placed == LookedLike::unknown) return word();
    begin_moves();
    if (look_.game == LookedLike::unknown) look_.game = placed;
    at_ = pgn::line_end(text_, at_);
  }
  LookedLike placement() const {
    const std::string_view line = text_.substr(at_, pgn::line_end(text_, at_) - at_);
    if (is_xiangqi_placement(line)) return LookedLike::xiangqi;
    return text::begins_with_placement(line) ? LookedLike::chess : LookedLike::unknown;
  }

  // The tags of a record have all been read: what they say holds, whatever its moves look like.
  void begin_moves() {
    if (std::exchange(in_moves_, true)) return;
    look_.game = tags_.decide();
    look_.by_tags = look_.game != LookedLike::unknown;
  }

  void word() {
    begin_moves();
    if (look_.game != LookedLike::unknown) return;
    std::size_t end = at_;
    while (end < text_.size() && !text::is_blank(text_[end]) &&
           std::string_view("(){}[];").find(text_[end]) == std::string_view::npos)
      ++end;
    if (end == at_) ++end;  // a "]" or "}" without its beginning
    std::string_view rest = text_.substr(at_, end - at_);
    at_ = end;
    if (depth_ > 0) return;
    note_points(rest);
    if (!pgn::match_result(grammar(pgn::pdn()), rest, 0).empty() ||
        !pgn::match_result(grammar(pgn::pgn()), rest, 0).empty()) {
      ended_ = true;
      return;
    }
    rest.remove_prefix(number_size(rest));
    if (rest.empty()) return;
    if (std::exchange(ended_, false)) end_record();
    if (look_.game != LookedLike::unknown) return;
    in_moves_ = true;
    vote(rest, {.first = votes_.moves == 0 && !tags_.has_fen}, votes_);
    if (votes_.moves >= enough_moves) end_record();
  }

  void note_points(std::string_view word) {
    look_.two_points |= word == "2-0" || word == "1-1" || word == "0-2";
  }

  // "12.", "3...", and a number alone; the move may be glued to its dots.
  static std::size_t number_size(std::string_view word) {
    std::size_t digits = 0;
    while (digits < word.size() && text::is_digit(word[digits])) ++digits;
    if (digits == word.size()) return digits;
    std::size_t end = digits;
    while (const std::size_t dots = pgn::dots_at(word, end)) end += dots;
    return end > digits ? end : 0;
  }

  void end_record() {
    begin_moves();
    if (look_.game == LookedLike::unknown) look_.game = by_moves();
    look_.has_moves |= votes_.moves > 0;
    votes_ = {};
    tags_ = {};
    in_moves_ = ended_ = false;
    depth_ = 0;
  }

  LookedLike by_moves() const {
    constexpr std::uint32_t sure = 8;
    if (looks_like_othello(votes_)) return LookedLike::othello;
    if (votes_.xiangqi >= sure && votes_.xiangqi > votes_.chess + votes_.draughts) return LookedLike::xiangqi;
    if (votes_.chess == votes_.draughts) return LookedLike::unknown;
    return votes_.chess > votes_.draughts ? LookedLike::chess : LookedLike::draughts;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  MovetextLook look_;
  TagLook tags_;
  Votes votes_;
  int depth_ = 0;  // of parentheses
  int comments_ = 0;
  bool in_moves_ = false;
  bool ended_ = false;  // by a result
};

}  // namespace

MovetextLook look_at_movetext(std::string_view text) {
  return Walk(text).look();
}

}  // namespace mt::archive
