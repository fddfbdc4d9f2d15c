// What tells a line that a mail program has set from one that somebody has typed, in whatever language: who
// wrote, when, and the headings of our own mails.
#pragma once
#include <string_view>

namespace mt::server::protocol {

struct HeadEvidence {
  bool verb = false;  // "wrote", "passed on"
  bool address = false;
  bool time = false;
  bool year = false;

  bool dated() const { return time && year; }
  bool any() const { return verb || address || dated(); }
  bool enough() const { return verb && (address || dated()); }
};

HeadEvidence evidence_of(std::string_view text);
// The same without the verb, for many lines.
HeadEvidence marks_of(std::string_view text);
// Whether the line ends with a colon.
bool leads_on(std::string_view line);
// Where "Draughts Board 101" ends, as the Subjects of our mails begin, wherever it stands; npos: nowhere.
std::size_t behind_board(std::string_view line);
inline bool names_board(std::string_view line) {
  return behind_board(line) != std::string_view::npos;
}

}  // namespace mt::server::protocol
