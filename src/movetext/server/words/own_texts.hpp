// Recognizes the texts at the beginning of this server's mails and of parts of these mails. Mail programs may
// repeat these texts without marking them as quoted.
//
//   const OwnTexts own(languages());
//   own.begin("It is your turn, fred (White), half-move 17.")   // true
//   own.begin("It is your turn, Fred!")                         // false
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/text_pattern.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace mt::server::words {

// Returns the keys of the texts that are recognized. A player is not likely to write all the words of such a
// text.
std::span<const TextKey> own_text_keys();

// The patterns that are recognized in one language.
struct OwnWords {
  std::vector<TextPattern> texts;
  std::vector<std::string_view> titles;  // titles of games, the longest first
  std::vector<TextPattern> terms;        // every game has one of them among its terms
};

class OwnTexts {
 public:
  // Recognizes the texts in these languages.
  explicit OwnTexts(std::span<const Language* const> languages);

  // Returns whether the paragraph begins with one of the texts. The paragraph must not contain line ends.
  bool begin(std::string_view paragraph) const;

 private:
  std::vector<OwnWords> languages_;
};

}  // namespace mt::server::words
