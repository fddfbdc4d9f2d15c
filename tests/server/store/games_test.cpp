#include "support/store_test.hpp"

#include <array>
#include <stdexcept>

namespace mt::server {
namespace {

class Games : public StoreTest {
 protected:
  GameId add(std::array<AccountId, 2> players, domain::GameState state,
             const std::string& rating_class = "chess", AccountId to_move = 0, Time wake = 0,
             Time finished = 0) {
    store::BoardRow row;
    row.players = players;
    row.state = state;
    row.rating_class = rating_class;
    row.to_move = to_move;
    row.wake = wake;
    row.finished = finished;
    return add_game(row);
  }
  std::vector<GameId> list(const store::GameQuery& query) {
    std::vector<GameId> ids;
    for (const store::BoardRow& row : read([&](store::Transaction& t) { return t.games().find(query); }))
      ids.push_back(row.id);
    return ids;
  }
};
INSTANTIATE_TEST_SUITE_P(Store, Games, testing::Values(Driver::sqlite, Driver::postgresql), name_of_driver);

using Ids = std::vector<GameId>;

store::BoardRow full_row() {
  store::BoardRow row;
  row.terms = "game=international time=3d/move";
  row.rating_class = "international";
  row.players = {1, 2};
  row.state = domain::GameState::active;
  row.ply = 1;
  row.to_move = 2;
  row.deadline = 9'000'000'000'000;
  row.wake = 8'000'000'000'000;
  row.board_key = 0xFEDC'BA98'7654'3210U;
  row.created = 7;
  row.changed = 8;
  row.seed = std::string(64, 'a');
  return row;
}

TEST_P(Games, AreNumberedFrom101) {
  EXPECT_EQ(add_game(), 101);
  EXPECT_EQ(add_game(), 102);
  reopen();
  EXPECT_EQ(add_game(), 103);
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.games().get(100); }));
}

TEST_P(Games, BoardsAreListedInOrder) {
  for (int i = 0; i < 3; ++i) add_game();
  const auto boards = [&](GameId after, std::uint32_t limit) {
    return read([&](store::Transaction& t) { return t.games().ids(after, limit); });
  };
  EXPECT_EQ(boards(0, 9), (Ids{101, 102, 103}));
  EXPECT_EQ(boards(101, 1), Ids{102});
  EXPECT_EQ(boards(103, 9), Ids{});
}

TEST_P(Games, RowsAndEventsAreReadBack) {
  store::BoardRow row = full_row();
  row.id = add_game(row);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().get(row.id); }), row);

  std::vector<domain::GameEvent> events;
  events.reserve(domain::event_kind_count);
  for (int kind = 0; kind < domain::event_kind_count; ++kind) {
    domain::GameEvent event;
    event.seq = static_cast<std::uint32_t>(kind + 1);
    event.at = 1'700'000'000'000 + kind;
    event.kind = static_cast<domain::GameEventKind>(kind);
    if (kind % 3 != 0) event.seat = kind % 3 == 1 ? Side::first : Side::second;
    event.by = kind;
    event.a = -1 - kind;
    event.b = std::int64_t{1} << 62U;
    event.text = std::string("a\0b \xff Gr\xC3\xBC\xC3\x9F", kind == 0 ? 0 : 12);
    events.push_back(event);
  }
  events[1].text = std::string("\0\xff", 2) + std::string(300'000, 'x');
  row.seq = domain::event_kind_count;
  row.state = domain::GameState::finished;
  row.result = domain::BoardResult::second_wins;
  row.players = {2, 1};
  row.finished = 99;
  write([&](store::Transaction& t) { t.games().append(row, events); }, {row.id});
  reopen();
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().get(row.id); }), row);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(row.id); }), events);
  const auto later =
      read([&](store::Transaction& t) { return t.games().events(row.id, domain::event_kind_count - 1); });
  ASSERT_EQ(later.size(), 1U);
  EXPECT_EQ(later[0], events.back());
  EXPECT_TRUE(read([&](store::Transaction& t) {
                return t.games().events(row.id, domain::event_kind_count);
              }).empty());
}

TEST_P(Games, ATransactionReadsItsOwnEvents) {
  const GameId id = add_game(full_row());
  for (const Ids& named : {Ids{id}, Ids{}}) {
    write(
        [&](store::Transaction& t) {
          const std::uint32_t before = t.games().get(id)->seq;
          add_move(t, id, "32-28");
          add_move(t, id, "19-23");
          EXPECT_EQ(t.games().get(id)->seq, before + 2);
          EXPECT_EQ(t.games().get(id)->created, 7);
          const auto events = t.games().events(id, before);
          ASSERT_EQ(events.size(), 2U);
          EXPECT_EQ(events[1].text, "19-23");
        },
        named);
  }
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 4U);
}

TEST_P(Games, AppendOnlyAtTheCurrentEvent) {
  const GameId id = add_game();
  store::BoardRow row;
  row.id = id;
  row.seq = 1;
  const domain::GameEvent event = move_event(1, "first");
  for (const Ids& named : {Ids{id}, Ids{}}) {
    const bool first = !named.empty();
    const auto append = [&] {
      write([&](store::Transaction& t) { t.games().append(row, std::span(&event, 1)); }, named);
    };
    if (first) append();
    EXPECT_THROW(append(), store::Conflict);
  }
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 1U);
  row.id = 5000;
  EXPECT_THROW(write([&](store::Transaction& t) { t.games().append(row, std::span(&event, 1)); }, {5000}),
               store::Conflict);
  row.id = id;
  row.seq = 7;
  EXPECT_THROW(write([&](store::Transaction& t) { t.games().append(row, std::span(&event, 1)); }),
               std::invalid_argument);
  EXPECT_FALSE(read([&](store::Transaction& t) { return t.games().get(5000); }));
}

TEST_P(Games, AConflictIsRetriedWithTheCurrentState) {
  const GameId id = add_game();
  write([&](store::Transaction& t) { add_move(t, id, "1"); });
  std::optional<store::BoardRow> held;  // an outdated row, which the first run of the job uses
  store::BoardRow old;
  old.id = id;
  held = old;
  int runs = 0;
  write(
      [&](store::Transaction& t) {
        ++runs;
        store::BoardRow row = held ? *held : t.games().get(id).value();
        held.reset();
        ++row.seq;
        const domain::GameEvent event = move_event(row.seq, "2");
        t.games().append(row, std::span(&event, 1));
      },
      {id});
  EXPECT_EQ(runs, 2);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 2U);
  EXPECT_GE(store_->metrics().conflicts, 1U);
}

TEST_P(Games, AreFoundByTheirProperties) {
  const GameId a = add({1, 2}, domain::GameState::active, "chess", 1);
  const GameId b = add({2, 1}, domain::GameState::active, "draughts", 2);
  const GameId c = add({1, 3}, domain::GameState::finished);
  const GameId d = add({0, 2}, domain::GameState::offered);
  const GameId e = add({1, 1}, domain::GameState::active, "chess", 1);
  EXPECT_EQ(list({}), (Ids{e, d, c, b, a}));
  EXPECT_EQ(list({.limit = 2}), (Ids{e, d}));
  EXPECT_EQ(list({.before = d, .limit = 2}), (Ids{c, b}));
  EXPECT_EQ(list({.player = 1}), (Ids{e, c, b, a}));
  EXPECT_EQ(list({.player = 1, .before = e, .limit = 2}), (Ids{c, b}));
  EXPECT_EQ(list({.player = 1, .state = domain::GameState::active}), (Ids{e, b, a}));
  EXPECT_EQ(list({.player = 2, .my_turn = true}), (Ids{b}));
  EXPECT_EQ(
      list({.player = 1, .state = domain::GameState::active, .my_turn = true, .rating_classes = {"chess"}}),
      (Ids{e, a}));
  EXPECT_EQ(list({.state = domain::GameState::offered}), (Ids{d}));
  EXPECT_EQ(list({.state = domain::GameState::finished, .rating_classes = {"chess"}}), (Ids{c}));
  EXPECT_EQ(list({.rating_classes = {"draughts"}}), (Ids{b}));
  EXPECT_EQ(list({.rating_classes = {"go", "chess", "draughts"}}), list(store::GameQuery{}));
  EXPECT_EQ(list({.rating_classes = {"' or 1=1 --"}}), (Ids{}));
  EXPECT_EQ(list({.player = 99}), (Ids{}));
}

TEST_P(Games, ActiveOnesAreCounted) {
  add({1, 2}, domain::GameState::active);
  add({2, 1}, domain::GameState::active, "draughts");
  add({1, 1}, domain::GameState::active);
  add({1, 2}, domain::GameState::finished);
  add({1, 0}, domain::GameState::offered);
  const auto count = [&](AccountId player, std::string_view rating_class) {
    return read([&](store::Transaction& t) { return t.games().count_active(player, rating_class); });
  };
  EXPECT_EQ(count(1, ""), 3U);
  EXPECT_EQ(count(1, "chess"), 2U);
  EXPECT_EQ(count(2, "draughts"), 1U);
  EXPECT_EQ(count(3, ""), 0U);
}

TEST_P(Games, DueOnesComeInOrder) {
  const GameId late = add({1, 2}, domain::GameState::active, "chess", 1, 300);
  const GameId first = add({1, 2}, domain::GameState::active, "chess", 1, 100);
  add({1, 2}, domain::GameState::active);  // never due: the default of `wake` is 0
  const GameId second = add({1, 2}, domain::GameState::active, "chess", 1, 200);
  const auto due = [&](Time now, std::uint32_t limit) {
    Ids ids;
    for (const store::BoardRow& row : read([&](store::Transaction& t) { return t.games().due(now, limit); }))
      ids.push_back(row.id);
    return ids;
  };
  EXPECT_EQ(due(99, 10), Ids{});
  EXPECT_EQ(due(200, 10), (Ids{first, second}));
  EXPECT_EQ(due(1000, 1), (Ids{first}));
  EXPECT_EQ(due(1000, 10), (Ids{first, second, late}));
}

TEST_P(Games, AreArchivedOnceTheyHaveEnded) {
  const GameId a = add({1, 2}, domain::GameState::finished, "chess", 0, 0, 50);
  const GameId b = add({1, 2}, domain::GameState::finished, "chess", 0, 0, 40);
  const GameId c = add({1, 2}, domain::GameState::aborted, "chess", 0, 0, 30);
  add({1, 2}, domain::GameState::active);
  const auto waiting = [&](Time ended_by) {
    return read([&](store::Transaction& t) { return t.archive().missing(ended_by, 10); });
  };
  EXPECT_EQ(waiting(50), (Ids{c, b, a}));
  EXPECT_EQ(waiting(49), (Ids{c, b}));
  EXPECT_EQ(read([&](store::Transaction& t) { return t.archive().missing(50, 1); }), (Ids{c}));
  write([&](store::Transaction& t) {
    t.archive().add(b);
    t.archive().add(c);
    EXPECT_EQ(t.archive().missing(50, 10), (Ids{a}));
  });
  EXPECT_EQ(waiting(1000), (Ids{a}));
}

// The store keeps the size of each file at the last commit. Bytes after this size come from a job that was
// not committed.
TEST_P(Games, TheSizesOfFilesOfTheArchiveAreKept) {
  const std::string file = "\xff/2026-11.pdn";
  std::int64_t size = -1;
  const auto ask = [&] { write([&](store::Transaction& t) { size = t.archive().file_size(file); }); };
  ask();
  EXPECT_EQ(size, 0);
  write([&](store::Transaction& t) {
    EXPECT_EQ(t.archive().file_size(file), 0);
    t.archive().set_file_size(file, std::int64_t{1} << 40);
    EXPECT_EQ(t.archive().file_size(file), std::int64_t{1} << 40);
    EXPECT_EQ(t.archive().file_size("other"), 0);
  });
  EXPECT_THROW(write([&](store::Transaction& t) {
                 t.archive().set_file_size(file, 5);
                 throw std::runtime_error("no");
               }),
               std::runtime_error);
  ask();
  EXPECT_EQ(size, std::int64_t{1} << 40);
}

TEST_P(Games, AppendingToAnArchiveFileIsExclusive) {
  constexpr int rounds = 30;
  const auto grow = [&] {
    for (int i = 0; i < rounds; ++i)
      write([&](store::Transaction& t) { t.archive().set_file_size("f", t.archive().file_size("f") + 1); });
  };
  std::vector<std::thread> nodes;
  for (int i = 0; i < 4; ++i) nodes.emplace_back(grow);
  for (std::thread& node : nodes) node.join();
  std::int64_t size = 0;
  write([&](store::Transaction& t) { size = t.archive().file_size("f"); });
  EXPECT_EQ(size, 4 * rounds);
}

}  // namespace
}  // namespace mt::server
