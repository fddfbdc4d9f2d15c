#include "movetext/server/protocol/commands/credentials.hpp"

#include "movetext/server/protocol/commands/command_options.hpp"
#include "movetext/server/protocol/commands/move_word.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

// Returns whether the word has its own meaning where a move is expected, such as "if" or "resign". No player
// may have such a name.
bool is_reserved(std::string_view word, const VerbTable& verbs) {
  return same_in_any_case(word, "if") || same_in_any_case(word, "then") || same_in_any_case(word, "clear") ||
         same_in_any_case(word, "time") || is_display_option(word) || act_in_place_of_move(word, verbs).row;
}

// Returns whether the word consists of digits, as the number of a square or of a board does.
bool is_number(std::string_view word) {
  return word.find_first_not_of("0123456789") == std::string_view::npos;
}

// Returns whether the text begins with a move. It may begin with a move of several words, as in "12. 13-18",
// "28 24; 19 23" and "28 24 if 19 23", so the first word alone is not enough.
bool begins_with_move(std::string_view rest) {
  rest = rest.substr(0, rest.find(';'));
  return is_move_text(rest.substr(0, rest.find(" if ")));
}

// Returns whether the word after the user is a password. A move is never a password. A reserved word is a
// password only if the word after it must be a move.
bool is_at_password(const Arguments& words) {
  if (words.done()) return false;
  const std::string_view word = words.word();
  const std::string_view item = word.substr(0, word.find(';'));
  if (is_move_word(item) || begins_with_move(words.rest())) return false;
  if (!is_reserved(item, words.verbs())) return true;
  if (words.left() == 1 || item.size() < word.size() || same_in_any_case(word, "if")) return false;
  const std::string_view next = words.word(1);
  if (is_display_option(word)) return !is_display_option(next);
  if (act_in_place_of_move(word, words.verbs()).row)
    return is_move_word(next) || act_in_place_of_move(next, words.verbs()).row;
  return true;
}

bool may_name_user(std::string_view word, const VerbTable& verbs) {
  return may_be_user(word) && !is_number(word) && !stands_for_move(word, verbs);
}

}  // namespace

bool stands_for_move(std::string_view word, const VerbTable& verbs) {
  return is_move_word(word) || is_reserved(word, verbs);
}

FoundVerb act_in_place_of_move(std::string_view word, const VerbTable& verbs) {
  const bool sure = word.ends_with('!');
  if (sure) word.remove_suffix(1);
  const FoundVerb found = verbs.find(word);
  if (!found.row || !same_in_any_case(found.as, word)) return {};
  return found.row->shape->is_act && (!sure || found.row->sure_mark) ? found : FoundVerb{};
}

void take_credentials(Arguments& words, Command& command, std::size_t least) {
  if (words.left() <= least || !may_be_user(words.word())) return;
  words.take_user(command);
  if (words.left() > least) words.take_password(command);
}

bool take_credentials_of_move(Arguments& words, Command& command) {
  if (words.done()) return true;
  const std::string_view name = words.word();
  if (!may_name_user(name, words.verbs())) return true;
  const bool account = words.is_account(name);
  if (words.in_reply() && account && words.left() > 1) {  // the token already identifies the player
    words.fail(CommandFault::not_here);
    hide_password(words);
    return false;
  }
  if (words.in_reply()) return true;
  if (words.left() == 1 && !account) return true;
  words.take_user(command);
  if (is_at_password(words)) words.take_password(command);
  return true;
}

void take_credentials_of_act(Arguments& words, Command& command) {
  if (words.in_reply() || words.done() || !may_be_user(words.word())) return;
  if (is_reserved(words.word(), words.verbs()) || (words.left() == 1 && !words.is_account(words.word())))
    return;
  words.take_user(command);
  if (!words.done()) words.take_password(command);
}

void hide_password(Arguments& words) {
  for (bool behind_board = false; words.left() > 1;) {
    const bool names_user =
        may_name_user(words.word(), words.verbs()) && (behind_board || words.is_account(words.word()));
    behind_board = words.at_board();
    words.skip(1);
    if (!names_user) continue;
    if (is_at_password(words)) words.hide();
    return;
  }
}

}  // namespace mt::server::protocol
