#include "movetext/server/app/notices.hpp"

#include "movetext/games/api/game_result.hpp"

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

TextKey text_of_offer(domain::GameEventKind kind) {
  switch (kind) {
    case domain::GameEventKind::draw_offered:
      return "notice.offers-draw"_text;
    case domain::GameEventKind::undo_asked:
      return "notice.asks-undo"_text;
    case domain::GameEventKind::abort_offered:
      return "notice.offers-end"_text;
    default:
      return "notice.resigns"_text;
  }
}

// Builds the sentences for one reader.
class Reporter {
 public:
  Reporter(const domain::Game& game, const Audience& audience) : game_(game), audience_(audience) {}

  // Returns the sentence for the event, or an empty phrase if there is nothing to report. Must be called for
  // all events in their order.
  Phrase phrase_of(const domain::GameEvent& event);
  // Returns the sentence for an offer, including the commands that answer it or take it back.
  Phrase offer(domain::GameEventKind kind, Side by, std::int64_t value, const Phrase& answers) const {
    const int level = static_cast<int>(std::clamp<std::int64_t>(value, 1, 3));
    return {text_of_offer(kind),
            {{"name", name_of(by)},
             {"half-move", value},
             {"level", Term(level_words(level))},
             {"answers", answers}}};
  }
  Phrase answers_to(Side by) const {
    if (!audience_.seat) return {};
    if (audience_.seat == by) return {"notice.may-withdraw"_text, {{"withdraw", "withdraw"}}};
    return {"notice.may-answer"_text,
            {{"accept", "accept"}, {"reject", "reject"}, {"to-move", game_.awaited() == audience_.seat}}};
  }

 private:
  std::string name_of(std::optional<Side> seat) const {
    return audience_.name_of(game_.player(seat.value_or(Side::first)));
  }
  Phrase of_player(TextKey text, std::optional<Side> seat) const { return {text, {{"name", name_of(seat)}}}; }
  bool stands(const domain::GameEvent& event) const {
    const auto is = [&](const std::optional<domain::Pending>& offer) {
      return offer && offer->seq == event.seq;
    };
    return is(game_.draw()) || is(game_.undo()) || is(game_.abort()) || is(game_.resignation());
  }
  // Returns the sentence for an offer that its player has taken back, or that the other side has declined.
  Phrase offer_end(const domain::GameEvent& event, TextKey taken_back, TextKey declined) const {
    return of_player(event.a == 1 ? taken_back : declined, event.seat);
  }
  Phrase started(const domain::GameEvent& event);
  Phrase rolled(const domain::GameEvent& event);
  Phrase moved(const domain::GameEvent& event);
  Phrase game_won(const domain::GameEvent& event);
  Phrase resignation_ended(const domain::GameEvent& event) const;
  Phrase queue_dropped(const domain::GameEvent& event) const;

  const domain::Game& game_;
  const Audience& audience_;
  bool opening_ = false;           // the next roll decides which side moves first
  std::optional<Side> draw_by_{};  // the side whose draw offer is among the reported events
};

Phrase Reporter::started(const domain::GameEvent& event) {
  opening_ = game_.has_dice();
  if (event.text.empty() || game_.commitment().empty()) return {};
  return {"notice.dice-settled"_text, {{"fingerprint", event.text}}};
}

Phrase Reporter::rolled(const domain::GameEvent& event) {
  const auto phrase = [&](TextKey text) {
    return Phrase(text, {{"name", name_of(event.seat)}, {"dice", event.text}});
  };
  if (!opening_) return phrase("notice.rolled"_text);
  if (event.text[0] == event.text[1]) return phrase("notice.opening-tied"_text);
  opening_ = false;
  return phrase("notice.begins-with"_text);
}

Phrase Reporter::moved(const domain::GameEvent& event) {
  opening_ = false;
  const bool declines = draw_by_ && draw_by_ != event.seat;
  draw_by_.reset();
  if (event.a != 1 && event.a != 2) return {};
  return {event.a == 1 ? "notice.forced-move"_text : "notice.queued-move"_text,
          {{"name", name_of(event.seat)}, {"move", event.text}, {"declines-draw", declines}}};
}

Phrase Reporter::game_won(const domain::GameEvent& event) {
  opening_ = true;
  if (game_.board()->games_won().empty()) return of_player("notice.game-won"_text, event.seat);
  const replay::GameWon& won = game_.board()->games_won().back();
  return {"notice.points-won"_text,
          {{"name", name_of(event.seat)}, {"points", won.points}, {"how", Term(won.how)}}};
}

Phrase Reporter::resignation_ended(const domain::GameEvent& event) const {
  if (event.a == -2) return of_player("notice.resignation-taken-back"_text, event.seat);
  return event.a < 0 ? Phrase("notice.resignation-declined"_text) : Phrase();
}

// Only the player who queued the moves is notified, because the opponent does not know about the queue.
Phrase Reporter::queue_dropped(const domain::GameEvent& event) const {
  const bool is_own = audience_.seat && audience_.seat == event.seat;
  return event.a != 0 && is_own ? of_player("notice.queue-dropped"_text, event.seat) : Phrase();
}

Phrase Reporter::phrase_of(const domain::GameEvent& event) {
  if (is_offer(event)) {
    if (event.kind == domain::GameEventKind::draw_offered) draw_by_ = event.seat;
    const Side by = event.seat.value_or(Side::first);
    return offer(event.kind, by, event.a, stands(event) ? answers_to(by) : Phrase());
  }
  switch (event.kind) {
    case domain::GameEventKind::accepted:
      return started(event);
    case domain::GameEventKind::draw_declined:
      return offer_end(event, "notice.draw-taken-back"_text, "notice.draw-declined"_text);
    case domain::GameEventKind::undo_declined:
      return offer_end(event, "notice.undo-taken-back"_text, "notice.undo-declined"_text);
    case domain::GameEventKind::undone:
      return {"notice.undone"_text, {{"half-move", event.a}}};
    case domain::GameEventKind::abort_declined:
      return offer_end(event, "notice.end-taken-back"_text, "notice.end-declined"_text);
    case domain::GameEventKind::resign_asked:
      return resignation_ended(event);
    case domain::GameEventKind::queued:
      return queue_dropped(event);
    case domain::GameEventKind::swapped:  // the seat of the event is the seat before the swap
      return {"notice.changes-sides"_text, {{"name", audience_.name_of(event.by)}}};
    case domain::GameEventKind::game_won:
      return game_won(event);
    case domain::GameEventKind::rolled:
      return rolled(event);
    case domain::GameEventKind::revealed:
      return {"notice.seed"_text, {{"seed", event.text}}};
    case domain::GameEventKind::moved:
      return moved(event);
    default:
      return {};
  }
}

}  // namespace

std::vector<Phrase> notices(const domain::Game& game, std::span<const domain::GameEvent> news,
                            const Audience& audience) {
  std::vector<Phrase> out;
  Reporter reporter(game, audience);
  for (const domain::GameEvent& event : news)
    if (Phrase phrase = reporter.phrase_of(event); !phrase.empty()) out.push_back(std::move(phrase));
  return out;
}

std::vector<Phrase> standing_offers(const domain::Game& game, std::span<const domain::GameEvent> news,
                                    const Audience& audience) {
  std::vector<Phrase> out;
  if (!audience.seat) return out;
  const Reporter reporter(game, audience);
  const auto add = [&](const std::optional<domain::Pending>& offer, domain::GameEventKind kind) {
    if (offer && (news.empty() || offer->seq < news.front().seq))
      out.push_back(reporter.offer(kind, offer->by, offer->value, reporter.answers_to(offer->by)));
  };
  add(game.draw(), domain::GameEventKind::draw_offered);
  add(game.undo(), domain::GameEventKind::undo_asked);
  add(game.abort(), domain::GameEventKind::abort_offered);
  add(game.resignation(), domain::GameEventKind::resign_asked);
  return out;
}

}  // namespace mt::server::app
