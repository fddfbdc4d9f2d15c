#include "support/mat_cells.hpp"

#include <cctype>
#include <optional>
#include <sstream>
#include <string_view>

namespace mt::backgammon::test {
namespace {

bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

bool begins_cell(std::string_view text) {
  if (text.size() >= 3 && is_digit(text[0]) && is_digit(text[1]) && text[2] == ':') return true;
  for (const std::string_view word : {"Doubles", "Takes", "Drops", "Beavers", "Raccoons", "Concedes", "Wins"})
    if (text.substr(0, word.size()) == word) return true;
  return false;
}

// Splits a line into one or two cells. The second begins at the second roll or cube action. "64: Concedes" is
// one cell.
void read_cells(const std::string& line, int number, MatGame& game) {
  std::vector<std::size_t> begins;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool starts_word = at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t';
    if (!starts_word || !begins_cell(std::string_view(line).substr(at))) continue;
    if (begins.empty() || at - begins.back() >= 6) begins.push_back(at);
  }
  for (std::size_t i = 0; i < begins.size() && i < 2; ++i) {
    const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : line.size();
    const bool second = i == 1 || begins[i] > 18;
    game.cells.push_back(
        {second ? Side::second : Side::first, trimmed(line.substr(begins[i], end - begins[i])), number});
  }
}

// Returns the number after the last " : " before `end`, and sets `end` to the index of this " : ".
std::optional<std::uint32_t> score_before(const std::string& line, std::size_t& end) {
  end = line.rfind(" : ", end);
  if (end == std::string::npos || end + 3 >= line.size() || !is_digit(line[end + 3])) return std::nullopt;
  return static_cast<std::uint32_t>(std::stoul(line.substr(end + 3)));
}

bool read_players(const std::string& line, MatGame& game) {
  std::size_t end = line.size();
  const auto second = score_before(line, end);
  if (!second || end == 0) return false;
  --end;
  const auto first = score_before(line, end);
  if (first) game.score = {*first, *second};
  return first.has_value();
}

}  // namespace

MatMatch read_mat(const std::string& text) {
  MatMatch match;
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const std::string words = trimmed(line);
    const std::size_t numbered = words.find(')');
    if (const std::size_t tag = line.find("[Variation \""); tag != std::string::npos) {
      match.variation = line.substr(tag + 12, line.find('"', tag + 12) - tag - 12);
    } else if (words.find("point match") != std::string::npos) {
      match.length = static_cast<std::uint32_t>(std::stoul(words));
    } else if (words.rfind("Game ", 0) == 0) {
      match.games.emplace_back();
    } else if (match.games.empty()) {
      continue;
    } else if ((is_digit(words[0]) && numbered < 4) || words.rfind("Wins", 0) == 0) {
      read_cells(line, number, match.games.back());
    } else {
      read_players(line, match.games.back());
    }
  }
  return match;
}

}  // namespace mt::backgammon::test
