#include "movetext/games/table/game_spec.hpp"

#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/draughts/game_type.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

constexpr std::array<std::string_view, 4> losing_words{"losing", "misere", "reverse", "giveaway"};

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), text::to_lower);
  return out;
}

bool is_losing_word(std::string_view word) {
  return std::find(losing_words.begin(), losing_words.end(), word) != losing_words.end();
}

bool already_losing(const GameSpec& spec) {
  const draughts::Rules* rules = spec.as_draughts();
  return rules != nullptr && rules->goal == draughts::Goal::losing;
}

// "russian-losing" -> "russian" and true.
bool take_flag(std::string& name, GameSpec& flags) {
  const std::size_t dash = name.rfind('-');
  if (dash == std::string::npos || find_game(name) != nullptr) return false;
  const std::string_view word = std::string_view(name).substr(dash + 1);
  if (is_losing_word(word)) {
    flags.losing = true;
  } else if (word == "killer") {
    flags.killer = true;
  } else {
    return false;
  }
  name.resize(dash);
  return true;
}

// Letters small, "-losing" and "-killer" taken off.
std::string without_flags(std::string_view text, GameSpec& flags) {
  std::string name = lower(text);
  while (take_flag(name, flags)) {
  }
  return name;
}

bool is_game_type(std::string_view name) {
  return name.find(',') != std::string_view::npos;
}

// nullopt: the game has no such form.
std::optional<GameSpec> with_flags(GameSpec spec, const GameSpec& flags) {
  const draughts::Rules* rules = spec.as_draughts();
  if (rules == nullptr && (flags.killer || flags.losing)) return std::nullopt;
  if (flags.killer) {
    spec.rules = draughts::killer(*rules);
    spec.killer = true;
  }
  return flags.losing ? losing(spec) : spec;
}

// The fields of chess, which has one board: 0,W,8,8,A0,0.
constexpr std::string_view chess_fields = ",W,8,8,A0,0";
// The same with the letter of its notation, short algebraic (PDN 3.0, the GameType tag).
constexpr std::string_view chess_fields_san = ",W,8,8,S0,0";

bool is_of_chess(std::string_view value, const GameRow& row) {
  const std::string fields = lower(value);
  const auto are = [&](std::string_view wanted) {
    return fields == std::to_string(row.type) + lower(wanted);
  };
  return are(chess_fields) || are(chess_fields_san);
}

}  // namespace

GameSpec spec_of(const GameRow& row) {
  GameSpec spec{.row = &row};
  std::visit([&](const auto* rules) { spec.rules = *rules; }, row.rules);
  return spec;
}

bool has_losing_form(const GameSpec& spec) {
  return spec.as_draughts() != nullptr;
}

std::optional<GameSpec> with_letters_turned(const GameSpec& spec) {
  const draughts::Rules* rules = spec.as_draughts();
  if (rules == nullptr || rules->first != draughts::Colour::black) return std::nullopt;
  draughts::Rules turned = *rules;
  turned.square_a1 = opposite(turned.square_a1);
  GameSpec out = spec;
  out.rules = turned;
  return out;
}

FenForm fen_form(std::string_view en_passant, std::string_view castling) {
  FenForm form;
  if (en_passant == "fen") form.en_passant = chess::EnPassantStyle::always;
  if (en_passant == "xfen") form.en_passant = chess::EnPassantStyle::beside;
  if (castling == "shredder") form.castling = chess::CastlingLetters::files;
  return form;
}

GameSpec with_fen_form(GameSpec spec, FenForm form) {
  if (auto* rules = std::get_if<chess::Rules>(&spec.rules)) {
    rules->en_passant = form.en_passant;
    rules->castling = form.castling;
  }
  return spec;
}

GameSpec with_rights_of(GameSpec spec, std::string_view position) {
  const chess::Rules* rules = spec.as_chess();
  if (rules == nullptr || rules->any_start) return spec;
  position.remove_prefix(std::min(position.find_first_not_of(" \t\r\n\""), position.size()));
  if (!chess::only_chess960_has_rights(position)) return spec;
  const GameSpec other = spec_of(*find_game("chess960"));
  return with_piece_letters(with_fen_form(other, {rules->en_passant, rules->castling}), rules->letters);
}

std::string key_of(const GameSpec& spec) {
  std::string key = spec.name() + ' ' + spec.game_type(true);
  if (const draughts::Rules* rules = spec.as_draughts()) {
    key += static_cast<char>('0' + static_cast<int>(rules->square_a1));
    key += static_cast<char>('0' + static_cast<int>(rules->square_one));
  }
  if (const chess::Rules* rules = spec.as_chess()) {
    key += static_cast<char>('0' + static_cast<int>(rules->en_passant));
    key += static_cast<char>('0' + static_cast<int>(rules->castling));
    key += row_of(rules->letters).codes;
  }
  return key;
}

GameSpec with_piece_letters(GameSpec spec, PieceLetters letters) {
  if (auto* rules = std::get_if<chess::Rules>(&spec.rules)) rules->letters = letters;
  return spec;
}

std::optional<PieceLetters> parse_piece_letters(std::string_view code) {
  const chess::LetterRow* row = chess::find_letters(code);
  return row != nullptr ? std::optional(row->letters) : std::nullopt;
}

std::vector<GameSpec> in_other_letters(const GameSpec& spec) {
  std::vector<GameSpec> games;
  const chess::Rules* rules = spec.as_chess();
  if (rules == nullptr) return games;
  for (const chess::LetterRow& row : chess::letter_rows()) {
    const bool readable_anyway = row.letters == chess::Letters::figurine;
    if (row.letters != rules->letters && !readable_anyway)
      games.push_back(with_piece_letters(spec, row.letters));
  }
  return games;
}

bool begins_with_man(const GameSpec& spec, std::string_view move) {
  const chess::Rules* rules = spec.as_chess();
  return rules != nullptr && chess::match_letter(chess::row_of(rules->letters), move).size > 0;
}

std::string_view language_of(const GameSpec& spec) {
  const chess::Rules* rules = spec.as_chess();
  return rules != nullptr ? chess::row_of(rules->letters).language : std::string_view();
}

GameSpec losing(GameSpec spec) {
  if (already_losing(spec) || !has_losing_form(spec)) return spec;
  spec.rules = draughts::losing(*spec.as_draughts());
  spec.losing = true;
  return spec;
}

std::string GameSpec::name() const {
  std::string out(row->name);
  if (killer) out += "-killer";
  if (losing) out += "-losing";
  return out;
}

std::string GameSpec::game_type(bool full) const {
  const int type = row->type >= 0 ? row->type : row->base_type;
  const draughts::Rules* here = as_draughts();
  if (type < 0) return {};
  if (here == nullptr) return std::to_string(type) + (full ? std::string(chess_fields) : std::string());
  std::string text;
  draughts::write_game_type(type, *here, text);
  std::string usual;
  draughts::write_game_type(type, *spec_of(*find_game_type(type)).as_draughts(), usual);
  return full || text != usual ? text : std::to_string(type);
}

std::string GameSpec::board_size() const {
  const draughts::Rules* here = as_draughts();
  if (as_backgammon() != nullptr) return std::to_string(backgammon::point_count);
  if (here == nullptr) return "8x8";
  return std::to_string(here->shape.width) + "x" + std::to_string(here->shape.height);
}

board::Notation GameSpec::notation() const {
  const draughts::Rules* here = as_draughts();
  if (as_backgammon() != nullptr) return board::Notation::points;
  return here != nullptr ? here->notation : board::Notation::san;
}

std::string GameSpec::variant_tag() const {
  std::string out(row->variant);
  const auto add = [&out](std::string_view word) { (out += out.empty() ? "" : " ") += word; };
  if (killer) add("Killer");
  if (losing) add("Losing");
  return out;
}

std::optional<GameSpec> parse_game(std::string_view text) {
  GameSpec flags;
  const std::string name = without_flags(text, flags);
  if (is_game_type(name)) {
    const auto spec = parse_game_type(name);
    return spec ? with_flags(*spec, flags) : std::nullopt;
  }
  const GameRow* row = find_game(name);
  if (row == nullptr) return std::nullopt;
  return with_flags(spec_of(*row), flags);
}

std::string game_type_objection(std::string_view value) {
  const auto type = draughts::parse_game_type(value);
  if (!type) return draughts::explain_game_type(value, type.fault());
  const GameRow* row = find_game_type(type->number);
  if (row == nullptr) return "no game has the number " + std::to_string(type->number);
  const bool fixed_board = spec_of(*row).as_draughts() == nullptr;
  if (fixed_board && !parse_game_type(value))
    return "the fields of " + std::string(row->name) + " can only be " + std::to_string(row->type) +
           std::string(chess_fields) + " or " + std::to_string(row->type) + std::string(chess_fields_san);
  return {};
}

std::string game_objection(std::string_view text) {
  GameSpec flags;
  const std::string name = without_flags(text, flags);
  if (!is_game_type(name)) {
    const GameRow* row = find_game(name);
    if (row != nullptr && !with_flags(spec_of(*row), flags))
      return std::string(row->name) + " has no losing and no killer form";
    if (row != nullptr) return {};
    const std::string_view near = nearest_game(name);
    return "unknown game '" + std::string(text) + "'" +
           (near.empty() ? std::string{} : " (did you mean " + std::string(near) + "?)");
  }
  const std::string_view fields = text.substr(0, name.size());  // as they were written
  std::string why = game_type_objection(fields);
  if (why.empty()) why = draughts::open_field(fields);
  return why.empty() ? why : "GameType '" + std::string(text) + "': " + why;
}

std::optional<GameSpec> parse_game_type(std::string_view value) {
  const auto type = draughts::parse_game_type(value);
  if (!type) return std::nullopt;
  const GameRow* row = find_game_type(type->number);
  if (row == nullptr) return std::nullopt;
  GameSpec spec = spec_of(*row);
  if (const draughts::Rules* rules = spec.as_draughts()) {
    spec.rules = draughts::with_game_type(*rules, *type);
  } else if (!type->number_only() && !is_of_chess(text::trim(value), *row)) {
    return std::nullopt;
  }
  return spec;
}

std::optional<GameSpec> parse_variant(std::string_view value, const GameSpec* base) {
  const std::string name = lower(value);
  GameSpec flags;
  std::string left;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find_first_of(" -", at), name.size());
    const std::string word = name.substr(at, end - at);
    at = end + 1;
    if (is_losing_word(word)) {
      flags.losing = true;
    } else if (word == "killer") {
      flags.killer = true;
    } else if (!word.empty()) {
      (left += left.empty() ? "" : " ") += word;
    }
  }
  // A row of the table that is this variant of the base.
  for (const GameRow& row : game_rows()) {
    if (base == nullptr || row.base_type != base->row->type) continue;
    if (lower(row.variant) == left) return with_flags(spec_of(row), flags);
    if (left.empty() && flags.killer && lower(row.variant) == "killer")
      return with_flags(spec_of(row), {.losing = flags.losing});
  }
  if (left.empty()) {
    if (base == nullptr || !(flags.losing || flags.killer)) return std::nullopt;
    return with_flags(*base, flags);
  }
  std::replace(left.begin(), left.end(), ' ', '-');
  const bool of_chess = base != nullptr && base->as_chess() != nullptr;
  const GameRow* row = left == "standard" ? find_game(of_chess ? "chess" : "international") : find_game(left);
  if (row == nullptr) return std::nullopt;
  return with_flags(spec_of(*row), flags);
}

}  // namespace mt
