#include "movetext/cli/one_game.hpp"

#include "movetext/archive/input.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/fen_form.hpp"
#include "movetext/cli/reporter.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/games/api/position_letters.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/plain_position.hpp"

#include <algorithm>
#include <array>

namespace mt::cli {
namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::size_t longest_position = std::size_t{64} << 10U;

GameSpec guess_game(std::string_view position) {
  const bool empty = position.find_first_not_of(" \t\r\n\"") == std::string_view::npos;
  const GameSpec usual = *parse_game(default_game);
  return empty ? usual : game_of_position(position).value_or(usual);
}

std::unique_ptr<const AnyGame> make_chosen_game(const Invocation& invocation, std::string_view position) {
  const auto named = invocation.value("game");
  const GameSpec spec = with_rights_of(named ? *parse_game(*named) : guess_game(position), position);
  return make_game(with_fen_form(invocation.has("losing") ? losing(spec) : spec, fen_form_of(invocation)));
}

// Returns the length of the move number at the start of a word: 5 for "12...31-27", 0 for "31-27".
std::size_t skip_move_number(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
  return dots > digits ? dots : 0;
}

}  // namespace

OneGame::OneGame(const Invocation& invocation, std::string_view position)
    : invocation_(invocation), game_(make_chosen_game(invocation, position)), position_(game_->start()) {}

std::optional<board::Notation> find_notation(const AnyGame& game, std::string_view name) {
  if (name == "canonical") return game.notation();
  const std::optional<board::Notation> notation = board::notation_named(name);
  return notation && game.knows(*notation) ? notation : std::nullopt;
}

std::optional<board::Notation> require_notation(const AnyGame& game, std::string_view name) {
  const auto notation = find_notation(game, name);
  if (!notation) complain(game.spec().name() + " has no notation '" + std::string(name) + "'");
  return notation;
}

std::optional<board::Notation> OneGame::notation() const {
  return require_notation(*game_, invocation_.value_or("notation", "canonical"));
}

bool OneGame::read_position(std::string_view written, std::string_view source) {
  // As in engine protocols, " moves " and the moves of a game may follow its start position.
  constexpr std::string_view behind = " moves ";
  std::string whole;
  std::string text;
  std::size_t position_end = 0;
  std::vector<Diagnostic> notes;
  const auto read = [&](std::string_view plain, std::vector<Diagnostic>& found) {
    whole = plain;
    position_end = std::min(whole.find(behind), whole.size());
    text = whole.substr(0, position_end);
    return game_->parse_position(text, position_, found);
  };
  if (invocation_.has("losing") && !has_losing_form(game_->spec())) {
    complain("--losing: this is a position of " + game_->spec().name() + ", which has no losing form");
    return false;
  }
  const bool good = read_position_text(written, notes, read);
  if (!good && !notes.empty() && !invocation_.value("game") && !game_of_position(text))
    notes.back().message += "; read as " + game_->spec().name() + " because --game is not given";
  Reporter reporter(invocation_.terminal(), invocation_.has("json"));
  for (const Diagnostic& note : notes)
    if (!good || !invocation_.has("quiet") || note.severity == Severity::error)
      reporter.report(report::locate(source, written, note.begin, note.end), note);
  if (!good || position_end == whole.size()) return good;
  return play(std::string_view(whole).substr(position_end + behind.size()));
}

bool OneGame::set_up() {
  const auto position = invocation_.value("position");
  if (position && !read_position(*position, "position")) return false;
  return play(text::in_plain_form(invocation_.value_or("play", ""), {}));
}

bool OneGame::play(std::string_view moves) {
  std::size_t at = moves.find_first_not_of(blanks);
  while (at < moves.size()) {
    const std::size_t end = game_->move_end(moves, at);
    at += skip_move_number(moves.substr(at, end - at));
    if (at < end && !play_one(moves, at, end)) return false;
    at = moves.find_first_not_of(blanks, end);
  }
  return true;
}

bool OneGame::play_one(std::string_view all, std::size_t begin, std::size_t end) {
  const AnyPosition before = position_;
  std::string canonical;
  Diagnostic refusal;
  if (game_->play(position_, all.substr(begin, end - begin), game_->notation(), canonical, refusal)) {
    before_ = before;
    return true;
  }
  refusal.severity = Severity::error;
  Reporter reporter(invocation_.terminal(), invocation_.has("json"));
  reporter.report(report::locate("play", all, begin, end), refusal);
  return false;
}

bool OneGame::moves(board::Notation notation, std::vector<std::string>& out) const {
  if (!game_->legal_moves(position_, notation, out)) {
    complain("this position has too many captures to search [too-complex]");
    return false;
  }
  std::sort(out.begin(), out.end());
  return true;
}

std::optional<std::string> read_text_operand(const Invocation& invocation) {
  std::string text = joined_words(invocation.operands());
  if (!text.empty() && text != "-") return text;
  if (text.empty()) announce_terminal(invocation, "a position");
  archive::Input input(&invocation.stop());
  text.resize(longest_position + 1);
  if (input.open("-")) text.resize(input.read(text));
  if (input.failed()) {
    complain(input.error());
    return std::nullopt;
  }
  if (text.size() > longest_position) {
    complain("standard input is longer than any position");
    return std::nullopt;
  }
  return text;
}

}  // namespace mt::cli
