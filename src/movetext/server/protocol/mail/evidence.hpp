// Finds signs that a mail program inserted a line, in any language: verbs such as "wrote", addresses, dates,
// and the headings of the server's own mails.
#pragma once
#include <string_view>

namespace mt::server::protocol {

struct HeadEvidence {
  bool verb = false;  // a verb such as "wrote" or "forwarded"
  bool address = false;
  bool time = false;
  bool year = false;

  bool dated() const { return time && year; }
  bool any() const { return verb || address || dated(); }
  bool enough() const { return verb && (address || dated()); }
};

HeadEvidence evidence_of(std::string_view text);
// Finds all signs except the verb. This is faster than looking for the verb as well.
HeadEvidence marks_of(std::string_view text);
// Returns whether the line ends with a colon.
bool leads_on(std::string_view line);
// Returns the position after words such as "Draughts Board 101", with which the Subjects of the server's
// mails begin. Returns npos if the line contains no such words.
std::size_t behind_board(std::string_view line);
inline bool names_board(std::string_view line) {
  return behind_board(line) != std::string_view::npos;
}

}  // namespace mt::server::protocol
