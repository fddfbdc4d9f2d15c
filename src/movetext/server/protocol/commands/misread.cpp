#include "movetext/server/protocol/commands/misread.hpp"

#include <algorithm>
#include <array>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_quote = 40;

constexpr auto misread_names =
    std::to_array<std::string_view>({"empty", "too-long", "unknown-word", "ambiguous", "no-verb", "no-board",
                                     "no-user", "no-move", "no-text", "bad-option", "bad-word", "not-here"});
static_assert(misread_names.size() == static_cast<std::size_t>(CommandFault::not_here) + 1);

// The words in question, cut between letters.
std::string quoted(const CommandMisread& misread, std::string_view line) {
  const std::size_t begin = std::min<std::size_t>(misread.begin, line.size());
  const std::size_t end = std::clamp<std::size_t>(misread.end, begin, line.size());
  std::string_view part = line.substr(begin, end - begin);
  if (part.size() <= longest_quote) return "'" + std::string(part) + "'";
  std::size_t cut = longest_quote;
  while (cut > 0 && (static_cast<unsigned char>(part[cut]) & 0xC0U) == 0x80U) --cut;
  return "'" + std::string(part.substr(0, cut)) + "...'";
}

std::string missing(const CommandMisread& misread, std::string_view line) {
  if (misread.begin >= misread.end) return misread.expected + " is missing";
  return quoted(misread, line) + " stands where " + misread.expected + " should be";
}

std::string plain_sentence(const CommandMisread& misread, std::string_view line) {
  switch (misread.fault) {
    case CommandFault::empty:
      return "there is no command";
    case CommandFault::too_long:
      return "the line is too long for a command";
    case CommandFault::unknown_word:
      return quoted(misread, line) + " is no command";
    case CommandFault::ambiguous:
      return quoted(misread, line) + " may be " + misread.expected;
    case CommandFault::bad_option:
      return quoted(misread, line) + " is no option; there are " + misread.expected;
    case CommandFault::not_here:
      return quoted(misread, line) + " is not for answers to a board";
    case CommandFault::bad_word:
      return quoted(misread, line) + " is not understood here; " + misread.expected;
    default:
      return missing(misread, line);
  }
}

}  // namespace

std::string_view name_of(CommandFault fault) {
  return misread_names[static_cast<std::size_t>(fault)];
}

std::string sentence(const CommandMisread& misread, std::string_view line) {
  std::string text = plain_sentence(misread, line);
  if (!misread.suggestion.empty()) text += " (did you mean " + misread.suggestion + "?)";
  return text;
}

}  // namespace mt::server::protocol
