// Positions as people type or paste them: with Unicode blanks, invisible characters, full-width letters, and
// non-ASCII letters that look like ASCII letters.
#pragma once
#include "movetext/text/wide_blank.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::text {

// How a text is converted to ASCII.
struct PlainForm {
  Unseen unseen = Unseen::blank;
  // also replaces letters of other alphabets; full-width letters are always replaced
  bool letters = false;
};

// Returns the text converted to ASCII.
std::string in_plain_form(std::string_view text, PlainForm form);

// Returns the offset in the text that corresponds to an offset in its plain form.
std::size_t place_before(std::string_view text, PlainForm form, std::size_t place);

// Returns whether the conversion replaces a letter of another alphabet in the text.
bool changes_letters(std::string_view text, PlainForm form);

// The result of read_in_plain_form(): whether a form of the text could be read, and the form that was read
// last.
struct PlainReading {
  bool good = false;
  PlainForm form;
};
// Calls `read` with different forms of the text until it succeeds: with invisible characters as blanks,
// without invisible characters, and then both forms with letters converted to ASCII. If no form can be read,
// the last call has invisible characters as blanks and letters converted to ASCII. The faults that `read`
// keeps are then the faults of this form.
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
