// Runs "movetext deliver", which hands a mail from a pipe to the server.
#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/server/transport/lmtp/client.hpp"

#include <array>
#include <cstdlib>
#include <iostream>
#include <iterator>

namespace mt::cli {
namespace {

constexpr std::size_t most_of_message = std::size_t{32} << 20;  // the server refuses longer ones anyway

// These are the exit codes that MTAs understand of a program they pipe into (sysexits.h).
enum class Exit : std::uint8_t { ok = 0, bad_mail = 65, no_user = 67, try_again = 75 };

Exit exit_of(const server::transport::Handed& handed) {
  switch (handed.kind) {
    case server::transport::Handed::Kind::accepted:
      return Exit::ok;
    case server::transport::Handed::Kind::deferred:
      return Exit::try_again;
    case server::transport::Handed::Kind::refused:
      break;
  }
  return handed.words.starts_with("550 5.1") ? Exit::no_user : Exit::bad_mail;
}

}  // namespace

Status run_deliver(const Invocation& invocation) {
  const std::vector<std::string>& words = invocation.operands();
  if (words.size() < 2 || words.size() > 3) {
    complain("deliver needs a sender and a recipient");
    return Status::usage;
  }
  const auto config = read_settings(invocation, Told::faults);
  if (!config) return static_cast<Status>(Exit::try_again);
  std::string message;
  std::array<char, 65536> bytes{};
  while (message.size() <= most_of_message && std::cin.read(bytes.data(), bytes.size()).gcount() > 0)
    message.append(bytes.data(), static_cast<std::size_t>(std::cin.gcount()));
  // A pipe names the null sender so.
  const std::string sender = words[0] == "MAILER-DAEMON" || words[0] == "<>" ? std::string() : words[0];
  const std::string server(invocation.value_or("server", config->mail.listen));
  const server::transport::Handed handed = server::transport::hand_over(server, sender, words[1], message);
  if (handed.kind != server::transport::Handed::Kind::accepted) complain(handed.words);
  return static_cast<Status>(exit_of(handed));
}

}  // namespace mt::cli
