// A game as a mail shows it to one reader.
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

// The reader, and which board to show.
struct Viewer {
  const domain::Account* account = nullptr;  // nullptr for any reader
  std::uint32_t ply = UINT32_MAX;            // show the board after so many half-moves
  std::string picture_id{};          // Content-ID for a picture of the board; empty if the mail cannot have
                                     // one
  const MailFacts* facts = nullptr;  // ratings and watchers at the time of the mail; nullptr for the present
                                     // ones
};

// Returns the contents of a mail about the board.  Accounts and ratings come from `store`; `news` are the
// events that the mail reports.
words::BoardView board_view(const domain::Game& game, const Viewer& reader,
                            std::span<const domain::GameEvent> news, store::Transaction& store, Time now);
words::OfferView offer_view(const domain::Game& game, const Viewer& reader, store::Transaction& store,
                            Time now);
// Returns the rating to show for the player of that seat; nothing if there is none.
std::optional<words::RatingShown> rating_shown(const domain::Game& game, Side seat,
                                               store::Transaction& store);
std::vector<std::string> watchers_of(const domain::Game& game, store::Transaction& store);
// Returns the offer that waits for an answer, such as "draw offered"; empty if there is none.
Phrase offer_on(const domain::Game& game);
words::GameLine game_line(const domain::Game& game, store::Transaction& store, Time now);

// Returns the board alone for that reader: as text and, if the reader's settings ask for it, as HTML.
std::string drawn(const domain::Game& game, const Viewer& reader);
// Returns the board after a move that has not been played.
std::string drawn_after(const domain::Game& game, const Viewer& reader, const AnyPosition& before,
                        const AnyPosition& after);
std::string drawn_html(const domain::Game& game, const Viewer& reader);
// Returns the picture that the HTML refers to; empty if there is none.
std::string drawn_png(const domain::Game& game, const Viewer& reader);

}  // namespace mt::server::app
