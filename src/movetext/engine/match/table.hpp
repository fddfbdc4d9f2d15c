// What games with and without dice share: the engines that play, and the end of a game that an engine has
// spoiled.
#pragma once
#include "movetext/engine/match/play_game.hpp"
#include "movetext/replay/live_game.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace mt::engine::match {

class Table {
 public:
  Table(const GameTerms& terms, const Appointment& appointment, std::array<Seat, 2>& seats,
        const std::stop_token& stop)
      : terms_(terms), seats_(seats), stop_(stop) {
    report_.appointment = appointment;
  }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

 protected:
  using Timepoint = std::chrono::steady_clock::time_point;
  ~Table() = default;

  Seat& seat(Side side) { return seats_[static_cast<std::size_t>(side)]; }
  // Asks the engine of a side for its decision. Returns nullopt if the engine's fault or a stop has ended the
  // game.
  std::optional<Seat::Reply> ask(const GameLine& line, Side side);
  // Plays the move of an engine. Returns false if the move is illegal; the game has then ended.
  bool play(replay::LiveGame& board, std::string_view text, Side side, std::string& canonical);

  bool has_ended() const { return has_ended_; }
  void end(std::optional<Side> winner, Ending ending, std::string detail = {}) {
    has_ended_ = true;
    report_.winner = winner;
    report_.ending = ending;
    report_.detail = std::move(detail);
  }
  // Ends the game as a loss for the side.
  void lose(Side side, Ending ending, std::string detail) { end(other(side), ending, std::move(detail)); }
  void forfeit_time(const replay::LiveGame& board, Side side, Microseconds took);

  const GameTerms& terms_;
  GameReport report_;

 private:
  std::array<Seat, 2>& seats_;
  const std::stop_token& stop_;
  bool has_ended_ = false;
};

}  // namespace mt::engine::match
