// The shapes of commands about several boards or about lists.
#include "movetext/server/protocol/commands/arguments.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/same_word.hpp"

#include <array>
#include <optional>

namespace mt::server::protocol {
namespace {

constexpr auto filters =
    std::to_array<std::string_view>({"all", "active", "inactive", "next", "tournament", "standard"});

void add_filter(std::string& text, std::string_view word) {
  if (!text.empty()) text += ' ';
  text += word;
}

bool at_watched(const Arguments& words) {
  return !words.done() &&
         (words.at_board() ||
          text::is_one_of(words.word(), std::array{std::string_view("all"), std::string_view("on"),
                                                   std::string_view("off")}));
}

bool take_watched(Arguments& words, Command& command) {
  while (at_watched(words)) {
    if (words.at_board()) {
      if (!words.take_board(command)) return false;
    } else if (command.text.empty()) {
      command.text = text::small_letters(words.take());
    } else {
      return words.fail(CommandFault::bad_word, Phrase("expected.switch-alone"_text));
    }
  }
  if (!command.text.empty() && !command.boards.empty())
    return words.fail(CommandFault::bad_word, Phrase("expected.boards-or-switch"_text));
  return true;
}

bool read_boards(Arguments& words, Command& command) {
  while (!words.done()) {
    const std::optional<BoardRef> bare = parse_board(words.word(), true);
    if (words.in_reply()) {
      if (!bare || bare->board > 0 || !command.boards.empty())
        return words.fail(CommandFault::bad_word, Phrase("expected.half-move"_text));
      command.boards.push_back(*bare);
      words.skip(1);
    } else if (bare && bare->board > 0) {
      if (!words.take_board(command)) return false;
    } else if (text::is_one_of(words.word(), filters)) {
      add_filter(command.text, text::small_letters(words.take()));
    } else if (!words.take_name(command)) {
      return false;
    }
  }
  return true;
}

bool read_boards_as(Arguments& words, Command& command) {
  const auto at_what = [&] { return words.at_board() || text::is_one_of(words.word(), filters); };
  if (!words.done() && !at_what() && may_be_user(words.word())) {
    words.take_user(command);
    if (!words.done() && !(words.left() == 1 && at_what())) words.take_password(command);
  }
  while (!words.done()) {
    if (text::is_one_of(words.word(), filters)) {
      add_filter(command.text, text::small_letters(words.take()));
    } else if (!words.take_board(command)) {
      return false;
    }
  }
  return true;
}

// Reads BOARD..., "all", "on" or "off". USER PASSWORD may come before or after these words.
bool read_watched(Arguments& words, Command& command) {
  const bool user_first = !words.in_reply() && !words.done() && !at_watched(words);
  if (user_first && may_be_user(words.word())) {
    words.take_user(command);
    if (!words.done() && !(words.left() == 1 && at_watched(words))) words.take_password(command);
  }
  if (!take_watched(words, command)) return false;
  if (!user_first && words.left() == 2 && !words.in_reply() && may_be_user(words.word())) {
    words.take_user(command);
    words.take_password(command);
  }
  return words.done() || words.fail(CommandFault::no_board, Phrase("expected.board"_text));
}

bool read_watch(Arguments& words, Command& command) {
  if (!read_watched(words, command)) return false;
  const bool names_what = words.in_reply() || !command.boards.empty() || !command.text.empty();
  return names_what || words.fail(CommandFault::no_board, Phrase("expected.board"_text));
}

bool read_topics(Arguments& words, Command& command) {
  command.text = words.take_rest();
  return true;
}

bool read_nothing(Arguments& words, Command& /*command*/) {
  return words.expect_end(Phrase("expected.nothing-more"_text));
}

}  // namespace

namespace shapes {

constinit const Shape boards{.read = read_boards, .about_board = true};
constinit const Shape boards_as{.read = read_boards_as};
constinit const Shape watch{.read = read_watch, .about_board = true};
constinit const Shape notify{.read = read_watched, .about_board = true};
constinit const Shape topics{.read = read_topics};
constinit const Shape nothing{.read = read_nothing};

}  // namespace shapes
}  // namespace mt::server::protocol
