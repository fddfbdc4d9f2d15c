#include "movetext/archive/core/format_look.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/games/table/move_shapes.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/double_byte.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/plain_position.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace mt::archive {
namespace {

// After this number of inconclusive moves, the rest of a record's moves are not examined.
constexpr std::size_t enough_moves = 40;
// Limits the number of comments, because the search for the end of each comment may run to the end of the
// text.
constexpr int most_comments = 1024;
// Number of bytes that are enough to recognise the encoding of a text.
constexpr std::size_t charset_bytes = std::size_t{64} << 10;

pgn::Grammar grammar(const pgn::Dialect& dialect) {
  return {dialect, usual_move_shapes(*dialect.convention)};
}

// Returns the look of a family. The look of a match is empty, because matches are not written as movetext.
LookedLike look_of(const Family& family) {
  return family.convention->is_match ? LookedLike{} : LookedLike{.family = &family};
}

// Returns the look of a game that cannot be replayed, or an empty look if its notation is not known.
LookedLike look_of_unplayed(std::string_view value) {
  const UnplayedGame* game = find_unplayed_game(value);
  return game == nullptr || game->convention == nullptr ? LookedLike{} : LookedLike{.unplayed = game};
}

LookedLike look_of_spec(const std::optional<GameSpec>& spec, std::string_view value) {
  return spec ? look_of(spec->family()) : look_of_unplayed(value);
}

// Returns the look of the game that a tag Variant names. "Standard" is used by several families and names
// none of them.
LookedLike look_of_variant(std::string_view value) {
  const std::optional<GameSpec> alone = parse_variant(value, nullptr);
  for (const Family* family : families()) {
    if (family->standard == nullptr) continue;
    const GameSpec standard = spec_of(*family->standard);
    const std::optional<GameSpec> in_family = parse_variant(value, &standard);
    if (in_family && alone && look_of(in_family->family()) != look_of(alone->family())) return {};
  }
  return look_of_spec(alone, value);
}

// Returns the look of the game that a tag Game names.
LookedLike look_of_game_tag(std::string_view value) {
  for (const Family* family : families())
    if (family->variations.find != nullptr && family->variations.find(value) != nullptr)
      return look_of(*family);
  return look_of_spec(parse_game(value), value);
}

// The games that the tags of one record name. If several tags name a game, the first of the members decides.
struct TagLook {
  LookedLike game_type;
  LookedLike variant;
  LookedLike fen;
  bool has_fen = false;

  LookedLike decide() const {
    if (game_type) return game_type;
    return variant ? variant : fen;
  }

  void read(std::string_view name, std::string_view value) {
    if (text::same_in_any_case(name, "FEN")) {
      fen = look_of_position(value);
      has_fen = true;
    } else if (name == "GameType") {
      game_type = look_of_spec(parse_game_type(value), value);
      if (!game_type) game_type = look_of_spec(parse_game(value), value);
    } else if (name == "Variant") {
      variant = look_of_variant(value);
    } else if (name == "Game" && !variant) {
      variant = look_of_game_tag(value);
    }
  }
};

class Walk {
 public:
  explicit Walk(std::string_view text) : text_(text) {}

  MovetextLook look() {
    while (!look_.game) {
      at_ = pgn::skip_blanks(text_, at_);
      if (at_ >= text_.size() || comments_ > most_comments) break;
      step();
    }
    if (!look_.game) end_record();
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
    if (!tag) {  // a broken tag does not prevent moves after it from being recognised
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

  // Returns the position in a command that is sent to engines: "position fen BOARD ... moves e2e4". Returns
  // any other line unchanged.
  static std::string_view position_of(std::string_view line) {
    for (const std::string_view word : {std::string_view("position "), std::string_view("fen ")})
      if (line.starts_with(word)) line.remove_prefix(word.size());
    return line.substr(0, line.find(" moves "));
  }

  // Handles a line that consists of a FEN, or else a word. Such a line counts as a record that shows its
  // game.
  void line_or_word() {
    const std::string_view line = text_.substr(at_, pgn::line_end(text_, at_) - at_);
    const bool is_ascii = text::find_non_ascii(line, 0) == line.size();
    const std::string plain = is_ascii ? std::string() : text::in_plain_form(line, {});
    const LookedLike placed = look_of_position(position_of(is_ascii ? line : plain), Claim::unmistakable);
    if (!placed) return word();
    begin_moves();
    if (!look_.game) look_.game = placed;
    at_ += line.size();
  }

  // Begins the moves after all tags of a record have been read. If the tags name a game, they decide,
  // whatever the moves look like.
  void begin_moves() {
    if (std::exchange(in_moves_, true)) return;
    look_.game = tags_.decide();
    look_.by_tags = static_cast<bool>(look_.game);
  }

  void word() {
    begin_moves();
    if (look_.game) return;
    std::size_t end = at_;
    while (end < text_.size() && !text::is_blank(text_[end]) &&
           std::string_view("(){}[];").find(text_[end]) == std::string_view::npos &&
           text::wide_blank_size(text_, end) == 0)
      ++end;
    if (end == at_) ++end;  // skips a "]" or "}" without its opening bracket
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
    if (look_.game) return;
    in_moves_ = true;
    votes_.add(rest, {.first = votes_.moves() == 0 && !tags_.has_fen});
    if (votes_.moves() >= enough_moves) end_record();
  }

  void note_points(std::string_view word) {
    look_.two_points |= word == "2-0" || word == "1-1" || word == "0-2";
  }

  // Returns the size of a move number: "12.", "3...", the same in full-width characters, or digits alone. A
  // move may follow the dots without a blank.
  static std::size_t number_size(std::string_view word) {
    std::size_t digits = 0;
    while (const std::size_t size = digit_size(word, digits)) digits += size;
    if (digits == word.size()) return digits;
    std::size_t end = digits;
    while (const std::size_t size = stop_size(word, end)) end += size;
    return end > digits ? end : 0;
  }
  static std::size_t digit_size(std::string_view word, std::size_t at) {
    if (at >= word.size()) return 0;
    if (text::is_digit(word[at])) return 1;
    const char32_t c = text::read_scalar(word, at).value;
    return c >= 0xFF10 && c <= 0xFF19 ? 3 : 0;
  }
  static std::size_t stop_size(std::string_view word, std::size_t at) {
    if (const std::size_t dots = pgn::dots_at(word, at)) return dots;
    const char32_t c = text::read_scalar(word, at).value;
    return c == 0xFF0E || c == 0x3001 ? 3 : 0;
  }

  void end_record() {
    begin_moves();
    if (!look_.game) look_.game = votes_.decide();
    look_.has_moves |= votes_.moves() > 0;
    votes_ = {};
    tags_ = {};
    in_moves_ = ended_ = false;
    depth_ = 0;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  MovetextLook look_;
  TagLook tags_;
  MoveVotes votes_;
  int depth_ = 0;  // nesting depth of parentheses
  int comments_ = 0;
  bool in_moves_ = false;
  bool ended_ = false;  // a result has ended the record
};

// Returns whether the text has full-width letters or digits in its first 64 KiB.
bool has_wide_signs(std::string_view text) {
  const std::string_view begin = text.substr(0, charset_bytes);
  return begin.find("\xEF\xBC") != std::string_view::npos || begin.find("\xEF\xBD") != std::string_view::npos;
}

// Returns the text with its full-width letters and digits replaced by ASCII.
std::string with_narrow_signs(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find('\xEF', at), text.size());
    out.append(text, at, next - at);
    at = next;
    if (at == text.size()) break;
    const text::Scalar scalar = text::read_scalar(text, at);
    const char narrow = scalar.value > 0xFF00 && scalar.value < 0xFF5F ? text::ascii_of(scalar.value) : '\0';
    if (text::is_digit(narrow) || text::is_letter(narrow))
      out += narrow;
    else
      out.append(text, at, scalar.size);
    at += scalar.size;
  }
  return out;
}

}  // namespace

MovetextLook look_at_movetext(std::string_view text, std::optional<text::Charset> charset) {
  const text::Charset found = charset ? *charset : text::guess_charset(text.substr(0, charset_bytes));
  std::string decoded;
  if (text::is_double_byte(found)) {
    text::decode(text, found, decoded);
    text = decoded;
  }
  if (!has_wide_signs(text)) return Walk(text).look();
  const std::string narrow = with_narrow_signs(text);
  return Walk(narrow).look();
}

}  // namespace mt::archive
