#include "movetext/server/app/verbs.hpp"

namespace mt::server::app {
namespace {

std::vector<const protocol::VerbRow*> all_rows() {
  std::vector<const protocol::VerbRow*> rows;
  for (const VerbTopic& topic : verb_topics())
    for (const std::span<const Verb> part : topic.parts)
      for (const Verb& verb : part) rows.push_back(&verb);
  return rows;
}

}  // namespace

const std::vector<VerbTopic>& verb_topics() {
  static const std::vector<VerbTopic> topics{
      {"Playing", {board_verbs()}},
      {"Beginning", {challenge_verbs(), policy_verbs()}},
      {"Looking", {look_verbs(), list_verbs(), watch_verbs()}},
      {"Yourself", {account_verbs(), settings_verbs(), message_verbs(), help_verbs()}}};
  return topics;
}

const protocol::VerbTable& verbs() {
  static const protocol::VerbTable table(all_rows());
  return table;
}

const Verb& verb_of(const protocol::Command& command) {
  return static_cast<const Verb&>(*command.verb);
}

}  // namespace mt::server::app
