// Commands for settings, for leave, and for new addresses of boards.
#include "movetext/server/app/leave.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::server::app {
namespace {

struct Switch {
  std::string_view word;
  void (*set)(domain::Settings&);
};
constexpr auto switches =
    std::to_array<Switch>({{"flip", [](domain::Settings& s) { s.flip = true; }},
                           {"noflip", [](domain::Settings& s) { s.flip = false; }},
                           {"large", [](domain::Settings& s) { s.large = true; }},
                           {"small", [](domain::Settings& s) { s.large = false; }},
                           {"html", [](domain::Settings& s) { s.html = true; }},
                           {"nohtml", [](domain::Settings& s) { s.html = s.png = false; }},
                           {"text", [](domain::Settings& s) { s.html = s.png = false; }},
                           {"png", [](domain::Settings& s) { s.html = s.png = true; }},
                           {"nopng", [](domain::Settings& s) { s.png = false; }},
                           {"autoroll", [](domain::Settings& s) { s.autoroll = true; }},
                           {"noautoroll", [](domain::Settings& s) { s.autoroll = false; }}});

// Sets the option, or returns a refusal if the option is unknown or its value is invalid.
std::optional<domain::Refusal> set_one(domain::Settings& settings, const protocol::CommandOption& option) {
  for (const auto& [word, set] : switches)
    if (option.value.empty() && option.name == word) return set(settings), std::nullopt;
  if (option.name == "lang") {
    if (text::same_in_any_case(option.value, "en")) return {};
    return domain::make_refusal(
        {option.value.empty() ? "bad-option.no-language"_text : "bad-option.language"_text,
         {{"language", option.value}}});
  }
  if (option.name == "tz" && text::same_in_any_case(option.value, "UTC")) return {};
  if (option.name == "digest")
    for (const domain::Digest digest : {domain::Digest::off, domain::Digest::daily, domain::Digest::turn})
      if (option.value == domain::name_of(digest)) return settings.digest = digest, std::nullopt;
  return domain::make_refusal({"bad-option.setting"_text, {{"name", option.name}, {"value", option.value}}});
}

std::optional<domain::Refusal> objection_to_settings(const protocol::Command& command) {
  domain::Settings unused;
  for (const protocol::CommandOption& option : command.options)
    if (auto refusal = set_one(unused, option)) return refusal;
  return {};
}

CommandResult set(CommandContext& context, const protocol::Command& command) {
  domain::Account account = *context.self();
  for (const protocol::CommandOption& option : command.options)
    if (const auto refusal = set_one(account.settings, option)) return refused(*refusal);
  context.work.save(account);
  return done(Phrase("outcome.settings-kept"_text));
}

CommandResult vacation(CommandContext& context, const protocol::Command& command) {
  domain::Account account = *context.self();
  if (text::same_in_any_case(command.text, "off")) {
    if (account.leave.since == 0) return done(Phrase("outcome.not-on-leave"_text));
    end_leave(context.work, account);
    return done(Phrase("outcome.leave-over"_text));
  }
  // If a leave has already started, its maximum length is counted from its start.
  const Time since = account.leave.since != 0 ? account.leave.since : context.work.now();
  const auto until = leave_end(command.text, context.work.now(), since + context.work.policy().leave_at_once);
  if (!until) return refused({"bad-date"_text, {{"days", context.work.policy().leave_at_once / day_long}}});
  const Duration left = leave_left(account.leave, context.work.now(), context.work.policy().leave_a_year);
  if (left <= 0) return refused(Phrase("no-leave"_text));
  begin_leave(context.work, account, std::min(*until, since + left));
  return done({"outcome.on-leave"_text, {{"command", "vacation off"}}});
}

CommandResult revoke(CommandContext& context, const protocol::Command& /*command*/) {
  domain::Account account = *context.self();
  ++account.generation;
  context.work.save(account);
  return done(Phrase("outcome.addresses-revoked"_text));
}

// The command that ends digests needs no confirmation, because it can be undone. It is also sent by the
// List-Unsubscribe header of a digest, and the reader of a digest does not expect one more mail.
bool ends_digests(const protocol::Command& command) {
  return command.options == std::vector<protocol::CommandOption>{{.name = "digest", .value = "off"}};
}

constexpr auto settings_rows = std::to_array<Verb>({
    {{.name = "set",
      .shape = &protocol::shapes::options,
      .in_reply = true,
      .help = {{{"set OPTION...", "how boards and mails look; see help settings"}}}},
     {.run = set, .at_once = ends_digests, .objection = objection_to_settings}},
    {{.name = "vacation",
      .aliases = {"leave"},
      .shape = &protocol::shapes::leave,
      .help = {{{"vacation on|off|until DATE", "start or end a leave; see help clocks"}}}},
     {.run = vacation, .protects = true}},
    {{.name = "revoke",
      .shape = &protocol::shapes::nothing,
      .help = {{{"revoke", "give all your boards new addresses"}}}},
     {.run = revoke, .protects = true}},
});

}  // namespace

std::span<const Verb> settings_verbs() {
  return settings_rows;
}

}  // namespace mt::server::app
