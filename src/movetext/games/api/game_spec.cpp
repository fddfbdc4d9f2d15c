#include "movetext/games/api/game_spec.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

constexpr std::string_view losing_word = "losing";

template <std::size_t N>
std::string_view known_or_first(const std::array<std::string_view, N>& known, std::string_view name) {
  for (const std::string_view one : known)
    if (one == name) return one;
  return known.front();
}

// Returns the full value of the tag GameType for these rules.
std::string full_game_type(const Family& family, int number, const AnyRules& rules) {
  if (!family.fixed_fields.empty()) return std::to_string(number) + std::string(family.fixed_fields.front());
  return family.game_type(number, rules);
}

const GameRow* row_of_type(const Family& family, int type) {
  const auto found = std::find_if(family.games.begin(), family.games.end(),
                                  [&](const GameRow& row) { return row.type == type; });
  return found == family.games.end() ? nullptr : &*found;
}

bool has_form(const GameSpec& spec, std::size_t form) {
  return (spec.forms >> form & 1U) != 0;
}

std::vector<GameSpec> with_each_rules(const GameSpec& spec, const std::vector<AnyRules>& all) {
  std::vector<GameSpec> games;
  games.reserve(all.size());
  for (const AnyRules& rules : all) games.push_back({spec.row, rules, spec.forms});
  return games;
}

}  // namespace

GameSpec spec_of(const GameRow& row) {
  return {&row, row.family->rules(row)};
}

std::optional<std::size_t> find_form(const Family& family, std::string_view word) {
  for (std::size_t i = 0; i < family.forms.size(); ++i)
    for (const std::string_view known : family.forms[i].words)
      if (!known.empty() && known == word) return i;
  return std::nullopt;
}

GameSpec with_form(GameSpec spec, std::size_t form) {
  const Family& family = spec.family();
  if (family.has_form(spec.rules, form)) return spec;
  spec.rules = family.with_form(spec.rules, form);
  spec.forms = static_cast<std::uint8_t>(spec.forms | 1U << form);
  return spec;
}

GameSpec losing(const GameSpec& spec) {
  const auto form = find_form(spec.family(), losing_word);
  return form ? with_form(spec, *form) : spec;
}

bool has_losing_form(const GameSpec& spec) {
  return find_form(spec.family(), losing_word).has_value();
}

std::optional<GameSpec> with_game_type(const GameSpec& spec, const GameType& type, std::string_view value) {
  const Family& family = spec.family();
  GameSpec out = spec;
  if (!family.fixed_fields.empty())
    return type.number_only() || is_one_of_fields(value, family.fixed_fields) ? std::optional(out)
                                                                              : std::nullopt;
  const std::optional<AnyRules> changed = family.with_game_type(spec.rules, type);
  if (!changed) return std::nullopt;
  out.rules = *changed;
  return out;
}

std::optional<GameSpec> with_letters_turned(const GameSpec& spec) {
  const Family& family = spec.family();
  if (family.with_letters_turned == nullptr) return std::nullopt;
  const auto turned = family.with_letters_turned(spec.rules);
  if (!turned) return std::nullopt;
  GameSpec out = spec;
  out.rules = *turned;
  return out;
}

std::optional<GameSpec> with_other_first(const GameSpec& spec) {
  const Family& family = spec.family();
  if (family.with_other_first == nullptr) return std::nullopt;
  GameSpec out = spec;
  out.rules = family.with_other_first(spec.rules);
  return out;
}

GameSpec with_piece_letters(GameSpec spec, PieceLetters letters) {
  const LetterVerbs& verbs = spec.family().letters;
  if (verbs.with != nullptr) spec.rules = verbs.with(spec.rules, letters);
  return spec;
}

std::vector<GameSpec> in_other_letters(const GameSpec& spec) {
  const LetterVerbs& verbs = spec.family().letters;
  if (verbs.others == nullptr) return {};
  return with_each_rules(spec, verbs.others(spec.rules));
}

std::vector<GameSpec> in_unnamed_letters(const GameSpec& spec, std::string_view move) {
  const LetterVerbs& verbs = spec.family().letters;
  if (verbs.unnamed == nullptr) return {};
  return with_each_rules(spec, verbs.unnamed(spec.rules, move));
}

bool begins_with_man(const GameSpec& spec, std::string_view move) {
  const LetterVerbs& verbs = spec.family().letters;
  return verbs.letter_size != nullptr && verbs.letter_size(spec.rules, move) > 0;
}

std::string_view language_of(const GameSpec& spec) {
  const LetterVerbs& verbs = spec.family().letters;
  return verbs.language != nullptr ? verbs.language(spec.rules) : std::string_view();
}

FenForm fen_form(std::string_view en_passant, std::string_view castling) {
  constexpr std::array<std::string_view, 3> squares{"legal", "fen", "xfen"};
  constexpr std::array<std::string_view, 2> rights{"xfen", "shredder"};
  return {known_or_first(squares, en_passant), known_or_first(rights, castling)};
}

GameSpec with_fen_form(GameSpec spec, FenForm form) {
  if (spec.family().with_fen_form != nullptr) spec.rules = spec.family().with_fen_form(spec.rules, form);
  return spec;
}

GameSpec with_rights_of(const GameSpec& spec, std::string_view position) {
  const PositionVerbs& verbs = spec.family().positions;
  if (verbs.corrected == nullptr) return spec;
  position.remove_prefix(std::min(position.find_first_not_of(" \t\r\n\""), position.size()));
  return verbs.corrected(spec, position).value_or(spec);
}

std::string key_name(const GameSpec& spec) {
  return spec.row->type >= 0 ? std::to_string(spec.row->type) : std::string(spec.row->name);
}

std::string key_of(const GameSpec& spec) {
  return spec.name() + ' ' + spec.game_type(true) + spec.family().key(spec.rules);
}

std::string GameSpec::name() const {
  std::string out(row->name);
  for (std::size_t i = 0; i < family().forms.size(); ++i)
    if (has_form(*this, i)) out.append("-").append(family().forms[i].name);
  return out;
}

std::string GameSpec::game_type(bool full) const {
  const int type = row->type >= 0 ? row->type : row->base_type;
  if (type < 0) return {};
  std::string text = full_game_type(family(), type, rules);
  if (full) return text;
  const GameRow* numbered = row_of_type(family(), type);
  const bool usual = numbered != nullptr && text == full_game_type(family(), type, spec_of(*numbered).rules);
  return usual ? std::to_string(type) : text;
}

std::string GameSpec::short_game_type() const {
  const int type = row->type >= 0 ? row->type : row->base_type;
  if (type < 0 || family().short_game_type == nullptr) return {};
  return family().short_game_type(type, rules);
}

std::string GameSpec::board_size() const {
  return family().board_size(rules);
}

board::Notation GameSpec::notation() const {
  return family().notation(rules);
}

std::string GameSpec::variant_tag() const {
  std::string out(row->variant);
  for (std::size_t i = 0; i < family().forms.size(); ++i)
    if (has_form(*this, i)) (out += out.empty() ? "" : " ") += family().forms[i].variant;
  return out;
}

}  // namespace mt
