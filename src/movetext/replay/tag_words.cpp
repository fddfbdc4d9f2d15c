#include "movetext/replay/tag_words.hpp"

#include "movetext/board/notation.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::replay {
namespace {

bool names_game(std::string_view words, const Family& family) {
  return family.variations.find(words) != nullptr || parse_game(words);
}

bool names_notation(std::string_view words) {
  for (std::size_t i = 0; i < board::notation_names.size(); ++i) {
    const std::string_view value = board::tag_value(static_cast<board::Notation>(i));
    if (!value.empty() && text::same_in_any_case(words, value)) return true;
    if (text::same_in_any_case(words, board::notation_names[i])) return true;
  }
  return false;
}

void report(Record& record, const Tag& tag, std::string_view name, std::string_view what) {
  std::string message = "the tag ";
  message.append(name).append(" says \"").append(record.text(tag.value)).append("\", which is not a known ");
  message.append(what).append("; replaced");
  const std::uint32_t begin = record.place_of(tag.value);
  record.report(Code::tag_value, Severity::warning, begin, begin + tag.value.size(), std::move(message));
}

}  // namespace

bool says_nothing(std::string_view value) {
  const std::string_view word = text::trim(value);
  return word.empty() || word == "?" || word == "-";
}

void report_replaced_words(Record& record, const GameSpec& spec) {
  const Convention& convention = *record.convention;
  const Family& family = spec.family();
  if (convention.is_match || convention.notation_tag.empty() || family.convention != &convention) return;
  const Tag* game = family.variations.name == nullptr ? nullptr : record.find_tag(convention.game_tag);
  if (game != nullptr && !says_nothing(record.text(game->value)) &&
      !names_game(record.text(game->value), family))
    report(record, *game, convention.game_tag, "game");
  const Tag* notation = record.find_tag(convention.notation_tag);
  if (notation != nullptr && !says_nothing(record.text(notation->value)) &&
      !names_notation(record.text(notation->value)))
    report(record, *notation, convention.notation_tag, "notation");
}

}  // namespace mt::replay
