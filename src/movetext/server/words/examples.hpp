// Writes examples of moves below the lines that explain how to answer.
#pragma once
#include "movetext/server/words/language.hpp"

#include <string>
#include <vector>

namespace mt::server::words {

// Adds the text, in which the field {examples} is the number of examples, and then one line for each example,
// such as " roll". These lines are not wrapped, so that players can copy them.
void add_examples(std::vector<std::string>& paragraphs, TextKey text,
                  const std::vector<std::string>& examples, const Language& language);

}  // namespace mt::server::words
