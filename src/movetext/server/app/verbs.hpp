// All verbs of the server, by topic.
#pragma once
#include "movetext/server/app/verb.hpp"

#include <vector>

namespace mt::server::app {

// The topics. Each is defined in its own file.
std::span<const Verb> board_verbs();
std::span<const Verb> challenge_verbs();
std::span<const Verb> policy_verbs();
std::span<const Verb> look_verbs();
std::span<const Verb> list_verbs();
std::span<const Verb> watch_verbs();
std::span<const Verb> account_verbs();
std::span<const Verb> settings_verbs();
std::span<const Verb> message_verbs();
std::span<const Verb> help_verbs();

// Topics that share one title in the list of commands.
struct VerbTopic {
  std::string_view title;
  std::vector<std::span<const Verb>> parts;
};
const std::vector<VerbTopic>& verb_topics();

// Returns all verbs. The commands of every mail are parsed with this table.
const protocol::VerbTable& verbs();
const Verb& verb_of(const protocol::Command& command);

}  // namespace mt::server::app
