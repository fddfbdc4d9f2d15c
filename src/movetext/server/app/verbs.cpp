#include "movetext/server/app/verbs.hpp"

namespace mt::server::app {
namespace {

std::vector<const protocol::VerbRow*> all_rows() {
  std::vector<const protocol::VerbRow*> rows;
  for (const std::span<const Verb> topic :
       {board_verbs(), challenge_verbs(), policy_verbs(), look_verbs(), list_verbs(), watch_verbs(),
        account_verbs(), settings_verbs(), message_verbs(), help_verbs()})
    for (const Verb& verb : topic) rows.push_back(&verb);
  return rows;
}

}  // namespace

const protocol::VerbTable& verbs() {
  static const protocol::VerbTable table(all_rows());
  return table;
}

const Verb& verb_of(const protocol::Command& command) {
  return static_cast<const Verb&>(*command.verb);
}

}  // namespace mt::server::app
