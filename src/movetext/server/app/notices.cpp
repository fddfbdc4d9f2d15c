#include "movetext/server/app/notices.hpp"

#include "movetext/games/api/game_result.hpp"
#include "movetext/server/words/phrases.hpp"

#include <algorithm>
#include <string_view>

namespace mt::server {
namespace {

bool is_offer(const Event& event) {
  return event.kind == EventKind::draw_offered || event.kind == EventKind::undo_asked ||
         event.kind == EventKind::abort_offered || (event.kind == EventKind::resign_asked && event.a > 0);
}

std::string offer_of(EventKind kind, std::int64_t value) {
  switch (kind) {
    case EventKind::draw_offered:
      return " offers a draw";
    case EventKind::undo_asked:
      return " asks to go back to half-move " + std::to_string(value);
    case EventKind::abort_offered:
      return " wishes to call the game off";
    default:
      return " resigns " + std::string(level_words(static_cast<int>(std::clamp<std::int64_t>(value, 1, 3))));
  }
}

class Teller {
 public:
  Teller(const Game& game, const Audience& audience) : game_(game), audience_(audience) {}

  // The events in their order.  Empty: it needs no words.
  std::string words_of(const Event& event);
  // An offer, and what this reader can do about it.
  std::string standing(EventKind kind, const Pending& offer) const {
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
  bool stands(const Event& event) const {
    const auto is = [&](const std::optional<Pending>& offer) { return offer && offer->seq == event.seq; };
    return is(game_.draw()) || is(game_.undo()) || is(game_.abort()) || is(game_.resignation());
  }
  std::string ended(const Event& event, std::string_view what, const std::string& declined) const {
    return of(event.seat) + (event.a == 1 ? " takes the " + std::string(what) + " back" : declined);
  }
  std::string rolled(const Event& event);
  std::string moved(const Event& event);
  std::string points() const;

  const Game& game_;
  const Audience& audience_;
  bool opening_ = false;           // the next dice decide who begins
  std::optional<Side> draw_by_{};  // offered in these news
};

std::string Teller::points() const {
  if (game_.board()->games_won().empty()) return {};
  const replay::GameWon& won = game_.board()->games_won().back();
  return counted(won.points, "point") + " (" + std::string(won.how) + ")";
}

std::string Teller::rolled(const Event& event) {
  if (!opening_) return of(event.seat) + " rolled: " + event.text;
  if (event.text[0] == event.text[1]) return "The opening roll is " + event.text + ": tied, again";
  opening_ = false;
  return of(event.seat) + " begins with " + event.text;
}

std::string Teller::moved(const Event& event) {
  opening_ = false;
  const bool declines = draw_by_ && draw_by_ != event.seat;
  draw_by_.reset();
  const std::string what = declines ? " is played, which declines the draw" : " is played";
  if (event.a == 1) return event.text + " was forced and" + what + (declines ? "" : " by the server");
  return event.a == 2 ? "The queued move " + event.text + " of " + of(event.seat) + what : std::string();
}

std::string Teller::words_of(const Event& event) {
  if (is_offer(event)) {
    if (event.kind == EventKind::draw_offered) draw_by_ = event.seat;
    return of(event.seat) + offer_of(event.kind, event.a) + (stands(event) ? answers(*event.seat) : "");
  }
  switch (event.kind) {
    case EventKind::accepted:
      opening_ = game_.has_dice();
      return event.text.empty() || game_.commitment().empty()
                 ? std::string()
                 : "The dice of this game are settled: SHA-256 of their seed is " + event.text;
    case EventKind::draw_declined:
      return ended(event, "offer of a draw", " declines the draw");
    case EventKind::undo_declined:
      return ended(event, "wish to undo moves", " does not let the move be taken back");
    case EventKind::undone:
      return "Moves were taken back: the game stands after half-move " + std::to_string(event.a);
    case EventKind::abort_declined:
      return ended(event, "offer to call the game off", " does not wish to call the game off");
    case EventKind::resign_asked:
      if (event.a == -2) return of(event.seat) + " takes the resignation back";
      return event.a < 0 ? "The resignation is not accepted" : std::string();
    case EventKind::queued:  // nobody else knows that there was one
      return event.a != 0 && audience_.seat && audience_.seat == event.seat
                 ? "The queue of " + of(event.seat) + " could not be played and is dropped"
                 : std::string();
    case EventKind::swapped:  // the seat was the one before
      return audience_.name_of(event.by) + " changes sides";
    case EventKind::game_won:
      opening_ = true;
      return of(event.seat) + " wins " + points();
    case EventKind::rolled:
      return rolled(event);
    case EventKind::revealed:
      return "The seed of the dice was " + event.text;
    case EventKind::moved:
      return moved(event);
    default:
      return {};
  }
}

}  // namespace

std::vector<std::string> notices(const Game& game, std::span<const Event> news, const Audience& audience) {
  std::vector<std::string> out;
  Teller teller(game, audience);
  for (const Event& event : news)
    if (std::string words = teller.words_of(event); !words.empty()) out.push_back(std::move(words));
  return out;
}

std::vector<std::string> standing_offers(const Game& game, std::span<const Event> news,
                                         const Audience& audience) {
  std::vector<std::string> out;
  if (!audience.seat) return out;
  const Teller teller(game, audience);
  const auto add = [&](const std::optional<Pending>& offer, EventKind kind) {
    if (offer && (news.empty() || offer->seq < news.front().seq))
      out.push_back(teller.standing(kind, *offer));
  };
  add(game.draw(), EventKind::draw_offered);
  add(game.undo(), EventKind::undo_asked);
  add(game.abort(), EventKind::abort_offered);
  add(game.resignation(), EventKind::resign_asked);
  return out;
}

}  // namespace mt::server
