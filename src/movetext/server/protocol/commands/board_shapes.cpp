// The shapes of commands about one board.
#include "movetext/server/protocol/commands/command_options.hpp"
#include "movetext/server/protocol/commands/credentials.hpp"
#include "movetext/server/protocol/commands/move_word.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/server/protocol/commands/typed_move.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

constexpr TextKey behind_a_blank_line = "expected.comment-apart"_text;

// Returns the number after "#", for example 17 for "32-28#17", and sets `mark` to the position of "#".
// Returns nothing if no number follows, as in "Qxf7#".
std::optional<std::uint32_t> guard_behind(std::string_view word, std::size_t& mark) {
  mark = word.rfind('#');
  if (mark == std::string_view::npos) return std::nullopt;
  const std::int64_t number = text::parse_number(word.substr(mark + 1), 999'999'999);
  if (number < 1) return std::nullopt;
  return static_cast<std::uint32_t>(number);
}

// Returns whether the word is "draw", "draw?", "(draw)" or "(=)", which people write on score sheets.
bool offers_draw(std::string_view word) {
  constexpr std::string_view marks = "?!.,;()";
  const std::size_t begin = std::min(word.find_first_not_of(marks), word.size());
  const std::size_t end = word.find_last_not_of(marks);
  return word == "(=)" ||
         (end != std::string_view::npos && same_in_any_case(word.substr(begin, end + 1 - begin), "draw"));
}

// Takes "#17" and, if `draw` is set, a draw offer from the end of the words, in either order. At least `keep`
// words are left.
void take_tail(Arguments& words, Command& command, std::size_t keep, bool draw) {
  while (words.left() > 0) {
    std::size_t mark = 0;
    const std::optional<std::uint32_t> guard = guard_behind(words.last(), mark);
    if (draw && !command.with_draw && words.left() > keep && offers_draw(words.last())) {
      command.with_draw = true;
      words.drop_last();
    } else if (guard && !command.guard && (mark > 0 || words.left() > keep)) {
      command.guard = guard;
      if (mark > 0) {
        words.shorten_last(mark);
      } else {
        words.drop_last();
      }
    } else {
      return;
    }
  }
}

// Returns whether the word is a level at which a backgammon game can be lost: "single", "gammon",
// "backgammon" or "match".
bool is_level(std::string_view word) {
  return same_in_any_case(word, "single") || same_in_any_case(word, "gammon") ||
         same_in_any_case(word, "backgammon") || same_in_any_case(word, "match");
}

bool take_claim(Arguments& words, Command& command) {
  const std::string_view what = words.word();
  if (!same_in_any_case(what, "draw") && !same_in_any_case(what, "time"))
    return words.fail(CommandFault::bad_word, Phrase("expected.claim"_text));
  command.text = same_in_any_case(what, "draw") ? "draw" : "time";
  words.skip(1);
  return true;
}

bool take_level(Arguments& words, Command& command) {
  if (is_level(words.word())) command.text = words.take();
  return true;
}

bool take_reason(Arguments& words, Command& command) {
  command.text = words.take();
  return true;
}

// Reads the words that may follow an act (Shape::is_act).
bool finish_act(Arguments& words, Command& command) {
  const Shape& shape = *command.verb->shape;
  if (command.with_draw && !shape.takes_draw)
    return words.fail(CommandFault::bad_word, Phrase("expected.draw-behind-move"_text));
  if (!words.done() && shape.take_word != nullptr && !shape.take_word(words, command)) return false;
  return words.expect_end(Phrase(behind_a_blank_line));
}

bool read_options_in_place_of_move(Arguments& words, Command& command) {
  if (command.guard || command.with_draw)
    return words.fail(CommandFault::bad_word, Phrase("expected.nothing-of-display"_text));
  command.verb = &words.verbs().named("set");
  command.boards.clear();
  return read_options(words, command);
}

// Returns whether the word cannot be part of a move, because it belongs to another part of the command, such
// as "if" or "#17". A queued move that contains such a word is refused at once. Otherwise it would be found
// illegal and dropped only when its turn comes.
bool is_no_move(std::string_view word) {
  std::size_t mark = 0;
  return same_in_any_case(word, "if") || same_in_any_case(word, "then") || same_in_any_case(word, "draw") ||
         guard_behind(word, mark);
}

// Splits the text at spaces. Words in quotation marks are split as well, because describe() would write the
// quotation marks at another position.
std::vector<std::string_view> parted_by_blanks(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

bool has_no_move(std::string_view moves) {
  const std::vector<std::string_view> words = parted_by_blanks(moves);
  return std::any_of(words.begin(), words.end(), is_no_move);
}

// Returns the text with single spaces between its words. Drops a comment mark, which may follow a semicolon.
std::string as_moves(std::string_view text) {
  std::string out;
  for (const std::string_view word : parted_by_blanks(text)) {
    if (is_comment_mark(word)) continue;
    if (!out.empty()) out += ' ';
    out += word;
  }
  return out;
}

// Parses "MOVE", "MOVE if MOVE" or "if MOVE then MOVE". Returns nothing if a part is missing or there are too
// many words.
std::optional<domain::QueuedMove> parse_queued(std::string_view item) {
  std::string small(item);
  for (char& c : small) c = text::to_lower(c);
  std::string_view move = item;
  std::string_view condition;
  const std::size_t then = small.find(" then ");
  if (small.starts_with("if ") && then != std::string::npos) {
    condition = item.substr(3, then - std::min<std::size_t>(then, 3));
    move = item.substr(then + 6);
    if (condition.empty()) return std::nullopt;
  } else if (const std::size_t at = small.find(" if "); at != std::string::npos) {
    move = item.substr(0, at);
    condition = item.substr(at + 4);
    if (condition.empty()) return std::nullopt;
  }
  if (move.empty() || has_no_move(move) || has_no_move(condition)) return std::nullopt;
  return domain::QueuedMove{plain_move(move), plain_move(condition)};
}

// Takes the words before the move (board, user, password) and the words after it ("#17", "draw").
bool take_around_move(Arguments& words, Command& command) {
  if (!words.in_reply() && !words.take_board(command)) return false;
  take_tail(words, command, 1, true);
  return take_credentials_of_move(words, command);
}

void take_typed_move(Arguments& words, Command& command) {
  command.text = words.in_reply() ? typed_move(words.take_rest()) : plain_move(words.take_rest());
}

bool read_move(Arguments& words, Command& command) {
  if (!take_around_move(words, command)) return false;
  if (words.done()) {
    // In "move 101 fred secret draw" the last word is the command draw, not a draw offer with a move.
    if (!std::exchange(command.with_draw, false))
      return words.fail(CommandFault::no_move, Phrase("expected.move"_text));
    command.verb = &words.verbs().named("draw");
    return true;
  }
  if (const FoundVerb act = act_in_place_of_move(words.word(), words.verbs()); act.row) {
    act.name_in(command);
    command.sure = words.word().ends_with('!');
    words.skip(1);
    return finish_act(words, command);
  }
  if (is_display_option(words.word())) return read_options_in_place_of_move(words, command);
  take_typed_move(words, command);
  return true;
}

bool read_submitted(Arguments& words, Command& command) {
  if (!take_around_move(words, command)) return false;
  if (words.done()) return words.fail(CommandFault::no_move, Phrase("expected.move"_text));
  take_typed_move(words, command);
  return true;
}

bool read_conditions(Arguments& words, Command& command) {
  if (!take_around_move(words, command)) return false;
  const std::string rest = words.take_rest();
  // The word that was read as a password may be a misspelt move, so the command must not clear the queue.
  if (rest.empty() && command.legacy_password)
    return words.fail(CommandFault::no_move, Phrase("expected.queue"_text));
  if (rest.empty() || same_in_any_case(rest, "clear")) {
    command.text = "clear";
    return true;
  }
  for (std::size_t at = 0; at <= rest.size();) {
    const std::size_t end = std::min(rest.find(';', at), rest.size());
    const std::string item = as_moves(std::string_view(rest).substr(at, end - at));
    at = end + 1;
    if (item.empty() && !command.queue.empty()) continue;
    const std::optional<domain::QueuedMove> queued = parse_queued(item);
    if (!queued) return words.fail(CommandFault::no_move, Phrase("expected.queue"_text));
    command.queue.push_back(*queued);
  }
  return true;
}

bool read_act(Arguments& words, Command& command) {
  if (!words.in_reply() && !words.take_board(command)) return false;
  take_tail(words, command, 0, command.verb->shape->takes_draw);
  take_credentials_of_act(words, command);
  return finish_act(words, command);
}

bool read_answer(Arguments& words, Command& command) {
  if (words.in_reply() || words.at_board()) return read_act(words, command);
  if (words.left() == 1 && may_be_user(words.word())) {
    command.users.emplace_back(words.take());
    return true;
  }
  command.text = command.verb->name;
  command.verb = &words.verbs().named("limit");
  if (words.done()) return true;
  if (words.left() != 2 || !may_be_user(words.word()))
    return words.fail(CommandFault::no_board, Phrase("expected.board"_text));
  words.take_user(command);
  words.take_password(command);
  return true;
}

bool read_talk(Arguments& words, Command& command) {
  if (!words.in_reply()) {
    if (!words.take_board(command)) return false;
    // If there are two or more words, the first two are read as a user and a password, even if no player has
    // that name. Otherwise, if the name is misspelt, the password would be part of a comment that everyone on
    // the board can read.
    take_credentials_of_act(words, command);
  }
  command.text = words.take_rest();
  return true;
}

bool read_preview(Arguments& words, Command& command) {
  if (words.in_reply()) {
    const std::optional<BoardRef> ref = words.done() ? std::nullopt : parse_board(words.word(), true);
    if (ref && ref->board == 0) {
      command.boards.push_back(*ref);
      words.skip(1);
    }
  } else if (!words.done() && same_in_any_case(words.word(), "new")) {
    words.skip(1);
    const std::int64_t players = words.done() ? -1 : text::parse_number(words.word(), 9);
    if (players < 1) return words.fail(CommandFault::no_text, Phrase("expected.players"_text));
    command.new_players = static_cast<std::uint32_t>(players);
    words.skip(1);
  } else if (!words.take_board(command)) {
    return false;
  }
  command.text = plain_moves(words.take_rest());
  return true;
}

constexpr Shape::UserAt after_board = Shape::UserAt::after_board;

}  // namespace

namespace shapes {

constinit const Shape move{.read = read_move, .user_at = after_board, .about_board = true};
constinit const Shape submit{.read = read_submitted, .user_at = after_board, .about_board = true};
constinit const Shape conditions{.read = read_conditions, .user_at = after_board, .about_board = true};
constinit const Shape act{.read = read_act, .user_at = after_board, .about_board = true, .is_act = true};
constinit const Shape pass{
    .read = read_act, .user_at = after_board, .about_board = true, .is_act = true, .takes_draw = true};
constinit const Shape claim{
    .read = read_act, .user_at = after_board, .about_board = true, .is_act = true, .take_word = take_claim};
constinit const Shape resign{
    .read = read_act, .user_at = after_board, .about_board = true, .is_act = true, .take_word = take_level};
constinit const Shape accept{
    .read = read_answer, .user_at = after_board, .about_board = true, .is_act = true};
constinit const Shape reject{.read = read_answer,
                             .user_at = after_board,
                             .about_board = true,
                             .is_act = true,
                             .take_word = take_reason};
constinit const Shape talk{.read = read_talk, .user_at = after_board, .about_board = true};
constinit const Shape preview{.read = read_preview, .about_board = true};

}  // namespace shapes
}  // namespace mt::server::protocol
