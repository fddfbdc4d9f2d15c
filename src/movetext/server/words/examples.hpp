// Examples of what can be played, in the lines that say how to answer.
#pragma once
#include <string>
#include <vector>

namespace mt::server::words {

// Adds "text, for example:" and a line for each example, "  roll", which stays whole: somebody will copy it.
void add_examples(std::vector<std::string>& paragraphs, std::string text,
                  const std::vector<std::string>& examples);

}  // namespace mt::server::words
