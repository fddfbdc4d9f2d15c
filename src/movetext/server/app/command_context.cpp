#include "movetext/server/app/command_context.hpp"

#include "movetext/server/protocol/mail/scrub.hpp"

#include <utility>

namespace mt::server::app {

CommandContext::CommandContext(UnitOfWork& unit, Requester who, std::string_view text)
    : work(unit), requester(std::move(who)), comment(protocol::scrub_tokens(text)) {}

std::optional<GameId> CommandContext::board_of(const protocol::Command& command) const {
  if (!command.boards.empty()) return command.boards.front().board;
  return requester.board;
}

CommandResult refused(const domain::Refusal& refusal) {
  CommandResult out;
  out.outcome.kind = words::CommandOutcome::Kind::refused;
  out.outcome.phrase = refusal.phrase;
  out.is_error = true;
  return out;
}

CommandResult refused(Phrase phrase) {
  return refused(domain::make_refusal(std::move(phrase)));
}

CommandResult done(Phrase phrase) {
  CommandResult out;
  out.outcome.phrase = std::move(phrase);
  return out;
}

CommandResult waits(Phrase phrase) {
  CommandResult out = done(std::move(phrase));
  out.outcome.kind = words::CommandOutcome::Kind::waits;
  return out;
}

}  // namespace mt::server::app
