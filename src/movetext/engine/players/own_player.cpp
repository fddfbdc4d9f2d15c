#include "movetext/engine/players/own_player.hpp"

#include <chrono>
#include <thread>

namespace mt::engine {

const Identity& OwnPlayer::identity() const {
  static const Identity identity{"movetext", MOVETEXT_VERSION, "the movetext authors"};
  return identity;
}

Answer OwnPlayer::think(const Question& question, const Limits& wanted, Watcher& watcher,
                        std::stop_token stop) {
  const Limits limits = settings_.limited(wanted);
  meter_.start(limits, question.line.to_move(), std::chrono::steady_clock::now(), std::move(stop));
  Answer answer = answer_to(question, limits, watcher);
  while (answer.kind != Answer::Kind::none && meter_.may_wait()) std::this_thread::sleep_for(Milliseconds{1});
  answer.effort = effort();
  return answer;
}

}  // namespace mt::engine
