#include "movetext/cli/server/admin.hpp"
#include "movetext/cli/server/admin_office.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/game_record.hpp"
#include "movetext/text/number.hpp"

#include <array>

namespace mt::cli {
namespace {

using server::admin::Office;
using server::domain::BoardResult;

// Returns the number of the board, or 0 after reporting that the word is not a valid number.
server::GameId board_of(const std::string& word) {
  const std::int64_t number = text::parse_number(word, INT64_MAX / 10);
  if (number > 0) return number;
  complain("'" + word + "' is not the number of a board");
  return 0;
}

Status no_board(const std::string& word) {
  complain("board " + word + " does not exist");
  return Status::faults;
}

Status list_games(const Invocation& invocation, OperandWords operands) {
  const auto state = operands.empty() ? std::nullopt : server::admin::find_game_state(operands[0]);
  const auto limit = limit_of(invocation);
  if (!limit) return Status::usage;
  if (!operands.empty() && !state) {
    complain("unknown state '" + operands[0] + "'; states are offered, active, finished and aborted");
    return Status::usage;
  }
  return with_server(invocation, [&](const OpenServer& opened) {
    const auto report = looked_up(*opened.store, [&](server::store::Transaction& look) {
      return server::admin::games_report(look, state, *limit);
    });
    return print(invocation, report, "no games\n");
  });
}

Status show_game(const Invocation& invocation, OperandWords operands) {
  const server::GameId board = board_of(operands[0]);
  if (board == 0) return Status::usage;
  return with_server(invocation, [&](const OpenServer& opened) {
    const auto report = looked_up(*opened.store, [&](server::store::Transaction& look) {
      return server::admin::game_report(look, board, server::runtime::now());
    });
    return report ? print(invocation, *report, {}) : no_board(operands[0]);
  });
}

struct ResultWord {
  std::string_view word;
  BoardResult result;
};
constexpr auto result_words = std::to_array<ResultWord>({{"1-0", BoardResult::first_wins},
                                                         {"0-1", BoardResult::second_wins},
                                                         {"1/2", BoardResult::draw},
                                                         {"1/2-1/2", BoardResult::draw},
                                                         {"abort", BoardResult::none}});

Status adjudicate(const Invocation& invocation, OperandWords operands) {
  const server::GameId board = board_of(operands[0]);
  if (board == 0) return Status::usage;
  for (const auto& [word, result] : result_words)
    if (operands[1] == word)
      return with_office(invocation, [&, wanted = result](Office& office) {
        return settled(office.adjudicate(board, wanted, joined_words(operands.subspan(2))));
      });
  complain("unknown result '" + operands[1] + "'; results are 1-0, 0-1, 1/2 and abort");
  return Status::usage;
}

Status note(const Invocation& invocation, OperandWords operands) {
  const server::GameId board = board_of(operands[0]);
  if (board == 0) return Status::usage;
  return with_office(invocation, [&](Office& office) {
    return settled(office.note(board, joined_words(operands.subspan(1))));
  });
}

std::string record_json(server::GameId board, const server::app::RecordFile& record) {
  std::string out;
  report::JsonLine line(out);
  line.number("board", static_cast<std::uint64_t>(board));
  line.text("name", record.name);
  line.text("type", record.type);
  line.text("content", record.bytes);
  line.end();
  return out;
}

Status export_record(const Invocation& invocation, OperandWords operands) {
  const server::GameId board = board_of(operands[0]);
  if (board == 0) return Status::usage;
  return with_server(invocation, [&](const OpenServer& opened) {
    bool there = false;
    const auto record = looked_up(*opened.store, [&](server::store::Transaction& look) {
      const std::vector<server::domain::GameEvent> events = look.games().events(board);
      there = !events.empty();
      return there ? server::app::game_record(*server::app::fold(board, events), look, opened.policy->host)
                   : std::nullopt;
    });
    if (record)
      return print(invocation, invocation.has("json") ? record_json(board, *record) : record->bytes);
    if (!there) return no_board(operands[0]);
    complain("no move has been played on board " + operands[0]);
    return Status::faults;
  });
}

}  // namespace

std::span<const AdminAction> game_actions() {
  static constexpr auto actions = std::to_array<AdminAction>({
      {"games", "[offered|active|finished|aborted]", 0, 1, list_games},
      {"game adjudicate", "N 1-0|0-1|1/2|abort [WORDS]", 2, any_number, adjudicate, true},
      {"game note", "N WORDS", 2, any_number, note, true},
      {"game", "N", 1, 1, show_game},
      {"export", "N", 1, 1, export_record},
  });
  return actions;
}

}  // namespace mt::cli
