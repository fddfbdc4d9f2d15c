// A game of two players for tests: fred (7) moves first, anna (8) is the other.
#pragma once
#include "movetext/server/domain/game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace mt::server {

inline constexpr AccountId fred = 7;
inline constexpr AccountId anna = 8;
inline constexpr AccountId carl = 9;  // plays nowhere

struct Table {
  explicit Table(std::string_view game_name, std::string_view options = "") {
    Terms terms = *default_terms(game_name);
    while (!options.empty()) {
      const std::size_t end = std::min(options.find(' '), options.size());
      const std::string_view word = options.substr(0, end);
      options.remove_prefix(std::min(end + 1, options.size()));
      const std::size_t equals = std::min(word.find('='), word.size());
      const auto refusal =
          set_option(terms, word.substr(0, equals), equals < word.size() ? word.substr(equals + 1) : "");
      EXPECT_FALSE(refusal) << refusal->message;
    }
    game.add(
        {.at = now, .kind = EventKind::offered, .by = fred, .a = fred, .b = anna, .text = to_text(terms)});
    EXPECT_EQ(game.fault(), "");
  }

  Answer by(AccountId who, Act wish, bool is_operator = false) {
    now += second_long;
    return act(game, wish,
               {.now = now,
                .by = who,
                .is_operator = is_operator,
                .commitment = "c0ffee",
                .seed = seed,
                .dice = [this](std::uint32_t number) { return dice.at(number - 1); }});
  }
  Answer begin() { return by(anna, {.kind = ActKind::accept}); }
  Answer move(AccountId who, std::string text) {
    return by(who, {.kind = ActKind::move, .text = std::move(text)});
  }
  // Both in turn, who is first first.
  void play(std::initializer_list<const char*> moves) {
    for (const char* text : moves) {
      const Answer answer = move(game.player(*game.awaited()), text);
      ASSERT_EQ(answer.kind, Answer::Kind::done) << text << ": " << answer.refusal.message;
    }
  }
  // The same history anew: what events say is all there is.
  Game folded() const {
    Game again(game.id());
    for (const Event& event : game.fresh()) EXPECT_TRUE(again.apply(event)) << again.fault();
    return again;
  }

  Time now = 1'000'000;
  Game game{101};
  std::vector<std::array<int, 2>> dice;
  std::string seed;
};

inline std::string code(const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::done:
      return "done";
    case Answer::Kind::already:
      return "already";
    case Answer::Kind::asked:
      return "asked";
    case Answer::Kind::refused:
      break;
  }
  return answer.refusal.code;
}

}  // namespace mt::server
