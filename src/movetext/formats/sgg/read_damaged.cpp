// Reads damaged turns, headings and results. Each is reported at its position. Then it is read in the only
// way that is possible, so that it does not cause more errors.
#include "movetext/formats/sgg/match_reader.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/runs.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::sgg {
namespace {

constexpr auto cube_words = std::to_array<std::string_view>(
    {"double", "accept", "pass", "take", "drop", "Beaver", "Raccoon", "resign"});

bool is_roll(std::string_view words) {
  return words.size() >= 3 && words[2] == ':' &&
         words.substr(0, 2).find_first_not_of("123456") == std::string_view::npos;
}

std::string_view letters_of(std::string_view text) {
  return text.substr(0, text::letters_end(text, 0, text.size()));
}

bool may_be_play(std::string_view words) {
  return may_be_of_turn(words.substr(0, words.find(' '))) || are_words_of_turn(words);
}

}  // namespace

// Reads a cell that is not a roll and not a cube action. Returns false if its words cannot be a damaged turn.
bool MatchReader::read_damaged_cell(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::string_view words = between(begin, end);
  const bool answers = !record_.tape.empty() && record_.tape.back().kind == EventKind::cube &&
                       record_.tape.back().arg == static_cast<std::uint8_t>(CubeAction::offer);
  const bool news =
      !letters_of(words).empty() && (answers || !text::nearest(letters_of(words), cube_words).empty());
  if (!news && !may_be_play(words)) return false;
  if (!news && read_damaged_again(begin, end, turn)) return true;
  close_roll();
  withdraw_resignation();
  damaged_roll_ = words.ends_with(':') ? record_.tape.size() : no_event;
  add(EventKind::ply, begin, end, 0, turn);
  return true;
}

// Reads a damaged line that repeats the roll of the previous line and has the play for it.
bool MatchReader::read_damaged_again(std::size_t begin, std::size_t end, std::uint32_t turn) {
  if (roll_.state != Roll::State::open || roll_.turn != turn) return false;
  const std::size_t word = text::word_end(text_, begin, end);
  const bool dice = text_[word - 1] == ':' || text::digits_end(text_, begin, end) == word;
  if (dice) {
    report_error(Code::bad_dice, begin, word, "the previous line has this roll as " + roll_.dice + ":");
    begin = text::skip_blanks(text_, word, end);
  }
  if (begin < end) read_play(begin, end, turn);
  return true;
}

// Turns a damaged roll without a play into a comment if the same roll follows with its play.
void MatchReader::settle_damaged_roll(std::uint32_t turn, std::string_view dice) {
  const std::size_t place = std::exchange(damaged_roll_, no_event);
  if (place == no_event) return;
  if (place + 1 != record_.tape.size() || record_.tape[place].value != turn) return;
  Event& event = record_.tape[place];
  report_error(Code::bad_dice, event.text.begin, event.text.end,
               "the next line has this roll as " + std::string(dice) + ":");
  event.kind = EventKind::comment;
  event.arg = static_cast<std::uint8_t>(CommentStyle::stray);
  event.value = 0;
}

// Reads a damaged line of a game. Returns false if the line is chat.
bool MatchReader::read_damaged_line(const Line& line) {
  return read_damaged_points(line) || read_damaged_opening(line);
}

// Reads a turn whose number or tab is damaged.
bool MatchReader::read_damaged_opening(const Line& line) {
  std::size_t begin = text::skip_blanks(text_, line.begin, line.end);
  const std::string_view whole = text::trim(between(begin, line.end));
  const std::size_t tab = std::min(text_.find('\t', begin), line.end);
  const std::size_t digits = text::skip_blanks(text_, text::digits_end(text_, begin, line.end), line.end);
  const std::string_view behind = between(digits, line.end);
  const bool numbered = digits > begin && (find_cube_word(letters_of(behind)) || is_roll(behind));
  if (numbered)
    begin = digits;
  else if (tab < line.end && !are_words_of_turn(whole))
    begin = text::skip_blanks(text_, tab, line.end);
  const std::string_view words = text::trim(between(begin, line.end));
  const bool reads = numbered || is_roll(words);
  if (!reads && (words.find(':') == std::string_view::npos || !are_words_of_turn(words))) return false;
  const bool again = roll_.state == Roll::State::open && words.starts_with(roll_.dice);
  const std::uint32_t value = again ? roll_.turn : last_turn_ ^ 1U;
  if (reads)
    report_error(Code::move_syntax, text::skip_blanks(text_, line.begin, line.end), begin + words.size(),
                 "a turn must begin with its number and one tab for the first player or two tabs for the "
                 "second player");
  read_turn(begin, begin + words.size(), value);
  return true;
}

// Reads a damaged heading: "Gme 2.1-0/3", "Game 2.1-O/3".
bool MatchReader::read_damaged_heading(const Line& line) {
  const std::size_t begin = text::skip_blanks(text_, line.begin, line.end);
  const std::size_t word = text::letters_end(text_, begin, line.end);
  constexpr std::array<std::string_view, 1> heading{"Game"};
  if (word == begin || text::nearest(between(begin, word), heading).empty()) return false;
  const std::string_view numbers = between(word, line.end);
  if (numbers.starts_with(':')) return false;  // the line is a player's chat
  const auto game = read_score(text_, line, text::skip_blanks(text_, word, line.end));
  if (game) {
    report_error(Code::bad_match, begin, game->end, "the heading of a game must begin with \"Game\"");
    begin_game(line, *game);
    return true;
  }
  const auto signs =
      std::count_if(numbers.begin(), numbers.end(), [](char c) { return c == '.' || c == '-' || c == '/'; });
  if (signs < 2 || numbers.find_first_of("0123456789") == std::string_view::npos) return false;
  begin_damaged_game(line, begin, line.end);
  return true;
}

// Reads a turn outside all games: the heading of its game is missing.
bool MatchReader::read_damaged_beginning(const Line& line) {
  const auto cell = read_cell_line(text_, line);
  if (!cell || !is_roll(between(cell->body, line.end))) return false;
  begin_damaged_game({.begin = line.begin, .end = line.begin, .next = line.next}, line.begin, line.end);
  return true;
}

// Starts a game whose score cannot be read. Its score and length are taken from the previous games.
void MatchReader::begin_damaged_game(const Line& line, std::size_t begin, std::size_t end) {
  report_error(Code::bad_match, begin, end, "the first line of a game must be like \"Game 1.0-0/5\"");
  GameLine game{.end = line.end, .length = {}, .scored = false};
  if (length_ != no_length) game.length = length_;
  begin_game(line, game);
}

// Reads a damaged result: "anna wns 2 points.", "ana wins 2 points."
bool MatchReader::read_damaged_points(const Line& line) {
  const std::size_t begin = text::skip_blanks(text_, line.begin, line.end);
  if (!looks_like_points(text::trim(between(begin, line.end)))) return false;
  report_error(Code::bad_match, begin, line.end,
               "this looks like a result; write it as \"NAME wins 2 points.\"");
  add_comment(begin, line.end, CommentStyle::stray);
  return true;
}

// Returns whether the words may be a damaged result. A line with a colon after the name is chat, not a
// result.
bool MatchReader::looks_like_points(std::string_view words) const {
  constexpr std::array<std::string_view, 1> verb{"wins"};
  constexpr std::array<std::string_view, 2> points{"point", "points"};
  bool wins = false;
  bool counts = false;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = text::word_end(words, at, words.size());
    const std::string_view word = letters_of(words.substr(at, end - at));
    if (words.substr(at, end - at).ends_with(':')) return false;
    wins = wins || !text::nearest(word, verb).empty();
    counts = counts || !text::nearest(word, points).empty();
    at = text::skip_blanks(words, end, words.size());
  }
  const bool numbered = words.find_first_of("0123456789") != std::string_view::npos;
  for (const Span player : {first_name_, second_name_}) {
    const std::string_view name = record_.text(player);
    if (!name.empty() && words.starts_with(name) && words.size() > name.size() && words[name.size()] != ':')
      if (counts || (wins && numbered)) return true;
  }
  return wins && counts && numbered;
}

}  // namespace mt::sgg
