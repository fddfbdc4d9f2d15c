#include "movetext/engine/protocol/ubgi/results.hpp"

#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/games/api/match_turn.hpp"

#include <algorithm>
#include <array>

namespace mt::engine::ubgi {
namespace {

struct DecisionWord {
  Answer::Kind kind;
  Kind question;
  std::string_view word;
};
constexpr DecisionWord decision_rows[] = {
    {Answer::Kind::offer_double, Kind::cube, "double"}, {Answer::Kind::no_double, Kind::cube, "nodouble"},
    {Answer::Kind::take, Kind::take, "take"},           {Answer::Kind::drop, Kind::take, "drop"},
    {Answer::Kind::beaver, Kind::take, "beaver"},       {Answer::Kind::accept, Kind::resign, "accept"},
    {Answer::Kind::reject, Kind::resign, "reject"},     {Answer::Kind::none, Kind::eval, "none"},
    {Answer::Kind::none, Kind::ponder, "none"}};

bool may(MatchAction action, const GameLine& line) {
  AnyPosition position = line.position();
  return line.game().act(position, action) == MatchRefusal::none;
}

Result failed(std::string why) {
  return {.complaint = {Fault::internal, std::move(why)}};
}

Result play_of(const Answer& answer, const std::vector<std::string>& among, const GameLine& line) {
  if (!can_play(line.game(), line.position())) return {std::string(no_move)};
  const bool has_play = answer.kind == Answer::Kind::move || answer.kind == Answer::Kind::resign;
  if (!has_play || answer.move.empty()) return failed("the player gave no play");
  if (!among.empty() && std::find(among.begin(), among.end(), answer.move) == among.end())
    return failed("the player chose a play that is not one of those allowed");
  std::string play = play_words(line.game(), line.position(), answer.move);
  if (play.empty()) return failed("the player chose an illegal play: " + answer.move);
  return {std::move(play)};
}

// Returns the decision. If the rules forbid it, returns a legal decision in its place.
Answer::Kind allowed(Answer::Kind kind, const GameLine& line) {
  const MatchState state = *line.game().match_state(line.position());
  const bool doubler_answers = state.double_offered && state.to_decide == state.on_roll;
  if (kind == Answer::Kind::offer_double && !may(MatchAction::offer_double, line))
    return Answer::Kind::no_double;
  if (kind == Answer::Kind::beaver &&
      !may(doubler_answers ? MatchAction::raccoon : MatchAction::beaver, line))
    return Answer::Kind::take;
  if (kind == Answer::Kind::drop && !may(MatchAction::drop, line)) return Answer::Kind::take;
  return kind;
}

bool is_reply(std::string_view word) {
  return word == "take" || word == "drop" || word == "beaver";
}

}  // namespace

bool can_play(const AnyGame& game, const AnyPosition& position) {
  AnyPosition after = position;
  std::string unused;
  Diagnostic refusal;
  return !game.play(after, no_play_words, game.notation(), unused, refusal);
}

Result result_of(const Answer& answer, Kind kind, const std::vector<std::string>& among, bool may_resign,
                 const GameLine& line) {
  if (answer.kind == Answer::Kind::failed) return failed(answer.problem);
  if (answer.kind == Answer::Kind::resign && may_resign && (kind == Kind::play || kind == Kind::cube))
    return {"resign " + std::to_string(std::clamp(answer.level, 1, 3))};
  if (kind == Kind::play) return play_of(answer, among, line);
  if (kind == Kind::eval || kind == Kind::ponder) return {"none"};
  // If the player wants to resign but may not, it continues without a double.
  const bool would_resign = answer.kind == Answer::Kind::resign && kind == Kind::cube;
  const Answer::Kind decision = would_resign ? Answer::Kind::no_double : allowed(answer.kind, line);
  for (const DecisionWord& row : decision_rows) {
    if (row.kind != decision || row.question != kind) continue;
    std::string words(row.word);
    if (decision == Answer::Kind::offer_double && is_reply(answer.reply)) words += " reply " + answer.reply;
    return {std::move(words)};
  }
  return failed("the player's answer does not belong to this decision");
}

std::string result_line(std::string_view words, Spelling spelling) {
  if (spelling == Spelling::standard) return "bestmove " + std::string(words);
  if (words == no_move) words = "pass";
  const std::string_view first = words.substr(0, words.find(' '));
  const bool is_cube = first == "double" || first == "nodouble";
  if (spelling == Spelling::draft_turn)
    return (is_cube ? "bestturn cube=" + std::string(first) : "bestturn move=" + std::string(words));
  return is_cube ? "bestcube " + std::string(first) : "bestmove " + std::string(words);
}

Answer read_decision(std::string_view text, Kind kind, const GameLine& line) {
  Answer answer{.kind = Answer::Kind::failed};
  Words words(text);
  const std::string_view word = words.take();
  for (const DecisionWord& row : decision_rows)
    if (row.word == word && row.question == kind && allowed(row.kind, line) == row.kind)
      answer.kind = row.kind;
  if (word == "resign" && (kind == Kind::play || kind == Kind::cube)) {
    const std::string_view level = words.take();
    if (level != "1" && level != "2" && level != "3") return answer;
    answer.kind = Answer::Kind::resign;
    answer.level = level[0] - '0';
  }
  if (answer.kind == Answer::Kind::offer_double && words.take("reply") && is_reply(words.peek()))
    answer.reply = words.take();
  return answer;
}

}  // namespace mt::engine::ubgi
