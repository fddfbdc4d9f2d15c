// The view of a game that a mail shows to one reader.
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

// The reader of a view, and which position the reader sees.
struct Viewer {
  const domain::Account* account = nullptr;  // nullptr if the reader is unknown
  std::uint32_t ply = UINT32_MAX;            // shows the board after this number of half-moves
  // Content-ID for the picture of the board; empty if the mail cannot have a picture
  std::string picture_id{};
  // Ratings and watchers when the mail was queued; nullptr to use the present ones.
  const MailFacts* facts = nullptr;
};

// Returns the view that a mail about the board shows. Accounts and ratings come from `store`. `news` are the
// events that the mail reports.
words::BoardView board_view(const domain::Game& game, const Viewer& reader,
                            std::span<const domain::GameEvent> news, store::Transaction& store, Time now);
words::OfferView offer_view(const domain::Game& game, const Viewer& reader, store::Transaction& store,
                            Time now);
// Returns the rating that is shown for the player in that seat, or nothing if none is shown.
std::optional<words::RatingShown> rating_shown(const domain::Game& game, Side seat,
                                               store::Transaction& store);
std::vector<std::string> watchers_of(const domain::Game& game, store::Transaction& store);
// Returns the open offer that waits for an answer, such as "draw offered", or an empty phrase.
Phrase offer_on(const domain::Game& game);
words::GameLine game_line(const domain::Game& game, store::Transaction& store, Time now);

// Returns only the board as text, as the reader sees it.
std::string drawn(const domain::Game& game, const Viewer& reader);
// Returns the board after a move that has not been played.
std::string drawn_after(const domain::Game& game, const Viewer& reader, const AnyPosition& before,
                        const AnyPosition& after);
// Returns the board of drawn() as HTML, or an empty text if the reader's settings do not ask for HTML.
std::string drawn_html(const domain::Game& game, const Viewer& reader);
// Returns the PNG picture that the HTML refers to, or an empty text if there is none.
std::string drawn_png(const domain::Game& game, const Viewer& reader);

}  // namespace mt::server::app
