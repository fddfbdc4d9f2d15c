// Reads the captions around a drawn board.
#include "movetext/games/backgammon/drawn_board.hpp"
#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/utf8.hpp"

#include <array>
#include <bit>
#include <optional>

namespace mt::backgammon {
namespace {

using Place = Caption::Place;

std::optional<Side> side_of_letter(char letter) {
  if (letter == 'X') return Side::second;
  if (letter == 'O') return Side::first;
  return std::nullopt;
}

bool says(std::string_view text, std::string_view words) {
  return text::contains_folded(text, words);
}

// Removes the number at the front of a text and the blanks after it, and returns the number.
std::optional<std::int64_t> take_number(std::string_view& text) {
  std::size_t end = 0;
  while (end < text.size() && text::is_digit(text[end])) ++end;
  const std::int64_t value = text::parse_number(text.substr(0, end), 1'000'000);
  if (value < 0) return std::nullopt;
  text.remove_prefix(end);
  while (!text.empty() && text::is_blank(text.front())) text.remove_prefix(1);
  return value;
}
// Removes the word at the end of the text and returns it.
std::string_view last_word(std::string_view& text) {
  const std::size_t blank = text.find_last_of(" \t");
  const std::string_view word = text.substr(blank == std::string_view::npos ? 0 : blank + 1);
  text = text::trim(text.substr(0, text.size() - word.size()));
  return word;
}

class CaptionReader {
 public:
  CaptionReader(std::string_view text, const DrawnBoard& board, Draft& draft, PositionNotes& notes)
      : text_(text), board_(board), draft_(draft), notes_(notes) {}

  void read() {
    draft_.position.crawford = Flag::unknown;
    for (const Caption& caption : board_.captions)
      if (caption.row == 0 && (caption.place == Place::top || caption.place == Place::bottom))
        read_name(caption);
    for (const Caption& caption : board_.captions) read(caption);
    if (!turn_) turn_by_shape();
    draft_.position.on_roll = *turn_;
    if (decider_ && draft_.position.double_offered) draft_.position.animals = *decider_ == *turn_ ? 1 : 0;
    if (resigner_) draft_.position.to_decide = other(*resigner_);
  }

 private:
  Side below() const { return board_.white_below ? Side::first : Side::second; }
  Side beside(Place place) const { return place == Place::bottom ? below() : other(below()); }
  Bytes bytes(std::string_view part) const { return bytes_of(text_, part); }

  void set_turn(Side side, std::string_view words) {
    turn_ = side;
    draft_.turn_at = bytes(words);
  }
  void set_score(Side side, std::int64_t points, std::string_view words) {
    draft_.position.score[index(side)] = static_cast<std::uint32_t>(points);
    draft_.score_at = bytes(words);
  }
  void set_length(std::int64_t points, std::string_view words) {
    draft_.position.match_length = static_cast<std::uint32_t>(points);
    draft_.score_at = bytes(words);
  }
  void set_cube(std::int64_t value, std::optional<Side> holder, std::string_view words) {
    draft_.cube_value = static_cast<std::uint64_t>(value);
    draft_.cube_owner = holder ? static_cast<int>(owner(*holder)) : 0;
    draft_.cube_at = bytes(words);
  }

  void read(const Caption& caption) {
    if (caption.place != Place::outside) read_beside(caption);
    const std::string_view line = caption.text;
    if (says(line, "point match") || says(line, "points match") || says(line, "money game")) read_match(line);
    if (says(line, "crawford"))
      draft_.position.crawford =
          says(line, "post-crawford") || says(line, "post crawford") ? Flag::no : Flag::yes;
    if (says(line, "unlimited")) read_money(line);
    if (const std::size_t at = line.find("X-O: "); at != std::string_view::npos)
      read_both_scores(line.substr(at + 5));
    if (caption.place != Place::outside) return;
    read_cube(line);
    read_turn(line);
  }

  // Reads "O: Green  52", "O: White  score 3  pips 167  off 0", "O: gnubg (Cube: 2)".
  void read_name(const Caption& caption) {
    std::string_view words = caption.text;
    if (words.size() < 2 || words[1] != ':') return;
    const auto side = side_of_letter(words[0]);
    if (!side) return;
    words = text::trim(words.substr(2));
    if (const std::size_t at = words.find("(Cube: "); at != std::string_view::npos) {
      std::string_view value = words.substr(at + 7);
      if (const auto number = take_number(value); number && *number > 0)
        set_cube(*number, side, caption.text);
      words = text::trim(words.substr(0, at));
    }
    if (const std::size_t at = words.find("  score "); at != std::string_view::npos) {
      std::string_view points = words.substr(at + 8);
      if (const auto number = take_number(points)) set_score(*side, *number, caption.text);
    }
    names_[index(*side)] = words.substr(0, words.find("  "));
  }

  // Reads "3 points", "Rolled 31", "On roll", "Cube offered at 2", "| 2 |", "7 points match (Cube: 1)".
  void read_beside(const Caption& caption) {
    std::string_view words = caption.text;
    const Side side = beside(caption.place);
    if (words.starts_with("| ")) {
      words = text::trim(words.substr(1));
      const auto value = take_number(words);
      if (value && *value > 0 && words.starts_with('|')) {
        const bool owned = caption.place != Place::middle && caption.row <= 3;
        set_cube(*value, owned && *value > 1 ? std::optional(side) : std::nullopt, caption.text);
      }
      return;
    }
    if (const std::size_t at = words.find("(Cube: "); at != std::string_view::npos && caption.row != 0)
      return;
    if (caption.place == Place::middle) {
      if (const std::size_t at = words.find("(Cube: "); at != std::string_view::npos) {
        std::string_view value = words.substr(at + 7);
        if (const auto number = take_number(value); number && *number > 0) {
          set_cube(*number, std::nullopt, caption.text);
          // If it were the Crawford game, this caption would name it.
          draft_.position.crawford = Flag::no;
        }
      }
      return;
    }
    read_player(side, words);
  }
  void read_player(Side side, std::string_view words) {
    constexpr std::string_view rolled = "Rolled ";
    constexpr std::string_view offered = "Cube offered at ";
    if (words.starts_with("On roll")) {
      set_turn(side, words);
    } else if (words.starts_with(rolled)) {
      set_turn(side, words);
      read_two_dice(words.substr(rolled.size()));
    } else if (words.starts_with(offered)) {
      std::string_view value = words.substr(offered.size());
      const auto number = take_number(value);
      if (!number || *number < 2) return;
      draft_.position.double_offered = true;
      decider_ = side;
      // Sets the value before the double. If the cube was turned before, its owner is the side that doubles
      // now.
      set_cube(*number / 2, *number > 2 ? std::optional(other(side)) : std::nullopt, words);
    } else {
      std::string_view rest = words;
      const auto points = take_number(rest);
      if (points && (rest == "points" || rest == "point")) set_score(side, *points, words);
    }
  }

  // Reads "31", "3-1".
  bool read_two_dice(std::string_view words) {
    words = text::trim(words);
    std::string two;
    for (const char c : words.substr(0, 3))
      if (text::is_digit(c)) two += c;
    const bool form = words.size() == 2 || (words.size() == 3 && words[1] == '-');
    Dice dice;
    if (!form || !read_dice(two, dice) || !dice.rolled()) return false;
    draft_.position.dice = dice;
    return true;
  }

  // Reads "7 point match", "7 points match (Crawford game)", "Green - 6 Red - 3 in a 7 point match." or
  // "money game". In boards that movetext has drawn, the variant comes first.
  void read_match(std::string_view line) {
    if (says(line, "money game")) read_money(line);
    if (const std::size_t at = line.find(" point"); at != std::string_view::npos) {
      std::string_view before = text::trim(line.substr(0, at));
      std::string_view number = last_word(before);
      if (const auto points = take_number(number); points && number.empty()) set_length(*points, line);
      if (before.ends_with(" in a")) read_named_scores(before.substr(0, before.size() - 5));
    }
    const std::string_view first = line.substr(0, line.find(','));
    if (const Rules* const rules = find_rules(first); rules != nullptr) draft_.rules = rules;
  }
  void read_money(std::string_view line) {
    Position& position = draft_.position;
    position.match_length = 0;
    if (says(line, "jacoby")) position.jacoby = flag(!says(line, "no jacoby"));
    if (says(line, "beaver")) position.beavers = flag(!says(line, "no beaver"));
  }
  // Reads "Green - 6 Red - 3". The names are those in the captions beside the board.
  void read_named_scores(std::string_view words) {
    for (const Side side : {Side::first, Side::second}) {
      const std::string key = std::string(names_[index(side)]) + " - ";
      const std::size_t at = words.find(key);
      if (names_[index(side)].empty() || at == std::string_view::npos) continue;
      std::string_view points = words.substr(at + key.size());
      if (const auto number = take_number(points)) set_score(side, *number, words);
    }
  }
  // Reads "3-6/7": the points of X, the points of O, and the length.
  void read_both_scores(std::string_view words) {
    std::string_view rest = words;
    const auto black = take_number(rest);
    if (!black || !rest.starts_with('-')) return;
    rest.remove_prefix(1);
    const auto white = take_number(rest);
    if (!white) return;
    set_score(Side::second, *black, words);
    set_score(Side::first, *white, words);
    if (!rest.starts_with('/')) return;
    rest.remove_prefix(1);
    if (const auto length = take_number(rest)) set_length(*length, words);
  }

  // Reads "Cube: 2, O own cube" in any language. ", at most 64" may follow.
  void read_cube(std::string_view line) {
    const std::size_t at = line.find(": ");
    if (at == std::string_view::npos || side_of_letter(line[0])) return;
    std::string_view rest = line.substr(at + 2);
    if (rest == "none" && says(line, "cube")) {
      draft_.position.cube.state = CubeState::disabled;
      return;
    }
    const auto value = take_number(rest);
    if (!value || *value < 1 || !std::has_single_bit(static_cast<std::uint64_t>(*value))) return;
    if (!rest.empty() && !rest.starts_with(", ")) return;
    const std::string_view words = rest.empty() ? rest : rest.substr(2);
    const bool owned = words.size() > 1 && words[1] == ' ';
    set_cube(*value, owned ? side_of_letter(words[0]) : std::nullopt, line);
    constexpr std::string_view limit = "at most ";
    if (const std::size_t most = rest.find(limit); most != std::string_view::npos) {
      std::string_view number = rest.substr(most + limit.size());
      const auto largest = take_number(number);
      if (largest && *largest > 1 && std::has_single_bit(static_cast<std::uint64_t>(*largest)))
        draft_.position.max_cube =
            static_cast<std::uint8_t>(std::countr_zero(static_cast<std::uint64_t>(*largest)));
    }
  }

  // Reads "X to play 31", "X on roll, cube action", "X doubles, O beavers" and "O offers to resign a gammon".
  // Translations of these captions also begin with the letter of a side. Also reads "Red to move 1-2".
  void read_turn(std::string_view line) {
    std::string_view rest = line;
    auto side =
        line.size() > 1 && (line[1] == ' ' || line[1] == ':') ? side_of_letter(line[0]) : std::nullopt;
    for (const Side named : {Side::first, Side::second})
      if (const std::string_view name = names_[index(named)];
          !side && !name.empty() && line.starts_with(name) &&
          line.substr(name.size()).starts_with(" to move"))
        side = named;
    // A line with the letters of both sides lists the players and does not give the turn.
    if (!side || (line[1] == ':' && line.find(line[0] == 'X' ? "O:" : "X:") != std::string_view::npos))
      return;
    if (says(line, " resign ")) {
      read_resignation(*side, line);
      return;
    }
    set_turn(*side, line);
    if (line.substr(1).starts_with(" doubles")) {
      draft_.position.double_offered = true;
      for (const char c : line)
        if (c == ',' && draft_.position.animals < 0xFF) ++draft_.position.animals;
      return;
    }
    read_two_dice(last_word(rest));
  }
  void read_resignation(Side side, std::string_view line) {
    draft_.position.resignation = 1;
    if (says(line, "gammon")) draft_.position.resignation = 2;
    if (says(line, "backgammon")) draft_.position.resignation = 3;
    resigner_ = side;
  }

  void turn_by_shape() {
    if (board_.arrow != '\0') {
      turn_ = board_.arrow == 'v' ? below() : other(below());
    } else if (!board_.numbered_below) {
      turn_ = other(below());
    } else {
      turn_ = Side::second;
      remark(notes_, {0, static_cast<std::uint32_t>(text_.size())},
             "the side on roll is not named: assumed to be X", Code::odd_position, Severity::note);
    }
  }

  std::string_view text_;
  const DrawnBoard& board_;
  Draft& draft_;
  PositionNotes& notes_;
  std::array<std::string_view, 2> names_{};
  std::optional<Side> turn_;
  std::optional<Side> decider_;
  std::optional<Side> resigner_;
};

}  // namespace

void read_captions(std::string_view text, const DrawnBoard& board, Draft& draft, PositionNotes& notes) {
  CaptionReader(text, board, draft, notes).read();
}

}  // namespace mt::backgammon
