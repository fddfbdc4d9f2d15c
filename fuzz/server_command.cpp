// Reads any line as a command. The description of a command must be read as the same command, and must not
// contain a password.
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/words/language.hpp"
#include "movetext/text/utf8.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace mt::server;

void must(bool good) {
  if (!good) std::abort();
}

void check(std::string line, bool in_reply) {
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.in_reply = in_reply;
  std::size_t passwords = 0;
  rules.hear_password = [&](std::string_view, std::string_view password) { passwords += password.size(); };
  const protocol::CommandReading reading = protocol::read_command(line, rules);
  if (const auto* misread = std::get_if<protocol::CommandMisread>(&reading)) {
    must(misread->begin <= misread->end && misread->end <= line.size());
    must(!words::say(words::english(), protocol::phrase_of(*misread, line)).empty());
    return;
  }
  must(!in_reply || passwords == 0);
  const auto& command = std::get<protocol::Command>(reading);
  std::string again = protocol::describe(command);
  if (again.size() > protocol::longest_command) return;  // the description may be longer than the line
  const std::string described = again;
  const protocol::CommandReading second = protocol::read_command(again, rules);
  must(std::holds_alternative<protocol::Command>(second) && std::get<protocol::Command>(second) == command);
  must(protocol::describe(std::get<protocol::Command>(second)) == described);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string line(reinterpret_cast<const char*>(data), size);
  check(line, false);
  check(line, true);
  return 0;
}
