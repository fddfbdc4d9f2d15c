// Commands about a board.
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/domain/start_array.hpp"
#include "movetext/server/protocol/mail/scrub.hpp"
#include "movetext/server/app/continuations.hpp"
#include "movetext/server/app/desk.hpp"
#include "movetext/text/same_word.hpp"

#include <array>

namespace mt::server {
namespace {

Refusal no_board() {
  return {.code = "no-board", .message = "which board? a number is missing", .hint = "games lists yours"};
}

int level_of(std::string_view word) {
  constexpr std::array<std::string_view, 4> levels{"single", "gammon", "backgammon", "match"};
  for (std::size_t i = 0; i < levels.size(); ++i)
    if (text::same_in_any_case(levels[i], word)) return static_cast<int>(i) + 1;
  return 0;
}

// What the verb is to the game; verbs of the cube are moves by that name.
std::optional<Act> act_of(const Command& command) {
  Act wish;
  wish.text = command.text;
  wish.half_move = command.guard;
  wish.with_draw = command.with_draw;
  wish.confirmed = command.sure;
  switch (command.verb) {
    case Verb::move:
      return wish;
    case Verb::pass:
    case Verb::double_cube:
    case Verb::take:
    case Verb::drop:
      wish.text = name_of(command.verb);
      return wish;
    case Verb::roll:
      wish.kind = ActKind::roll;
      return wish;
    case Verb::queue:
      wish.kind = ActKind::queue;
      wish.text = to_text(command.queue);
      return wish;
    case Verb::submit:
      wish.kind = ActKind::submit;
      return wish;
    case Verb::confirm:
      wish.kind = ActKind::confirm;
      return wish;
    case Verb::draw:
    case Verb::propose:
      wish.kind = ActKind::draw;
      return wish;
    case Verb::undo:
      wish.kind = ActKind::undo;
      return wish;
    case Verb::abort:
      wish.kind = ActKind::abort;
      return wish;
    case Verb::resign:
      wish.kind = ActKind::resign;
      wish.level = level_of(command.text);
      return wish;
    case Verb::claim:
      wish.kind = ActKind::claim;  // text: draw or time
      return wish;
    case Verb::swap:
      wish.kind = ActKind::swap;
      return wish;
    case Verb::withdraw:
      wish.kind = ActKind::withdraw;
      return wish;
    case Verb::accept:
      wish.kind = ActKind::accept;
      return wish;
    case Verb::reject:
      wish.kind = ActKind::decline;
      return wish;
    case Verb::chat:
      wish.kind = ActKind::say;
      return wish;
    default:
      return {};
  }
}

bool is_move(const Command& command) {
  return command.verb == Verb::move || command.verb == Verb::submit;
}

// The array of another game of Chess960 is another one.
bool is_same_but_for_start(Terms terms, std::string_view offered) {
  auto other = parse_terms(offered);
  if (!other) return false;
  for (Terms* each : {&terms, &*other})
    if (has_usual_start(*each)) each->start.clear();
  return terms == *other;
}

constexpr const char* no_more_words = "you have said as much as one may in a day";

std::string words_of(Answer::Kind kind, const Command& command) {
  if (kind == Answer::Kind::already) return "that had been done already";
  if (kind == Answer::Kind::asked) return "answer confirm to do it";
  if (command.verb == Verb::queue)
    return command.queue.empty() ? "nothing is queued any more" : "it is queued";
  return {};
}

}  // namespace

Served Desk::board_command(const Command& command) {
  const auto board = board_of(command);
  auto wish = act_of(command);
  if (!board) return refused(no_board());
  if (!wish) return refused({.code = "not-here", .message = "this command is not about a board", .hint = {}});
  wish->ply_seen = asker_.ply_seen;
  wish->event_seen = asker_.event_seen;
  if (wish->kind == ActKind::say) wish->text = wish->text.empty() ? comment_ : scrub_tokens(wish->text);
  if (wish->kind == ActKind::say && wish->text.empty())
    return refused(
        {.code = "no-text", .message = "there is nothing to say", .hint = "write it below the command"});
  if (wish->kind == ActKind::say && !may_say_more())
    return refused({.code = "too-many", .message = no_more_words, .hint = "moves are played all the same"});
  const bool begins = wish->kind == ActKind::accept || wish->kind == ActKind::move;
  if (const Game* game = work_.game(*board); begins && game != nullptr && game->state() == GameState::offered)
    if (const auto refusal = objection_to_begin(*game)) return refused(*refusal);
  const Answer answer = work_.act(*board, *wish, asker_.account, asker_.is_operator);
  if (answer.kind == Answer::Kind::refused)
    return refused_move(*board, answer.refusal, is_move(command) ? command.text : std::string());
  const bool changed = answer.kind == Answer::Kind::done;
  const bool comments = changed && wish->kind != ActKind::say && !comment_.empty();
  const bool unsaid = comments && !may_say_more();
  if (comments && !unsaid) work_.act(*board, {.kind = ActKind::say, .text = comment_}, asker_.account);
  if (wish->kind == ActKind::accept && work_.game(*board)->state() == GameState::offered)
    return done("you have accepted; the game begins when the other player does, too");
  Served out = done(unsaid ? "it is done, but nobody gets your comment: " + std::string(no_more_words)
                           : words_of(answer.kind, command));
  out.is_mailed = changed && !unsaid && wish->kind != ActKind::queue && wish->kind != ActKind::say;
  if (answer.kind == Answer::Kind::asked) {
    out.outcome.kind = CommandOutcome::Kind::waits;
    if (wish->kind == ActKind::submit) out.pages.push_back(submitted_board(*board));
  }
  return out;
}

// Counts what is said; everybody on the board gets a mail of it.
bool Desk::may_say_more() {
  return work_.store().allow("say:" + std::to_string(asker_.account), work_.now(), day_long,
                             work_.house().most_comments);
}

// With the board as it is, or with the moves there are, for who has misspelt his, or played a part of one.
Served Desk::refused_move(GameId board, const Refusal& refusal, const std::string& move) {
  Served out = refused(refusal);
  const Game* game = work_.game(board);
  if (game == nullptr) return out;
  // It was meant for another position: the one there is now comes with the answer.
  if (refusal.code == "stale-ply" || refusal.code == "future-ply" || refusal.code == "superseded")
    out.pages.push_back(shown(board, {}));
  if (move.empty() || refusal.code != "illegal-move") return out;
  const auto seat = game->seat_of(asker_.account);
  if (seat && game->awaited() == seat)
    game->board()->legal_moves(game->board()->rules().notation(), out.legal_moves);
  if (auto more = continuations(move, out.legal_moves); !more.empty()) {
    out.outcome.message = move + " is a part of a move alone: it has to go on";
    out.outcome.hint = {};
    out.legal_moves = std::move(more);
    out.moves_go_on = true;
  }
  return out;
}

// Without a board it is about all challenges to come.
Served Desk::answer(const Command& command) {
  return board_of(command) ? board_command(command) : policy(command);
}

Served Desk::rematch(const Command& command) {
  const auto board = board_of(command);
  if (!board) return refused(no_board());
  const Game* game = work_.game(*board);
  if (game == nullptr) return refused({.code = "no-board", .message = "there is no such board", .hint = {}});
  if (!game->seat_of(asker_.account))
    return refused({.code = "not-a-player", .message = "you did not play this game", .hint = {}});
  if (game->state() == GameState::active || game->state() == GameState::offered)
    return refused({.code = "not-over", .message = "the game is not over yet", .hint = {}});
  Terms terms = game->terms();
  const AccountId first = game->player(Side::second);
  const AccountId second = game->player(Side::first);
  for (const AccountId id : {first, second})
    if (id != 0)
      if (const auto refusal = objection_of(*work_.account(id), terms)) return refused(*refusal);
  GameQuery offers{.player = asker_.account, .state = GameState::offered};
  for (const GameRow& row : work_.store().games(offers))
    if (row.players == std::array{first, second} && is_same_but_for_start(terms, row.terms))
      return done("board " + std::to_string(row.id) + " is offered already");
  if (const auto refusal = objection_to_another_challenge()) return refused(*refusal);
  if (has_usual_start(terms)) {
    terms.start.clear();
    choose_start(terms, random_below(start_array_count(terms)));
  }
  const GameId id = begin(terms, first, second);
  Served out = done("board " + std::to_string(id) + " is offered, with the sides changed");
  out.is_mailed = true;
  return out;
}

}  // namespace mt::server
