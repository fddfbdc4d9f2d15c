// Any line as a command: what it is described by reads as the same command, and no password is left.
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/text/utf8.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace mt::server;

void must(bool good) {
  if (!good) std::abort();
}

void check(std::string line, bool in_reply) {
  ReadingRules rules;
  rules.in_reply = in_reply;
  std::size_t passwords = 0;
  rules.hear_password = [&](std::string_view, std::string_view password) { passwords += password.size(); };
  const CommandReading reading = read_command(line, rules);
  if (const auto* misread = std::get_if<CommandMisread>(&reading)) {
    must(misread->begin <= misread->end && misread->end <= line.size());
    must(!sentence(*misread, line).empty());
    return;
  }
  must(!in_reply || passwords == 0);
  const auto& command = std::get<Command>(reading);
  std::string again = describe(command);
  if (again.size() > longest_command) return;  // numbers and marks may have become longer
  const std::string described = again;
  const CommandReading second = read_command(again, rules);
  must(std::holds_alternative<Command>(second) && std::get<Command>(second) == command);
  must(describe(std::get<Command>(second)) == described);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string line(reinterpret_cast<const char*>(data), size);
  check(line, false);
  check(line, true);
  return 0;
}
