#include "movetext/games/api/position_letters.hpp"

#include "movetext/text/excerpt.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <string>

namespace mt {

void name_position_letters(std::string_view written, const text::PlainReading& reading,
                           std::vector<Diagnostic>& notes) {
  if (text::find_non_ascii(written, 0) == written.size()) return;
  const std::string plain = text::in_plain_form(written, reading.form);
  const auto place = [&](std::size_t at) {
    return static_cast<std::uint32_t>(text::place_before(written, reading.form, at));
  };
  for (Diagnostic& note : notes) {
    const std::size_t word_end = std::min(plain.find_first_of(" ,:/", note.end), plain.size());
    const std::string foreign = text::first_foreign_letter(text::excerpt_of(plain, note.begin, word_end));
    if (note.severity == Severity::error && !foreign.empty()) note.message.append("; ").append(foreign);
    const std::uint32_t begin = place(note.begin);
    note.end = std::max(begin, place(note.end));
    note.begin = begin;
  }
  if (reading.good && text::changes_letters(written, reading.form))
    notes.push_back({Code::junk,
                     Severity::warning,
                     0,
                     static_cast<std::uint32_t>(written.size()),
                     "letters of another alphabet in a position; read as " + text::excerpt(plain),
                     {}});
}

}  // namespace mt
