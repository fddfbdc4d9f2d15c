// Writes diagnostics for users and for programs.
//
//   club.pdn:41:11: error: 24x15 is not legal: ... [illegal-move] [not-max-capture]
//     41 | 12. 31-27 24x15 13. 28-23
//        |           ^~~~~ did you mean 24x22?
#pragma once
#include "movetext/archive/core/place.hpp"
#include "movetext/base/diagnostic.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::report {

using archive::Place;

// Finds the line and column of a byte range of `text`. The first byte of `text` is at the beginning of the
// line `first_line`.
Place locate(std::string_view file, std::string_view text, std::size_t begin, std::size_t end,
             std::uint64_t first_line = 1);

struct DiagnosticStyle {
  bool colour = false;
  // Show the source line with a caret. Otherwise the hint is added to the message.
  bool source = false;
  std::size_t width = 100;  // columns of the terminal; longer source lines are cut around the caret
};

// Writes one diagnostic and a line end. Control characters of the input never reach the terminal.
void write_diagnostic(std::string& out, const Place& place, const Diagnostic& diagnostic,
                      const DiagnosticStyle& style);

// Returns "club.pdn:41:11", or "club.xg:byte 8232" for a file that is not text.
std::string place_words(const Place& place);

// Returns a note without its line number and its code: "club.pdn: no GameType: read as russian (25), by its
// results".
std::string note_text(const Place& place, const Diagnostic& note);

// Writes a diagnostic as one JSON object on a line. Its fields are file, line and column (or offset, for a
// file that is not text), length, severity, code, class (if the code has one), message, hint (if there is
// one).
void write_diagnostic_json(std::string& out, const Place& place, const Diagnostic& diagnostic);

}  // namespace mt::report
