// The reply of an engine to a command that it does not carry out.
#pragma once
#include "movetext/engine/protocol/api/line_faults.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace mt::engine::ubgi {

enum class Fault : std::uint8_t {
  none,
  bad_command,  // there is no command of that name
  bad_value,    // a word or a value of the command is not allowed
  bad_state,    // the command is not possible now
  illegal,      // the rules of the game forbid it
  unsupported,  // the engine has not declared the ability that the command needs
  busy,         // a search is running
  internal,     // the engine has failed
};

// Returns a code such as "bad_value".
constexpr std::string_view code_of(Fault fault) {
  constexpr std::string_view codes[] = {"none",    "bad_command", "bad_value", "bad_state",
                                        "illegal", "unsupported", "busy",      "internal"};
  return codes[static_cast<std::size_t>(fault)];
}

// The reason why a command was not carried out. As a bool, it is true if there is a fault.
struct Complaint {
  Fault fault = Fault::none;
  std::string detail{};
  explicit operator bool() const { return fault != Fault::none; }
};

inline Complaint bad_value(std::string detail) {
  return {Fault::bad_value, std::move(detail)};
}

// Returns "error bad_value go sometime".
inline std::string error_line(const Complaint& complaint, std::string_view command) {
  std::string out = "error ";
  out.append(code_of(complaint.fault)).append(" ").append(shown(command));
  if (!complaint.detail.empty()) out.append(" ").append(shown(complaint.detail));
  return out;
}

}  // namespace mt::engine::ubgi
