// One game on the server: the state built from its events, and the acts that may change it.
//
//   Game game(id);
//   for (const GameEvent& event : stored)
//     if (!game.apply(event)) report(game.fault());
//   ActOutcome outcome = carry_out(game, {.kind = ActKind::move, .text = "32-28"}, {.now = now, .by = fred});
//   store(game.fresh());   // the events that carry_out() has added
//
// Events are the only way to change the state of a game.
#pragma once
#include "movetext/replay/live_game.hpp"
#include "movetext/server/domain/act.hpp"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

// A half-move that was played and not taken back. Half-moves that were taken back remain only in the events.
struct PlayedMove {
  Side seat = Side::first;
  std::string text{};    // in canonical form
  std::string dice{};    // "31"; empty for a move without dice
  std::uint8_t how = 0;  // 1: forced, and played by the server; 2: played from the queue
  std::uint32_t seq = 0;
  Time at = 0;
  std::uint32_t game = 1;  // number of the game within the match, from 1
};

// An open offer, which the other side may accept, decline or ignore.
struct Pending {
  Side by = Side::first;
  std::uint32_t seq = 0;   // seq of the event of the offer
  std::int64_t value = 0;  // undo: number of half-moves that would remain; resignation: level
};

struct Answered {
  std::optional<Side> by;   // the side that answered
  std::uint32_t offer = 0;  // seq of the event of the offer
  std::uint32_t seq = 0;    // seq of the event of the answer
  bool yes = false;
};

class Game {
 public:
  explicit Game(GameId id) : id_(id) {}

  // Applies the next event. If it cannot follow the previous events, returns false and changes nothing;
  // fault() then gives the reason.
  bool apply(const GameEvent& event) { return apply(event, nullptr); }
  const std::string& fault() const { return fault_; }

  GameId id() const { return id_; }
  const Terms& terms() const { return terms_; }
  GameState state() const { return state_; }
  std::uint32_t seq() const { return seq_; }
  // Returns the seq of the first event that has the same time as the last event. Events with the same time
  // were written together.
  std::uint32_t latest_from() const { return latest_from_; }
  std::uint32_t ply() const { return static_cast<std::uint32_t>(moves_.size()); }
  AccountId challenger() const { return challenger_; }
  // Returns whether the player of that side has agreed to the challenge.
  bool agreed(Side seat) const { return agreed_[index(seat)]; }
  AccountId player(Side seat) const { return players_[index(seat)]; }
  std::optional<Side> seat_of(AccountId account) const;
  const std::vector<PlayedMove>& moves() const { return moves_; }
  // Returns the board; nullptr only before the first event.
  const replay::LiveGame* board() const { return board_.get(); }
  // Precondition: the game has a board.
  bool has_dice() const { return board_->rules().family().has_dice; }
  std::uint64_t board_key() const;

  // Returns the side that must move, roll, or answer a double. Returns nothing if the game is not in
  // progress.
  std::optional<Side> awaited() const;
  const std::optional<Pending>& draw() const { return draw_; }
  const std::optional<Pending>& undo() const { return undo_; }
  const std::optional<Pending>& abort() const { return abort_; }
  // Returns the resignation that waits for the opponent to accept it.
  const std::optional<Pending>& resignation() const { return resignation_; }
  // Returns whether a resignation waits for the player to confirm it.
  bool resign_asked(Side seat) const { return resign_asked_[index(seat)] != 0; }
  int resign_level(Side seat) const { return resign_asked_[index(seat)]; }
  // Returns how many half-moves had been played when that side asked to resign.
  std::uint32_t resign_asked_at(Side seat) const { return resign_asked_at_[index(seat)]; }
  const std::string& queue(Side seat) const { return queue_[index(seat)]; }
  const std::string& submitted(Side seat) const { return submitted_[index(seat)]; }
  std::uint32_t rolls() const { return rolls_; }
  // Seq of the last event `undone`; 0 if there is none.
  std::uint32_t last_undo() const { return last_undo_; }
  std::uint32_t last_game_won() const {
    return last_game_won_;
  }  // seq of the event that ended the previous game of the match; 0 if there is none
  const std::string& commitment() const { return commitment_; }
  // Returns the latest answer to an offer, as long as sending the same answer again is not an error.
  const std::optional<Answered>& last_answer() const { return last_answer_; }
  // Returns how many half-moves had been played when the side last offered a draw, or nothing if it never
  // did.
  std::optional<std::uint32_t> last_draw_offer(Side seat) const { return draw_offered_at_[index(seat)]; }
  std::uint32_t moves_made(Side seat) const;
  // Returns the number of the side's first half-move after the first `seen` half-moves. It may not have been
  // played yet, and the other side may have several turns before it.
  std::uint32_t own_half_move_after(Side seat, std::uint32_t seen) const;
  // Returns whether the player of that side has started to play. After a swap both players have: one made the
  // first move, and for the other the swap counts as a first move.
  bool has_moved(Side seat) const { return swapped_ || moves_made(seat) > 0; }
  bool swapped() const { return swapped_; }  // the players exchanged sides after the first move
  bool on_leave(Side seat) const { return leave_since_[index(seat)] != 0; }

  BoardResult result() const { return result_; }
  const std::string& reason() const { return reason_; }  // why the game is over: one word or a clause
  Time created() const { return created_; }
  Time changed() const { return changed_; }
  Time finished() const { return finished_; }

  // Clocks (game_clock.cpp). For a side that is not to move, the time left is what it will have at the start
  // of its next turn.
  Duration time_left(Side seat, Time now) const;
  Time deadline() const;  // 0 if the game has no deadline
  // Returns when the clock must be checked next, for a reminder or a time-out. Returns 0 for never.
  Time wake() const;
  // Returns the number (1 or 2) of the reminder that is due at `now` and has not been sent. Returns 0 if none
  // is due.
  int reminder_due(Time now) const;

  // Returns the events that carry_out() has added since the last call of forget_fresh().
  std::span<const GameEvent> fresh() const { return fresh_; }
  void forget_fresh() { fresh_.clear(); }
  // Applies an event and adds it to fresh(). Called only while an act is carried out.
  void add(GameEvent event);
  // Does the same as add() for a `moved` event whose move has already been resolved on the board.
  void add_move(GameEvent event, const replay::ResolvedMove& move);

  static constexpr std::size_t index(Side seat) { return static_cast<std::size_t>(seat); }

 private:
  // If `move` is null, the move is read from the text of the event.
  bool apply(const GameEvent& event, const replay::ResolvedMove* move);
  bool refuse(std::string why);
  bool begin_offer(const GameEvent& event);
  bool apply_active(const GameEvent& event, const replay::ResolvedMove* move);
  bool moved(const GameEvent& event, const replay::ResolvedMove* move);
  bool rolled(const GameEvent& event);
  bool undone(const GameEvent& event);
  void answered(const std::optional<Pending>& offer, const GameEvent& event, bool yes);
  void end(const GameEvent& event, GameState state);
  void clear_offers();
  // The following functions are in game_clock.cpp.
  void start_clocks(Time at);
  void charge(Side seat, Time at, bool made_move);  // deducts the cost of the turn from the clock
  void leave(const GameEvent& event);

  GameId id_;
  Terms terms_;
  GameState state_ = GameState::offered;
  std::uint32_t seq_ = 0;
  std::uint32_t latest_from_ = 1;
  AccountId challenger_ = 0;
  std::array<AccountId, 2> players_{};
  std::array<bool, 2> agreed_{};
  std::unique_ptr<replay::LiveGame> board_;
  std::vector<PlayedMove> moves_{};
  std::optional<Pending> draw_, undo_, abort_, resignation_;
  std::optional<Answered> last_answer_;
  std::array<int, 2> resign_asked_{};
  std::array<std::uint32_t, 2> resign_asked_at_{};
  std::array<std::string, 2> queue_, submitted_;
  std::array<std::optional<std::uint32_t>, 2> draw_offered_at_;
  bool swapped_ = false;
  std::uint32_t rolls_ = 0;
  std::uint32_t last_undo_ = 0;
  std::uint32_t last_game_won_ = 0;
  std::string commitment_{};
  std::string dice_{};  // the dice that were rolled but not played yet
  BoardResult result_ = BoardResult::none;
  std::string reason_{};
  Time created_ = 0, changed_ = 0, finished_ = 0;

  Time turn_began_ = 0;
  std::array<Duration, 2> bank_{};     // per seat: time left, for the time controls `bank` and `total`
  std::array<Time, 2> leave_since_{};  // per seat: start of the leave; 0 if the player is not on leave
  Duration extension_ = 0;             // extra time in this turn, for a leave that has ended
  std::uint8_t reminded_ = 0;          // bit set of the reminders sent in this turn

  std::string fault_{};
  std::vector<GameEvent> fresh_{};
};

// Carries out the act and the automatic steps after it: rolling dice, playing forced and queued moves, ending
// the game by the rules. A refused act changes nothing.
ActOutcome carry_out(Game& game, const Act& wish, const Circumstances& here);

}  // namespace mt::server::domain
