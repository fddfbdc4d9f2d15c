#include "movetext/server/app/game_view.hpp"

#include "movetext/server/app/notices.hpp"
#include "movetext/server/app/rated_game.hpp"
#include "movetext/server/app/titles.hpp"
#include "movetext/server/words/boards/board_html.hpp"
#include "movetext/server/words/boards/board_picture.hpp"
#include "movetext/server/words/boards/board_text.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr std::size_t longest_example = 70;  // in bytes; the line of the mail has a few more characters

std::optional<Side> seat_of(const domain::Game& game, const Viewer& reader) {
  return reader.account == nullptr ? std::nullopt : game.seat_of(reader.account->id);
}

std::string name_of(store::Transaction& store, AccountId id) {
  if (id == 0) return {};
  const auto account = store.accounts().get(id);
  return account ? account->name : "nobody";
}

words::PlayerShown player_shown(const domain::Game& game, Side seat, const Viewer& reader,
                                store::Transaction& store, Time now) {
  words::PlayerShown out;
  const AccountId id = game.player(seat);
  out.side = game.board()->rules().side_name(seat);
  if (id == 0) return out;
  const auto account = store.accounts().get(id);
  out.name = account ? account->name : "nobody";
  out.is_engine = account && domain::is_engine(*account);
  out.rating = reader.facts != nullptr ? reader.facts->ratings[domain::Game::index(seat)]
                                       : rating_shown(game, seat, store);
  if (out.is_engine) return out;  // the clock of an engine is always stopped
  if (game.state() == domain::GameState::active && game.terms().time.kind != domain::TimeControl::Kind::none)
    out.time_left = std::max<Duration>(game.time_left(seat, now), 0);
  out.on_leave = game.on_leave(seat);
  return out;
}

// Returns what the board waits for, or an empty phrase if it waits for a move.
Phrase awaited_for(const domain::Game& game) {
  switch (game.board()->awaiting()) {
    case replay::Awaiting::roll:
      return Phrase("awaited.roll"_text);
    case replay::Awaiting::answer:
      return Phrase("awaited.answer"_text);
    default:
      return {};
  }
}

Phrase score_of(const domain::Game& game, const std::array<words::PlayerShown, 2>& players) {
  if (game.terms().match_length == 0) return {};
  std::array<std::uint32_t, 2> points{};
  for (const replay::GameWon& won : game.board()->games_won())
    points[domain::Game::index(won.winner)] += won.points;
  return {"score"_text,
          {{"points", game.terms().match_length},
           {"first", players[0].name},
           {"first-points", points[0]},
           {"second", players[1].name},
           {"second-points", points[1]}}};
}

words::BoardStyle style_of(const domain::Game& game, const Viewer& reader) {
  words::BoardStyle style;
  const domain::Settings settings = reader.account == nullptr ? domain::Settings{} : reader.account->settings;
  style.large = settings.large;
  style.black = words::black_below(game.board()->rules(), seat_of(game, reader), settings.flip);
  return style;
}

template <class Draw>
std::string draw(const domain::Game& game, const Viewer& reader, Draw&& how) {
  const std::uint32_t ply = std::min(reader.ply, game.board()->ply());
  const auto now =
      ply == game.board()->ply() ? std::optional(game.board()->position()) : game.board()->position_at(ply);
  const auto before = ply > 0 ? game.board()->position_at(ply - 1) : std::nullopt;
  const words::BoardStyle style = style_of(game, reader);
  return how(words::BoardShown{game.board()->rules(), *now, before ? &*before : nullptr}, style);
}

// Returns whether the reader may ask to take back a move. The terms must allow this, and the reader must have
// made a move.
bool may_undo(const domain::Game& game, Side reader) {
  if (game.terms().rated && !game.terms().takebacks) return false;
  return std::any_of(game.moves().begin(), game.moves().end(),
                     [&](const domain::PlayedMove& move) { return move.seat == reader; });
}

// Returns the commands, other than moves, that the reader can answer with.
std::vector<std::string> answers_of(const domain::Game& game, Side reader) {
  std::vector<std::string> out;
  bool is_asked = false;
  bool has_asked = false;
  for (const auto* offer : {&game.draw(), &game.undo(), &game.abort(), &game.resignation()}) {
    is_asked |= *offer && (*offer)->by != reader;
    has_asked |= *offer && (*offer)->by == reader;
  }
  const bool dice = game.has_dice();
  if (is_asked) out.insert(out.end(), {"accept", "reject"});
  if (has_asked) out.emplace_back("withdraw");
  if (!dice && game.awaited() != reader) out.emplace_back("queue MOVE");
  if (!dice && !game.draw()) out.emplace_back("draw");
  if (!dice && !game.undo() && may_undo(game, reader)) out.emplace_back("undo");
  out.insert(out.end(), {"resign", "chat", "show", "help"});
  return out;
}

bool wants_picture(const Viewer& reader) {
  return words::has_png() && !reader.picture_id.empty() && reader.account != nullptr &&
         reader.account->settings.png;
}

// Returns legal moves as examples: one for each notation that the reader may use.
std::vector<std::string> examples_of(const domain::Game& game) {
  std::vector<std::string> moves;
  const AnyGame& rules = game.board()->rules();
  const bool listed = game.board()->legal_moves(rules.notation(), moves);
  // Before a roll, legal_moves() lists only "double".
  if (game.board()->awaiting() == replay::Awaiting::roll) {
    moves.insert(moves.begin(), "roll");
    return moves;
  }
  if (!listed || moves.empty()) return {};
  if (game.board()->awaiting() == replay::Awaiting::answer) return moves;
  // Only a move that fits on one line can be an example.
  const auto shown = std::find_if(moves.begin(), moves.end(),
                                  [](const std::string& move) { return move.size() <= longest_example; });
  if (shown == moves.end()) return {};
  std::vector<std::string> out{*shown};
  // If moves are written with the numbers of squares but the game also knows the letters of squares, adds an
  // example with letters.
  if (rules.notation() != board::Notation::numeric || !rules.knows(board::Notation::algebraic)) return out;
  replay::ResolvedMove letters;
  Diagnostic why;
  if (game.board()->look(out.front(), board::Notation::algebraic, letters, why) &&
      letters.text.size() <= longest_example)
    out.push_back(letters.text);
  return out;
}

}  // namespace

std::optional<words::RatingShown> rating_shown(const domain::Game& game, Side seat,
                                               store::Transaction& store) {
  const AccountId id = game.player(seat);
  const auto row = id != 0 ? store.ratings().get(id, domain::rating_class(game.terms())) : std::nullopt;
  if (!row) return std::nullopt;
  return words::RatingShown{row->rating,
                            domain::is_provisional({row->rating, row->deviation, row->volatility})};
}

std::vector<std::string> watchers_of(const domain::Game& game, store::Transaction& store) {
  std::vector<std::string> names;
  for (const store::WatchRow& watch : store.watches().of_game(game.id()))
    if (watch.game == game.id()) names.push_back(name_of(store, watch.account));
  return names;
}

Phrase offer_on(const domain::Game& game) {
  if (game.draw()) return Phrase("on-offer.draw"_text);
  if (game.undo()) return Phrase("on-offer.undo"_text);
  if (game.abort()) return Phrase("on-offer.end"_text);
  return game.resignation() ? Phrase("on-offer.resignation"_text) : Phrase();
}

std::string drawn(const domain::Game& game, const Viewer& reader) {
  return draw(game, reader, words::board_text);
}

std::string drawn_after(const domain::Game& game, const Viewer& reader, const AnyPosition& before,
                        const AnyPosition& after) {
  return words::board_text({game.board()->rules(), after, &before}, style_of(game, reader));
}

std::string drawn_html(const domain::Game& game, const Viewer& reader) {
  if (reader.account == nullptr || !reader.account->settings.html) return {};
  if (!wants_picture(reader)) return draw(game, reader, words::board_html);
  return draw(game, reader, [&](const words::BoardShown& shown, const words::BoardStyle&) {
    return words::board_image_html(shown, reader.picture_id);
  });
}

std::string drawn_png(const domain::Game& game, const Viewer& reader) {
  return wants_picture(reader) ? draw(game, reader, words::board_png) : std::string();
}

words::BoardView board_view(const domain::Game& game, const Viewer& reader,
                            std::span<const domain::GameEvent> news, store::Transaction& store, Time now) {
  words::BoardView view;
  const AnyGame& rules = game.board()->rules();
  view.game = title_of(rules);
  view.variant = variant_of(rules);
  view.terms = terms_phrases(game.terms());
  view.board = game.id();
  for (const Side seat : {Side::first, Side::second})
    view.players[domain::Game::index(seat)] = player_shown(game, seat, reader, store, now);
  view.awaited = game.awaited();
  view.reader = seat_of(game, reader);
  view.ply = game.ply();
  for (const domain::PlayedMove& move : game.moves())
    view.moves.push_back(
        {move.seat, move.dice.empty() ? move.text : move.dice + ": " + move.text, move.how == 1});
  for (const domain::GameEvent& event : news) {
    if (event.kind == domain::GameEventKind::accepted) view.is_new = true;
    if (event.kind == domain::GameEventKind::said)
      view.comments.push_back({name_of(store, event.by), event.text});
    if (event.kind == domain::GameEventKind::noted) view.comments.push_back({{}, event.text});
    if (const auto numbers =
            event.kind == domain::GameEventKind::rated ? parse_rated(event.text) : std::nullopt)
      for (std::size_t i = 0; i < 2; ++i)
        view.rating_changes.push_back({view.players[i].name, numbers->before[i], numbers->after[i]});
  }
  const Audience audience{view.reader, [&](AccountId id) { return name_of(store, id); }};
  view.notices = notices(game, news, audience);
  view.result = result_phrase(game);
  if (view.awaited) {
    view.awaited_for = awaited_for(game);
    if (view.awaited == view.reader) view.examples = examples_of(game);
    if (view.reader) view.answers = answers_of(game, *view.reader);
  }
  view.turn_lines = standing_offers(game, news, audience);
  if (Phrase score = score_of(game, view.players); !score.empty())
    view.turn_lines.push_back(std::move(score));
  if (view.reader) view.queued = game.queue(*view.reader);
  view.board_text = drawn(game, reader);
  view.board_html = drawn_html(game, reader);
  view.subscribers = reader.facts != nullptr ? reader.facts->watchers : watchers_of(game, store);
  return view;
}

words::OfferView offer_view(const domain::Game& game, const Viewer& reader, store::Transaction& store,
                            Time now) {
  words::OfferView view;
  const AnyGame& rules = game.board()->rules();
  view.game = title_of(rules);
  view.variant = variant_of(rules);
  view.terms = terms_phrases(game.terms());
  view.board = game.id();
  view.challenger = name_of(store, game.challenger());
  for (const Side seat : {Side::first, Side::second}) {
    view.players[domain::Game::index(seat)] = player_shown(game, seat, reader, store, now);
    const AccountId id = game.player(seat);
    if (id != 0 && id != game.challenger()) view.opponent = view.players[domain::Game::index(seat)].name;
  }
  if (game.state() == domain::GameState::offered)
    view.expires_in = std::max<Duration>(game.deadline() - now, 0);
  view.board_text = drawn(game, reader);
  view.board_html = drawn_html(game, reader);
  const auto seat = seat_of(game, reader);
  view.moves_first = seat && game.board()->awaiting() == replay::Awaiting::move &&
                     game.board()->to_move() == *seat && reader.account->id != game.challenger();
  if (view.moves_first) view.examples = examples_of(game);
  return view;
}

words::GameLine game_line(const domain::Game& game, store::Transaction& store, Time now) {
  words::GameLine line;
  line.board = game.id();
  line.game = game.board()->rules().spec().name();
  for (const Side seat : {Side::first, Side::second})
    line.players[domain::Game::index(seat)] = name_of(store, game.player(seat));
  line.ply = game.ply();
  line.changed = game.changed();
  if (game.state() == domain::GameState::offered) {
    line.state = Phrase("state.offered"_text);
  } else if (const auto seat = game.awaited()) {
    const Phrase awaited = awaited_for(game);
    line.state = {"state.awaited"_text,
                  {{"name", line.players[domain::Game::index(*seat)]},
                   {"for", awaited.empty() ? Phrase("awaited.move"_text) : awaited},
                   {"on-offer", offer_on(game)}}};
    if (game.deadline() != 0) line.time_left = std::max<Duration>(game.deadline() - now, 0);
  } else {
    line.state = result_phrase(game);
  }
  return line;
}

}  // namespace mt::server::app
