// Distinguishes lines that a mail program inserted from lines that a person typed, in any language: by the
// names and dates in them, and by the headings of the server's own mails.
#pragma once
#include <string_view>

namespace mt::server::protocol {

struct HeadEvidence {
  bool verb = false;  // "wrote", "forwarded"
  bool address = false;
  bool time = false;
  bool year = false;

  bool dated() const { return time && year; }
  bool any() const { return verb || address || dated(); }
  bool enough() const { return verb && (address || dated()); }
};

HeadEvidence evidence_of(std::string_view text);
// Looks for everything but the verb, which is cheaper for many lines.
HeadEvidence marks_of(std::string_view text);
// Returns whether the line ends with a colon.
bool leads_on(std::string_view line);
// Returns the position after the first words like "Draughts Board 101", with which the Subjects of the
// server's mails begin, or npos if the line has none.
std::size_t behind_board(std::string_view line);
inline bool names_board(std::string_view line) {
  return behind_board(line) != std::string_view::npos;
}

}  // namespace mt::server::protocol
