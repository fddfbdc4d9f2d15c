#include "movetext/server/app/game_record.hpp"

#include "movetext/formats/table/formats.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/record/match.hpp"
#include "movetext/replay/finish.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/server/words/quantities.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

// Returns a date such as "2026.11.22".
std::string date_of(Time time) {
  std::string date = words::date_words(time).substr(0, 10);
  std::replace(date.begin(), date.end(), '-', '.');
  return date;
}

std::uint32_t side_bit(Side seat) {
  return seat == Side::second ? 1 : 0;
}

// Adds the games of the match to the record, with dice, plays and cube actions.
void add_match(const domain::Game& game, Record& record) {
  std::uint32_t number = 0;
  std::array<std::uint32_t, 2> score{};
  const auto& won = game.board()->games_won();
  const auto end_game = [&](std::size_t i) {
    const replay::GameWon& ended = won[i];
    score[domain::Game::index(ended.winner)] += ended.points;
    record.add(mt::EventKind::points,
               "Wins " + std::to_string(ended.points) + (ended.points == 1 ? " point" : " points"),
               2 * ended.points + side_bit(ended.winner));
  };
  for (const domain::PlayedMove& move : game.moves()) {
    while (number < move.game) {
      if (number > 0) end_game(number - 1);
      ++number;
      record.add(mt::EventKind::game, "Game " + std::to_string(number), pack_score(score[0], score[1]));
    }
    if (!move.dice.empty()) record.add(mt::EventKind::roll, move.dice, side_bit(move.seat));
    if (const auto cube = find_cube_action(move.text == "double" ? "offer" : move.text);
        cube || move.text == "double")
      record.add(mt::EventKind::cube, move.text, side_bit(move.seat),
                 static_cast<std::uint8_t>(move.text == "double" ? CubeAction::offer : *cube));
    else
      record.add(mt::EventKind::ply,
                 move.text == "no play" ? std::string_view() : std::string_view(move.text),
                 side_bit(move.seat));
  }
  for (std::size_t i = number == 0 ? 0 : number - 1; i < won.size(); ++i) {
    if (i >= number)
      record.add(mt::EventKind::game, "Game " + std::to_string(i + 1), pack_score(score[0], score[1]));
    end_game(i);
  }
}

// Returns the value of the tag Termination (PGN 9.8.1), or an empty text if the moves and the result are
// enough. If the rules ended the game in a way that the last position does not show, such as a repetition or
// a perpetual check, the value is this reason.
std::string_view termination_of(const domain::Game& game) {
  const std::string_view reason = game.reason();
  if (reason == "adjudicated") return "adjudication";
  if (reason == "timeout") return "time forfeit";
  if (game.state() == domain::GameState::aborted) return "abandoned";
  if (reason == "resign" || reason == "agreed" || game.has_dice()) return {};
  const replay::LiveGame& board = *game.board();
  return board.rules().outcome(board.position()).kind != Outcome::Kind::open ? std::string_view() : reason;
}

}  // namespace

std::optional<RecordFile> game_record(const domain::Game& game, store::Transaction& store,
                                      const std::string& site) {
  if (game.ply() == 0) return {};
  const AnyGame& rules = game.board()->rules();
  const Convention& convention = *rules.family().convention;
  Record record;
  record.convention = &convention;
  record.set_tag("Event", "board " + std::to_string(game.id()));
  record.set_tag("Site", site);
  record.set_tag("Date", date_of(game.created()));
  record.set_tag("Round", "-");
  for (const Side seat : {Side::first, Side::second}) {
    const auto account = store.accounts().get(game.player(seat));
    const bool white = rules.is_white(seat);
    record.set_tag(white ? "White" : "Black", account ? account->name : "?");
    if (account && domain::is_engine(*account)) record.set_tag(white ? "WhiteType" : "BlackType", "program");
  }
  if (const std::string_view end = termination_of(game); !end.empty()) record.set_tag("Termination", end);
  if (convention.is_match) {
    record.set_tag(match_length_tag, std::to_string(std::max(game.terms().match_length, 1U)));
    add_match(game, record);
  } else {
    const std::string_view result =
        game.result() == domain::BoardResult::none ? "*" : domain::text_of(game.result());
    record.set_tag("Result", result);
    if (!game.terms().start.empty()) {
      std::string fen;
      rules.write_position(*game.board()->position_at(0), "fen", fen);
      record.set_tag("SetUp", "1");
      record.set_tag("FEN", fen);
    }
    for (const domain::PlayedMove& move : game.moves()) record.add(mt::EventKind::ply, move.text);
    record.add(mt::EventKind::result, result);
  }
  replay::replay(record, rules, rules, {});
  replay::finish_tags(record, replay::tags_of(rules.spec(), false), rules.notation());
  const Format& format = native_format(convention);
  RecordFile file{.name = "board" + std::to_string(game.id()) + std::string(format.extension),
                  .type = std::string(format.media_type),
                  .bytes = {}};
  Writers writers{WritingOptions{}};
  writers.of(format).write(record, rules.is_white(Side::first), file.bytes);
  return file;
}

}  // namespace mt::server::app
