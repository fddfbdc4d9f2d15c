#include "movetext/cli/words.hpp"

#include "movetext/text/nearest.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::cli {

std::vector<std::string_view> split_words(std::string_view text, char separator) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

std::string joined_words(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

std::string_view nearest_name(std::string_view word, const std::vector<std::string_view>& names) {
  if (const std::string_view near = text::nearest(word, names); !near.empty()) return near;
  if (word.find_first_not_of('-') == std::string_view::npos) return {};
  const auto begun =
      std::find_if(names.begin(), names.end(), [&](std::string_view name) { return name.starts_with(word); });
  return begun == names.end() ? std::string_view{} : *begun;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& names) {
  const std::string_view name = nearest_name(word, names);
  return name.empty() ? std::string{} : " (did you mean " + std::string(name) + "?)";
}

std::string wrap(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::size_t column = indent;
  for (const std::string_view word : split_words(text, ' ')) {
    if (word.empty()) continue;
    const std::size_t size = text::count_scalars(word);
    if (!out.empty() && column + 1 + size > width) {
      out += '\n';
      out.append(indent, ' ');
      column = indent;
    } else if (!out.empty()) {
      out += ' ';
      ++column;
    }
    out += word;
    column += size;
  }
  return out;
}

}  // namespace mt::cli
