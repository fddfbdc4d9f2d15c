// Commands for one board.
#include "movetext/server/app/board_page.hpp"
#include "movetext/server/app/continuations.hpp"
#include "movetext/server/app/mails_due.hpp"
#include "movetext/server/app/player_limits.hpp"
#include "movetext/server/app/policy_commands.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/server/protocol/mail/scrub.hpp"
#include "movetext/text/same_word.hpp"

#include <array>

namespace mt::server::app {
namespace {

using domain::ActKind;

CommandResult no_board() {
  return refused(Phrase("no-board.which"_text));
}

// Builds an act of that kind from the arguments of the command.
template <const ActKind& kind>
domain::Act act_as(const protocol::Command& command) {
  return {.kind = kind,
          .text = command.text,
          .with_draw = command.with_draw,
          .confirmed = command.sure,
          .half_move = command.guard};
}

// Builds the move with the same name as the verb: double, take or pass, for example.
domain::Act act_as_move_named(const protocol::Command& command) {
  domain::Act wish = act_as<ActKind::move>(command);
  wish.text = command.verb->name;
  return wish;
}

domain::Act act_as_queue(const protocol::Command& command) {
  domain::Act wish = act_as<ActKind::queue>(command);
  wish.text = domain::to_text(command.queue);
  return wish;
}

int level_of(std::string_view word) {
  constexpr std::array<std::string_view, 4> levels{"single", "gammon", "backgammon", "match"};
  for (std::size_t i = 0; i < levels.size(); ++i)
    if (text::same_in_any_case(levels[i], word)) return static_cast<int>(i) + 1;
  return 0;
}

domain::Act act_as_resignation(const protocol::Command& command) {
  domain::Act wish = act_as<ActKind::resign>(command);
  wish.level = level_of(command.text);
  return wish;
}

// Refuses the act. The result shows the present board if the player saw an older one, or lists the legal
// moves if the move was misspelt or incomplete.
CommandResult refused_act(CommandContext& context, GameId board, const domain::Refusal& refusal,
                          const std::string& move) {
  CommandResult out = refused(refusal);
  const domain::Game* game = context.work.game(board);
  if (game == nullptr) return out;
  // The player meant another position, so the answer shows the present one.
  if (refusal.code == "stale-ply" || refusal.code == "future-ply" || refusal.code == "superseded")
    out.pages.push_back(shown_board(context, board, {}));
  if (move.empty() || refusal.code != "illegal-move") return out;
  const auto seat = game->seat_of(context.requester.account);
  if (seat && game->awaited() == seat)
    game->board()->legal_moves(game->board()->rules().notation(), out.legal_moves);
  if (auto more = continuations(move, out.legal_moves); !more.empty()) {
    out.outcome.phrase = {"illegal-move.goes-on"_text, {{"move", move}}};
    out.legal_moves = std::move(more);
    out.moves_go_on = true;
  }
  return out;
}

domain::Act wish_of(const CommandContext& context, const protocol::Command& command) {
  domain::Act wish = verb_of(command).handling.act(command);
  wish.ply_seen = context.requester.ply_seen;
  wish.event_seen = context.requester.event_seen;
  return wish;
}

bool may_begin_game(ActKind kind) {
  return kind == ActKind::accept || kind == ActKind::move;
}

// Returns whether the new events of the game after event `seq` cause a mail.
bool is_mailed_since(const domain::Game& game, std::uint32_t seq) {
  const auto events = game.fresh();
  return !mails_due(events.last(std::min<std::size_t>(events.size(), game.seq() - seq))).none();
}

// Carries out the act of the verb, and adds the text of the mail as a comment on the board.
CommandResult act_on_board(CommandContext& context, const protocol::Command& command) {
  const auto board = context.board_of(command);
  if (!board) return no_board();
  UnitOfWork& work = context.work;
  const domain::Act wish = wish_of(context, command);
  const domain::Game* game = work.game(*board);
  if (may_begin_game(wish.kind) && game != nullptr && game->state() == domain::GameState::offered)
    if (const auto refusal = objection_to_begin(context, *game)) return refused(*refusal);
  const AccountId by = context.requester.account;
  const std::uint32_t seq = game == nullptr ? 0 : game->seq();
  const domain::ActOutcome answer = work.act(*board, wish, by, context.requester.is_operator);
  using Kind = domain::ActOutcome::Kind;
  if (answer.kind == Kind::refused) return refused_act(context, *board, answer.refusal, command.text);
  if (answer.kind == Kind::already) return done(Phrase("outcome.already-done"_text));
  if (answer.kind == Kind::asked) return waits({"outcome.to-be-confirmed"_text, {{"confirm", "confirm"}}});
  const bool comments = !context.comment.empty();
  if (comments && !may_say_more(context)) return done(Phrase("outcome.done-without-comment"_text));
  if (comments) work.act(*board, {.kind = ActKind::say, .text = context.comment}, by);
  CommandResult out = done();
  out.is_mailed = game != nullptr && is_mailed_since(*game, seq);
  return out;
}

CommandResult queue(CommandContext& context, const protocol::Command& command) {
  CommandResult out = act_on_board(context, command);
  if (out.is_error || !out.outcome.phrase.empty()) return out;
  return done(Phrase(command.queue.empty() ? "outcome.queue-forgotten"_text : "outcome.queued"_text));
}

CommandResult submit(CommandContext& context, const protocol::Command& command) {
  CommandResult out = act_on_board(context, command);
  if (out.outcome.kind == words::CommandOutcome::Kind::waits)
    out.pages.push_back(submitted_board(context, *context.board_of(command)));
  return out;
}

// Accepts the offer on the board. Without a board, sets the policy to accept all future challenges.
CommandResult accept(CommandContext& context, const protocol::Command& command) {
  const auto board = context.board_of(command);
  if (!board) return take_challenges(context, command);
  CommandResult out = act_on_board(context, command);
  if (out.is_error || context.work.game(*board)->state() != domain::GameState::offered) return out;
  return done(Phrase("outcome.accepted"_text));
}

CommandResult reject(CommandContext& context, const protocol::Command& command) {
  return context.board_of(command) ? act_on_board(context, command) : take_no_challenges(context, command);
}

CommandResult chat(CommandContext& context, const protocol::Command& command) {
  const auto board = context.board_of(command);
  if (!board) return no_board();
  domain::Act wish = wish_of(context, command);
  wish.text = wish.text.empty() ? context.comment : protocol::scrub_tokens(wish.text);
  if (wish.text.empty()) return refused(Phrase("no-text.to-say"_text));
  if (!may_say_more(context)) return refused(Phrase("too-many.comments"_text));
  const domain::ActOutcome answer =
      context.work.act(*board, wish, context.requester.account, context.requester.is_operator);
  return answer.kind == domain::ActOutcome::Kind::refused ? refused_act(context, *board, answer.refusal, {})
                                                          : done();
}

namespace shapes = protocol::shapes;

constexpr auto board_rows = std::to_array<Verb>({
    {{.name = "move",
      .aliases = {"board", "mvoe"},
      .shape = &shapes::move,
      .in_reply = true,
      .role = protocol::VerbRole::move,
      .help = {{{"GAME move BOARD MOVE", "play a move; MOVE#17 is played only as half-move 17"}}}},
     {.run = act_on_board, .act = act_as<ActKind::move>}},
    {{.name = "queue",
      .aliases = {"qmove", "qboard", "moveq", "boardq"},
      .shape = &shapes::conditions,
      .in_reply = true,
      .help = {{{"GAME queue BOARD MOVE [if MOVE]",
                 "play MOVE when your turn comes; without a move, delete the queue"}}}},
     {.run = queue, .act = act_as_queue}},
    {{.name = "submit",
      .shape = &shapes::submit,
      .in_reply = true,
      .help = {{{"GAME submit BOARD MOVE", "show the board after the move, without playing it"}}}},
     {.run = submit, .act = act_as<ActKind::submit>}},
    {{.name = "confirm",
      .shape = &shapes::act,
      .in_reply = true,
      .help = {{{"GAME confirm BOARD", "play the submitted move"}}}},
     {.run = act_on_board, .act = act_as<ActKind::confirm>}},
    {{.name = "draw",
      .shape = &shapes::act,
      .in_reply = true,
      .help = {{{"GAME draw BOARD", "offer a draw, or accept a draw offer"}}}},
     {.run = act_on_board, .act = act_as<ActKind::draw>}},
    {{.name = "propose", .shape = &shapes::act, .in_reply = true},
     {.run = act_on_board, .act = act_as<ActKind::draw>}},
    {{.name = "claim",
      .aliases = {"flag"},
      .alias_text = "time",
      .shape = &shapes::claim,
      .in_reply = true,
      .help = {{{"GAME claim BOARD", "claim a draw by the rules, or a win on time"}}}},
     {.run = act_on_board, .act = act_as<ActKind::claim>}},
    {{.name = "undo",
      .aliases = {"takeback"},
      .shape = &shapes::act,
      .in_reply = true,
      .help = {{{"GAME undo BOARD", "ask to take the last move back"}}}},
     {.run = act_on_board, .act = act_as<ActKind::undo>}},
    {{.name = "accept",
      .shape = &shapes::accept,
      .in_reply = true,
      .help = {{{"GAME accept BOARD", "accept a draw, an undo or a challenge"}}}},
     {.run = accept, .act = act_as<ActKind::accept>}},
    {{.name = "reject",
      .aliases = {"decline"},
      .shape = &shapes::reject,
      .in_reply = true,
      .help = {{{"GAME reject BOARD", "decline it"}}}},
     {.run = reject, .act = act_as<ActKind::decline>}},
    {{.name = "abort", .shape = &shapes::act, .in_reply = true},
     {.run = act_on_board, .act = act_as<ActKind::abort>}},
    {{.name = "resign",
      .shape = &shapes::resign,
      .in_reply = true,
      .sure_mark = true,
      .help = {{{"GAME resign BOARD", "resign; you must confirm it, but not \"resign!\""}}}},
     {.run = act_on_board, .act = act_as_resignation, .for_good = true}},
    {{.name = "swap",
      .shape = &shapes::act,
      .in_reply = true,
      .help = {{{"GAME swap BOARD", "change sides, in games with the swap rule"}}}},
     {.run = act_on_board, .act = act_as<ActKind::swap>}},
    {{.name = "double",
      .aliases = {"redouble"},
      .shape = &shapes::act,
      .in_reply = true,
      .help = {{{"double, take, drop", "the cube of backgammon"}}}},
     {.run = act_on_board, .act = act_as_move_named}},
    {{.name = "take", .shape = &shapes::act, .in_reply = true},
     {.run = act_on_board, .act = act_as_move_named}},
    {{.name = "drop", .shape = &shapes::act, .in_reply = true},
     {.run = act_on_board, .act = act_as_move_named}},
    {{.name = "roll", .shape = &shapes::act, .in_reply = true},
     {.run = act_on_board, .act = act_as<ActKind::roll>}},
    {{.name = "pass",
      .shape = &shapes::pass,
      .in_reply = true,
      .help = {{{"pass", "when you have no legal move"}}}},
     {.run = act_on_board, .act = act_as_move_named}},
    {{.name = "withdraw", .shape = &shapes::act, .in_reply = true},
     {.run = act_on_board, .act = act_as<ActKind::withdraw>}},
    {{.name = "chat",
      .aliases = {"kibitz", "say"},
      .shape = &shapes::talk,
      .in_reply = true,
      .role = protocol::VerbRole::talk,
      .help = {{{"GAME chat BOARD", "send the body of the mail to all on the board"}}}},
     {.run = chat, .act = act_as<ActKind::say>}},
});

}  // namespace

std::span<const Verb> board_verbs() {
  return board_rows;
}

}  // namespace mt::server::app
