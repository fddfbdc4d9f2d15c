// movetext admin: what operators look at and decide.
#include "movetext/cli/server/admin.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/cli/words.hpp"

#include <algorithm>
#include <array>

namespace mt::cli {
namespace {

constexpr auto options = std::to_array<Option>({
    {.name = "limit",
     .kind = ValueKind::number,
     .value = "N",
     .help = "of games, the newest, and of mails: so many at most (default: 100)"},
    config_option,
    data_option,
});

constexpr auto examples = std::to_array<Example>({
    {"movetext admin users", "all accounts"},
    {"movetext admin user add fred fred@example.org", "an account that need not be confirmed"},
    {"movetext admin game 101 adjudicate 1/2 the server was down", "ends a game; the players are told why"},
    {"movetext admin export 101 -o game.pdn", "the record of a game"},
    {"movetext admin backup /backup/monday.db", "a copy of everything, while the server runs"},
});

std::vector<AdminAction> all_actions() {
  std::vector<AdminAction> all;
  for (const auto actions : {user_actions(), game_actions(), mail_actions(), file_actions()})
    all.insert(all.end(), actions.begin(), actions.end());
  return all;
}

// "game N note WORDS" is "game note N WORDS": the number stands where people put it.
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

// Whether the words begin with those of the action.
bool begins_with(const std::vector<std::string>& words, const AdminAction& action) {
  const std::vector<std::string_view> wanted = split_words(action.words, ' ');
  return words.size() >= wanted.size() && std::equal(wanted.begin(), wanted.end(), words.begin());
}

Status misused(const std::vector<std::string>& words) {
  if (words.empty()) {
    complain("admin needs an action; 'movetext admin --help' tells more");
    return Status::usage;
  }
  std::vector<std::string_view> names;
  std::string usage;
  for (const AdminAction& action : all_actions()) {
    const std::string_view first = action.words.substr(0, action.words.find(' '));
    names.push_back(first);
    if (first == words[0]) usage.append(usage.empty() ? "" : ", ").append("admin " + usage_of(action));
  }
  complain(usage.empty() ? "unknown action " + words[0] + did_you_mean(words[0], names)
                         : "that is used so: " + usage);
  return Status::usage;
}

Status run(const Invocation& invocation) {
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

}  // namespace

const Command admin_command{
    .name = "admin",
    .summary = "look after a game server: accounts, games, backups",
    .operands = "ACTION...",
    .takes = Operands::text,
    .description =
        "Works on what the server is kept in, also while it runs, and as the user it runs as. Accounts: "
        "users; user NAME; user add|address NAME ADDRESS; user password NAME, which is the first line of "
        "standard input; user operator NAME on|off; user close|ban|open NAME. Who is closed or banned gives "
        "up all games.\n"
        "Games: games [offered|active|finished|aborted]; game N; game N adjudicate 1-0|0-1|1/2|abort "
        "[WORDS]; "
        "game N note WORDS; export N. 1-0 is a win of who moved first. The players get the words by mail.\n"
        "Mails: outbox, those that were refused for good or wait; outbox retry, which sends them now.\n"
        "Files: backup FILE, which must not exist; restore FILE, where there is no database yet and if all "
        "games in the backup can be played again; key new, after which the addresses of boards made before "
        "stay good until the next one; key adopt, which makes a store known to another key than its own.\n"
        "What was changed is written into the log of the server, or into admin.log in its directory.",
    .options = options,
    .examples = examples,
    .run = run,
};

}  // namespace mt::cli
