// Recognizes the texts that begin mails of this server, or parts of them, because mail programs repeat them
// without any quotation mark.
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

// The recognized texts.  No player writes all the words of one of them.
std::span<const TextKey> own_text_keys();

// The patterns to search for in one language.
struct OwnWords {
  std::vector<TextPattern> texts;
  std::vector<std::string_view> titles;  // of games, the longest first
  std::vector<TextPattern> terms;        // each game has one of them among its terms
};

class OwnTexts {
 public:
  // Recognizes the texts of these languages.
  explicit OwnTexts(std::span<const Language* const> languages);

  // Returns whether one of the texts begins the paragraph, which has no line ends.
  bool begin(std::string_view paragraph) const;

 private:
  std::vector<OwnWords> languages_;
};

}  // namespace mt::server::words
