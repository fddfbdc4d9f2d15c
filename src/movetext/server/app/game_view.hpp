// A game as a mail shows it: what its events say to one reader.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/server/app/mail_facts.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/store/store.hpp"
#include "movetext/server/words/views.hpp"

#include <functional>
#include <span>
#include <string>

namespace mt::server::app {

// The reader, and the settings for what is shown.
struct Viewer {
  const domain::Account* account = nullptr;  // nullptr: any reader
  std::uint32_t ply = UINT32_MAX;            // the board after so many half-moves
  std::string picture_id{};          // Content-ID for a picture of the board; empty: the mail can have none
  const MailFacts* facts = nullptr;  // ratings and watchers as they stood; nullptr: as they stand now
};

// Accounts and ratings come from `store`.  `news`: the events that the mail is about.
words::BoardView board_view(const domain::Game& game, const Viewer& reader,
                            std::span<const domain::GameEvent> news, store::Transaction& store, Time now);
words::OfferView offer_view(const domain::Game& game, const Viewer& reader, store::Transaction& store,
                            Time now);
// The rating that is shown for the player of that seat; nothing: there is none.
std::optional<words::RatingShown> rating_shown(const domain::Game& game, Side seat,
                                               store::Transaction& store);
std::vector<std::string> watchers_of(const domain::Game& game, store::Transaction& store);
// The offer that waits for an answer: "draw offered"; empty: none does.
Phrase offer_on(const domain::Game& game);
words::GameLine game_line(const domain::Game& game, store::Transaction& store, Time now);

// The board alone, as that reader sees it: text and, if the settings ask for it, HTML.
std::string drawn(const domain::Game& game, const Viewer& reader);
// The board after a move that has not been played.
std::string drawn_after(const domain::Game& game, const Viewer& reader, const AnyPosition& before,
                        const AnyPosition& after);
std::string drawn_html(const domain::Game& game, const Viewer& reader);
// The picture that the HTML shows; empty: it shows none.
std::string drawn_png(const domain::Game& game, const Viewer& reader);

}  // namespace mt::server::app
