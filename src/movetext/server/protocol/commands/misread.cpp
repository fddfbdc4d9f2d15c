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

// Returns the words that have the fault; a long text is cut at a character boundary.
std::string words_in_question(const CommandMisread& misread, std::string_view line) {
  const std::size_t begin = std::min<std::size_t>(misread.begin, line.size());
  const std::size_t end = std::clamp<std::size_t>(misread.end, begin, line.size());
  const std::string_view part = line.substr(begin, end - begin);
  if (part.size() <= longest_quote) return std::string(part);
  std::size_t cut = longest_quote;
  while (cut > 0 && (static_cast<unsigned char>(part[cut]) & 0xC0U) == 0x80U) --cut;
  return std::string(part.substr(0, cut)) + "...";
}

TextKey key_of(const CommandMisread& misread) {
  switch (misread.fault) {
    case CommandFault::empty:
      return "misread.empty"_text;
    case CommandFault::too_long:
      return "misread.too-long"_text;
    case CommandFault::unknown_word:
      return "misread.unknown-word"_text;
    case CommandFault::ambiguous:
      return "misread.ambiguous"_text;
    case CommandFault::bad_option:
      return "misread.bad-option"_text;
    case CommandFault::not_here:
      return "misread.not-here"_text;
    case CommandFault::bad_word:
      return "misread.bad-word"_text;
    default:
      if (misread.begin >= misread.end) return "misread.missing"_text;
      return misread.fault == CommandFault::no_user ? "misread.not-a-name"_text : "misread.other-word"_text;
  }
}

}  // namespace

std::string_view name_of(CommandFault fault) {
  return misread_names[static_cast<std::size_t>(fault)];
}

Phrase phrase_of(const CommandMisread& misread, std::string_view line) {
  return {key_of(misread),
          {{"words", words_in_question(misread, line)},
           {"expected", misread.expected},
           {"suggestion", misread.suggestion}}};
}

}  // namespace mt::server::protocol
