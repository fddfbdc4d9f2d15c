// Runs "movetext admin": reports and decisions for operators.
#include "movetext/cli/server/admin.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/cli/words.hpp"

#include <algorithm>

namespace mt::cli {
namespace {

std::vector<AdminAction> all_actions() {
  std::vector<AdminAction> all;
  for (const auto actions : {user_actions(), game_actions(), mail_actions(), file_actions()})
    all.insert(all.end(), actions.begin(), actions.end());
  return all;
}

// Turns "game N note WORDS" into "game note N WORDS": users put the number first.
std::vector<std::string> in_order(std::vector<std::string> words) {
  if (words.size() > 2 && words[0] == "game") std::swap(words[1], words[2]);
  return words;
}

std::string usage_of(const AdminAction& action) {
  std::string out(action.words);
  if (!action.operands.empty()) out.append(" ").append(action.operands);
  if (out.starts_with("game ") && action.words != "game") {
    const std::size_t verb = action.words.find(' ') + 1;
    out = "game N " + std::string(action.words.substr(verb)) + std::string(action.operands.substr(1));
  }
  return out;
}

// Returns whether the words begin with the words of the action.
bool begins_with(const std::vector<std::string>& words, const AdminAction& action) {
  const std::vector<std::string_view> wanted = split_words(action.words, ' ');
  return words.size() >= wanted.size() && std::equal(wanted.begin(), wanted.end(), words.begin());
}

Status misused(const std::vector<std::string>& words) {
  if (words.empty()) {
    complain("admin needs an action; see 'movetext admin --help'");
    return Status::usage;
  }
  std::vector<std::string_view> names;
  std::string usage;
  for (const AdminAction& action : all_actions()) {
    const std::string_view first = action.words.substr(0, action.words.find(' '));
    names.push_back(first);
    if (first == words[0])
      usage.append(usage.empty() ? "" : ", movetext ").append("admin " + usage_of(action));
  }
  complain(usage.empty() ? "unknown action " + words[0] + did_you_mean(words[0], names) +
                               "; see 'movetext admin --help'"
                         : "usage: movetext " + usage);
  return Status::usage;
}

}  // namespace

Status run_admin(const Invocation& invocation) {
  const std::vector<std::string> words = in_order(invocation.operands());
  for (const AdminAction& action : all_actions()) {
    const std::size_t count = split_words(action.words, ' ').size();
    if (!begins_with(words, action) || words.size() - count < action.least ||
        words.size() - count > action.most)
      continue;
    const Status status = action.run(invocation, std::span(words).subspan(count));
    if (action.is_logged && status == Status::ok)
      if (const auto config = read_settings(invocation)) log_action(*config, words);
    return status;
  }
  return misused(words);
}

}  // namespace mt::cli
