#include "movetext/server/words/examples.hpp"

namespace mt::server::words {

void add_examples(std::vector<std::string>& paragraphs, TextKey text,
                  const std::vector<std::string>& examples, const Language& language) {
  paragraphs.push_back(say(language, {text, {{"examples", examples.size()}}}));
  for (std::size_t i = 0; i < examples.size(); ++i)
    paragraphs.push_back("  " + say(language, {i == 0 ? "example.first"_text : "example.further"_text,
                                               {{"example", examples[i]}}}));
}

}  // namespace mt::server::words
