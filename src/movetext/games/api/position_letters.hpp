// Messages about letters of other alphabets in a position.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/text/plain_position.hpp"

#include <string_view>
#include <vector>

namespace mt {

// Completes the notes on a position whose text was read in a plain form. Converts the ranges of the notes to
// ranges of the text as written, names the foreign letter if an error is at such a letter, and adds a note if
// foreign letters were replaced.
void name_position_letters(std::string_view written, const text::PlainReading& reading,
                           std::vector<Diagnostic>& notes);

// Calls `read(text, notes)` with each plain form of the position until it can be read. Returns whether it
// could be read.
template <class Read>
bool read_position_text(std::string_view written, std::vector<Diagnostic>& notes, Read&& read) {
  const text::PlainReading reading = text::read_in_plain_form(written, [&](std::string_view plain) {
    notes.clear();
    return read(plain, notes);
  });
  name_position_letters(written, reading, notes);
  return reading.good;
}

}  // namespace mt
