#include "movetext/server/protocol/commands/command.hpp"

#include "movetext/server/protocol/commands/move_word.hpp"

#include <utility>

namespace mt::server::protocol {
namespace {

class Line {
 public:
  void word(std::string_view word) {
    if (word.empty()) return;
    if (!text_.empty()) text_ += ' ';
    text_ += word;
  }
  void board(const BoardRef& ref) {
    std::string text = ref.board > 0 ? std::to_string(ref.board) : std::string();
    if (ref.ply) text += '#' + std::to_string(*ref.ply);
    word(text);
  }
  void option(const CommandOption& option, std::string_view dash) {
    const bool blanks = option.value.find_first_of(" \t") != std::string::npos;
    const std::string_view quote = blanks ? "\"" : "";
    std::string word_of(dash);
    word_of += option.name;
    if (!option.value.empty()) (((word_of += '=') += quote) += option.value) += quote;
    word(word_of);
  }
  void append(std::string_view text) { text_ += text; }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

void write_legacy(const Command& command, Line& line) {
  line.word(command.legacy_user);
  if (command.legacy_password) line.word("*");
}

// Writes the moves of the queue. If the first move does not look like a move, the condition is written before
// it; otherwise the move would be read as a user or a password.
void write_queue(const Command& command, Line& line) {
  bool first = true;
  for (const domain::QueuedMove& queued : command.queue) {
    if (!first) line.append(";");
    const bool condition_first = first && !queued.condition.empty() && !is_move_word(queued.move);
    first = false;
    if (condition_first) {
      line.word("if");
      line.word(queued.condition);
      line.word("then");
    }
    line.word(queued.move);
    if (queued.condition.empty() || condition_first) continue;
    line.word("if");
    line.word(queued.condition);
  }
}

}  // namespace

std::string describe(const Command& command) {
  using UserAt = Shape::UserAt;
  const Shape& shape = *command.verb->shape;
  Line line;
  line.word(command.game);
  // In "move 101 fred resign" the word fred is always read as a user, even if no user has that name; in
  // "resign 101 fred" it is read as a user only if a user has that name. So an act with a user but without a
  // password is written after "move".
  const bool as_move = shape.is_act && !command.legacy_user.empty() && !command.legacy_password;
  const auto write_verb = [&] {
    line.word(command.verb->name);
    if (command.sure) line.append("!");
  };
  if (as_move)
    line.word("move");
  else
    write_verb();
  if (shape.user_at == UserAt::after_text) line.word(command.text);
  if (shape.user_at == UserAt::first || shape.user_at == UserAt::after_text) write_legacy(command, line);
  if (command.new_players) line.word("new " + std::to_string(*command.new_players));
  for (const BoardRef& ref : command.boards) line.board(ref);
  if (shape.user_at == UserAt::after_board) write_legacy(command, line);
  if (as_move) write_verb();
  for (const std::string& user : command.users) line.word(user);
  if (shape.user_at == UserAt::after_users) write_legacy(command, line);
  for (const std::string& address : command.addresses) line.word(address);
  if (shape.user_at != UserAt::after_text) line.word(command.text);
  write_queue(command, line);
  for (const CommandOption& option : command.options) line.option(option, shape.dash);
  if (command.guard) line.word("#" + std::to_string(*command.guard));
  if (command.with_draw) line.word("draw");
  return line.take();
}

}  // namespace mt::server::protocol
