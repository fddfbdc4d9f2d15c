// Collects the games of tournaments.
//
//   Collector collector;
//   for (pairing : pairings) if (!collector.add(pairing)) fail(collector.error());
//   for (const Tournament& tournament : collector.take()) show(tournament);
#pragma once
#include "movetext/tournament/pairing.hpp"
#include "movetext/tournament/tournament.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mt::tournament {

struct Limits {
  std::size_t games = 2'000'000;
  std::size_t text = std::size_t{256} << 20;  // bytes of all names
};

class Collector {
 public:
  // `event`: a part of the names of the events whose games are collected, without regard to letter case and
  // accents; if it is empty, all games are collected.
  explicit Collector(std::string_view event = {}, Limits limits = {});

  // Adds a game. A game without two different players is only counted. Returns false if there are too many
  // games.
  [[nodiscard]] bool add(const Pairing& pairing);
  const std::string& error() const { return error_; }

  // Returns whether a game of a chosen event was added, even if it was left out.
  bool has_chosen() const { return has_chosen_; }
  // Returns the names of events whose games were not collected, in the order of their bytes, at most a
  // thousand.
  const std::set<std::string>& other_events() const { return other_events_; }
  // Returns the number of games that were left out because a player has no name.
  std::uint64_t nameless() const { return nameless_; }
  // Returns the number of games that were left out because both players have the same name.
  std::uint64_t games_of_one_player() const { return games_of_one_player_; }
  // Returns the number of games that were left out because the same game, with the same round, players and
  // result, occurs before. Known after take().
  std::uint64_t repeats() const { return repeats_; }

  // Returns the tournaments, ordered by their first day and their name. Games belong to the same tournament
  // if they have the same event, section and date of the event, and if at most half a year lies between one
  // game and the next one.
  std::vector<Tournament> take();

 private:
  struct Game {
    std::uint32_t white = 0;  // number of the player in Event::entrants
    std::uint32_t black = no_opponent;
    std::uint32_t round = 0;  // number of the text in Event::rounds
    std::int32_t day = 0;     // YYYYMMDD; 0 if unknown
    Kind kind = Kind::game;
    Result result = Result::open;
    std::array<std::uint32_t, 2> numbers{};
  };
  struct Event {
    std::set<std::string> families{};
    std::string site{};
    std::optional<TableKind> stated_kind{};
    std::vector<Entrant> entrants{};
    std::unordered_map<std::string, std::uint32_t> players{};
    std::vector<std::string> rounds{};
    std::unordered_map<std::string, std::uint32_t> round_numbers{};
    std::vector<Game> games{};
  };
  // The name of an event, its section and its date.
  using EventKey = std::array<std::string, 3>;
  class TournamentMaker;

  bool is_chosen(const std::string& event);
  std::uint32_t player_of(const Entrant& entrant, Event& event);
  std::uint32_t round_of(const std::string& round, Event& event);
  void remove_repeats(Event& event);
  static void sort(Event& event);
  static void append_tournaments(const EventKey& key, const Event& event, std::vector<Tournament>& out);

  std::string event_;  // folded
  bool has_chosen_ = false;
  Limits limits_;
  std::set<std::string> other_events_;
  std::map<EventKey, Event> events_;
  std::size_t games_ = 0;
  std::size_t text_ = 0;
  std::uint64_t nameless_ = 0;
  std::uint64_t games_of_one_player_ = 0;
  std::uint64_t repeats_ = 0;
  std::string error_;
};

}  // namespace mt::tournament
