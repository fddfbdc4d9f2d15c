#include "movetext/server/words/examples.hpp"

#include <utility>

namespace mt::server::words {

void add_examples(std::vector<std::string>& paragraphs, std::string text,
                  const std::vector<std::string>& examples) {
  paragraphs.push_back(std::move(text) + (examples.empty() ? "." : ", for example:"));
  for (std::size_t i = 0; i < examples.size(); ++i)
    paragraphs.push_back((i == 0 ? "  " : "  or ") + examples[i]);
}

}  // namespace mt::server::words
