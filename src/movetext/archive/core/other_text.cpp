#include "movetext/archive/core/other_text.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/archive/core/format_look.hpp"
#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::archive {
namespace {

// What a program writes about a game stands within so many bytes.
constexpr std::size_t words_window = std::size_t{16} << 10;

bool begins_in_any_case(std::string_view text, std::string_view word) {
  return text.size() >= word.size() && text::same_in_any_case(text.substr(0, word.size()), word);
}

// Calls `look(line)`, without its blanks, until it says true.
template <class Look>
bool some_line(std::string_view text, Look&& look) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = pgn::line_end(text, at);
    if (look(text::trim(text.substr(at, end - at)))) return true;
    at = end + 1;
  }
  return false;
}

bool has_tag_line(std::string_view text) {
  return pgn::find_tag_line(text, 0, text.size()) < text.size();
}

// A file of BGBlitz begins with a line of JSON that says how the rest is packed.
bool is_bgblitz(std::string_view text) {
  const std::string_view line = text.substr(0, std::min(pgn::line_end(text, 0), text.size()));
  return line.starts_with('{') && line.find("\"version\"") != std::string_view::npos &&
         line.find("\"encoding\"") != std::string_view::npos &&
         line.find("\"compression\"") != std::string_view::npos;
}

// A file of TrueMoneyGames has lines "Name: value" up to "Game 1:".
bool is_true_money_games(std::string_view text) {
  int fields = 0;
  bool game = false;
  some_line(text, [&](std::string_view line) {
    if (line.empty()) return false;
    const std::size_t colon = line.find(':');
    const std::string_view name = line.substr(0, std::min(colon, line.size()));
    const bool word = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
      return text::is_letter(c) || text::is_digit(c) || c == ' ' || c == '_';
    });
    if (colon == std::string_view::npos || !word) return true;
    game = begins_in_any_case(name, "game ") && text::is_digit(name.back());
    ++fields;
    return game;
  });
  return game && fields > 2;
}

// Programs (gnubg, eXtreme Gammon, BGBlitz) draw the frame of a board at the beginning of a line.
bool has_drawn_board(std::string_view text) {
  return some_line(text, [](std::string_view line) {
    return line.starts_with("+13-14-15-16-17-18-") || line.starts_with("+12-11-10--9--8--7-") ||
           line.starts_with("+24-23-22-21-20-19-");
  });
}

// A line holds the squares of an Othello board and whose turn it is: "--XXXXX-...- X;".
bool is_obf(std::string_view text) {
  constexpr std::size_t squares = 64;
  return text.size() > squares + 1 &&
         text.substr(0, squares).find_first_not_of("-XO*") == std::string_view::npos &&
         text[squares] == ' ' && (text[squares + 1] == 'X' || text[squares + 1] == 'O');
}

// A file begins with "(;GM[Othello]", perhaps after the number of games in a line.
bool is_ggf(std::string_view text) {
  const std::size_t first = text.find_first_not_of("0123456789 ");
  return first != std::string_view::npos && begins_in_any_case(text.substr(first), "(;GM[Othello]");
}

OtherText of_backgammon(std::string_view text) {
  if (is_true_money_games(text))
    return {"a match of TrueMoneyGames (.tmg)", "gnubg imports it and exports it as .mat, and this is read"};
  if (!has_drawn_board(text)) return {};
  if (text.find("GNU Backgammon") != std::string_view::npos)
    return {"an analysis of gnubg as text",
            "gnubg exports the match itself as .sgf or .mat, and these are read"};
  return {"a text of drawn backgammon positions",
          "'movetext position' reads an XGID or a Position ID, and matches are read as .mat"};
}

// The format that begins all its files with the same words, if it is only written.
const Format* only_written(std::string_view text) {
  for (const Format* format : all_formats())
    if (!format->reads() && !format->frame.before.empty() && text.starts_with(format->frame.before))
      return format;
  return nullptr;
}

OtherText of_othello(std::string_view text) {
  if (is_ggf(text)) return {"a text of Othello games (.ggf)", "programs for Othello, as WZebra, read it"};
  if (is_obf(text)) return {"a text of Othello positions (.obf)", "programs for Othello read it"};
  return {};
}

// A document in which moves are found is read for them.
OtherText of_documents(std::string_view text) {
  const LookedLike game = look_at_movetext(text).game;
  if (game == LookedLike::chess || game == LookedLike::draughts) return {};
  if (begins_in_any_case(text, "<!DOCTYPE HTML") || begins_in_any_case(text, "<html"))
    return {"a page of HTML", "save the records themselves"};
  if (!text.starts_with("<?xml")) return {};
  if (text.find("<ChineseChessRecord") != std::string_view::npos)
    return {"a game of xiangqi, Chinese chess (.cbf)", "programs for xiangqi read it"};
  return {"an XML document", "save the records themselves"};
}

// Only a game that is not played here writes its moves so; where tags name it, each record is reported.
OtherText of_other_games(std::string_view text) {
  const MovetextLook look = look_at_movetext(text);
  if (look.by_tags) return {};
  if (look.game == LookedLike::xiangqi)
    return {"a text of xiangqi (Chinese chess)", "programs for xiangqi, as XQWizard, read it"};
  if (look.game == LookedLike::othello)
    return {"a text of Othello", "programs for Othello, as WZebra, read it"};
  return {};
}

}  // namespace

OtherText find_other_text(std::string_view first_bytes) {
  const std::size_t first = pgn::skip_blanks(first_bytes, 0);
  if (first >= first_bytes.size()) return {};
  const std::string_view text = first_bytes.substr(first);
  const std::string_view begin = text.substr(0, words_window);
  if (is_bgblitz(begin)) return {"a match of BGBlitz (.bgf)", "BGBlitz exports it as .mat, and this is read"};
  if (format_by_opening(text) != nullptr) return {};
  // Whatever stands around it, a tag pair begins a record.
  if (!has_tag_line(begin)) {
    for (const auto find : {of_backgammon, of_othello, of_documents})
      if (OtherText found = find(begin); !found.what.empty()) return found;
    if (const Format* const written = only_written(begin))
      return {std::string(written->title) + " (" + std::string(written->extension) + ")",
              "it is only written; the same games as .ndjson are read"};
  }
  return of_other_games(text);
}

}  // namespace mt::archive
