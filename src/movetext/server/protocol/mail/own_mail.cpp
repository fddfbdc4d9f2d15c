#include "movetext/server/protocol/mail/own_mail.hpp"

#include "movetext/server/domain/family.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::server::protocol {
namespace {

constexpr auto subjects = std::to_array<std::string_view>({" Board ", " chat "});

// No player writes these sentences: the words at their beginning, and words that follow.
struct Sentence {
  std::string_view begin;
  std::string_view has;
};
constexpr auto sentences = std::to_array<Sentence>({{"This is what was read of your mail", ":"},
                                                    {"This came in the name of ", ": "},
                                                    {"These came in the name of ", "one after the other"},
                                                    {"Somebody, you as we hope, asked for the account ", ""},
                                                    {"It is your turn, ", "half-move"},
                                                    {"It is the turn of ", "half-move"},
                                                    {"Answer this mail", "first line"},
                                                    {"You may answer this mail with: ", "show"},
                                                    {"Your address of this game: ", "@"}});

// Says whether the line is a heading, "Draughts Board 101, international, 10x10; rated, 21 days a move" or
// "Draughts Board 101: anna against bob"; what people say about a board does not begin so.
bool is_heading(std::string_view line) {
  const std::string_view title = domain::title_in_front(line);
  if (title.empty()) return false;
  line.remove_prefix(title.size());
  const auto* subject = std::find_if(subjects.begin(), subjects.end(),
                                     [&](std::string_view each) { return line.starts_with(each); });
  if (subject == subjects.end()) return false;
  line.remove_prefix(subject->size());
  std::size_t digits = 0;
  while (digits < line.size() && text::is_digit(line[digits])) ++digits;
  line.remove_prefix(digits);
  if (digits == 0 || line.empty()) return false;
  constexpr auto told = std::to_array<std::string_view>({"rated", "a move", "no clock", "10x10", "8x8"});
  if (line.front() == ':') return line.find(" against ") != std::string_view::npos;
  return (line.front() == ',' || line.front() == ';') &&
         std::any_of(told.begin(), told.end(),
                     [&](std::string_view words) { return line.find(words) != std::string_view::npos; });
}

// Says whether the line is like "barney challenges you to Chess, board 117."
bool is_challenge(std::string_view line) {
  const std::size_t verb = line.find(" challenges you to ");
  return verb != std::string_view::npos && line.find(", board ", verb) != std::string_view::npos;
}

// Says whether a diagram begins at line i: "+---+---+" above "|   |: :", or the upper edge of a backgammon
// board.
bool is_diagram(const MailLines& lines, std::size_t i) {
  const std::string_view edge = text::trim(lines[i]);
  for (const std::string_view points : {"+13-14-15-16-17-18-", "+12-11-10--9--8--7-", "+24-23-22-21-20-19-"})
    if (edge.starts_with(points)) return true;
  if (edge.find("+--") == std::string_view::npos ||
      edge.find_first_not_of("+- \t") != std::string_view::npos || i + 1 == lines.size())
    return false;
  return lines[i + 1].find('|') != std::string_view::npos;
}

}  // namespace

bool begins_own_mail(const MailLines& lines, std::size_t i) {
  const std::string_view line = text::trim(lines[i]);
  return is_heading(line) || is_challenge(line) || is_diagram(lines, i) ||
         std::any_of(sentences.begin(), sentences.end(), [&](const Sentence& each) {
           return line.starts_with(each.begin) && line.find(each.has) != std::string_view::npos;
         });
}

}  // namespace mt::server::protocol
