// Examples of what can be played, in the lines that say how to answer.
#pragma once
#include "movetext/server/words/language.hpp"

#include <string>
#include <vector>

namespace mt::server::words {

// Adds the text, whose field {examples} is their number, and a line for each example, "  roll", which stays
// whole: a player will copy it.
void add_examples(std::vector<std::string>& paragraphs, TextKey text,
                  const std::vector<std::string>& examples, const Language& language);

}  // namespace mt::server::words
