#include "movetext/server/app/stranger.hpp"

#include "movetext/server/protocol/mail/body_text.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace mt::server::app {
namespace {

constexpr std::size_t most_echoed = 60;  // maximum length of a quoted line

// Mail programs also turn words such as "www.example.org" into links.
bool may_be_link(std::string_view word) {
  if (word.find("://") != std::string_view::npos) return true;
  for (std::size_t dot = word.find('.'); dot != std::string_view::npos; dot = word.find('.', dot + 1))
    if (dot + 2 < word.size() && text::is_letter(word[dot + 1]) && text::is_letter(word[dot + 2]))
      return true;
  return false;
}

std::string without_links(std::string_view line) {
  std::string out;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    if (may_be_link(word))
      out += "...";
    else
      out += word;
    if (end < line.size()) out += ' ';
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return out;
}

std::string echo(std::string_view line) {
  const std::string plain = without_links(line);
  const std::string_view cut = protocol::cut_between_letters(plain, most_echoed);
  return cut.size() < plain.size() ? std::string(cut) + " ..." : plain;
}

}  // namespace

words::AnswerView without_words_of_strangers(const words::AnswerView& view, const words::Language& language) {
  words::AnswerView tame = view;
  tame.subject = echo(view.subject);
  std::erase_if(tame.outcomes, [](const words::CommandOutcome& outcome) {
    return outcome.kind == words::CommandOutcome::Kind::not_run;
  });
  for (std::size_t i = 0; i < tame.outcomes.size(); ++i) {
    std::string& read = tame.outcomes[i].read;
    read = i == 0 ? echo(read) : say(language, {"answer.line"_text, {{"number", i + 1}}});
  }
  return tame;
}

}  // namespace mt::server::app
