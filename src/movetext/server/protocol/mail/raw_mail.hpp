// What is looked at before anything is decoded: only sizes and numbers of lines.
// The library that decodes calls itself for groups in groups of people and for parts in parts; what is let
// through cannot exhaust its stack.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Bounds what reading the mail can cost; nullopt: it may be read.
std::optional<domain::Refusal> objection_to_size(std::string_view message, const IntakeLimits& limits);

// Of a mail what no mail system changes on its way: who, what, when, its id, and all that is below its
// headers.
std::string lasting_bytes(std::string_view message);

}  // namespace mt::server::protocol
