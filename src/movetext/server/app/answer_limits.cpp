#include "movetext/server/app/answer_limits.hpp"

#include "movetext/server/crypto/digest.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::server::app {
namespace {

constexpr std::uint32_t most_same_answers = 5;  // to one address in a day

// Returns a key for the error: it is the same for the same message on the same board until the board changes.
std::string error_of(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view) {
  std::string what = std::to_string(due.board);
  if (const domain::Game* game = due.board == 0 ? nullptr : work.game(due.board))
    what += ' ' + std::to_string(game->seq());
  if (due.to_prose) return crypto::sha256_hex(what + "\nprose");
  for (const words::CommandOutcome& outcome : view.outcomes)
    what += '\n' + outcome.read + '\n' + say(words::english(), outcome.phrase);
  return crypto::sha256_hex(what);
}

// Limits answers to the same commands in the same position, whatever else happened on the board, because a
// program that answers every mail repeats itself.
bool may_answer_again(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view,
                      const std::string& to) {
  const domain::Game* game = work.game(due.board);
  std::string what = std::to_string(due.board) + ' ' + std::to_string(game == nullptr ? 0 : game->ply());
  for (const words::CommandOutcome& outcome : view.outcomes) what += '\n' + outcome.read;
  return work.store().limits().allow("same-answer:" + crypto::sha256_hex(what) + to, work.now(), day_long,
                                     most_same_answers);
}

}  // namespace

bool may_answer(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view) {
  std::string to = due.recipient;
  for (char& c : to) c = text::to_lower(c);
  const ServerPolicy& policy = work.policy();
  store::Transaction& store = work.store();
  if (!due.is_error && due.trusted)
    return due.board == 0 || due.shows_boards || may_answer_again(work, due, view, to);
  if (!due.is_error) return store.limits().allow("answer:" + to, work.now(), day_long, policy.most_answers);
  const std::uint32_t most = due.trusted ? policy.most_player_errors : policy.most_error_answers;
  // Mails that others send in a player's name do not count against that player.
  if (due.trusted) to += " trusted";
  const Duration window = due.to_prose ? day_long : hour_long;
  return store.limits().allow("same-error:" + error_of(work, due, view) + to, work.now(), window, 1) &&
         store.limits().allow("error:" + to, work.now(), day_long, most);
}

}  // namespace mt::server::app
