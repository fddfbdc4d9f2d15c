// A game of two players for tests: fred (account 7) moves first, anna (account 8) second.
#pragma once
#include "movetext/server/domain/game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace mt::server {

inline constexpr AccountId fred = 7;
inline constexpr AccountId anna = 8;
inline constexpr AccountId carl = 9;  // not a player of the game

struct Table {
  explicit Table(std::string_view game_name, std::string_view options = "") {
    domain::Terms terms = *domain::default_terms(game_name);
    while (!options.empty()) {
      const std::size_t end = std::min(options.find(' '), options.size());
      const std::string_view word = options.substr(0, end);
      options.remove_prefix(std::min(end + 1, options.size()));
      const std::size_t equals = std::min(word.find('='), word.size());
      const auto refusal = domain::set_option(terms, word.substr(0, equals),
                                              equals < word.size() ? word.substr(equals + 1) : "");
      EXPECT_FALSE(refusal) << refusal->phrase.key().name();
    }
    game.add({.at = now,
              .kind = domain::GameEventKind::offered,
              .by = fred,
              .a = fred,
              .b = anna,
              .text = domain::to_text(terms)});
    EXPECT_EQ(game.fault(), "");
  }

  domain::ActOutcome by(AccountId who, domain::Act wish, bool is_operator = false) {
    now += second_long;
    return domain::carry_out(game, wish,
                             {.now = now,
                              .by = who,
                              .is_operator = is_operator,
                              .commitment = "c0ffee",
                              .seed = seed,
                              .dice = [this](std::uint32_t number) { return dice.at(number - 1); }});
  }
  domain::ActOutcome begin() { return by(anna, {.kind = domain::ActKind::accept}); }
  domain::ActOutcome move(AccountId who, std::string text) {
    return by(who, {.kind = domain::ActKind::move, .text = std::move(text)});
  }
  // Plays moves of the two sides alternately, beginning with the first side.
  void play(std::initializer_list<const char*> moves) {
    for (const char* text : moves) {
      const domain::ActOutcome answer = move(game.player(*game.awaited()), text);
      ASSERT_EQ(answer.kind, domain::ActOutcome::Kind::done)
          << text << ": " << answer.refusal.phrase.key().name();
    }
  }
  // Returns the game rebuilt from its events, which must contain everything.
  domain::Game folded() const {
    domain::Game again(game.id());
    for (const domain::GameEvent& event : game.fresh()) EXPECT_TRUE(again.apply(event)) << again.fault();
    return again;
  }

  Time now = 1'000'000;
  domain::Game game{101};
  std::vector<std::array<int, 2>> dice;
  std::string seed;
};

inline std::string code(const domain::ActOutcome& answer) {
  switch (answer.kind) {
    case domain::ActOutcome::Kind::done:
      return "done";
    case domain::ActOutcome::Kind::already:
      return "already";
    case domain::ActOutcome::Kind::asked:
      return "asked";
    case domain::ActOutcome::Kind::refused:
      break;
  }
  return answer.refusal.code;
}

}  // namespace mt::server
