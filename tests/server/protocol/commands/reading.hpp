// Reads command lines in tests.
#pragma once
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/words/language.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <utility>

namespace mt::server::test {

// The result of reading one line.
struct Read {
  protocol::CommandReading reading;
  std::string line;  // the line after read_command()

  bool good() const { return std::holds_alternative<protocol::Command>(reading); }
  // Returns describe() of the command; if the line is not a command, the error.
  std::string text() const {
    if (good()) return protocol::describe(std::get<protocol::Command>(reading));
    const auto& misread = std::get<protocol::CommandMisread>(reading);
    return std::string(protocol::name_of(misread.fault)) + ": " +
           words::say(words::english(), protocol::phrase_of(misread, line));
  }
  const protocol::Command& command() const { return std::get<protocol::Command>(reading); }
};

inline Read read(std::string line, const protocol::ReadingRules& rules) {
  protocol::CommandReading reading = protocol::read_command(line, rules);
  return {std::move(reading), std::move(line)};
}

// Reads a line as if it was the Subject of a mail to the open address. The players are fred, anna and bob7.
inline Read open(std::string line) {
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.is_account = [](std::string_view name) {
    return std::set<std::string_view>{"fred", "anna", "bob7"}.contains(name);
  };
  return read(std::move(line), rules);
}

// Reads a line as if it came from a reply to a board mail.
inline Read reply(std::string line) {
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.in_reply = true;
  return read(std::move(line), rules);
}

}  // namespace mt::server::test
