// English, the language of all texts for players unless the settings of the server choose another one.
#include "movetext/server/words/english_accounts.hpp"
#include "movetext/server/words/english_acts.hpp"
#include "movetext/server/words/english_answers.hpp"
#include "movetext/server/words/english_boards.hpp"
#include "movetext/server/words/english_commands.hpp"
#include "movetext/server/words/english_games.hpp"
#include "movetext/server/words/english_help.hpp"
#include "movetext/server/words/english_lists.hpp"
#include "movetext/server/words/english_misread.hpp"
#include "movetext/server/words/english_notices.hpp"
#include "movetext/server/words/english_offers.hpp"
#include "movetext/server/words/english_refusals.hpp"
#include "movetext/server/words/english_terms.hpp"
#include "movetext/server/words/help_page.hpp"
#include "movetext/server/words/language.hpp"

#include <array>

namespace mt::server::words {
namespace {

// All tables, merged into one table that is sorted by key.
constexpr auto english_mails = merged(merged(english_accounts, english_boards), english_offers);
constexpr auto english_games_and_lists = merged(merged(english_games, english_notices), english_lists);
constexpr auto english_replies =
    merged(merged(english_answers, english_misread), merged(english_help, english_commands));
constexpr auto english_objections = merged(merged(english_acts, english_terms), english_refusals);
constexpr auto english_rows =
    merged(merged(english_mails, english_games_and_lists), merged(english_replies, english_objections));
static_assert(is_sound_table(english_rows));

constexpr std::size_t english_plural(std::int64_t number) {
  return number == 1 ? 0 : 1;
}

constexpr Language english_language{
    .name = "en", .rows = english_rows, .plural_form = english_plural, .terms = {}, .help_pages = help_texts};
constexpr std::array<const Language*, 1> shipped_languages{&english_language};

}  // namespace

const Language& english() {
  return english_language;
}

std::span<const Language* const> languages() {
  return shipped_languages;
}

}  // namespace mt::server::words
