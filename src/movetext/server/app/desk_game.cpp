// Commands about a board.
#include "movetext/server/app/continuations.hpp"
#include "movetext/server/app/desk.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/domain/start_array.hpp"
#include "movetext/server/protocol/mail/scrub.hpp"
#include "movetext/text/same_word.hpp"

#include <array>

namespace mt::server::app {
namespace {

domain::Refusal no_board() {
  return {.code = "no-board", .message = "which board? a number is missing", .hint = "games lists yours"};
}

int level_of(std::string_view word) {
  constexpr std::array<std::string_view, 4> levels{"single", "gammon", "backgammon", "match"};
  for (std::size_t i = 0; i < levels.size(); ++i)
    if (text::same_in_any_case(levels[i], word)) return static_cast<int>(i) + 1;
  return 0;
}

// What the verb is to the game; verbs of the cube are moves by that name.
std::optional<domain::Act> act_of(const protocol::Command& command) {
  domain::Act wish;
  wish.text = command.text;
  wish.half_move = command.guard;
  wish.with_draw = command.with_draw;
  wish.confirmed = command.sure;
  switch (command.verb) {
    case protocol::Verb::move:
      return wish;
    case protocol::Verb::pass:
    case protocol::Verb::double_cube:
    case protocol::Verb::take:
    case protocol::Verb::drop:
      wish.text = protocol::name_of(command.verb);
      return wish;
    case protocol::Verb::roll:
      wish.kind = domain::ActKind::roll;
      return wish;
    case protocol::Verb::queue:
      wish.kind = domain::ActKind::queue;
      wish.text = domain::to_text(command.queue);
      return wish;
    case protocol::Verb::submit:
      wish.kind = domain::ActKind::submit;
      return wish;
    case protocol::Verb::confirm:
      wish.kind = domain::ActKind::confirm;
      return wish;
    case protocol::Verb::draw:
    case protocol::Verb::propose:
      wish.kind = domain::ActKind::draw;
      return wish;
    case protocol::Verb::undo:
      wish.kind = domain::ActKind::undo;
      return wish;
    case protocol::Verb::abort:
      wish.kind = domain::ActKind::abort;
      return wish;
    case protocol::Verb::resign:
      wish.kind = domain::ActKind::resign;
      wish.level = level_of(command.text);
      return wish;
    case protocol::Verb::claim:
      wish.kind = domain::ActKind::claim;  // text: draw or time
      return wish;
    case protocol::Verb::swap:
      wish.kind = domain::ActKind::swap;
      return wish;
    case protocol::Verb::withdraw:
      wish.kind = domain::ActKind::withdraw;
      return wish;
    case protocol::Verb::accept:
      wish.kind = domain::ActKind::accept;
      return wish;
    case protocol::Verb::reject:
      wish.kind = domain::ActKind::decline;
      return wish;
    case protocol::Verb::chat:
      wish.kind = domain::ActKind::say;
      return wish;
    default:
      return {};
  }
}

bool is_move(const protocol::Command& command) {
  return command.verb == protocol::Verb::move || command.verb == protocol::Verb::submit;
}

// The array of another game of Chess960 is another one.
bool is_same_but_for_start(domain::Terms terms, std::string_view offered) {
  auto other = domain::parse_terms(offered);
  if (!other) return false;
  for (domain::Terms* each : {&terms, &*other})
    if (domain::has_usual_start(*each)) each->start.clear();
  return terms == *other;
}

constexpr const char* no_more_words = "you have said as much as one may in a day";

std::string words_of(domain::ActOutcome::Kind kind, const protocol::Command& command) {
  if (kind == domain::ActOutcome::Kind::already) return "that had been done already";
  if (kind == domain::ActOutcome::Kind::asked) return "answer confirm to do it";
  if (command.verb == protocol::Verb::queue)
    return command.queue.empty() ? "nothing is queued any more" : "it is queued";
  return {};
}

}  // namespace

CommandResult Desk::board_command(const protocol::Command& command) {
  const auto board = board_of(command);
  auto wish = act_of(command);
  if (!board) return refused(no_board());
  if (!wish) return refused({.code = "not-here", .message = "this command is not about a board", .hint = {}});
  wish->ply_seen = requester_.ply_seen;
  wish->event_seen = requester_.event_seen;
  if (wish->kind == domain::ActKind::say)
    wish->text = wish->text.empty() ? comment_ : protocol::scrub_tokens(wish->text);
  if (wish->kind == domain::ActKind::say && wish->text.empty())
    return refused(
        {.code = "no-text", .message = "there is nothing to say", .hint = "write it below the command"});
  if (wish->kind == domain::ActKind::say && !may_say_more())
    return refused({.code = "too-many", .message = no_more_words, .hint = "moves are played all the same"});
  const bool begins = wish->kind == domain::ActKind::accept || wish->kind == domain::ActKind::move;
  if (const domain::Game* game = work_.game(*board);
      begins && game != nullptr && game->state() == domain::GameState::offered)
    if (const auto refusal = objection_to_begin(*game)) return refused(*refusal);
  const domain::ActOutcome answer = work_.act(*board, *wish, requester_.account, requester_.is_operator);
  if (answer.kind == domain::ActOutcome::Kind::refused)
    return refused_move(*board, answer.refusal, is_move(command) ? command.text : std::string());
  const bool changed = answer.kind == domain::ActOutcome::Kind::done;
  const bool comments = changed && wish->kind != domain::ActKind::say && !comment_.empty();
  const bool unsaid = comments && !may_say_more();
  if (comments && !unsaid)
    work_.act(*board, {.kind = domain::ActKind::say, .text = comment_}, requester_.account);
  if (wish->kind == domain::ActKind::accept && work_.game(*board)->state() == domain::GameState::offered)
    return done("you have accepted; the game begins when the other player does, too");
  CommandResult out = done(unsaid ? "it is done, but nobody gets your comment: " + std::string(no_more_words)
                                  : words_of(answer.kind, command));
  out.is_mailed =
      changed && !unsaid && wish->kind != domain::ActKind::queue && wish->kind != domain::ActKind::say;
  if (answer.kind == domain::ActOutcome::Kind::asked) {
    out.outcome.kind = words::CommandOutcome::Kind::waits;
    if (wish->kind == domain::ActKind::submit) out.pages.push_back(submitted_board(*board));
  }
  return out;
}

// Counts what is said; everybody on the board gets a mail of it.
bool Desk::may_say_more() {
  return work_.store().allow("say:" + std::to_string(requester_.account), work_.now(), day_long,
                             work_.policy().most_comments);
}

// With the board as it is, or with the moves there are, for who has misspelt his, or played a part of one.
CommandResult Desk::refused_move(GameId board, const domain::Refusal& refusal, const std::string& move) {
  CommandResult out = refused(refusal);
  const domain::Game* game = work_.game(board);
  if (game == nullptr) return out;
  // It was meant for another position: the one there is now comes with the answer.
  if (refusal.code == "stale-ply" || refusal.code == "future-ply" || refusal.code == "superseded")
    out.pages.push_back(shown(board, {}));
  if (move.empty() || refusal.code != "illegal-move") return out;
  const auto seat = game->seat_of(requester_.account);
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
CommandResult Desk::answer(const protocol::Command& command) {
  return board_of(command) ? board_command(command) : policy(command);
}

CommandResult Desk::rematch(const protocol::Command& command) {
  const auto board = board_of(command);
  if (!board) return refused(no_board());
  const domain::Game* game = work_.game(*board);
  if (game == nullptr) return refused({.code = "no-board", .message = "there is no such board", .hint = {}});
  if (!game->seat_of(requester_.account))
    return refused({.code = "not-a-player", .message = "you did not play this game", .hint = {}});
  if (game->state() == domain::GameState::active || game->state() == domain::GameState::offered)
    return refused({.code = "not-over", .message = "the game is not over yet", .hint = {}});
  domain::Terms terms = game->terms();
  const AccountId first = game->player(Side::second);
  const AccountId second = game->player(Side::first);
  for (const AccountId id : {first, second})
    if (id != 0)
      if (const auto refusal = objection_of(*work_.account(id), terms)) return refused(*refusal);
  store::GameQuery offers{.player = requester_.account, .state = domain::GameState::offered};
  for (const store::BoardRow& row : work_.store().games(offers))
    if (row.players == std::array{first, second} && is_same_but_for_start(terms, row.terms))
      return done("board " + std::to_string(row.id) + " is offered already");
  if (const auto refusal = objection_to_another_challenge()) return refused(*refusal);
  if (domain::has_usual_start(terms)) {
    terms.start.clear();
    domain::choose_start(terms, crypto::random_below(domain::start_array_count(terms)));
  }
  const GameId id = begin(terms, first, second);
  CommandResult out = done("board " + std::to_string(id) + " is offered, with the sides changed");
  out.is_mailed = true;
  return out;
}

}  // namespace mt::server::app
