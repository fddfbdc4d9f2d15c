// Turns a family's own functions, written over its own type of rules, into the row that other folders use.
//
//   struct FamilyVerbs {
//     using Rules = draughts::Rules;
//     static std::string key(const Rules& rules);
//     ...
//   };
//   constexpr Family family = with_verbs<FamilyVerbs>({.name = "draughts", .games = rows});
//
// The struct must have Rules (trivially copyable, with ==), key, board_size, notation, rules_in_words and
// make. It may have
//   - with_form and has_form, if the family has forms
//   - with_game_type and game_type, if the family has no fixed fields
//   - short_game_type, with_letters_turned, with_other_first, with_fen_form
//   - rules_of, if a row does not point to its Rules
#pragma once
#include "movetext/games/api/game_spec.hpp"

#include <concepts>

namespace mt {

template <class V>
concept FamilyVerbsOf = requires(const typename V::Rules& rules, const GameSpec& spec) {
  {rules == rules};
  { V::key(rules) } -> std::same_as<std::string>;
  { V::board_size(rules) } -> std::same_as<std::string>;
  { V::notation(rules) } -> std::same_as<board::Notation>;
  { V::rules_in_words(rules) } -> std::same_as<std::string>;
  { V::make(spec) } -> std::same_as<std::unique_ptr<const AnyGame>>;
};

template <FamilyVerbsOf V>
constexpr Family with_verbs(Family family) {
  using R = typename V::Rules;
  if (family.standard == nullptr) family.standard = &family.games.front();
  family.rules = [](const GameRow& row) {
    if constexpr (requires { V::rules_of(row); })
      return AnyRules(V::rules_of(row));
    else
      return AnyRules(*static_cast<const R*>(row.rules));
  };
  family.same_rules = [](const AnyRules& a, const AnyRules& b) { return a.as<R>() == b.as<R>(); };
  family.key = [](const AnyRules& rules) { return V::key(rules.as<R>()); };
  family.board_size = [](const AnyRules& rules) { return V::board_size(rules.as<R>()); };
  family.notation = [](const AnyRules& rules) { return V::notation(rules.as<R>()); };
  family.rules_in_words = [](const AnyRules& rules) { return V::rules_in_words(rules.as<R>()); };
  family.make = V::make;
  if constexpr (requires(const R& rules) { V::with_form(rules, std::size_t{}); }) {
    family.with_form = [](const AnyRules& rules, std::size_t form) {
      return AnyRules(V::with_form(rules.as<R>(), form));
    };
    family.has_form = [](const AnyRules& rules, std::size_t form) {
      return V::has_form(rules.as<R>(), form);
    };
  }
  if constexpr (requires(const R& rules, const GameType& type) { V::with_game_type(rules, type); }) {
    family.with_game_type = [](const AnyRules& row, const GameType& type) -> std::optional<AnyRules> {
      const std::optional<R> changed = V::with_game_type(row.as<R>(), type);
      if (!changed) return std::nullopt;
      return AnyRules(*changed);
    };
    family.game_type = [](int number, const AnyRules& rules) { return V::game_type(number, rules.as<R>()); };
  }
  if constexpr (requires(const R& rules) { V::short_game_type(0, rules); })
    family.short_game_type = [](int number, const AnyRules& rules) {
      return V::short_game_type(number, rules.as<R>());
    };
  if constexpr (requires(const R& rules) { V::with_letters_turned(rules); })
    family.with_letters_turned = [](const AnyRules& rules) -> std::optional<AnyRules> {
      const std::optional<R> turned = V::with_letters_turned(rules.as<R>());
      if (!turned) return std::nullopt;
      return AnyRules(*turned);
    };
  if constexpr (requires(const R& rules) { V::with_other_first(rules); })
    family.with_other_first = [](const AnyRules& rules) {
      return AnyRules(V::with_other_first(rules.as<R>()));
    };
  if constexpr (requires(const R& rules) { V::with_fen_form(rules, FenForm{}); })
    family.with_fen_form = [](const AnyRules& rules, FenForm form) {
      return AnyRules(V::with_fen_form(rules.as<R>(), form));
    };
  return family;
}

}  // namespace mt
