#include "movetext/formats/bgammon/lines.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"

namespace mt::bgammon {
namespace {

constexpr std::size_t words_with_time = 10;
constexpr std::size_t words_without = 9;

}  // namespace

Word next_word(std::string_view text, std::size_t at, std::size_t end) {
  const std::size_t begin = text::skip_blanks(text, at, end);
  return {begin, text::word_end(text, begin, end)};
}

std::optional<GameLine> read_game_line(std::string_view text, const Line& line) {
  std::array<Word, words_with_time> words{};
  std::size_t count = 0;
  std::size_t at = line.begin;
  for (; count < words.size(); ++count) {
    words[count] = next_word(text, at, line.end);
    if (words[count].begin == words[count].end) break;
    at = words[count].end;
  }
  const auto text_of = [&](const Word& word) { return text.substr(word.begin, word.end - word.begin); };
  if (count < words_without || text_of(words[0]) != "i") return {};
  if (next_word(text, at, line.end).begin < line.end) return {};
  const std::size_t shift = count - words_without;  // 1 if the line has the time, else 0
  if (shift == 1 && text::parse_number(text_of(words[1])) < 0) return {};
  std::array<std::uint32_t, 5> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::int64_t value = text::parse_number(text_of(words[3 + shift + i]), max_match_points);
    if (value < 0) return {};
    numbers[i] = static_cast<std::uint32_t>(value);
  }
  if (numbers[3] > 2) return {};
  return GameLine{.time = shift == 1 ? words[1] : Word{},
                  .first = words[1 + shift],
                  .second = words[2 + shift],
                  .length = numbers[0],
                  .score = {numbers[1], numbers[2]},
                  .winner = numbers[3],
                  .points = numbers[4],
                  .points_word = words[7 + shift],
                  .variant = words[8 + shift]};
}

bool is_index_line(std::string_view text, const Line& line) {
  const Word word = next_word(text, line.begin, line.end);
  if (text.substr(word.begin, word.end - word.begin) != index_word) return false;
  const Word offset = next_word(text, word.end, line.end);
  return text::parse_number(text.substr(offset.begin, offset.end - offset.begin)) >= 0 &&
         next_word(text, offset.end, line.end).begin == line.end;
}

bool Borders::is_border(std::string_view text, const Line& line) {
  if (text::skip_blanks(text, line.begin, line.end) == line.end) return false;
  const bool after_index = after_index_;
  const bool begun = begun_;
  after_index_ = is_index_line(text, line);
  const auto game = after_index_ ? std::nullopt : read_game_line(text, line);
  begun_ = begun || after_index_ || game;
  const std::string_view words = text.substr(line.begin, line.end - line.begin);
  const bool again = game && words == heading_;  // the line repeats the first line of the game
  heading_ = game ? words : std::string_view();
  if (again) return false;
  if (!begun || after_index) return false;
  return after_index_ || (game && game->score[0] == 0 && game->score[1] == 0);
}

}  // namespace mt::bgammon
