// An engine that speaks DXP: it accepts invitations to games, or sends one (Host::challenge).
#include "movetext/engine/protocol/api/challenge.hpp"
#include "movetext/engine/protocol/dxp/game.hpp"
#include "movetext/engine/protocol/dxp/protocol.hpp"
#include "movetext/engine/protocol/dxp/texts.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace mt::engine::dxp {
namespace {

using namespace std::chrono_literals;

// Time per move in a game without a time limit.
constexpr Milliseconds usual_time = 1s;
// Smallest search time, even if the clock has run out: the game continues unless the opponent claims a win on
// time.
constexpr Milliseconds least_time = 100ms;
// Largest numbers of messages and of chats per connection that are shown to the user. Without these limits
// the other side could flood the user.
constexpr int most_told = 10'000;
constexpr int most_chats = 1000;

class DxpFront final : public Front {
 public:
  DxpFront(const GameSpec& spec, Host& host) : spec_(spec), host_(host) {}

  void begin() override {
    const Challenge* const challenge = host_.challenge();
    if (challenge == nullptr) return;
    const auto game = make_game(spec_);
    request_ = {.name = own_name(),
                .follower_is_white = !game->is_white(challenge->side),
                .minutes = challenge->minutes,
                .moves = challenge->moves,
                .position = {}};
    AnyPosition start;
    std::vector<Diagnostic> notes;
    if (!challenge->start.empty() && game->parse_position(challenge->start, start, notes))
      game->write_position(start, "hub", request_.position);
    is_initiator_ = true;
    state_ = State::invites;
    say(request_);
  }
  void hear(std::string_view text) override {
    const auto message = read_message(text);
    if (message) return std::visit([this](const auto& each) { take(each); }, *message);
    // Only two kinds of unreadable messages need an answer.
    if (text.starts_with('R')) return refuse(GameAnswer::Code::not_this_game);
    if (text.starts_with('M')) take_illegal_move("an unreadable move");
  }
  void hear_end() override { leave(); }
  void found(const FoundLine& /*line*/, const Effort& /*effort*/) override {}
  void answered(const Answer& answer) override {
    is_searching_ = false;
    if (state_ != State::thinks || std::exchange(is_search_void_, false)) {
      is_search_void_ = false;
      if (state_ == State::thinks) search();
      return;
    }
    decide(answer);
  }

 private:
  enum class State : std::uint8_t {
    idle,
    invites,  // waits for the answer to our invitation
    thinks,   // our turn
    waits,    // the other side's turn
    ends,     // waits until the other side confirms the end of the game
  };

  std::string own_name() const {
    const Identity& identity = host_.player().identity();
    return identity.version.empty() ? identity.name : identity.name + " " + identity.version;
  }
  void say(const Message& message) { host_.say(text_of(message)); }
  void tell_user(std::string_view what) {
    if (++told_ <= most_told) host_.tell(what);
  }
  // Reports an action of the other side to the user.
  void tell(const std::string& what) { tell_user((other_name_.empty() ? "it" : other_name_) + " " + what); }
  bool has_game() const { return state_ == State::thinks || state_ == State::waits; }

  // Invitations.
  void refuse(GameAnswer::Code code) { say(GameAnswer{.name = own_name(), .code = code}); }
  void take(const GameRequest& request) {
    // If both sides have sent invitations, ours becomes void. If we have ended the previous game, it is over
    // even if the other side has not confirmed this.
    if (has_game()) return refuse(GameAnswer::Code::not_this_game);
    if (request.version != version) return refuse(GameAnswer::Code::other_version);
    other_name_ = request.name;
    if (!begin_game(request, request.follower_is_white)) return refuse(GameAnswer::Code::not_this_game);
    say(GameAnswer{.name = own_name()});
    turn();
  }
  void take(const GameAnswer& answer) {
    if (state_ != State::invites) return;
    state_ = State::idle;
    other_name_ = answer.name;
    if (answer.code != GameAnswer::Code::accepted) {
      constexpr std::array<std::string_view, 4> words{"", "speaks a different version of DXP",
                                                      "does not want to play this game",
                                                      "does not want to play"};
      tell(std::string(words[static_cast<std::size_t>(answer.code)]));
      return leave();
    }
    if (!begin_game(request_, !request_.follower_is_white)) return leave();
    turn();
  }
  // Starts the game of an invitation. Returns false if that game cannot be played.
  bool begin_game(const GameRequest& request, bool is_white) {
    auto game = Game::begin(spec_, request.position);
    if (!game) return false;
    game_ = std::move(game);
    side_ = game_->is_white(Side::first) == is_white ? Side::first : Side::second;
    minutes_ = request.minutes;
    moves_ = request.moves;
    spent_ = {};
    host_.player().new_game();
    tell("plays " + std::string(game_->line().game().side_name(mt::other(side_))));
    return true;
  }

  // Moves.
  void take(const Move& move) {
    if (!has_game()) return;
    if (state_ == State::thinks) return take_illegal_move("a move out of turn");
    if (has_ended(game_->outcome())) return end_as(game_->outcome());
    const auto text = find_move(game_->line().game(), game_->line().position(), move);
    if (!text || !game_->play(*text)) return take_illegal_move(squares(move));
    turn();
  }
  static std::string squares(const Move& move) {
    std::string out = std::to_string(move.from) + (move.taken.empty() ? "-" : "x") + std::to_string(move.to);
    for (const int square : move.taken) out += "x" + std::to_string(square);
    return out;
  }
  // DXP has no message for an illegal move, so the game ends without a result.
  void take_illegal_move(const std::string& what) {
    if (!has_game()) return;
    tell("makes an illegal move: " + what);
    say(Chat{"Illegal move: " + what});
    end(GameEnd::Reason::none);
  }
  void turn() {
    state_ = game_->to_move() == side_ ? State::thinks : State::waits;
    if (state_ == State::waits) return;
    if (const Outcome outcome = game_->claim(); has_ended(outcome)) return end_as(outcome);
    search();
  }
  // Returns whether the game is over: `outcome` is a decided outcome, or the side to move has already made
  // the agreed number of moves.
  bool has_ended(const Outcome& outcome) const {
    return outcome.kind != Outcome::Kind::open || (moves_ > 0 && game_->moves_of(game_->to_move()) >= moves_);
  }
  void end_as(const Outcome& outcome) {
    if (outcome.kind == Outcome::Kind::draw) return end(GameEnd::Reason::drawn);
    if (outcome.kind != Outcome::Kind::win) return end(GameEnd::Reason::none);
    end(outcome.winner == side_ ? GameEnd::Reason::wins : GameEnd::Reason::resigns);
  }

  void search() {
    if (is_searching_) {  // the running search ends soon; answered() then starts the new one
      is_search_void_ = true;
      return;
    }
    is_searching_ = true;
    Limits limits;
    if (minutes_ == 0) {
      limits.move_time = usual_time;
    } else {
      const Milliseconds left = std::chrono::minutes(minutes_) - spent_;
      limits.clocks[static_cast<std::size_t>(side_)] =
          Clock{.left = std::max(left, least_time),
                .moves_to_go = moves_ > 0 ? moves_ - game_->moves_of(side_) : 0};
    }
    host_.think({.line = game_->line(), .limits = limits});
  }
  void decide(const Answer& answer) {
    const auto took =
        answer.took ? std::chrono::duration_cast<Milliseconds>(*answer.took) : answer.effort.time;
    spent_ += std::max(took, Milliseconds{0});
    switch (answer.kind) {
      case Answer::Kind::move: {
        auto move = squares_of(game_->line().game(), game_->line().position(), answer.move);
        if (!move || !game_->play(answer.move)) break;
        move->seconds =
            static_cast<int>(std::clamp<std::int64_t>((took.count() + 500) / 1000, 0, most_seconds));
        say(*move);
        state_ = State::waits;
        return;
      }
      case Answer::Kind::resign:
        return end(GameEnd::Reason::resigns);
      case Answer::Kind::draw:
        return end(GameEnd::Reason::drawn);
      case Answer::Kind::win:
        return end(GameEnd::Reason::wins);
      default:
        break;
    }
    tell_user(answer.problem.empty() ? std::string_view("the engine gives no move") : answer.problem);
    end(GameEnd::Reason::none);
  }

  // Ends of games.
  void end(GameEnd::Reason reason) {
    if (is_searching_) void_search();
    constexpr std::array<std::string_view, 4> words{"the game has no result", "the game is lost",
                                                    "the game is drawn", "the game is won"};
    tell_user(words[static_cast<std::size_t>(reason)]);
    state_ = State::ends;
    say(GameEnd{.reason = reason, .leaves = is_initiator_});
  }
  void take(const GameEnd& end) {
    if (state_ == State::idle || state_ == State::invites) {
      if (end.leaves) leave();
      return;
    }
    if (has_game()) {
      constexpr std::array<std::string_view, 4> words{"ends the game", "resigns", "calls the game drawn",
                                                      "calls the game won"};
      tell(std::string(words[static_cast<std::size_t>(end.reason)]));
      if (is_searching_) void_search();
      say(GameEnd{.leaves = is_initiator_});
    }
    state_ = State::idle;
    if (end.leaves || is_initiator_) leave();
  }
  void void_search() {
    is_search_void_ = true;
    host_.stop();
  }
  void leave() {
    host_.stop();
    host_.quit();
  }

  // Other messages.
  void take(const BackRequest& request) {
    using Code = BackAnswer::Code;
    const bool is_back = state_ == State::waits && game_->take_back(request);
    say(BackAnswer{.code = is_back ? Code::agreed : Code::not_now});
    if (is_back) turn();
  }
  void take(const BackAnswer& /*answer*/) {}  // ignored: this engine never asks to take moves back
  void take(const Chat& chat) {
    if (++chats_ <= most_chats) tell("says: " + chat.text);
  }

  GameSpec spec_;
  Host& host_;
  State state_ = State::idle;
  bool is_initiator_ = false;
  GameRequest request_{};  // our invitation
  std::string other_name_;
  std::unique_ptr<Game> game_;
  Side side_ = Side::first;  // our side
  int minutes_ = 0;
  int moves_ = 0;
  Milliseconds spent_{};
  int told_ = 0;
  int chats_ = 0;
  bool is_searching_ = false;
  bool is_search_void_ = false;  // the result of the running search is not needed any more
};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<DxpFront>(spec, host);
}

}  // namespace mt::engine::dxp
