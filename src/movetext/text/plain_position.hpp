// Positions as people type and paste them: with Unicode blanks, invisible characters, full-width letters, and
// letters of other alphabets that look like ASCII ones.
#pragma once
#include "movetext/text/wide_blank.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::text {

// How a text is rewritten in ASCII.
struct PlainForm {
  Unseen unseen = Unseen::blank;
  bool letters = false;  // also replace letters of other alphabets; full-width letters are always replaced
};

// Returns the text in that form.
std::string in_plain_form(std::string_view text, PlainForm form);

// Returns the place in the text that corresponds to a place in its plain form.
std::size_t place_before(std::string_view text, PlainForm form, std::size_t place);

// Returns whether the text contains a letter of another alphabet that the form replaces by an ASCII letter.
bool changes_letters(std::string_view text, PlainForm form);

// Calls `read` with one form of the text after another until a reading is good: with invisible characters as
// blanks and without them, then both with ASCII letters. If none is good, it ends with the plainest form, so
// that the faults are those of the text.
struct PlainReading {
  bool good = false;
  PlainForm form;
};
template <class Read>
PlainReading read_in_plain_form(std::string_view text, Read&& read) {
  std::optional<std::string> last;
  for (const bool letters : {false, true})
    for (const Unseen unseen : {Unseen::blank, Unseen::nothing}) {
      const PlainForm form{unseen, letters};
      std::string plain = in_plain_form(text, form);
      if (plain == last) continue;
      if (read(std::string_view(plain))) return {true, form};
      last = std::move(plain);
    }
  const PlainForm form{Unseen::blank, true};
  if (const std::string plain = in_plain_form(text, form); plain != last) read(std::string_view(plain));
  return {false, form};
}

}  // namespace mt::text
