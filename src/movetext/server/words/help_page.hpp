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
  std::string play;        // the address for commands: "play@games.example"
  std::string commands{};  // the lists for the page of commands (command_list.hpp)
};

// Returns a help page in lines of at most 78 columns, or nothing if the page does not exist. `subject` is ""
// for the index, the name of a page ("commands", "tutorial"), "games", or the name, an alias or the number of
// a game.
std::optional<std::string> help_page(std::string_view subject, const HelpContext& context,
                                     const Language& language);

// Returns a text that replaces a page that does not exist, and that suggests the page that was probably
// meant.
std::string no_help_page(std::string_view subject, const Language& language);

// Returns the English texts from which pages are built. They are compiled in from words/help/*.txt.
std::span<const HelpText> help_texts();

}  // namespace mt::server::words
