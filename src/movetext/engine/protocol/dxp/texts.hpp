// The messages of DXP, the DamExchange protocol, version 01. A message is a letter followed by fields at
// fixed positions. The NUL byte that ends a message on the wire is not part of its text.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::engine::dxp {

inline constexpr std::size_t longest_message = 127;  // bytes
inline constexpr std::string_view version = "01";
inline constexpr int squares = 50;
inline constexpr int most_taken = 20;      // maximum of captured men in one move
inline constexpr int most_minutes = 999;   // maximum for the minutes, and also for the moves per side
inline constexpr int most_seconds = 9999;  // maximum for one move

struct GameRequest {
  std::string version{dxp::version};  // if this differs from our version, the other fields are not read
  std::string name{};
  bool follower_is_white = false;
  int minutes = 0;  // 0..999, per side
  int moves = 0;    // 0..999, per side; 0 means no limit
  // The position as a string of squares (read_square_string): "W" or "B" for the side to move, then a letter
  // for each square. Empty for the usual start position.
  std::string position{};
};

struct GameAnswer {
  enum class Code : std::uint8_t { accepted, other_version, not_this_game, no_game };
  std::string name{};
  Code code = Code::accepted;
};

struct Move {
  int seconds = 0;  // 0..9999
  int from = 0;     // 1..50
  int to = 0;
  std::vector<int> taken{};  // ascending, at most 20
};

struct GameEnd {
  enum class Reason : std::uint8_t { none, resigns, drawn, wins };
  Reason reason = Reason::none;
  bool leaves = false;  // the sender does not want another game
};

struct Chat {
  std::string text{};  // 1..126 bytes
};

// Asks to return to the position before the move of that number and side.
struct BackRequest {
  int number = 1;  // 1..999
  bool is_white = false;
};

struct BackAnswer {
  enum class Code : std::uint8_t { agreed, not_supported, not_now };
  Code code = Code::agreed;
};

using Message = std::variant<GameRequest, GameAnswer, Move, GameEnd, Chat, BackRequest, BackAnswer>;

// Reads a message. Returns nullopt in these cases:
// - its length is wrong for its kind;
// - a field has an invalid value;
// - a byte is not ASCII.
// Blanks at both ends of a name are dropped.
std::optional<Message> read_message(std::string_view text);

// Writes a message. A long name is cut, unprintable characters in names and chats become "?", and a number
// outside its range becomes the nearest valid one.
std::string text_of(const Message& message);

}  // namespace mt::engine::dxp
