// Runs "movetext mail", for a player of a server on the same machine.
#include "movetext/archive/input.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/mail_json.hpp"
#include "movetext/cli/server/mailbox.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/protocol/commands/arguments.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/runtime/now.hpp"
#include "movetext/server/runtime/running_mark.hpp"
#include "movetext/server/transport/lmtp/client.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <span>
#include <thread>
#include <unistd.h>

namespace mt::cli {
namespace {

constexpr std::uint64_t usual_wait = 5;  // seconds
constexpr std::chrono::milliseconds between_looks{20};
constexpr std::size_t most_text = std::size_t{1} << 20;

// Returns standard input, or nullopt after reporting that it cannot be read.
std::optional<std::string> standard_input(const Invocation& invocation) {
  if (::isatty(STDIN_FILENO) != 0) return std::string();
  archive::Input input(&invocation.stop());
  std::string text(most_text + 1, '\0');
  if (input.open("-")) text.resize(input.read(text));
  if (!input.failed() && text.size() <= most_text) return text;
  complain(input.failed() ? input.error() : std::string("standard input is longer than 1 MiB"));
  return {};
}

// The player of an action, with the command line and the settings.
struct Player {
  const Invocation& invocation;
  const server::runtime::Config& config;
  std::string address;

  std::string_view word(std::size_t i) const {
    const std::vector<std::string>& words = invocation.operands();
    return i < words.size() ? std::string_view(words[i]) : std::string_view();
  }
};

std::string line_of(const NumberedMail& mail, bool json) {
  if (json) return listed_mail_json(mail);
  constexpr std::size_t width = 4;
  std::string out = std::to_string(mail.number);
  out.insert(0, width - std::min(width, out.size()), ' ');
  return out + "  " + mail.mail.subject + '\n';
}

Status print_lines(const Player& player, const std::vector<NumberedMail>& mails) {
  std::string out;
  for (const NumberedMail& mail : mails) out += line_of(mail, player.invocation.has("json"));
  return print(player.invocation, out);
}

// Waits until `happens` returns true, the time of --wait is over, or the command is interrupted.
void await(const Invocation& invocation, const std::function<bool()>& happens) {
  using std::chrono::steady_clock;
  const auto end = steady_clock::now() + std::chrono::seconds(invocation.number_or("wait", usual_wait));
  while (!happens() && steady_clock::now() < end && !invocation.stop())
    std::this_thread::sleep_for(between_looks);
}

// Prints the mails that came after the first `known`, if the server stores its mails where this command can
// read them.
Status show_answer(const Player& player, std::size_t known) {
  std::vector<NumberedMail> news;
  if (Mailbox(player.config, player.address).is_used()) {
    await(player.invocation, [&] {
      news = Mailbox(player.config, player.address).after(known);
      return !news.empty();
    });
  }
  return print_lines(player, news);
}

// Passes the message to the server of the data directory, which may differ from the server at the usual port.
server::transport::Handed hand_to_server(const Player& player, const std::string& recipient,
                                         const std::string& message) {
  server::runtime::RunningServer server{std::string(player.invocation.value_or("server", "")), {}};
  if (server.address.empty()) server = server::runtime::running_server(player.config);
  if (server.address.empty())
    return {server::transport::Handed::Kind::deferred, server.problem + "; name one with --server ADDRESS"};
  return server::transport::hand_over(server.address, player.address, recipient, message);
}

Status hand_over(const Player& player, server::protocol::OutgoingMail draft) {
  const std::size_t known = Mailbox(player.config, player.address).size();
  draft.from = player.address;
  draft.message_id = server::crypto::random_code() + player.address.substr(player.address.rfind('@'));
  draft.date = server::runtime::now();
  const auto composed = server::protocol::compose_mail(draft);
  if (const auto* failure = std::get_if<server::domain::Failure>(&composed)) {
    complain("this cannot be sent as a mail: " + failure->message);
    return Status::usage;
  }
  server::transport::Handed handed;
  await(player.invocation, [&] {
    handed = hand_to_server(player, draft.to, std::get<std::string>(composed));
    return handed.kind != server::transport::Handed::Kind::deferred;
  });
  if (handed.kind == server::transport::Handed::Kind::accepted) return show_answer(player, known);
  complain(handed.words);
  return handed.kind == server::transport::Handed::Kind::refused ? Status::faults : Status::io;
}

Status send(const Player& player) {
  server::protocol::OutgoingMail draft;
  draft.to =
      player.invocation.value_or("to", player.config.mail.local_part + '@' + player.config.server.host);
  draft.subject = joined_words(std::span(player.invocation.operands()).subspan(1));
  if (const auto body = player.invocation.value("body")) {
    draft.text = *body;
  } else {
    auto input = standard_input(player.invocation);
    if (!input) return Status::io;
    draft.text = std::move(*input);
  }
  return hand_over(player, std::move(draft));
}

// Runs "reply 3 32-28" and "reply 32-28".
Status reply(const Player& player) {
  const bool numbered =
      player.invocation.operands().size() > 2 && text::parse_number(player.word(1), INT32_MAX) >= 0;
  const auto found = Mailbox(player.config, player.address).find(numbered ? player.word(1) : "");
  if (!found) return Status::faults;
  server::protocol::OutgoingMail draft;
  draft.to = found->mail.reply_to;
  const std::string& subject = found->mail.subject;
  draft.subject = text::same_in_any_case(subject.substr(0, 3), "re:") ? subject : "Re: " + subject;
  draft.in_reply_to = found->mail.message_id;
  draft.references = found->mail.references;
  if (!draft.in_reply_to.empty()) draft.references.push_back(draft.in_reply_to);
  draft.text = joined_words(std::span(player.invocation.operands()).subspan(numbered ? 2 : 1));
  if (draft.text.empty()) {
    auto input = standard_input(player.invocation);
    if (!input) return Status::io;
    draft.text = std::move(*input);
  }
  return hand_over(player, std::move(draft));
}

Status list(const Player& player) {
  return print_lines(player, Mailbox(player.config, player.address).after(0));
}

Status show(const Player& player) {
  const auto found = Mailbox(player.config, player.address).find(player.word(1));
  if (!found) return Status::faults;
  if (player.invocation.has("json")) return print(player.invocation, shown_mail_json(*found));
  const server::protocol::ShownMail& mail = found->mail;
  std::string out = "From: " + (mail.from_name.empty() ? "" : mail.from_name + ' ') + '<' + mail.from +
                    ">\nTo: " + mail.to + "\nSubject: " + mail.subject + "\nDate: " + mail.date + '\n';
  if (mail.reply_to != mail.from) out += "Reply-To: " + mail.reply_to + '\n';
  for (const server::protocol::Attachment& file : mail.attachments) out += "Attachment: " + file.name + '\n';
  return print(player.invocation, out + '\n' + mail.text);
}

Status attachment(const Player& player) {
  const auto found = Mailbox(player.config, player.address).find(player.word(1));
  if (!found) return Status::faults;
  if (!found->mail.attachments.empty()) {
    const server::protocol::Attachment& file = found->mail.attachments.front();
    return print(player.invocation,
                 player.invocation.has("json") ? attachment_json(found->number, file) : file.bytes);
  }
  complain("mail " + std::to_string(found->number) + " has no attachment");
  return Status::faults;
}

struct Action {
  std::string_view name;
  Status (*run)(const Player& player);
  std::size_t least, most;  // smallest and largest number of words after the name
  std::string_view usage;
};
constexpr std::size_t many = SIZE_MAX;
constexpr auto player_actions = std::to_array<Action>({
    {"send", send, 1, many, "send SUBJECT"},
    {"list", list, 0, 0, "list"},
    {"show", show, 0, 1, "show [N]"},
    {"reply", reply, 0, many, "reply [N] [TEXT]"},
    {"attachment", attachment, 0, 1, "attachment [N]"},
});

const Action* find_action(const std::vector<std::string>& words) {
  if (words.empty()) {
    complain("mail needs an action; actions are send, list, show, reply and attachment");
    return nullptr;
  }
  std::vector<std::string_view> names;
  for (const Action& action : player_actions) {
    names.push_back(action.name);
    if (action.name != words[0]) continue;
    if (words.size() - 1 >= action.least && words.size() - 1 <= action.most) return &action;
    complain("usage: movetext mail --as ADDRESS " + std::string(action.usage));
    return nullptr;
  }
  complain("unknown action " + words[0] + did_you_mean(words[0], names) + "; see 'movetext mail --help'");
  return nullptr;
}

}  // namespace

Status run_mail(const Invocation& invocation) {
  const Action* action = find_action(invocation.operands());
  if (action == nullptr) return Status::usage;
  const std::string address(invocation.value_or("as", ""));
  if (!server::protocol::may_be_address(address)) {
    complain("--as takes an address such as fred@example.org, not '" + address + "'");
    return Status::usage;
  }
  const auto config = read_settings(invocation);
  return config ? action->run({invocation, *config, address}) : Status::usage;
}

}  // namespace mt::cli
