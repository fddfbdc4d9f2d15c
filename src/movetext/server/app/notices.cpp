#include "movetext/server/app/notices.hpp"

#include "movetext/games/api/game_result.hpp"
#include "movetext/server/words/phrases.hpp"

#include <algorithm>
#include <string_view>

namespace mt::server::app {
namespace {

bool is_offer(const domain::GameEvent& event) {
  return event.kind == domain::GameEventKind::draw_offered ||
         event.kind == domain::GameEventKind::undo_asked ||
         event.kind == domain::GameEventKind::abort_offered ||
         (event.kind == domain::GameEventKind::resign_asked && event.a > 0);
}

std::string offer_of(domain::GameEventKind kind, std::int64_t value) {
  switch (kind) {
    case domain::GameEventKind::draw_offered:
      return " offers a draw";
    case domain::GameEventKind::undo_asked:
      return " asks to go back to half-move " + std::to_string(value);
    case domain::GameEventKind::abort_offered:
      return " wishes to call the game off";
    default:
      return " resigns " + std::string(level_words(static_cast<int>(std::clamp<std::int64_t>(value, 1, 3))));
  }
}

class Teller {
 public:
  Teller(const domain::Game& game, const Audience& audience) : game_(game), audience_(audience) {}

  // The events in their order.  Empty: it needs no words.
  std::string words_of(const domain::GameEvent& event);
  // An offer, and what this reader can do about it.
  std::string standing(domain::GameEventKind kind, const domain::Pending& offer) const {
    return of(offer.by) + offer_of(kind, offer.value) + answers(offer.by);
  }

 private:
  std::string of(std::optional<Side> seat) const {
    return audience_.name_of(game_.player(seat.value_or(Side::first)));
  }
  std::string answers(Side by) const {
    if (!audience_.seat) return {};
    if (audience_.seat == by) return "; withdraw takes that back";
    return game_.awaited() == audience_.seat ? ": answer accept or reject, or go on playing"
                                             : ": answer accept or reject";
  }
  bool stands(const domain::GameEvent& event) const {
    const auto is = [&](const std::optional<domain::Pending>& offer) {
      return offer && offer->seq == event.seq;
    };
    return is(game_.draw()) || is(game_.undo()) || is(game_.abort()) || is(game_.resignation());
  }
  std::string ended(const domain::GameEvent& event, std::string_view what,
                    const std::string& declined) const {
    return of(event.seat) + (event.a == 1 ? " takes the " + std::string(what) + " back" : declined);
  }
  std::string rolled(const domain::GameEvent& event);
  std::string moved(const domain::GameEvent& event);
  std::string points() const;

  const domain::Game& game_;
  const Audience& audience_;
  bool opening_ = false;           // the next dice decide who begins
  std::optional<Side> draw_by_{};  // offered in these news
};

std::string Teller::points() const {
  if (game_.board()->games_won().empty()) return {};
  const replay::GameWon& won = game_.board()->games_won().back();
  return words::counted(won.points, "point") + " (" + std::string(won.how) + ")";
}

std::string Teller::rolled(const domain::GameEvent& event) {
  if (!opening_) return of(event.seat) + " rolled: " + event.text;
  if (event.text[0] == event.text[1]) return "The opening roll is " + event.text + ": tied, again";
  opening_ = false;
  return of(event.seat) + " begins with " + event.text;
}

std::string Teller::moved(const domain::GameEvent& event) {
  opening_ = false;
  const bool declines = draw_by_ && draw_by_ != event.seat;
  draw_by_.reset();
  const std::string what = declines ? " is played, which declines the draw" : " is played";
  if (event.a == 1) return event.text + " was forced and" + what + (declines ? "" : " by the server");
  return event.a == 2 ? "The queued move " + event.text + " of " + of(event.seat) + what : std::string();
}

std::string Teller::words_of(const domain::GameEvent& event) {
  if (is_offer(event)) {
    if (event.kind == domain::GameEventKind::draw_offered) draw_by_ = event.seat;
    return of(event.seat) + offer_of(event.kind, event.a) + (stands(event) ? answers(*event.seat) : "");
  }
  switch (event.kind) {
    case domain::GameEventKind::accepted:
      opening_ = game_.has_dice();
      return event.text.empty() || game_.commitment().empty()
                 ? std::string()
                 : "The dice of this game are settled: SHA-256 of their seed is " + event.text;
    case domain::GameEventKind::draw_declined:
      return ended(event, "offer of a draw", " declines the draw");
    case domain::GameEventKind::undo_declined:
      return ended(event, "wish to undo moves", " does not let the move be taken back");
    case domain::GameEventKind::undone:
      return "Moves were taken back: the game stands after half-move " + std::to_string(event.a);
    case domain::GameEventKind::abort_declined:
      return ended(event, "offer to call the game off", " does not wish to call the game off");
    case domain::GameEventKind::resign_asked:
      if (event.a == -2) return of(event.seat) + " takes the resignation back";
      return event.a < 0 ? "The resignation is not accepted" : std::string();
    case domain::GameEventKind::queued:  // nobody else knows that there was one
      return event.a != 0 && audience_.seat && audience_.seat == event.seat
                 ? "The queue of " + of(event.seat) + " could not be played and is dropped"
                 : std::string();
    case domain::GameEventKind::swapped:  // the seat was the one before
      return audience_.name_of(event.by) + " changes sides";
    case domain::GameEventKind::game_won:
      opening_ = true;
      return of(event.seat) + " wins " + points();
    case domain::GameEventKind::rolled:
      return rolled(event);
    case domain::GameEventKind::revealed:
      return "The seed of the dice was " + event.text;
    case domain::GameEventKind::moved:
      return moved(event);
    default:
      return {};
  }
}

}  // namespace

std::vector<std::string> notices(const domain::Game& game, std::span<const domain::GameEvent> news,
                                 const Audience& audience) {
  std::vector<std::string> out;
  Teller teller(game, audience);
  for (const domain::GameEvent& event : news)
    if (std::string words = teller.words_of(event); !words.empty()) out.push_back(std::move(words));
  return out;
}

std::vector<std::string> standing_offers(const domain::Game& game, std::span<const domain::GameEvent> news,
                                         const Audience& audience) {
  std::vector<std::string> out;
  if (!audience.seat) return out;
  const Teller teller(game, audience);
  const auto add = [&](const std::optional<domain::Pending>& offer, domain::GameEventKind kind) {
    if (offer && (news.empty() || offer->seq < news.front().seq))
      out.push_back(teller.standing(kind, *offer));
  };
  add(game.draw(), domain::GameEventKind::draw_offered);
  add(game.undo(), domain::GameEventKind::undo_asked);
  add(game.abort(), domain::GameEventKind::abort_offered);
  add(game.resignation(), domain::GameEventKind::resign_asked);
  return out;
}

}  // namespace mt::server::app
