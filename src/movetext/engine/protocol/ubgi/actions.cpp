#include "movetext/engine/protocol/ubgi/actions.hpp"

#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/games/api/match_turn.hpp"
#include "movetext/text/number.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace mt::engine::ubgi {
namespace {

// Returns whether a word is a step of a play. The notation of records is also allowed: "13/7*/5(2)".
bool is_step(std::string_view word) {
  if (word.find('/') == std::string_view::npos) return false;
  return word.find_first_not_of("0123456789/*()barof") == std::string_view::npos;
}

Complaint refused(MatchRefusal why) {
  if (why == MatchRefusal::none) return {};
  return {Fault::illegal, std::string(words(why))};
}

// The play is not added to the message, because the game's message already quotes it.
std::string reason_of(const Diagnostic& refusal) {
  return refusal.message.empty() ? "no such play" : refusal.message;
}

struct ActionWord {
  std::string_view word;
  MatchAction action;
};
constexpr auto action_rows = std::to_array<ActionWord>({{"double", MatchAction::offer_double},
                                                        {"take", MatchAction::take},
                                                        {"drop", MatchAction::drop},
                                                        {"accept", MatchAction::accept_resignation},
                                                        {"reject", MatchAction::refuse_resignation}});

Complaint beaver(int animals, GameLine& line) {
  const MatchState state = *line.game().match_state(line.position());
  if (state.double_offered && state.is_money() && state.animals >= animals)
    return {Fault::illegal, "no further beaver was agreed"};
  return refused(line.act(state.to_decide == state.on_roll ? MatchAction::raccoon : MatchAction::beaver));
}

Complaint resign(Words& words, GameLine& line) {
  const std::string_view level = words.take();
  if (level.size() != 1 || level[0] < '1' || level[0] > '3')
    return bad_value("a resignation must be 1, 2 or 3, not " + std::string(level));
  return refused(line.act(resignation_of(level[0] - '0')));
}

Complaint play_steps(std::string_view steps, GameLine& line) {
  Complaint why;
  const auto move = legal_play(line.game(), line.position(), steps, why);
  Diagnostic unused;
  if (move && !line.play(*move, unused)) why = {Fault::illegal, reason_of(unused)};
  return why;
}

}  // namespace

std::optional<Dice> dice_of(std::string_view word) {
  if (word.size() != 2) return std::nullopt;
  return dice_of_roll(std::string(word) + ":");
}

std::string take_play(Words& words) {
  constexpr int most_steps = 4;
  std::string out;
  if (words.peek() == no_move) return std::string(words.take());
  for (int steps = 0; steps < most_steps && is_step(words.peek()); ++steps) {
    if (!out.empty()) out += ' ';
    out += words.take();
  }
  return out;
}

std::optional<std::string> legal_play(const AnyGame& game, const AnyPosition& position, std::string_view play,
                                      Complaint& why) {
  const auto state = game.match_state(position);
  AnyPosition after = position;
  std::string move;
  Diagnostic refusal;
  if (!state || !state->dice.rolled()) {
    why = {Fault::illegal, "no dice: a roll comes before its play"};
  } else if (state->to_decide != state->on_roll || state->double_offered || state->resignation != 0) {
    why = {Fault::illegal, "an offer is waiting for an answer"};
  } else if (!game.play(after, play == no_move ? no_play_words : play, game.notation(), move, refusal)) {
    why = {Fault::illegal, reason_of(refusal)};
  } else {
    return move;
  }
  return std::nullopt;
}

Complaint play_action(Words& words, int animals, GameLine& line) {
  if (std::string play = take_play(words); !play.empty()) return play_steps(play, line);
  const std::string_view word = words.take();
  if (const auto dice = dice_of(word)) {
    if (line.game().match_state(line.position())->dice.rolled()) return refused(MatchRefusal::already_rolled);
    return refused(line.roll(*dice));
  }
  for (const ActionWord& row : action_rows)
    if (row.word == word) return refused(line.act(row.action));
  if (word == "beaver") return beaver(animals, line);
  if (word == "resign") return resign(words, line);
  if (word == "pass") {  // the drafts use this word
    const bool is_answer = line.game().match_state(line.position())->double_offered;
    return is_answer ? refused(line.act(MatchAction::drop)) : play_steps(no_move, line);
  }
  return bad_value(std::string(word));
}

Complaint play_actions(Words& words, int animals, GameLine& line) {
  for (int number = 1; !words.empty(); ++number) {
    Complaint complaint = play_action(words, animals, line);
    if (!complaint) continue;
    complaint.detail = "action " + std::to_string(number) + ": " + complaint.detail;
    return complaint;
  }
  return {};
}

std::string play_words(const AnyGame& game, const AnyPosition& position, std::string_view play) {
  const std::string text = in_notation(game, position, play, board::Notation::expanded);
  if (text == no_play_words || text.empty()) return std::string(text.empty() ? "" : no_move);
  std::string out;
  for (Words words(text); !words.empty();) {
    const std::string_view step = words.take();
    const std::size_t slash = step.find('/');
    const std::string_view from = step.substr(0, slash);
    std::string_view to = step.substr(slash + 1);
    if (to.ends_with('*')) to.remove_suffix(1);
    if (!out.empty()) out += ' ';
    out.append(from == "25" ? "bar" : from).append("/").append(to == "0" ? "off" : to);
  }
  return out;
}

std::string action_words(const AnyGame& game, AnyPosition& position, std::string_view move) {
  for (int i = 0; i < action_count; ++i) {
    const auto action = static_cast<MatchAction>(i);
    if (action == MatchAction::roll || word_of(action) != move) continue;
    if (game.act(position, action) != MatchRefusal::none) return {};
    return std::string(action == MatchAction::raccoon ? "beaver" : move);
  }
  std::string out;
  if (const auto dice = dice_of_roll(move.substr(0, roll_size))) {
    if (game.act(position, MatchAction::roll) != MatchRefusal::none) return {};
    MatchState state = *game.match_state(position);
    state.dice = *dice;
    position = game.with_match_state(position, state);
    out = move.substr(0, 2);
    move.remove_prefix(roll_size);
    move.remove_prefix(std::min(move.find_first_not_of(' '), move.size()));
    if (move.empty()) return out;
    out += ' ';
  }
  const std::string play = play_words(game, position, move);
  Diagnostic refusal;
  std::string unused;
  if (play.empty() || !game.play(position, move, game.notation(), unused, refusal)) return {};
  return out + play;
}

}  // namespace mt::engine::ubgi
