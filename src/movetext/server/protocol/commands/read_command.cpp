#include "movetext/server/protocol/commands/read_command.hpp"

#include "movetext/games/table/game_rows.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/protocol/commands/credentials.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <optional>
#include <utility>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

// Finds the verb at the beginning of the line. The mark in "resign!" belongs to the verb. People also write
// marks that do not belong to the verb, such as "draw?" and "help!". These are dropped only if the verb is
// the only word of the line; if more words follow, the line is a sentence.
FoundVerb find_sure_verb(const Arguments& words, Command& command) {
  const std::string_view word = words.word();
  if (word.ends_with('!')) {
    FoundVerb found = words.verbs().find(word.substr(0, word.size() - 1));
    command.sure = found.row && found.row->sure_mark;
    if (command.sure) return found;
  }
  const std::size_t end = word.find_last_not_of(".!?") + 1;
  const bool is_alone = words.left() == 1 && end > 0 && end < word.size();
  return words.verbs().find(is_alone ? word.substr(0, end) : word);
}

bool unknown(Arguments& words, const FoundVerb& found) {
  if (!found.others.empty()) {
    words.fail(CommandFault::ambiguous, {"expected.one-of"_text, {{"commands", found.others}}});
    hide_password(words);
    return false;
  }
  std::string_view near = words.verbs().nearest(words.word());
  if (near.empty()) near = nearest_game(words.word());
  words.fail(CommandFault::unknown_word, {}, std::string(near));
  hide_password(words);
  return false;
}

// Skips a word that the server's Subjects have before the game: "New" or "Nag:".
void skip_heading(Arguments& words) {
  if (words.left() < 2 || !words.is_game(words.word(1))) return;
  if (same_in_any_case(words.word(), "new") || same_in_any_case(words.word(), "nag:")) words.skip(1);
}

bool read_open(Arguments& words, Command& command) {
  skip_heading(words);
  if (words.is_game(words.word()) || (same_in_any_case(words.word(), "all") && words.left() > 1)) {
    command.game = text::small_letters(words.take());
    if (words.done()) return words.fail(CommandFault::no_verb, Phrase("expected.command"_text));
  }
  const FoundVerb found = find_sure_verb(words, command);
  if (!found.row) return unknown(words, found);
  found.name_in(command);
  words.skip(1);
  if (command.verb->shape->read(words, command)) return true;
  // If a user is named, any word that was not understood may be the password.
  const bool names_user = !command.legacy_user.empty() ||
                          (found.row->shape->user_at == Shape::UserAt::after_users && !command.users.empty());
  if (names_user) words.hide_misread();
  return false;
}

// Refuses a command that is accepted only at the address without a token, and overwrites its password.
bool refuse_open(Arguments& words, std::string& line, const ReadingRules& rules) {
  words.fail(CommandFault::not_here);
  ReadingRules open = rules;
  open.in_reply = false;
  open.hear_password = {};
  Arguments again(line, open);
  Command forgotten;
  read_open(again, forgotten);
  return false;
}

// Returns whether the word names a board. The numbers of boards begin at 101, and a three-digit number is
// never a move.
bool names_other_board(std::string_view word) {
  const std::optional<BoardRef> ref = parse_board(word);
  return ref && ref->board > 100;
}

bool read_reply(Arguments& words, std::string& line, const ReadingRules& rules, Command& command) {
  if (words.left() > 1 && words.is_game(words.word())) return refuse_open(words, line, rules);
  const FoundVerb found = find_sure_verb(words, command);
  if (!found.others.empty())
    return words.fail(CommandFault::ambiguous, {"expected.one-of"_text, {{"commands", found.others}}});
  if (!found.row) {
    if (names_other_board(words.word())) return refuse_open(words, line, rules);
    command.verb = &words.verbs().named("move");
    return command.verb->shape->read(words, command);
  }
  if (!found.row->in_reply) return refuse_open(words, line, rules);
  if (words.left() > 1 && names_other_board(words.word(1))) return refuse_open(words, line, rules);
  found.name_in(command);
  words.skip(1);
  return command.verb->shape->read(words, command);
}

CommandMisread whole_line(CommandFault fault, std::size_t size) {
  return {fault, 0, static_cast<std::uint32_t>(size), {}, {}};
}

}  // namespace

bool is_game_word(std::string_view word) {
  return !word.empty() && text::is_letter(word.front()) && parse_game(word).has_value();
}

CommandReading read_command(std::string& line, const ReadingRules& rules) {
  if (line.size() > longest_command) return whole_line(CommandFault::too_long, line.size());
  make_plain(line);
  const std::size_t marks = line.size() - without_reply_marks(line).size();
  if (marks > 0) line.erase(0, marks);
  Arguments words(line, rules);
  if (words.done()) return whole_line(CommandFault::empty, line.size());
  Command command;
  const bool good = rules.in_reply ? read_reply(words, line, rules, command) : read_open(words, command);
  if (!good) return words.misread();
  return command;
}

}  // namespace mt::server::protocol
