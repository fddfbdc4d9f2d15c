// The help pages.
//
//   auto page = help_page("commands", {.host = "games.example", .play = "play@games.example"}, english());
#pragma once
#include "movetext/server/words/language.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mt::server::words {

struct HelpContext {
  std::string host;        // "games.example"
  std::string play;        // where commands go: "play@games.example"
  std::string commands{};  // the lists of the page of commands (command_list.hpp)
};

// The page of a subject ("", "commands", "tutorial"), of a game by name, alias or number, or of "games".
// Lines of at most 78 columns.  nullopt: there is none.
std::optional<std::string> help_page(std::string_view subject, const HelpContext& context,
                                     const Language& language);

// What is said in place of a page that does not exist, with the page that was probably meant.
std::string no_help_page(std::string_view subject, const Language& language);

// The English texts that pages are made of, compiled in from help/*.txt.
std::span<const HelpText> help_texts();

}  // namespace mt::server::words
