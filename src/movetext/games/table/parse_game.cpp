#include "movetext/games/table/parse_game.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/plain_position.hpp"

#include <algorithm>
#include <vector>

namespace mt {
namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), text::to_lower);
  return out;
}

// Words for forms of games, such as "losing". When the game has been found, each word is looked up in the
// family of this game.
using FormWords = std::vector<std::string>;

bool is_form_word(std::string_view word) {
  return std::any_of(families().begin(), families().end(),
                     [&](const Family* family) { return find_form(*family, word).has_value(); });
}

// Splits a name: "russian-losing" -> "russian" and "losing".
bool take_form(std::string& name, FormWords& forms) {
  const std::size_t dash = name.rfind('-');
  if (dash == std::string::npos || find_game(name) != nullptr) return false;
  if (!is_form_word(std::string_view(name).substr(dash + 1))) return false;
  forms.push_back(name.substr(dash + 1));
  name.resize(dash);
  return true;
}

// Returns the text in lower case, without the words for forms.
std::string without_forms(std::string_view text, FormWords& forms) {
  std::string name = lower(text);
  while (take_form(name, forms)) {
  }
  return name;
}

bool is_game_type(std::string_view name) {
  return name.find(',') != std::string_view::npos;
}

// Returns the game with these forms, or nullopt if the game does not have one of the forms.
std::optional<GameSpec> with_forms(GameSpec spec, const FormWords& words) {
  std::vector<std::size_t> forms;
  for (const std::string& word : words) {
    const auto form = find_form(spec.family(), word);
    if (!form) return std::nullopt;
    forms.push_back(*form);
  }
  std::sort(forms.begin(), forms.end());  // in the order of the family, not of the words
  for (const std::size_t form : forms) spec = with_form(spec, form);
  return spec;
}

// Returns the text of a tag Variant without the words for forms, with blanks between words.
std::string words_of_variant(std::string_view value, FormWords& forms) {
  const std::string name = lower(value);
  std::string left;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find_first_of(" -", at), name.size());
    const std::string word = name.substr(at, end - at);
    at = end + 1;
    if (is_form_word(word))
      forms.push_back(word);
    else if (!word.empty())
      (left += left.empty() ? "" : " ") += word;
  }
  return left;
}

// Returns the game of the table that is this variant of `base`.
std::optional<GameSpec> variant_of(const GameSpec& base, const std::string& words, const FormWords& forms) {
  for (const GameRow& row : game_rows()) {
    if (row.base_type != base.row->type) continue;
    const std::string variant = lower(row.variant);
    if (variant == words) return with_forms(spec_of(row), forms);
    // The whole value is a word for a form ("Killer"), and the row already has this form.
    if (!words.empty() || std::find(forms.begin(), forms.end(), variant) == forms.end()) continue;
    return with_forms(spec_of(row), forms);
  }
  return std::nullopt;
}

std::string listed(std::span<const std::string_view> fields, int number) {
  std::string out;
  for (const std::string_view known : fields) {
    out += out.empty() ? "" : " or ";
    out += std::to_string(number);
    out += known;
  }
  return out;
}

std::string fields_in_words(const GameRow& row) {
  const Family& family = *row.family;
  return family.fixed_fields.empty() ? std::string(family.boards) : listed(family.fixed_fields, row.type);
}

std::string forms_of_all() {
  std::vector<std::string_view> names;
  for (const Family* family : families())
    for (std::size_t i = family->forms.size(); i-- > 0;)
      if (std::find(names.begin(), names.end(), family->forms[i].name) == names.end())
        names.push_back(family->forms[i].name);
  std::string out;
  for (const std::string_view name : names) out.append(out.empty() ? "no " : " and no ").append(name);
  return out + " form";
}

}  // namespace

std::optional<GameSpec> parse_game(std::string_view text) {
  if (text::may_be_wide(text))
    if (const std::string plain = text::in_ascii_width(text); plain != text) return parse_game(plain);
  FormWords forms;
  const std::string name = without_forms(text, forms);
  if (is_game_type(name)) {
    const auto spec = parse_game_type(name);
    return spec ? with_forms(*spec, forms) : std::nullopt;
  }
  const GameRow* row = find_game(name);
  if (row == nullptr) return std::nullopt;
  return with_forms(spec_of(*row), forms);
}

std::string game_type_objection(std::string_view value) {
  if (text::may_be_wide(value))
    if (const std::string plain = text::in_ascii_width(value); plain != value)
      return game_type_objection(plain);
  const auto type = read_game_type(value);
  if (!type) return explain_game_type(value, type.fault());
  const GameRow* row = find_game_type(type->number);
  if (row == nullptr) return "no game has the number " + std::to_string(type->number);
  if (!with_game_type(spec_of(*row), *type, value))
    return "the fields of " + std::string(row->name) + " can only be " + fields_in_words(*row);
  return {};
}

std::string game_objection(std::string_view text) {
  FormWords forms;
  const std::string name = without_forms(text, forms);
  if (!is_game_type(name)) {
    const GameRow* row = find_game(name);
    if (row != nullptr && !with_forms(spec_of(*row), forms))
      return std::string(row->name) + " has " + forms_of_all();
    if (row != nullptr) return {};
    const std::string_view near = nearest_game(name);
    return "unknown game '" + std::string(text) + "'" +
           (near.empty() ? std::string{} : " (did you mean " + std::string(near) + "?)");
  }
  const std::string_view fields = text.substr(0, name.size());  // as written
  std::string why = game_type_objection(fields);
  if (why.empty()) why = open_field(fields);
  return why.empty() ? why : "GameType '" + std::string(text) + "': " + why;
}

std::optional<GameSpec> parse_game_type(std::string_view value) {
  if (text::may_be_wide(value))
    if (const std::string plain = text::in_ascii_width(value); plain != value) return parse_game_type(plain);
  const auto type = read_game_type(value);
  if (!type) return std::nullopt;
  const GameRow* row = find_game_type(type->number);
  if (row == nullptr) return std::nullopt;
  return with_game_type(spec_of(*row), *type, value);
}

std::optional<GameSpec> parse_variant(std::string_view value, const GameSpec* base) {
  FormWords forms;
  std::string words = words_of_variant(value, forms);
  if (base != nullptr)
    if (const auto variant = variant_of(*base, words, forms)) return variant;
  if (words.empty()) {
    if (base == nullptr || forms.empty()) return std::nullopt;
    return with_forms(*base, forms);
  }
  std::replace(words.begin(), words.end(), ' ', '-');
  const Family& family = base != nullptr ? base->family() : *find_game(default_game)->family;
  const GameRow* row = words == "standard" ? family.standard : find_game(words);
  if (row == nullptr && base != nullptr) row = find_spelling(family, words);
  if (row == nullptr) return std::nullopt;
  return with_forms(spec_of(*row), forms);
}

std::optional<PieceLetters> parse_piece_letters(std::string_view code) {
  for (const Family* family : families()) {
    if (family->letters.find == nullptr) continue;
    if (const std::string_view known = family->letters.find(code); !known.empty()) return PieceLetters{known};
  }
  return std::nullopt;
}

std::optional<GameSpec> game_of_position(std::string_view text) {
  std::optional<GameSpec> found;
  static_cast<void>(text::read_in_plain_form(text, [&](std::string_view position) {
    for (const Family* family : families()) {
      if (family->positions.row_of == nullptr) continue;
      const GameRow* row = family->positions.row_of(position);
      if (row == nullptr) continue;
      found = spec_of(*row);
      return true;
    }
    return false;
  }));
  return found;
}

}  // namespace mt
