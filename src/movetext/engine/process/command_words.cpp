#include "movetext/engine/process/command_words.hpp"

namespace mt::engine {

std::string_view read_command(std::string_view text, std::vector<std::string>& words) {
  words.clear();
  char quote = 0;
  bool in_word = false;  // also true after the quotes of an empty word
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    const bool is_blank = c == ' ' || c == '\t' || c == '\n';
    if (quote == 0 && is_blank) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (quote == 0 ? c == '"' || c == '\'' : c == quote) {
      quote = quote == 0 ? c : '\0';
      continue;
    }
    if (c == '\\' && quote != '\'') {
      if (++i == text.size()) return "it ends in a backslash";
      c = text[i];
    }
    words.back() += c;
  }
  if (quote != 0) return "unmatched quote";
  return words.empty() ? "it is empty" : std::string_view();
}

std::string command_word(std::string_view word) {
  if (!word.empty() && word.find_first_of(" \t\n\"'\\") == std::string_view::npos) return std::string(word);
  std::string out = "\"";
  for (const char c : word) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

}  // namespace mt::engine
