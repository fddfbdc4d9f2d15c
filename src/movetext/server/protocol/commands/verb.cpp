#include "movetext/server/protocol/commands/verb.hpp"

#include "movetext/text/nearest.hpp"
#include "movetext/text/same_word.hpp"

#include <utility>
#include <vector>

namespace mt::server::protocol {
namespace {

constexpr std::size_t shortest_beginning = 3;

// In the order of Verb.
constexpr auto rows = std::to_array<VerbRow>({
    {Verb::move,
     "move",
     {"board", "mvoe"},
     Shape::moves,
     true,
     "move BOARD MOVE",
     "play a move; with #N only as half-move N, with draw to offer one"},
    {Verb::queue,
     "queue",
     {"qmove", "qboard", "moveq", "boardq"},
     Shape::conditions,
     true,
     "queue BOARD MOVE [if MOVE]",
     "a move for when it is your turn; several are parted by ;"},
    {Verb::submit,
     "submit",
     {},
     Shape::moves,
     true,
     "submit BOARD MOVE",
     "see the board after a move before playing it with confirm"},
    {Verb::confirm, "confirm", {}, Shape::act, true, "confirm BOARD", "play what was submitted, or resign"},
    {Verb::draw, "draw", {}, Shape::act, true, "draw BOARD", "offer a draw, accept it or claim it"},
    {Verb::propose, "propose", {}, Shape::act, true, "propose BOARD", "offer a draw"},
    {Verb::accept,
     "accept",
     {},
     Shape::answer,
     true,
     "accept BOARD",
     "accept a challenge or an offer; without a board: accept all challenges"},
    {Verb::reject,
     "reject",
     {"decline"},
     Shape::answer,
     true,
     "reject BOARD [REASON]",
     "decline a challenge or an offer; without a board: decline all challenges"},
    {Verb::undo, "undo", {"takeback"}, Shape::act, true, "undo BOARD", "ask to take the last move back"},
    {Verb::abort, "abort", {}, Shape::act, true, "abort BOARD", "end a game that has hardly begun"},
    {Verb::resign,
     "resign",
     {},
     Shape::act,
     true,
     "resign BOARD",
     "give the game up; with ! at once, otherwise you are asked"},
    {Verb::claim,
     "claim",
     {"flag"},
     Shape::act,
     true,
     "claim BOARD [draw|time]",
     "claim a draw by the rules, or the game when the time is over"},
    {Verb::swap, "swap", {}, Shape::act, true, "swap BOARD", "change seats, where the rules let you"},
    {Verb::pass, "pass", {}, Shape::act, true, "pass BOARD", "play no move, where the rules let you"},
    {Verb::roll, "roll", {}, Shape::act, true, "roll BOARD", "roll the dice instead of doubling"},
    {Verb::double_cube, "double", {"redouble"}, Shape::act, true, "double BOARD", "offer the doubling cube"},
    {Verb::take, "take", {}, Shape::act, true, "take BOARD", "accept the cube"},
    {Verb::drop, "drop", {}, Shape::act, true, "drop BOARD", "refuse the cube and lose the game"},
    {Verb::withdraw, "withdraw", {}, Shape::act, true, "withdraw BOARD", "take a challenge or an offer back"},
    {Verb::rematch,
     "rematch",
     {},
     Shape::act,
     true,
     "rematch BOARD",
     "challenge to another game, seats changed"},
    {Verb::chat,
     "chat",
     {"kibitz", "say"},
     Shape::talk,
     true,
     "chat BOARD",
     "the text of the mail goes to all on the board"},
    {Verb::show,
     "show",
     {"refresh"},
     Shape::boards,
     true,
     "show BOARD[#N]...",
     "boards as they are, or after N half-moves; or those of a user"},
    {Verb::showas,
     "showas",
     {},
     Shape::boards_as,
     false,
     "showas BOARD...",
     "boards with what only you may see"},
    {Verb::preview,
     "preview",
     {"prev"},
     Shape::preview,
     true,
     "preview BOARD[#N] MOVE...",
     "the board after more moves; nothing is played"},
    {Verb::list, "list", {}, Shape::topics, false, "list [GAME...]", "who plays here, and what is played"},
    {Verb::history, "history", {}, Shape::topics, false, "history [PAGE]", "games that are over"},
    {Verb::games,
     "games",
     {"stored"},
     Shape::boards,
     false,
     "games [USER...] [all|active|inactive|next]",
     "the boards there are"},
    {Verb::standings, "standings", {"ratings"}, Shape::topics, false, "standings", "the ratings of all"},
    {Verb::pending, "pending", {}, Shape::nothing, false, "pending", "offers and challenges that wait"},
    {Verb::challenge,
     "challenge",
     {"chall", "match"},
     Shape::challenge,
     false,
     "challenge USER [USER] [-OPTION...]",
     "begin a game; the first user has the first move"},
    {Verb::seek, "seek", {}, Shape::policy, false, "seek N", "you look for N games"},
    {Verb::limit,
     "limit",
     {},
     Shape::policy,
     false,
     "limit N|accept|reject",
     "how many boards at once you may be challenged to"},
    {Verb::subscribe,
     "subscribe",
     {"sub", "observe"},
     Shape::watch,
     true,
     "subscribe BOARD...",
     "get the moves of a game that others play"},
    {Verb::unsubscribe,
     "unsubscribe",
     {"unsub", "unobserve"},
     Shape::watch,
     true,
     "unsubscribe BOARD...|all",
     "get them no longer"},
    {Verb::notify, "notify", {}, Shape::watch, false, "notify [BOARD...]", "a mail when games end"},
    {Verb::set,
     "set",
     {},
     Shape::options,
     true,
     "set OPTION...",
     "flip noflip large small text html png autoroll noautoroll digest=off|daily|turn"},
    {Verb::vacation,
     "vacation",
     {"leave"},
     Shape::leave,
     false,
     "vacation on|off|until DATE",
     "your clocks stand still meanwhile"},
    {Verb::message,
     "message",
     {},
     Shape::letter,
     true,
     "message USER...",
     "the text of the mail goes to these users"},
    {Verb::broadcast, "broadcast", {}, Shape::operators, false, "broadcast", "operators: a mail to all"},
    {Verb::revoke, "revoke", {}, Shape::nothing, false, "revoke", "reply addresses you have been sent die"},
    {Verb::signup, "signup", {}, Shape::account, false, "signup USER", "register under that name"},
    {Verb::add, "add", {}, Shape::account, false, "add USER PASSWORD ADDRESS...", "more addresses of yours"},
    {Verb::change, "change", {}, Shape::change, false, "change password|address", "a link to do so is sent"},
    {Verb::signoff, "signoff", {"delete"}, Shape::account, false, "signoff", "leave the server"},
    {Verb::help, "help", {}, Shape::topics, true, "help [TOPIC...]", "these pages"},
    {Verb::multiple,
     "multiple",
     {},
     Shape::nothing,
     false,
     "multiple",
     "the text of the mail is a list of commands"},
    {Verb::end, "end", {"quit"}, Shape::nothing, true, "end", "nothing behind it is read as a command"},
});
static_assert(rows.size() == verb_count);

constexpr bool in_order() {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].verb != static_cast<Verb>(i)) return false;
  return true;
}
static_assert(in_order());

bool begins(std::string_view name, std::string_view word) {
  return word.size() <= name.size() && text::same_in_any_case(name.substr(0, word.size()), word);
}

// Calls see(row, name) for each name and alias until it gives true.
template <class See>
void each_name(See see) {
  for (const VerbRow& row : rows) {
    if (see(row, row.name)) return;
    for (const std::string_view alias : row.aliases)
      if (!alias.empty() && see(row, alias)) return;
  }
}

}  // namespace

std::span<const VerbRow> verb_rows() {
  return rows;
}

const VerbRow& row_of(Verb verb) {
  return rows[static_cast<std::size_t>(verb)];
}

std::string_view name_of(Verb verb) {
  return row_of(verb).name;
}

FoundVerb find_verb(std::string_view word) {
  FoundVerb found;
  each_name([&](const VerbRow& row, std::string_view name) {
    if (!text::same_in_any_case(name, word)) return false;
    found = {&row, name, {}};
    return true;
  });
  if (found.row || word.size() < shortest_beginning) return found;
  const VerbRow* last = nullptr;
  each_name([&](const VerbRow& row, std::string_view name) {
    if (!begins(name, word) || std::exchange(last, &row) == &row) return false;
    if (!found.row) {
      found = {&row, name, std::string(name)};
    } else {
      found.others += ", ";
      found.others += name;
      found.as = {};
    }
    return false;
  });
  if (found.as.empty()) {
    found.row = nullptr;
  } else {
    found.others.clear();
  }
  return found;
}

std::string_view nearest_verb(std::string_view word) {
  std::vector<std::string_view> names;
  each_name([&](const VerbRow&, std::string_view name) {
    names.push_back(name);
    return false;
  });
  return text::nearest(word, names);
}

}  // namespace mt::server::protocol
