// English: the outcomes of commands, the pages that show boards, and the mails to other players that commands
// send.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_commands = std::to_array<TextRow>({
    {"address-change.asked",
     "A command for your account asks us to send your mail to {mailbox} from now on. We will do so as soon "
     "as a reply from that address confirms it."},
    {"address-change.if-not-you",
     "If this was not you, send a mail with the subject {revoke} to {address}, and write to the operator."},
    {"address-change.subject", "Your address is about to change"},
    {"board-page.after-half-move", ", after half-move {half-move}"},
    {"board-page.after-moves", "{moves?After {moves}|The present board}:"},
    {"board-page.heading", "{game} Board {board}: {first} - {second}{when}"},
    {"board-page.queued", "You have queued: {moves}"},
    {"board-page.submitted", "You have submitted: {moves}"},
    {"board-page.your-address", "Your address for this board:"},
    {"message.subject", "Message from {name}"},
    {"message.subject-to-all", "To all players"},
    {"outcome.accepted", "you have accepted; the game begins when the other player accepts too"},
    {"outcome.account-closed", "the account is closed"},
    {"outcome.account-not-open", "the account is no longer open"},
    {"outcome.address-confirmed", "{mailbox} is confirmed"},
    {"outcome.addresses-asked", "we have sent a mail to each new address, which must be answered with yes"},
    {"outcome.addresses-revoked",
     "the addresses in all earlier board mails are now invalid; new mails have new ones"},
    {"outcome.already-done", "already done"},
    {"outcome.broadcast-sent", "your message is on its way to {players} {players|player|players}"},
    {"outcome.challenges-declined", "you now decline challenges to {game?{game}|all games}"},
    {"outcome.challenges-taken",
     "you now accept challenges to {game?{game}|all games}{boards?, up to {boards} {boards|board|boards}}"},
    {"outcome.done-without-comment",
     "your comment was not sent, because you have reached today's limit for comments"},
    {"outcome.game-begun", "board {board} has started"},
    {"outcome.game-offered", "board {board} has been offered"},
    {"outcome.leave-over", "welcome back: your clocks are running again"},
    {"outcome.message-sent", "your message is on its way"},
    {"outcome.new-address-asked", "we have sent a mail to the new address, which must be answered with yes"},
    {"outcome.not-on-leave", "you were not on leave"},
    {"outcome.not-told-of-all-ends", "you will no longer be notified when games end"},
    {"outcome.not-told-of-end", "you will no longer be notified when it ends"},
    {"outcome.not-watching", "you are no longer watching it"},
    {"outcome.on-leave", "your clocks have stopped; {command} starts them again"},
    {"outcome.other-is-asked",
     "we have asked {name} by mail to confirm this command; it will be carried out after the reply"},
    {"outcome.question-dropped", "you replied no: the request is dropped, and nothing is done"},
    {"outcome.queue-forgotten", "your queue is empty now"},
    {"outcome.queued", "your moves are queued"},
    {"outcome.rematch-offered", "board {board} has been offered, with the sides changed"},
    {"outcome.rematch-stands", "board {board} has already been offered"},
    {"outcome.seeking",
     "{number?you are looking for {number} {number|game|games} of {game?{game}|any kind}|you are no longer "
     "looking for games of {game?{game}|any kind}}"},
    {"outcome.settings-kept", "your settings are saved and apply to all further mails"},
    {"outcome.signoff-asked",
     "we have asked you by mail to confirm this; if you do, all your games will be resigned"},
    {"outcome.signup-asked",
     "we have asked {mailbox} by mail to confirm the account; reply yes and you can play"},
    {"outcome.to-be-confirmed", "reply {confirm} to carry it out"},
    {"outcome.told-of-all-ends", "you will be notified when games end"},
    {"outcome.told-of-end", "you will be notified when it ends"},
    {"outcome.watching", "you will get a mail about each move on {boards|this board|these {boards} boards}"},
    {"outcome.watching-nothing", "you are no longer watching any board"},
    {"outcome.you-are-asked", "we have asked you by mail to confirm this; reply yes and it will be done"},
});
static_assert(is_sound_table(english_commands));

}  // namespace mt::server::words
