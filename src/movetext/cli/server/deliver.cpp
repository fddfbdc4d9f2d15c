// Runs "movetext deliver", which passes a mail from a pipe to the server.
#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"
#include "movetext/server/transport/lmtp/client.hpp"

#include <array>
#include <cstdlib>
#include <iostream>
#include <iterator>

namespace mt::cli {
namespace {

constexpr std::size_t most_of_message = std::size_t{32} << 20;  // the server refuses longer messages

Status exit_of(const server::transport::Handed& handed) {
  switch (handed.kind) {
    case server::transport::Handed::Kind::accepted:
      return Status::ok;
    case server::transport::Handed::Kind::deferred:
      return try_later;
    case server::transport::Handed::Kind::refused:
      break;
  }
  return handed.words.starts_with("550 5.1") ? no_recipient : mail_refused;
}

}  // namespace

Status run_deliver(const Invocation& invocation) {
  const std::vector<std::string>& words = invocation.operands();
  if (words.size() < 2 || words.size() > 3) {
    complain("deliver needs a sender and a recipient");
    return Status::usage;
  }
  const auto config = read_settings(invocation, Told::faults);
  if (!config) return try_later;
  announce_terminal(invocation, "a mail");
  std::string message;
  std::array<char, 65536> bytes{};
  while (message.size() <= most_of_message && std::cin.read(bytes.data(), bytes.size()).gcount() > 0)
    message.append(bytes.data(), static_cast<std::size_t>(std::cin.gcount()));
  // Mail systems use these names for the null sender.
  const std::string sender = words[0] == "MAILER-DAEMON" || words[0] == "<>" ? std::string() : words[0];
  const std::string server(invocation.value_or("server", config->mail.listen));
  const server::transport::Handed handed = server::transport::hand_over(server, sender, words[1], message);
  if (handed.kind != server::transport::Handed::Kind::accepted) complain(handed.words);
  return exit_of(handed);
}

}  // namespace mt::cli
