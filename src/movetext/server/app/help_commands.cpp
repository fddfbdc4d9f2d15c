// The commands for help, and the verbs that are handled when a mail is read.
#include "movetext/server/app/command_topics.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/server/words/command_list.hpp"
#include "movetext/server/words/help_page.hpp"

namespace mt::server::app {
namespace {

// Returns the topics with their help lines. The help lines of the verbs are in English; a language may have a
// translation.
std::vector<words::CommandTopic> listed_topics(const words::Language& language) {
  std::vector<words::CommandTopic> out;
  for (const VerbTopic& topic : verb_topics()) {
    words::CommandTopic& listed = out.emplace_back();
    listed.title = words::word_for(language, topic.title);
    for (const std::span<const Verb> part : topic.parts)
      for (const Verb& verb : part)
        for (const protocol::VerbHelp& line : verb.help)
          if (!line.usage.empty()) listed.lines.push_back({line.usage, words::word_for(language, line.text)});
  }
  return out;
}

// Shows the help page for all words together. If this page does not exist, shows a page for each word.
CommandResult help(CommandContext& context, const protocol::Command& command) {
  const words::HelpContext names{context.work.policy().host, context.work.policy().names.open(),
                                 words::command_list(listed_topics(context.work.language()))};
  const std::string subject = command.text.empty() ? command.game : command.text;
  CommandResult out = done();
  if (auto page = words::help_page(subject, names, context.work.language())) {
    out.pages.push_back(std::move(*page));
    return out;
  }
  for (const std::string& word : topics_of(subject)) {
    auto page = words::help_page(word, names, context.work.language());
    out.pages.push_back(page ? std::move(*page) : words::no_help_page(word, context.work.language()));
  }
  return out;
}

CommandResult nothing_more(CommandContext& /*context*/, const protocol::Command& /*command*/) {
  return done();
}

constexpr auto help_rows = std::to_array<Verb>({
    {{.name = "help", .shape = &protocol::shapes::topics, .in_reply = true},
     {.access = Access::open, .run = help}},
    {{.name = "multiple",
      .shape = &protocol::shapes::nothing,
      .role = protocol::VerbRole::list,
      .help = {{{"multiple", "as the subject of a mail: the body has one command per line"}}}},
     {.access = Access::open, .run = nothing_more}},
    {{.name = "end",
      .aliases = {"quit"},
      .shape = &protocol::shapes::nothing,
      .in_reply = true,
      .role = protocol::VerbRole::end},
     {.access = Access::open, .run = nothing_more}},
});

}  // namespace

std::span<const Verb> help_verbs() {
  return help_rows;
}

}  // namespace mt::server::app
