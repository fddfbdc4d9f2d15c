#include "movetext/cli/engine/play_session.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/diagram.hpp"
#include "movetext/games/api/match_state.hpp"
#include "movetext/games/api/match_turn.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <utility>

namespace mt::cli {
namespace {

using engine::Answer;

constexpr std::string_view help_words =
    "Enter a move in any notation of the game. Other commands:\n"
    "  moves    the legal moves          hint     what the engine would play\n"
    "  undo     take the last move back  board    show the board\n"
    "  resign   give up the game         quit     leave\n"
    "With dice: roll, double, take, drop; resign 2 gives up a gammon, resign 3 a backgammon.\n";

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

std::string value_words(const engine::Score& score) {
  using Unit = engine::Score::Unit;
  const std::string number = std::to_string(score.value);
  if (score.unit == Unit::wins_in)
    return score.value > 0 ? "it wins in " + number + " plies"
                           : "it loses in " + std::to_string(-score.value) + " plies";
  std::array<char, 32> text{};
  const double unit = score.unit == Unit::equity ? 1000 : 100;
  std::snprintf(text.data(), text.size(), "%+.2f", score.value / unit);
  return text.data();
}

// Returns the word that a player types for a decision.
std::string_view decision_word(Answer::Kind kind) {
  switch (kind) {
    case Answer::Kind::offer_double:
      return "double";
    case Answer::Kind::no_double:
      return "roll";
    case Answer::Kind::take:
      return "take";
    case Answer::Kind::drop:
      return "drop";
    case Answer::Kind::beaver:
      return "beaver";
    case Answer::Kind::resign:
      return "resign";
    default:
      return "nothing";
  }
}

}  // namespace

PlaySession::PlaySession(replay::LiveGame& game, engine::Player& player, const PlayTerms& terms,
                         const Invocation& invocation)
    : game_(game),
      player_(player),
      terms_(terms),
      invocation_(invocation),
      rules_(make_game(game.rules().spec())),
      random_(terms.seed) {}

std::string PlaySession::opponent() const {
  const std::string& name = player_.identity().name;
  return name.empty() ? "the engine" : name;
}

void PlaySession::say(const std::string& words) {
  std::cout << words << std::endl;  // flushed, since the user may be a program
}

engine::GameLine PlaySession::line() const {
  const auto start = game_.position_at(0);
  if (rules_->family().has_dice || !start) return {rules_, game_.position()};
  engine::GameLine out(rules_, *start);
  for (std::size_t i = 0; i < moves_.size(); ++i)
    out.add(moves_[i].text, *game_.position_at(static_cast<std::uint32_t>(i) + 1));
  return out;
}

Answer PlaySession::ask_player(const engine::GameLine& line) {
  engine::Watcher silent;
  return player_.think({line}, terms_.limits, silent, {});
}

Status PlaySession::run() {
  player_.new_game();
  say("You play " + std::string(rules_->side_name(terms_.user)) + ". 'help' lists the commands.");
  Step step = Step::on;
  while (step == Step::on && !resigned_ && called_.empty() && game_.outcome().kind == Outcome::Kind::open &&
         !invocation_.stop())
    step = turn();
  if (step == Step::failed) {
    say("The game ends here.");
    return Status::faults;
  }
  if (step == Step::leave) return invocation_.stop() ? Status::interrupted : Status::ok;
  tell_end();
  return Status::ok;
}

PlaySession::Step PlaySession::turn() {
  switch (game_.awaiting()) {
    case replay::Awaiting::opening:
      roll_opening();
      return Step::on;
    case replay::Awaiting::nothing:
      return Step::leave;
    case replay::Awaiting::roll:
      if (game_.may_double()) break;
      roll();
      return Step::on;
    case replay::Awaiting::move:
    case replay::Awaiting::answer:
      break;
  }
  return is_user_to_act() ? ask_user() : let_player_act();
}

void PlaySession::roll_opening() {
  const int first = die();
  const int second = die();
  game_.roll(first, second);
  if (first != second) {
    rolled_ = std::to_string(first) + std::to_string(second);
    say(std::string(rules_->side_name(Side::first)) + " rolls " + std::to_string(first) + ", " +
        std::string(rules_->side_name(Side::second)) + " " + std::to_string(second) + ": " +
        (is_user_to_act() ? std::string("you") : opponent()) + (is_user_to_act() ? " begin." : " begins."));
  }
  is_shown_ = false;
}

void PlaySession::roll() {
  const int first = die();
  const int second = die();
  game_.roll(first, second);
  rolled_ = std::to_string(first) + std::to_string(second);
  say((is_user_to_act() ? std::string("You roll ") : opponent() + " rolls ") + dice_words() + ".");
  is_shown_ = false;
  std::vector<std::string> moves;
  if (!game_.legal_moves(game_.rules().notation(), moves) || moves.size() != 1 || moves[0] != no_play_words)
    return;
  show_board();
  say("The roll allows no legal play.");
  std::string refusal;
  play(no_play_words, refusal);
}

// Plays a move of the side to move. If it is illegal, returns false with the reason in `refusal`.
bool PlaySession::play(std::string_view text, std::string& refusal) {
  const AnyPosition before = game_.position();
  engine::match::PlayedMove move{.side = game_.to_move(), .text = {}, .dice = {}};
  move.game = static_cast<std::uint32_t>(game_.games_won().size());
  Diagnostic why;
  if (!game_.play(text, game_.rules().notation(), move.text, why)) {
    refusal = why.message + (why.hint.empty() ? "" : "; did you mean " + why.hint + "?");
    return false;
  }
  if (find_cube_word_of_turn(move.text) == nullptr) move.dice = std::exchange(rolled_, {});
  before_ = before;
  moves_.push_back(std::move(move));
  is_shown_ = false;
  return true;
}

std::string PlaySession::dice_words() const {
  const auto state = rules_->match_state(game_.position());
  if (!state || !state->dice.rolled()) return {};
  return std::to_string(state->dice.first) + " and " + std::to_string(state->dice.second);
}

void PlaySession::show_board() {
  const Subject subject{.game = *rules_,
                        .position = game_.position(),
                        .before = before_ ? &*before_ : nullptr,
                        .marks = board::Marks::brackets};
  const Picture picture = draw_picture(terms_.style, subject);
  say(picture.bytes);
  is_shown_ = true;
}

void PlaySession::show_moves() {
  std::vector<std::string> moves;
  if (!game_.legal_moves(game_.rules().notation(), moves)) return say("There are too many moves to list.");
  std::string out;
  for (const std::string& move : moves) out += (out.empty() ? "" : "  ") + move;
  say(out);
}

void PlaySession::hint() {
  const Answer answer = ask_player(line());
  if (answer.kind == Answer::Kind::move)
    say("Perhaps " + answer.move + ".");
  else
    say(answer.kind == Answer::Kind::failed ? answer.problem
                                            : "Perhaps " + std::string(decision_word(answer.kind)) + ".");
}

PlaySession::Step PlaySession::ask_user() {
  if (!is_shown_) show_board();
  const auto awaiting = game_.awaiting();
  std::cout << (awaiting == replay::Awaiting::roll     ? "roll or double> "
                : awaiting == replay::Awaiting::answer ? "take or drop> "
                                                       : "move> ")
            << std::flush;
  std::string line;
  if (!lines_.read(line)) {
    say("");
    return Step::leave;
  }
  const std::string_view text = text::trim(line);
  return text.empty() ? Step::on : obey(text);
}

PlaySession::Step PlaySession::obey(std::string_view text) {
  const std::string word = lower(text);
  if (word == "quit" || word == "exit") return Step::leave;
  if (word == "help" || word == "?")
    say(std::string(help_words));
  else if (word == "board")
    show_board();
  else if (word == "moves")
    show_moves();
  else if (word == "hint")
    hint();
  else if (word == "undo")
    take_back();
  else if (word == "resign" || word == "resign 1" || word == "resign 2" || word == "resign 3")
    offer_resignation(word.back() == 'n' ? 1 : word.back() - '0');
  else if (word.starts_with("resign "))
    say("'resign' gives up a single game, 'resign 2' a gammon, 'resign 3' a backgammon.");
  else if (word == "roll" && game_.awaiting() == replay::Awaiting::roll)
    roll();
  else
    return play_as_user(text);
  return Step::on;
}

PlaySession::Step PlaySession::play_as_user(std::string_view text) {
  std::string refusal;
  if (!play(text, refusal)) say(refusal);
  return Step::on;
}

void PlaySession::take_back() {
  // Go back to the last position in which the user was to move.
  std::uint32_t ply = game_.ply();
  while (ply > 0) {
    --ply;
    const auto position = game_.position_at(ply);
    if (position && rules_->to_move(*position) == terms_.user) break;
  }
  if (game_.ply() == 0 || !game_.take_back(ply)) return say("There is no move to take back.");
  moves_.resize(std::min<std::size_t>(moves_.size(), game_.ply()));
  before_.reset();
  is_shown_ = false;
}

PlaySession::Step PlaySession::let_player_act() {
  const Answer answer = ask_player(line());
  if (answer.kind == Answer::Kind::failed) {
    complain(answer.problem);
    return Step::failed;
  }
  return do_answer(answer);
}

// Makes `side` resign. This ends the game; in a match, the next game starts.
void PlaySession::give_up(Side side, int level) {
  if (!rules_->family().has_dice) {
    resigned_ = side;
    return;
  }
  game_.resign(side, level);
  rolled_.clear();
  is_shown_ = false;
  if (game_.awaiting() == replay::Awaiting::nothing) return;
  say(side == terms_.user ? std::string("You resign.") : opponent() + " resigns.");
}

// If the user resigns less than the largest possible loss, the engine must agree.
void PlaySession::offer_resignation(int level) {
  const int most = game_.largest_loss(terms_.user);
  engine::GameLine offered = line();
  if (rules_->family().has_dice && level < most) {
    if (!player_.abilities().resignations || offered.act(resignation_of(level)) != MatchRefusal::none ||
        ask_player(offered).kind != Answer::Kind::accept)
      return say(opponent() + " plays on; 'resign " + std::to_string(level + 1) + "' gives up a " +
                 (level == 1 ? "gammon." : "backgammon."));
  }
  give_up(terms_.user, std::min(level, most));
}

// If the engine resigns less than the largest possible loss, the user must agree. If the user plays on and
// the engine resigns again in the same game, the engine loses as much as possible.
PlaySession::Step PlaySession::take_resignation(int level) {
  const Side side = other(terms_.user);
  const int most = game_.largest_loss(side);
  if (level < most && offered_in_ != game_.games_won().size()) {
    offered_in_ = game_.games_won().size();
    if (!is_shown_) show_board();
    std::cout << opponent() << (level < 2 ? " resigns a single game" : " resigns a gammon")
              << ": accept or play on> " << std::flush;
    std::string line;
    if (!lines_.read(line)) return Step::leave;
    if (lower(text::trim(line)) != "accept") return Step::on;
    level = std::max(level, 1);
  } else {
    level = most;
  }
  give_up(side, level);
  return Step::on;
}

PlaySession::Step PlaySession::play_as_engine(std::string_view text, const std::string& words) {
  std::string refusal;
  if (!play(text, refusal)) {
    complain("the engine's answer cannot be played: " + refusal);
    return Step::failed;
  }
  say(words);
  return Step::on;
}

PlaySession::Step PlaySession::do_answer(const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::move: {
      std::string words = opponent() + " plays " + answer.move;
      if (!answer.lines.empty() && answer.lines.front().score)
        words += " (" + value_words(*answer.lines.front().score) + ")";
      return play_as_engine(answer.move, words + ".");
    }
    case Answer::Kind::offer_double:
    case Answer::Kind::take:
    case Answer::Kind::drop:
    case Answer::Kind::beaver: {
      const std::string word(decision_word(answer.kind));
      return play_as_engine(word, opponent() + " " + word + "s.");
    }
    case Answer::Kind::no_double:
      roll();
      return Step::on;
    case Answer::Kind::resign:
      return take_resignation(answer.level);
    case Answer::Kind::draw:
    case Answer::Kind::win:
      called_ = answer.kind == Answer::Kind::draw ? "drawn" : "won";
      return Step::on;
    case Answer::Kind::none:
    case Answer::Kind::accept:
    case Answer::Kind::reject:
    case Answer::Kind::failed:
      break;
  }
  complain("the engine gave no answer");
  return Step::failed;
}

void PlaySession::tell_end() {
  show_board();
  if (resigned_)
    return say(*resigned_ == terms_.user ? std::string("You resign.") : opponent() + " resigns: you win.");
  if (!called_.empty()) return say(opponent() + " calls the game " + std::string(called_) + ".");
  const Outcome outcome = game_.outcome();
  const std::string why = outcome.reason.empty() ? std::string() : ": " + std::string(outcome.reason);
  if (outcome.kind == Outcome::Kind::draw) return say("A draw" + why + ".");
  say((outcome.winner == terms_.user ? std::string("You win") : opponent() + " wins") + why + ".");
}

}  // namespace mt::cli
