// The words in which UCI differs from similar protocols, such as UCCI.
#pragma once
#include "movetext/engine/protocol/api/option_texts.hpp"
#include "movetext/engine/protocol/uci/texts.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::engine::uci {

struct Dialect {
  std::string_view greeting{};    // the first word of an interface
  std::string_view greeted{};     // the last line of an engine's greeting
  bool has_version_line = false;  // the version has a line of its own and is not part of the name
  std::string_view remark{};      // the word before a free text in a line "info"
  std::string_view no_move{};     // the answer of an engine that has no move
  std::string_view
      resignation{};  // the word after the move of an engine that resigns; empty if the protocol has none
  const GoWords& (*go_words)() = nullptr;
  // Returns the line with which an engine declares an option.
  std::string (*option_line)(const Option& option) = nullptr;
  // Reads the words after "option". Returns nullopt if they are not an option.
  std::optional<Option> (*read_option)(Words& words) = nullptr;
  // Reads the words after "score". Returns nullopt if they are not a score.
  std::optional<Score> (*read_score)(Words& words) = nullptr;
};

inline constexpr Dialect dialect{
    .greeting = "uci",
    .greeted = "uciok",
    .remark = "string",
    .no_move = "bestmove (none)",
    .go_words = go_words,
    .option_line = option_line,
    .read_option = read_option,
    .read_score = read_score,
};

}  // namespace mt::engine::uci
