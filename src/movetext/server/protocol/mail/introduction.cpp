#include "movetext/server/protocol/mail/introduction.hpp"

#include "movetext/server/protocol/commands/move_word.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/protocol/mail/evidence.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_introduction_line = 300;  // bytes
constexpr std::size_t most_introduction_lines = 5;

// Returns whether the line is only a mailbox, such as "<fred@example.org>". A move that contains "@" is not a
// mailbox.
bool is_mailbox_alone(std::string_view line) {
  return line.find('@') != std::string_view::npos && line.find_first_of(" \t") == std::string_view::npos &&
         !is_move_word(line);
}

// Returns whether the line contains the name of a game, which is the display name in the server's mails.
bool names_game(std::string_view line) {
  while (!line.empty()) {
    const std::size_t end = std::min(line.find_first_of(" \t,<\""), line.size());
    if (is_game_word(line.substr(0, end))) return true;
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return false;
}

// Returns whether the line has a form such as "2026. 11. 23. 7:43, Chess:" or "23.11.2026, 09:43, Chess
// <play@games.example>".
bool introduces(std::string_view line) {
  if (line.size() > longest_introduction_line) return false;
  if (is_mailbox_alone(line)) return true;
  const HeadEvidence found = evidence_of(line);
  if (leads_on(line)) return found.any() || found.time || found.year;
  if (names_board(line)) return line.find("---") != std::string_view::npos;
  return found.dated() && (found.address || names_game(line));
}

}  // namespace

void drop_introduction(MailLines& lines) {
  bool goes_on_above = false;
  for (std::size_t dropped = 0; dropped < most_introduction_lines; ++dropped) {
    const std::size_t written = lines.size();
    while (!lines.empty() && text::trim(lines.back()).empty()) lines.pop_back();
    if (lines.empty()) return;
    const std::string_view line = text::trim(lines.back());
    const bool is_next_to_it = goes_on_above && lines.size() == written;
    const HeadEvidence found = evidence_of(line.substr(0, longest_introduction_line));
    if (!introduces(line) && !(is_next_to_it && (found.address || found.dated()))) return;
    goes_on_above = leads_on(line) || is_next_to_it;
    lines.pop_back();
  }
}

}  // namespace mt::server::protocol
