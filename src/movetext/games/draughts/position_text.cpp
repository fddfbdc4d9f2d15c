#include "movetext/games/draughts/position_text.hpp"

#include "movetext/games/draughts/board_text.hpp"
#include "movetext/games/draughts/fen_reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

// Returns the text without the blanks and quotes around it.
std::string_view inner(std::string_view text) {
  const auto quote = [](std::string_view t, bool front) -> std::size_t {
    for (const std::string_view sign : {"\"", "\u201C", "\u201D"}) {
      const bool found = front ? t.substr(0, sign.size()) == sign
                               : t.size() >= sign.size() && t.substr(t.size() - sign.size()) == sign;
      if (found) return sign.size();
    }
    return 0;
  };
  constexpr std::string_view blanks = " \t\r\n";
  const auto trim = [&] {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text.remove_suffix(text.size() - (text.find_last_not_of(blanks) + 1));
  };
  trim();
  text.remove_prefix(quote(text, true));
  text.remove_suffix(quote(text, false));
  trim();
  return text;
}

bool looks_like_fen(std::string_view text) {
  if (text.empty() || std::string_view("WwBb?").find(text[0]) == std::string_view::npos) return false;
  const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
  return next != std::string_view::npos && text[next] == ':';
}

bool looks_like_drawing(std::string_view text) {
  return !looks_like_fen(text) && text.find_first_of("|\n") != std::string_view::npos;
}

void shift(PositionNotes& notes, std::size_t first, std::uint32_t offset) {
  for (std::size_t i = first; i < notes.size(); ++i) {
    notes[i].begin += offset;
    notes[i].end += offset;
  }
}

}  // namespace

template <class Set>
Result<Position<Set>> parse_position(const Variant<Set>& variant, std::string_view text,
                                     PositionNotes& notes) {
  const std::string_view core = inner(text);
  const auto offset = static_cast<std::uint32_t>(core.data() - text.data());
  const std::size_t first = notes.size();
  if (is_hub(variant.names, core)) {
    const Position<Set> position = read_hub(variant, core);
    note_oddities(variant, position, core, notes);
    shift(notes, first, offset);
    return position;
  }
  if (const auto board = static_cast<std::uint32_t>(text::placement_end(core, 0)); board > 0) {
    notes.push_back({Code::bad_fen,
                     Severity::error,
                     offset,
                     offset + board,
                     "this is a position of chess, which is another game",
                     {}});
    return Fault{Code::bad_fen, offset, offset + board};
  }
  const auto result =
      looks_like_drawing(core) ? read_board_text(variant, core, notes) : read_fen(variant, core, notes);
  shift(notes, first, offset);
  if (result) return result;
  Fault fault = result.fault();
  fault.begin += offset;
  fault.end += offset;
  return fault;
}

std::optional<Colour> null_setup(std::string_view text) {
  text = inner(text);
  if (!looks_like_fen(text) || text[0] == '?') return std::nullopt;
  if (text.find_first_not_of(" :.,\t\r\n", 1) != std::string_view::npos) return std::nullopt;
  return text::to_lower(text[0]) == 'w' ? Colour::white : Colour::black;
}

bool names_no_mover(std::string_view text) {
  return inner(text).starts_with('?');
}

bool is_hub(const SquareNames& names, std::string_view text) {
  if (text.size() != static_cast<std::size_t>(names.count()) + 1) return false;
  if (text[0] != 'W' && text[0] != 'B') return false;
  return text.find_first_not_of("wbWBe", 1) == std::string_view::npos;
}

template <class Set>
Position<Set> read_hub(const Variant<Set>& variant, std::string_view text) {
  Position<Set> position;
  position.to_move = text[0] == 'W' ? Colour::white : Colour::black;
  for (int number = 1; number <= variant.names.count(); ++number) {
    const Set square = bit<Set>(variant.names.by_number(static_cast<unsigned>(number)));
    switch (text[static_cast<unsigned>(number)]) {
      case 'w':
        position.men[0] |= square;
        break;
      case 'b':
        position.men[1] |= square;
        break;
      case 'W':
        position.kings[0] |= square;
        break;
      case 'B':
        position.kings[1] |= square;
        break;
      default:
        break;
    }
  }
  return position;
}

template <class Set>
void write_hub(const Variant<Set>& variant, const Position<Set>& position, std::string& out) {
  out += position.to_move == Colour::white ? 'W' : 'B';
  for (int number = 1; number <= variant.names.count(); ++number) {
    const int square = variant.names.by_number(static_cast<unsigned>(number));
    char sign = 'e';
    if (has(position.men[0], square)) sign = 'w';
    if (has(position.men[1], square)) sign = 'b';
    if (has(position.kings[0], square)) sign = 'W';
    if (has(position.kings[1], square)) sign = 'B';
    out += sign;
  }
}

template Result<Position<Set64>> parse_position(const Variant<Set64>&, std::string_view, PositionNotes&);
template Result<Position<Set128>> parse_position(const Variant<Set128>&, std::string_view, PositionNotes&);
template Result<Position<Set256>> parse_position(const Variant<Set256>&, std::string_view, PositionNotes&);
template Position<Set64> read_hub(const Variant<Set64>&, std::string_view);
template Position<Set128> read_hub(const Variant<Set128>&, std::string_view);
template Position<Set256> read_hub(const Variant<Set256>&, std::string_view);
template void write_hub(const Variant<Set64>&, const Position<Set64>&, std::string&);
template void write_hub(const Variant<Set128>&, const Position<Set128>&, std::string&);
template void write_hub(const Variant<Set256>&, const Position<Set256>&, std::string&);

}  // namespace mt::draughts
