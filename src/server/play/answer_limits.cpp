#include "movetext/server/play/answer_limits.hpp"

#include "movetext/server/crypto/digest.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::server {
namespace {

// The same words about the same board as it stands: after a move it is another error.
std::string error_of(Work& work, const AnswerDue& due, const AnswerView& view) {
  std::string what = std::to_string(due.board);
  if (const Game* game = due.board == 0 ? nullptr : work.game(due.board))
    what += ' ' + std::to_string(game->seq());
  if (due.to_prose) return sha256_hex(what + "\nprose");
  for (const CommandOutcome& outcome : view.outcomes) what += '\n' + outcome.read + '\n' + outcome.message;
  return sha256_hex(what);
}

}  // namespace

bool may_answer(Work& work, const AnswerDue& due, const AnswerView& view) {
  std::string to = due.recipient;
  for (char& c : to) c = text::to_lower(c);
  const House& house = work.house();
  Transaction& store = work.store();
  if (!due.is_error)
    return due.trusted || store.allow("answer:" + to, work.now(), day_long, house.most_answers);
  const std::uint32_t most = due.trusted ? house.most_player_errors : house.most_error_answers;
  // What came in somebody's name does not count against what he has sent himself.
  if (due.trusted) to += " trusted";
  const Duration window = due.to_prose ? day_long : hour_long;
  return store.allow("same-error:" + error_of(work, due, view) + to, work.now(), window, 1) &&
         store.allow("error:" + to, work.now(), day_long, most);
}

}  // namespace mt::server
