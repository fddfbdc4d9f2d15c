// A foreign program that is used as an engine over DXP. When a search needs a new game, the program is
// invited to it. The program's next move in this game is the answer to the search.
#include "movetext/engine/protocol/api/square_moves.hpp"
#include "movetext/engine/protocol/dxp/game.hpp"
#include "movetext/engine/protocol/dxp/protocol.hpp"
#include "movetext/engine/protocol/dxp/texts.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

namespace mt::engine::dxp {
namespace {

constexpr std::string_view own_name = "movetext";

// The options of this client. In DXP the other side declares no options.
constexpr std::string_view invites_option = "Invites";
constexpr std::string_view minutes_option = "Minutes";
constexpr std::string_view moves_option = "Moves";

// The minutes of a game if the limits include no time.
constexpr int usual_minutes = 5;
// A time limit per move is converted to the time for a whole game by multiplying it by this number of moves.
constexpr int usual_moves = 60;
// Longest wait for the other side to confirm the end of a game.
constexpr Milliseconds end_patience = std::chrono::seconds(2);

int minutes_of(const Limits& limits, Side side) {
  Milliseconds time = std::chrono::minutes(usual_minutes);
  if (const auto& clock = limits.clock(side))
    time = clock->left + clock->increment * usual_moves;
  else if (limits.move_time)
    time = *limits.move_time * usual_moves;
  const auto minutes = std::chrono::ceil<std::chrono::minutes>(time).count();
  return static_cast<int>(std::clamp<std::int64_t>(minutes, 1, most_minutes));
}

class DxpClient final : public Client {
 public:
  DxpClient() {
    options_ = {
        {.name = std::string(invites_option), .type = Option::Type::check, .value = "true"},
        {.name = std::string(minutes_option), .type = Option::Type::spin, .value = "0", .most = most_minutes},
        {.name = std::string(moves_option), .type = Option::Type::spin, .value = "0", .most = most_minutes}};
  }

  // Neither side sends anything before a game.
  void greet(Wire& wire) override { wire.ready(); }
  void new_game(const GameLine& /*line*/, Wire& wire) override {
    line_ = nullptr;
    ended_.reset();
    if (state_ == State::ours) return end(wire);
    prepare(wire);
  }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const std::int64_t number = text::parse_number(value, most_minutes);
    if (name == invites_option && (value == "true" || value == "false"))
      invites_ = value == "true";
    else if (name == minutes_option && number >= 0)
      minutes_ = static_cast<int>(number);
    else if (name == moves_option && number >= 0)
      moves_ = static_cast<int>(number);
    else
      return false;
    wire.ready();
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    line_ = &question.line;
    limits_ = limits;
    if (const auto reason = std::exchange(ended_, std::nullopt)) return tell_end(*reason, wire);
    if (state_ != State::ours) return begin(wire);
    if (is_known(known_.size()) && line_->moves().size() == known_.size() + 1 && line_->to_move() == theirs_)
      return go_on(wire);
    if (!ask_back(wire)) end(wire);
  }
  std::string time_objection(const Limits& limits) const override {
    if (minutes_ > 0) return {};
    for (const std::optional<Clock>& clock : limits.clocks) {
      if (!clock) continue;
      const bool is_whole = clock->left % std::chrono::minutes(1) == Milliseconds{0};
      if (is_whole && clock->increment == Milliseconds{0} && clock->moves_to_go == 0) continue;
      return "DXP has only whole minutes for a game, without increment";
    }
    return limits.move_time ? "DXP has no time for a move, only whole minutes for a game" : "";
  }
  // Some programs do not answer the end of a game, although they should.
  void hear_silence(Milliseconds time, Wire& wire) override {
    if (state_ == State::ends && time >= end_patience) prepare(wire);
  }
  // DXP has no command to stop a search.
  bool stop(Wire& /*wire*/) override { return false; }
  void quit(Wire& wire) override {
    if (state_ == State::ours) send(GameEnd{.leaves = true}, wire);
    state_ = State::idle;
  }

  void hear(std::string_view text, Wire& wire) override {
    const auto message = read_message(text);
    if (message) return std::visit([&](const auto& each) { take(each, wire); }, *message);
    if (state_ == State::theirs && text.starts_with('M')) return wire.illegal_move("an unreadable move");
    if (state_ != State::idle && state_ != State::ours) wire.broken("an unreadable message");
  }

 private:
  enum class State : std::uint8_t {
    idle,
    expects,   // waits for an invitation
    invites,   // waits for the answer to our invitation
    theirs,    // the other side's turn; a search waits for the other side's move
    ours,      // our turn
    ends,      // waits until the other side confirms the end of the game
    goes_back  // waits for the answer to our request to take moves back
  };

  static void send(const Message& message, Wire& wire) { wire.send(text_of(message)); }

  // Called when no game is in progress. Starts the search that is waiting, or reports that a search may
  // start. If this client does not send invitations, it first waits for one.
  void prepare(Wire& wire) {
    state_ = State::idle;
    if (line_ != nullptr) return begin(wire);
    if (invites_ || invitation_) return wire.ready();
    state_ = State::expects;
  }
  void begin(Wire& wire) {
    state_ = State::idle;
    theirs_ = line_->to_move();
    if (const auto invitation = std::exchange(invitation_, std::nullopt)) {
      if (fits(*invitation)) {
        send(GameAnswer{.name = std::string(own_name)}, wire);
        return start(wire);
      }
      send(GameAnswer{.name = std::string(own_name), .code = GameAnswer::Code::not_this_game}, wire);
      if (!invites_) return wire.broken("it invites to a different game");
    }
    if (!invites_) {
      state_ = State::expects;
      return;
    }
    // If the line has at most one move and begins at the usual start position, the DXP game begins there too.
    // Otherwise the DXP game begins at the position to search.
    const bool is_usual = line_->is_from_start() && line_->moves().size() < 2;
    base_ = is_usual ? 0 : line_->moves().size();
    send(GameRequest{.name = std::string(own_name),
                     .follower_is_white = line_->game().is_white(theirs_),
                     .minutes = minutes_ > 0 ? minutes_ : minutes_of(limits_, theirs_),
                     .moves = moves_,
                     .position = is_usual ? std::string() : square_string(line_->game(), line_->position())},
         wire);
    state_ = State::invites;
  }
  // Returns whether the game of an invitation fits the line to search. If so, sets `base_` to the number of
  // moves of the line before the start of that game.
  bool fits(const GameRequest& invitation) {
    const AnyGame& game = line_->game();
    if (invitation.version != version || invitation.follower_is_white == game.is_white(theirs_)) return false;
    AnyPosition start = game.start();
    std::string unused;
    if (!invitation.position.empty() && !read_square_string(game, invitation.position, start, unused))
      return false;
    const std::size_t last = line_->moves().size();
    for (base_ = last > 0 ? last - 1 : 0; base_ <= last; ++base_)
      if (game.same_board(line_->positions()[base_], start)) return true;
    return false;
  }
  // Called when both sides have agreed to a game. If the line to search has a move after the start of this
  // game, sends the last move of the line. Otherwise waits for the other side's move.
  void start(Wire& wire) {
    game_ = line_->shared_game();
    start_ = line_->start();
    if (line_->moves().size() > base_) return go_on(wire);
    note_moves(line_->moves().size());
    state_ = State::theirs;
  }
  // Sends the last move of the line to search.
  void go_on(Wire& wire) {
    const std::size_t last = line_->moves().size() - 1;
    const auto move = squares_of(*game_, line_->positions()[last], line_->moves()[last]);
    if (!move) return wire.broken("the move cannot be sent: " + line_->moves()[last]);
    note_moves(last + 1);
    state_ = State::theirs;
    send(*move, wire);
  }
  void note_moves(std::size_t count) {
    known_.assign(line_->moves().begin(), line_->moves().begin() + static_cast<std::ptrdiff_t>(count));
  }

  // Returns whether the other side already has the first `count` moves of the line to search.
  bool is_known(std::size_t count) const {
    return game_ && game_->spec() == line_->game().spec() && count <= line_->moves().size() &&
           game_->same_board(start_, line_->start()) &&
           std::equal(known_.begin(), known_.begin() + static_cast<std::ptrdiff_t>(count),
                      line_->moves().begin());
  }
  // Asks the other side to take moves back, if this leads to the position to search or to the position one
  // move before it. Otherwise returns false.
  bool ask_back(Wire& wire) {
    const std::size_t size = line_->moves().size();
    if (line_->to_move() != theirs_) return false;
    for (const std::size_t count : {size, size - 1}) {
      if (count < base_ || count >= known_.size() || !is_known(count)) continue;
      back_to_ = count;
      const AnyGame& game = line_->game();
      const bool white_began = game.is_white(game.to_move(line_->positions()[base_]));
      send(move_at(static_cast<int>(count - base_), white_began), wire);
      state_ = State::goes_back;
      return true;
    }
    return false;
  }
  void end(Wire& wire) {
    state_ = State::ends;
    send(GameEnd{}, wire);
  }

  void take(const GameRequest& request, Wire& wire) {
    using Code = GameAnswer::Code;
    if (request.version != version || (state_ != State::idle && state_ != State::expects))
      return send(GameAnswer{.name = std::string(own_name),
                             .code = request.version != version ? Code::other_version : Code::not_this_game},
                  wire);
    invitation_ = request;
    identity_.name = request.name;
    if (state_ == State::idle) return;
    if (line_ != nullptr) return begin(wire);
    state_ = State::idle;
    wire.ready();
  }
  void take(const GameAnswer& answer, Wire& wire) {
    if (state_ != State::invites) return;
    identity_.name = answer.name;
    switch (answer.code) {
      case GameAnswer::Code::accepted:
        return start(wire);
      case GameAnswer::Code::other_version:
        return wire.broken("it speaks a different version of DXP");
      case GameAnswer::Code::not_this_game:
        return wire.broken("it does not want to play this game");
      case GameAnswer::Code::no_game:
        return wire.broken("it does not want to play");
    }
  }
  void take(const Move& move, Wire& wire) {
    if (state_ != State::theirs) return;
    const auto text = find_move(*game_, line_->position(), move);
    if (!text) return wire.illegal_move("the move " + text_of(move) + " is illegal");
    state_ = State::ours;
    known_.push_back(*text);
    wire.answered({.kind = Answer::Kind::move, .move = *text});
  }
  void take(const GameEnd& end, Wire& wire) {
    const State before = std::exchange(state_, State::idle);
    switch (before) {
      case State::theirs:
        send(GameEnd{}, wire);
        return tell_end(end.reason, wire);
      case State::ours:  // the other side ended the game in our turn; this is the answer to the next search
        send(GameEnd{}, wire);
        ended_ = end.reason;
        return;
      case State::goes_back:
        send(GameEnd{}, wire);
        return prepare(wire);
      case State::ends:
        return prepare(wire);
      default:
        state_ = before;
    }
  }
  void tell_end(GameEnd::Reason reason, Wire& wire) {
    if (reason == GameEnd::Reason::resigns) return wire.answered({.kind = Answer::Kind::resign});
    if (reason == GameEnd::Reason::drawn) return wire.answered({.kind = Answer::Kind::draw});
    if (reason == GameEnd::Reason::wins) return wire.answered({.kind = Answer::Kind::win});
    if (square_moves(line_->game(), line_->position()).empty()) return wire.answered({});
    wire.broken("it ends the game although it is to move");
  }
  void take(const BackAnswer& answer, Wire& wire) {
    if (state_ != State::goes_back) return;
    if (answer.code != BackAnswer::Code::agreed) return end(wire);
    known_.resize(back_to_);
    if (line_->moves().size() > back_to_) return go_on(wire);
    state_ = State::theirs;
  }
  // Refuses a request to take moves back, because the user of this client may not want that.
  static void take(const BackRequest& /*request*/, Wire& wire) {
    send(BackAnswer{.code = BackAnswer::Code::not_supported}, wire);
  }
  static void take(const Chat& /*chat*/, Wire& /*wire*/) {}

  State state_ = State::idle;
  bool invites_ = true;
  int minutes_ = 0;  // minutes per side for a game; 0 to use the limits of the search
  int moves_ = 0;
  const GameLine* line_ = nullptr;  // the line to search; nullptr before the first search
  Limits limits_{};
  std::optional<GameRequest> invitation_{};  // an invitation that waits for our answer
  std::optional<GameEnd::Reason> ended_{};   // how the other side ended the game while it was our turn
  std::shared_ptr<const AnyGame> game_;      // the game in progress
  AnyPosition start_{};                      // the start of the line that contains the game
  std::vector<std::string> known_;           // the moves that the other side has, from `start_`
  // Number of moves between `start_` and the start position of the DXP game.
  std::size_t base_ = 0;
  std::size_t back_to_ = 0;
  Side theirs_ = Side::first;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& /*spec*/) {
  return std::make_unique<DxpClient>();
}

}  // namespace mt::engine::dxp
