#include "movetext/games/backgammon/any_backgammon.hpp"

#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/games/backgammon/drawing.hpp"
#include "movetext/games/backgammon/perft.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <array>
#include <optional>

namespace mt {
namespace {

using backgammon::Action;
using backgammon::Dice;
using backgammon::PlayNotation;
using backgammon::Position;
using backgammon::Refusal;

// The name of the drawn board seen from the other side of the table.
constexpr std::string_view board_flipped = "board-flipped";

// The content of an AnyPosition: a drop ends the game and leaves no trace on the board.
struct Moment {
  Position position{};
  backgammon::GameResult result{};  // the result of a drop
};
static_assert(sizeof(Moment) <= AnyPosition::capacity);

Moment moment_of(const AnyPosition& any) {
  auto moment = any.as<Moment>();
  if (!moment.result.over()) moment.result = finished(moment.position);
  return moment;
}

struct Word {
  std::string_view word;
  Action action;
};
constexpr auto words_of_cube = std::to_array<Word>({{"double", Action::offer_double},
                                                    {"take", Action::take},
                                                    {"drop", Action::drop},
                                                    {"beaver", Action::beaver},
                                                    {"raccoon", Action::raccoon}});

std::optional<Action> action_of(std::string_view text) {
  for (const Word& row : words_of_cube)
    if (text::same_in_any_case(row.word, text)) return row.action;
  return {};
}

// Says whether the word is a roll, "31:"; impossible dice count as well.
bool is_roll(std::string_view word) {
  return word.size() == 3 && text::is_digit(word[0]) && text::is_digit(word[1]) && word[2] == ':';
}

std::optional<Dice> roll_of(std::string_view word) {
  if (!is_roll(word) || !backgammon::are_dice(word[0] - '0', word[1] - '0')) return {};
  return Dice{static_cast<std::uint8_t>(word[0] - '0'), static_cast<std::uint8_t>(word[1] - '0')};
}

std::string roll_text(Dice dice) {
  return {static_cast<char>('0' + dice.larger()), static_cast<char>('0' + dice.smaller()), ':'};
}

PlayNotation play_notation(board::Notation notation) {
  return notation == board::Notation::expanded ? PlayNotation::expanded : PlayNotation::canonical;
}

Diagnostic refused(std::string_view text, std::string message, Code code = Code::illegal_move) {
  return {code, Severity::error, 0, static_cast<std::uint32_t>(text.size()), std::move(message), {}};
}

// Adds the plays of a roll on the table, each after `before`; "no play" if there is none.
void add_plays(const Position& rolled, const std::string& before, PlayNotation notation,
               backgammon::PlayList& plays, std::vector<std::string>& out) {
  legal_plays(rolled, plays);
  if (plays.empty()) out.push_back(before + "no play");
  for (const backgammon::Play& play : plays) {
    std::string& text = out.emplace_back(before);
    write_play(ordered(play), notation, text);
  }
}

}  // namespace

bool BackgammonGame::knows(board::Notation notation) const {
  return notation == board::Notation::points || notation == board::Notation::expanded;
}

std::string_view BackgammonGame::side_name(Side side) const {
  return backgammon::colour_name(side);
}

AnyPosition BackgammonGame::start() const {
  return AnyPosition(Moment{game_.start(), {}});
}

Side BackgammonGame::to_move(const AnyPosition& position) const {
  return position.as<Position>().to_decide;
}

bool BackgammonGame::same_board(const AnyPosition& a, const AnyPosition& b) const {
  const auto first = a.as<Position>();
  const auto second = b.as<Position>();
  return first.board == second.board && first.on_roll == second.on_roll;
}

std::uint64_t BackgammonGame::board_key(const AnyPosition& position) const {
  const auto here = position.as<Position>();
  auto key = static_cast<std::uint64_t>(here.on_roll);
  for (const backgammon::Counters own : here.board.sides)
    for (const int shift : {0, 64})
      key = (key ^ static_cast<std::uint64_t>(own >> shift)) * 0x9E37'79B9'7F4A'7C15;
  return key;
}

Outcome BackgammonGame::outcome(const AnyPosition& position) const {
  constexpr std::array<std::string_view, 3> levels{"a single game", "a gammon", "a backgammon"};
  const backgammon::GameResult result = moment_of(position).result;
  if (!result.over()) return {};
  if (result.kind == backgammon::GameResult::Kind::dropped)
    return {.kind = Outcome::Kind::win, .winner = result.winner, .reason = "the double was dropped"};
  return {.kind = Outcome::Kind::win, .winner = result.winner, .reason = levels[result.level - 1U]};
}

bool BackgammonGame::parse_position(std::string_view text, AnyPosition& out,
                                    std::vector<Diagnostic>& notes) const {
  const auto read = backgammon::parse_position(game_.rules(), text, notes);
  if (!read) return false;
  out = AnyPosition(Moment{read->position, {}});
  if (*read->rules != game_.rules())
    notes.push_back({Code::odd_position, Severity::warning, 0, static_cast<std::uint32_t>(text.size()),
                     "a position of " + std::string(read->rules->name) + ", taken as one of " +
                         std::string(game_.rules().name),
                     "--game " + std::string(read->rules->name)});
  return true;
}

std::vector<std::string_view> BackgammonGame::position_notations() const {
  std::vector<std::string_view> names;
  names.reserve(backgammon::position_notation_count + 1);
  for (int i = 0; i < backgammon::position_notation_count; ++i)
    names.push_back(name(static_cast<backgammon::PositionNotation>(i)));
  names.push_back(board_flipped);
  return names;
}

bool BackgammonGame::write_position(const AnyPosition& position, std::string_view notation,
                                    std::string& out) const {
  if (notation == board_flipped) {
    write_board_text(game_.rules(), position.as<Position>(), {.flip = true}, out);
    return true;
  }
  const auto known = backgammon::find_position_notation(notation);
  std::vector<Diagnostic> losses;
  return known && backgammon::write_position(game_.rules(), position.as<Position>(), *known, out, losses);
}

void BackgammonGame::position_losses(const AnyPosition& position, std::string_view notation,
                                     std::vector<Diagnostic>& notes) const {
  std::string ignored;
  if (const auto known = backgammon::find_position_notation(notation))
    backgammon::write_position(game_.rules(), position.as<Position>(), *known, ignored, notes);
}

board::Diagram BackgammonGame::diagram(const AnyPosition& position) const {
  return backgammon::drawing_of(position.as<Position>());
}

// A roll extends to the play after it, and a play extends to the next roll or turn of the cube.
std::size_t BackgammonGame::move_end(std::string_view moves, std::size_t begin) const {
  const auto word_at = [&](std::size_t at) {
    std::size_t end = at;
    while (end < moves.size() && !text::is_blank(moves[end])) ++end;
    return moves.substr(at, end - at);
  };
  std::size_t end = begin;
  for (std::size_t at = begin; at < moves.size();) {
    const std::string_view word = word_at(at);
    if (action_of(word)) return at == begin ? at + word.size() : end;
    if (at > begin && is_roll(word)) return end;
    end = at + word.size();
    at = end;
    while (at < moves.size() && text::is_blank(moves[at])) ++at;
  }
  return end;
}

bool BackgammonGame::legal_moves(const AnyPosition& position, board::Notation notation,
                                 std::vector<std::string>& out) const {
  const auto [here, result] = moment_of(position);
  if (result.over()) return true;
  if (here.double_offered) {
    for (const Word& row : words_of_cube)
      if (why_not(here, row.action) == Refusal::none) out.emplace_back(row.word);
    return true;
  }
  const auto plays = std::make_unique<backgammon::PlayList>();
  if (here.dice.rolled()) {
    add_plays(here, {}, play_notation(notation), *plays, out);
    return true;
  }
  for (const Dice dice : backgammon::all_rolls)
    add_plays(roll(here, dice), roll_text(dice) + ' ', play_notation(notation), *plays, out);
  return true;
}

bool BackgammonGame::play(AnyPosition& position, std::string_view text, board::Notation notation,
                          std::string& canonical, Diagnostic& refusal) const {
  auto [here, result] = moment_of(position);
  const std::string_view all = text::trim(text);
  const auto action = action_of(all);
  if (result.kind == backgammon::GameResult::Kind::dropped) {
    refusal = refused(text, "the game is over: the double was dropped",
                      action ? Code::cube_action : Code::illegal_move);
    return false;
  }
  if (action) {
    if (const Refusal why = why_not(here, *action); why != Refusal::none) {
      refusal = refused(text, std::string(backgammon::words(why)), Code::cube_action);
      return false;
    }
    canonical = words_of_cube[static_cast<std::size_t>(*action) - 1].word;
    const backgammon::Turned turned = act(here, *action);
    position = AnyPosition(Moment{turned.position, turned.result});
    return true;
  }
  canonical.clear();
  std::string_view moves = all;
  if (const auto dice = roll_of(all.substr(0, 3))) {
    if (const Refusal why = why_not(here, Action::roll); why != Refusal::none) {
      refusal = refused(text, std::string(backgammon::words(why)));
      return false;
    }
    here = roll(here, *dice);
    canonical = roll_text(*dice);
    moves = text::trim(all.substr(3));
    if (moves.empty() && has_play(here.board, here.on_roll, *dice)) {  // the play is a separate move
      position = AnyPosition(Moment{here, {}});
      return true;
    }
    canonical += ' ';
  } else if (is_roll(all.substr(0, 3))) {
    refusal = refused(text, "dice are two numbers from 1 to 6", Code::bad_dice);
    return false;
  }
  if (!here.dice.rolled()) {
    refusal = refused(text, "no dice: a roll comes before its play, as in \"31: 8/5 6/5\"");
    return false;
  }
  backgammon::PlayText read;
  if (const auto misread = read_play_text(moves, read)) {
    refusal = explain_misreading(moves, misread);
    return false;
  }
  const backgammon::ResolvedPlay found = resolve_play(here.board, here.on_roll, here.dice, read);
  // Of several plays it takes the one without unmarked hits: so every play is named by its own canonical
  // text.
  if (found.results == 0) {
    refusal = explain(here, read, moves);
    return false;
  }
  if (found.play.count == 0)
    canonical += "no play";
  else
    write_play(ordered(found.play), play_notation(notation), canonical);
  position = AnyPosition(Moment{backgammon::play(here, found.play), {}});
  return true;
}

Result<std::uint64_t> BackgammonGame::perft(const AnyPosition& position, int depth) const {
  const auto [here, result] = moment_of(position);
  if (depth > 0 && result.kind == backgammon::GameResult::Kind::dropped) return 0;
  depth = std::min(depth, backgammon::max_perft_depth);
  if (depth > 0 && here.dice.rolled()) return perft_of_roll(here.board, here.on_roll, here.dice, depth);
  return backgammon::perft(here.board, here.on_roll, depth);
}

}  // namespace mt
