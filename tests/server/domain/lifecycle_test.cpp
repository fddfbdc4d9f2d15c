// Tests every act, legal or not, in every state of a game.
#include "server/domain/table.hpp"

#include <array>
#include <map>
#include <sstream>
#include <string_view>
#include <utility>

namespace mt::server {
namespace {

// The states of a game that differ in the acts that they allow.
enum class Stand : std::uint8_t {
  offered,
  fresh,
  begun,
  draw_offered,
  undo_asked,
  abort_offered,
  resign_asked,
  finished,
  aborted
};
constexpr std::array stands{Stand::offered,      Stand::fresh,      Stand::begun,
                            Stand::draw_offered, Stand::undo_asked, Stand::abort_offered,
                            Stand::resign_asked, Stand::finished,   Stand::aborted};

// Returns a game in that state. Fred, the first player, has made all pending offers and requests. After the
// first move, it is anna's turn until the game is over.
Table at(Stand stand) {
  Table table("draughts");
  if (stand == Stand::offered) return table;
  table.begin();
  if (stand == Stand::fresh) return table;
  table.play({"32-28", "19-23", "28x19"});
  switch (stand) {
    case Stand::draw_offered:
      table.by(fred, {.kind = domain::ActKind::draw});
      break;
    case Stand::undo_asked:
      table.by(fred, {.kind = domain::ActKind::undo});
      break;
    case Stand::abort_offered:
      table.by(fred, {.kind = domain::ActKind::abort});
      break;
    case Stand::resign_asked:
      table.by(fred, {.kind = domain::ActKind::resign});
      break;
    case Stand::finished:
      table.by(fred, {.kind = domain::ActKind::resign, .confirmed = true});
      break;
    case Stand::aborted:
      table.by(9, {.kind = domain::ActKind::adjudicate}, true);
      break;
    default:
      break;
  }
  return table;
}

struct Wish {
  const char* name;
  domain::ActKind kind;
  const char* text;
};
const std::array wishes{
    Wish{"accept", domain::ActKind::accept, ""},      Wish{"decline", domain::ActKind::decline, ""},
    Wish{"withdraw", domain::ActKind::withdraw, ""},  Wish{"move", domain::ActKind::move, "14x23"},
    Wish{"roll", domain::ActKind::roll, ""},          Wish{"queue", domain::ActKind::queue, "37-32"},
    Wish{"submit", domain::ActKind::submit, "14x23"}, Wish{"confirm", domain::ActKind::confirm, ""},
    Wish{"draw", domain::ActKind::draw, ""},          Wish{"undo", domain::ActKind::undo, ""},
    Wish{"abort", domain::ActKind::abort, ""},        Wish{"resign", domain::ActKind::resign, ""},
    Wish{"claim", domain::ActKind::claim, ""},        Wish{"swap", domain::ActKind::swap, ""},
    Wish{"say", domain::ActKind::say, "hello"},       Wish{"expire", domain::ActKind::expire, ""},
    Wish{"time_out", domain::ActKind::time_out, ""},  Wish{"remind", domain::ActKind::remind, ""}};

using Row = std::array<std::pair<std::string, std::string>, stands.size()>;

// The result of each act in each state, in the order of `stands`. "A/B" gives the results for fred and for
// anna; one word is the result for both.
constexpr std::string_view table_of_states = R"(
accept:   not-invited/done no-offer no-offer no-offer/done no-offer/done no-offer/done no-offer game-over
          game-over
decline:  done no-offer no-offer no-offer/done no-offer/done no-offer/done no-offer game-over game-over
withdraw: done/not-yours no-offer no-offer done/no-offer done/no-offer done/no-offer done/no-offer game-over
          game-over
move:     not-begun illegal-move/not-your-turn not-your-turn/done not-your-turn/done not-your-turn/done
          not-your-turn/done not-your-turn/done game-over game-over
roll:     not-begun no-roll no-roll no-roll no-roll no-roll no-roll game-over game-over
queue:    not-begun your-turn/done done/your-turn done/your-turn done/your-turn done/your-turn
          done/your-turn game-over game-over
submit:   not-begun illegal-move/not-your-turn not-your-turn/asked not-your-turn/asked not-your-turn/asked
          not-your-turn/asked not-your-turn/asked game-over game-over
confirm:  not-begun nothing-to-confirm nothing-to-confirm nothing-to-confirm nothing-to-confirm
          nothing-to-confirm done/nothing-to-confirm already/game-over game-over
draw:     not-begun done done already/done done done done game-over game-over
undo:     not-begun no-undo done done already/done done done game-over game-over
abort:    done/not-yours done done done done already/done done game-over game-over
resign:   done done asked asked asked asked done/asked already/game-over game-over
claim:    not-begun no-claim no-claim no-claim no-claim no-claim no-claim game-over game-over
swap:     not-begun no-swap no-swap no-swap no-swap no-swap no-swap game-over game-over
say:      done done done done done done done done done
expire:   too-early not-now not-now not-now not-now not-now not-now game-over game-over
time_out: not-begun too-early too-early too-early too-early too-early too-early game-over game-over
remind:   not-begun already already already already already already game-over game-over
)";

std::map<std::string, Row> read_table() {
  std::map<std::string, Row> table;
  std::istringstream words{std::string(table_of_states)};
  for (std::string name; words >> name;) {
    name.pop_back();
    for (auto& [of_fred, of_anna] : table[name]) {
      std::string cell;
      words >> cell;
      const std::size_t slash = cell.find('/');
      of_fred = cell.substr(0, slash);
      of_anna = slash == std::string::npos ? cell : cell.substr(slash + 1);
    }
  }
  return table;
}

TEST(Lifecycle, EveryRequestIsHandledInEveryState) {
  const std::map<std::string, Row> states = read_table();
  for (const Wish& wish : wishes)
    for (std::size_t i = 0; i < stands.size(); ++i)
      for (const AccountId who : {fred, anna}) {
        Table table = at(stands[i]);
        const std::size_t before = table.game.fresh().size();
        const std::uint64_t key = table.game.board_key();
        const domain::ActOutcome answer = table.by(who, {.kind = wish.kind, .text = wish.text});
        const auto& [of_fred, of_anna] = states.at(wish.name)[i];
        EXPECT_EQ(code(answer), who == fred ? of_fred : of_anna)
            << wish.name << " by " << (who == fred ? "fred" : "anna") << " in state " << i << ": "
            << answer.refusal.phrase.key().name();
        EXPECT_EQ(table.game.fault(), "") << wish.name << i;
        const bool changes =
            answer.kind == domain::ActOutcome::Kind::done || answer.kind == domain::ActOutcome::Kind::asked;
        EXPECT_EQ(table.game.fresh().size() > before, changes) << wish.name << i;
        EXPECT_TRUE(changes || table.game.board_key() == key);
        const domain::Game again = table.folded();
        EXPECT_EQ(again.board_key(), table.game.board_key());
        EXPECT_EQ(again.state(), table.game.state());
        EXPECT_EQ(again.deadline(), table.game.deadline());
        EXPECT_EQ(again.wake(), table.game.wake());
      }
}

TEST(Lifecycle, StrangersHaveNoRights) {
  for (const Wish& wish : wishes) {
    if (wish.kind == domain::ActKind::expire || wish.kind == domain::ActKind::time_out ||
        wish.kind == domain::ActKind::remind)
      continue;
    for (const Stand stand : stands) {
      Table table = at(stand);
      const domain::ActOutcome answer = table.by(carl, {.kind = wish.kind, .text = wish.text});
      EXPECT_EQ(answer.kind, domain::ActOutcome::Kind::refused) << wish.name;
    }
  }
}

// A damaged store may contain events that acts never cause.
TEST(Lifecycle, EventsThatDoNotFitAreRefused) {
  for (const Stand stand : stands)
    for (int kind = 0; kind < domain::event_kind_count; ++kind)
      for (const std::int64_t a : {-1, 0, 1, 99}) {
        Table table = at(stand);
        const std::uint32_t seq = table.game.seq();
        domain::GameEvent event{.seq = seq + 1,
                                .at = table.now,
                                .kind = static_cast<domain::GameEventKind>(kind),
                                .by = fred,
                                .a = a,
                                .b = 9,
                                .text = "x"};
        table.game.apply(event);
        event.seat = Side::second;
        event.seq = table.game.seq() + 1;
        table.game.apply(event);
        event.seq = table.game.seq() + 2;
        EXPECT_FALSE(table.game.apply(event));
        EXPECT_LE(table.game.ply(), 4U);
      }
}

}  // namespace
}  // namespace mt::server
