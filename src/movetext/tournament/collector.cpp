#include "movetext/tournament/collector.hpp"

#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"
#include "movetext/tournament/rounds.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

namespace mt::tournament {
namespace {

constexpr std::size_t most_other_events = 1000;
constexpr std::size_t bytes_of_an_entrant = 300;  // memory of an entrant in addition to its texts

// Returns YYYYMMDD for "YYYY.MM.DD", or 0 for an empty text.
std::int32_t number_of_day(std::string_view day) {
  if (day.empty()) return 0;
  std::int32_t number = 0;
  for (const char c : day)
    if (text::is_digit(c)) number = number * 10 + (c - '0');
  return number;
}

std::string text_of_day(std::int32_t day) {
  if (day == 0) return {};
  std::string digits = std::to_string(day);
  digits.insert(0, 8 - std::min<std::size_t>(8, digits.size()), '0');
  return digits.insert(6, ".").insert(4, ".");
}

// Returns whether more than half a year lies between two days. Months are counted as 31 days.
bool is_long_after(std::int32_t before, std::int32_t after) {
  const auto days = [](std::int32_t day) { return (day / 10000) * 372 + (day / 100 % 100) * 31 + day % 100; };
  constexpr std::int32_t half_a_year = 186;
  return before != 0 && after != 0 && days(after) - days(before) > half_a_year;
}

// Keeps the greater of two values, so that the result does not depend on the order of the records.
void keep_greater(std::string& kept, const std::string& value) {
  if (value > kept) kept = value;
}

PlayerResult result_for(Result result, bool is_white) {
  switch (result) {
    case Result::white_wins:
      return is_white ? PlayerResult::win : PlayerResult::loss;
    case Result::black_wins:
      return is_white ? PlayerResult::loss : PlayerResult::win;
    case Result::draw:
      return PlayerResult::draw;
    case Result::nobody_wins:
      return PlayerResult::loss;
    case Result::open:
      break;
  }
  return PlayerResult::none;
}

PlayerResult result_of_bye(Kind kind) {
  if (kind == Kind::half_bye) return PlayerResult::draw;
  return kind == Kind::zero_bye ? PlayerResult::loss : PlayerResult::win;
}

}  // namespace

// Makes a tournament from games in the order of their days.
class Collector::TournamentMaker {
 public:
  TournamentMaker(const EventKey& key, const Event& event, std::span<const Game> games)
      : event_(event), games_(games), place_(event.entrants.size(), no_opponent) {
    out_.name = key[0];
    out_.section = key[1];
    out_.site = event.site;
    out_.stated_kind = event.stated_kind;
    out_.families.assign(event.families.begin(), event.families.end());
  }

  Tournament make() {
    add_players();
    add_games();
    for (Player& player : out_.players)
      std::stable_sort(player.entries.begin(), player.entries.end(),
                       [](const Entry& a, const Entry& b) { return a.round < b.round; });
    // Games without a day come first.
    const auto dated =
        std::find_if(games_.begin(), games_.end(), [](const Game& game) { return game.day != 0; });
    if (dated != games_.end()) {
      out_.first_day = text_of_day(dated->day);
      out_.last_day = text_of_day(games_.back().day);
    }
    return std::move(out_);
  }

 private:
  void add_players() {
    std::vector<std::uint32_t> order;
    for (const Game& game : games_) {
      order.push_back(game.white);
      if (game.black != no_opponent) order.push_back(game.black);
    }
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
      return event_.entrants[a].name < event_.entrants[b].name;
    });
    order.erase(std::unique(order.begin(), order.end()), order.end());
    for (const std::uint32_t entrant : order) {
      place_[entrant] = static_cast<std::uint32_t>(out_.players.size());
      out_.players.push_back({.entrant = event_.entrants[entrant]});
    }
  }
  void add_games() {
    std::vector<RoundGame> seats;
    for (const Game& game : games_)
      seats.push_back({.round = event_.rounds[game.round], .players = {game.white, game.black}});
    const Rounds rounds = number_rounds(seats, event_.entrants.size());
    out_.rounds = rounds.last;
    out_.has_rounds = rounds.are_given;
    out_.days.resize(out_.rounds);
    for (std::size_t i = 0; i < games_.size(); ++i) {
      const std::uint32_t round = rounds.numbers[i];
      std::string& day = out_.days[round - 1];
      if (day.empty()) day = text_of_day(games_[i].day);
      if (is_bye(games_[i].kind)) {
        out_.players[place_[games_[i].white]].entries.push_back(
            {.round = round, .kind = games_[i].kind, .result = result_of_bye(games_[i].kind)});
        continue;
      }
      ++out_.games;
      add_entry(games_[i], round, true);
      add_entry(games_[i], round, false);
    }
  }
  void add_entry(const Game& game, std::uint32_t round, bool is_white) {
    const std::uint32_t player = place_[is_white ? game.white : game.black];
    out_.players[player].entries.push_back({.round = round,
                                            .opponent = place_[is_white ? game.black : game.white],
                                            .colour = is_white ? Colour::white : Colour::black,
                                            .kind = game.kind,
                                            .result = result_for(game.result, is_white),
                                            .scored = game.numbers[is_white ? 0 : 1],
                                            .conceded = game.numbers[is_white ? 1 : 0]});
  }

  const Event& event_;
  std::span<const Game> games_;
  std::vector<std::uint32_t> place_;  // number of each entrant in Tournament::players
  Tournament out_;
};

std::uint32_t Collector::player_of(const Entrant& entrant, Event& event) {
  const auto [found, is_new] =
      event.players.emplace(entrant.name, static_cast<std::uint32_t>(event.entrants.size()));
  if (is_new) {
    event.entrants.push_back(entrant);
    text_ += bytes_of_an_entrant + 2 * entrant.name.size() + entrant.title.size() +
             entrant.federation.size() + entrant.fide_id.size() + entrant.team.size();
    return found->second;
  }
  Entrant& kept = event.entrants[found->second];
  keep_greater(kept.title, entrant.title);
  keep_greater(kept.federation, entrant.federation);
  keep_greater(kept.fide_id, entrant.fide_id);
  keep_greater(kept.team, entrant.team);
  kept.rating = std::max(kept.rating, entrant.rating);
  return found->second;
}

std::uint32_t Collector::round_of(const std::string& round, Event& event) {
  const auto [found, is_new] =
      event.round_numbers.emplace(round, static_cast<std::uint32_t>(event.rounds.size()));
  if (is_new) {
    event.rounds.push_back(round);
    text_ += bytes_of_an_entrant + 2 * round.size();
  }
  return found->second;
}

bool Collector::is_chosen(const std::string& event) {
  if (event_.empty() || text::folded(event).find(event_) != std::string::npos) return true;
  if (!event.empty() && other_events_.size() < most_other_events) other_events_.insert(event);
  return false;
}

bool Collector::add(const Pairing& pairing) {
  if (!is_chosen(pairing.event)) return true;
  has_chosen_ = true;
  if (!pairing.has_players()) {
    ++nameless_;
    return true;
  }
  if (pairing.is_of_one_player()) {
    ++games_of_one_player_;
    return true;
  }
  if (games_ == limits_.games || text_ > limits_.text) {
    error_ = "there are more games than tables can have (" + std::to_string(limits_.games) +
             "); choose some of them with --event or --select";
    return false;
  }
  ++games_;
  const auto [found, is_new] = events_.try_emplace({pairing.event, pairing.section, pairing.begin});
  if (is_new) text_ += bytes_of_an_entrant + pairing.event.size() + pairing.section.size();
  Event& event = found->second;
  if (!pairing.family.empty()) event.families.insert(pairing.family);
  keep_greater(event.site, pairing.site);
  event.stated_kind = std::max(event.stated_kind, pairing.stated_kind);
  Game game{.white = player_of(pairing.white, event),
            .round = round_of(pairing.round, event),
            .day = number_of_day(pairing.date),
            .kind = pairing.kind,
            .result = pairing.result,
            .numbers = pairing.numbers};
  if (!is_bye(pairing.kind)) game.black = player_of(pairing.black, event);
  event.games.push_back(game);
  return true;
}

// Puts the games in the order of their days, then of their rounds. Other games stay in the order of their
// records.
void Collector::sort(Event& event) {
  std::stable_sort(event.games.begin(), event.games.end(), [&event](const Game& a, const Game& b) {
    if (a.day != b.day) return a.day < b.day;
    return a.round != b.round && is_round_before(event.rounds[a.round], event.rounds[b.round]);
  });
}

// Removes games that repeat another one. Games without a round are never repeats.
void Collector::remove_repeats(Event& event) {
  const auto key = [](const Game& game) {
    return std::tie(game.round, game.white, game.black, game.day, game.kind, game.result, game.numbers);
  };
  std::vector<std::size_t> order(event.games.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return key(event.games[a]) < key(event.games[b]); });
  std::vector<bool> is_repeat(order.size());
  for (std::size_t i = 1; i < order.size(); ++i) {
    const Game& game = event.games[order[i]];
    is_repeat[order[i]] = !event.rounds[game.round].empty() && key(event.games[order[i - 1]]) == key(game);
  }
  std::vector<Game> kept;
  for (std::size_t i = 0; i < event.games.size(); ++i)
    if (!is_repeat[i]) kept.push_back(event.games[i]);
  repeats_ += event.games.size() - kept.size();
  event.games = std::move(kept);
}

// Appends a tournament for each run of games without a long break.
void Collector::append_tournaments(const EventKey& key, const Event& event, std::vector<Tournament>& out) {
  const std::span<const Game> games = event.games;
  std::size_t begin = 0;
  for (std::size_t i = 1; i <= games.size(); ++i) {
    if (i < games.size() && !is_long_after(games[i - 1].day, games[i].day)) continue;
    out.push_back(TournamentMaker(key, event, games.subspan(begin, i - begin)).make());
    begin = i;
  }
}

Collector::Collector(std::string_view event, Limits limits) : event_(text::folded(event)), limits_(limits) {}

std::vector<Tournament> Collector::take() {
  std::vector<Tournament> out;
  for (auto& [key, event] : events_) {
    remove_repeats(event);
    sort(event);
    append_tournaments(key, event, out);
    event = {};
  }
  events_.clear();
  std::stable_sort(out.begin(), out.end(), [](const Tournament& a, const Tournament& b) {
    return std::tie(a.first_day, a.name, a.section) < std::tie(b.first_day, b.name, b.section);
  });
  return out;
}

}  // namespace mt::tournament
