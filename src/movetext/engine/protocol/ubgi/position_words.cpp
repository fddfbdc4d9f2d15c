#include "movetext/engine/protocol/ubgi/position_words.hpp"

#include "movetext/engine/protocol/api/position_words.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine::ubgi {
namespace {

constexpr std::size_t xgid_cells = 26;
constexpr std::size_t position_id_size = 14;
constexpr std::size_t both_ids_size = 27;

bool is_xgid(std::string_view text) {
  constexpr std::string_view prefix = "XGID=";
  if (text.starts_with(prefix)) text.remove_prefix(prefix.size());
  constexpr std::string_view cells = "-ABCDEFGHIJKLMNOabcdefghijklmno";
  return text.size() > xgid_cells && text.find_first_not_of(cells) == xgid_cells && text[xgid_cells] == ':';
}
bool is_gnubg_id(std::string_view text) {
  if (text.find('-') != std::string_view::npos) return false;
  return text.size() == position_id_size || (text.size() == both_ids_size && text[position_id_size] == ':');
}
bool is_bpn(std::string_view text) {
  const std::string_view first = text.substr(0, text.find('-'));
  return !is_xgid(text) && first.size() < text.size() && first.find(':') == std::string_view::npos;
}

struct NotationRow {
  std::string_view word;
  bool (*has_shape)(std::string_view text);
};
constexpr NotationRow notation_rows[] = {
    {"bpn", is_bpn}, {"xgid", is_xgid}, {"gnuid", is_gnubg_id}, {"gnubgid", is_gnubg_id}};

// A position that a game has read, with the game's notes about the text.
struct Reading {
  AnyPosition position{};
  std::vector<Diagnostic> notes{};
  bool is_read = false;

  // Returns whether the text leaves open whether this is the Crawford game, and the game has assumed that it
  // is, because of the score.
  bool has_assumed_rule() const {
    return std::any_of(notes.begin(), notes.end(),
                       [](const Diagnostic& note) { return note.code == Code::rules_assumed; });
  }
  std::ptrdiff_t warnings() const {
    return std::count_if(notes.begin(), notes.end(), [](const Diagnostic& note) {
      return note.code == Code::odd_position && note.severity != Severity::note;
    });
  }
};

Reading read_with(const AnyGame& game, std::string_view text) {
  Reading out;
  out.is_read = game.parse_position(text, out.position, out.notes);
  return out;
}

// Reads a text with the variant of the family that reports the fewest warnings, because the text may belong
// to another variant than `game`. Sets `game` to this variant.
Reading read_best(std::string_view text, std::shared_ptr<const AnyGame>& game) {
  Reading best = read_with(*game, text);
  if (best.is_read && best.warnings() == 0) return best;
  for (const GameRow& row : game->family().games) {
    std::shared_ptr<const AnyGame> other = make_game(spec_of(row));
    Reading reading = read_with(*other, text);
    if (!reading.is_read || (best.is_read && reading.warnings() >= best.warnings())) continue;
    best = std::move(reading);
    game = std::move(other);
  }
  return best;
}

Complaint read_text(std::string_view text, const Terms& terms, ReadPosition& out) {
  Reading reading = read_best(text, out.game);
  if (!reading.is_read) return bad_value(refusal_of(reading.notes));
  for (const Diagnostic& note : reading.notes)
    if (note.severity == Severity::warning && note.code == Code::odd_position) out.note = note.message;
  out.agreed = agree(*out.game, reading.position, terms, reading.has_assumed_rule());
  return {};
}

}  // namespace

Complaint read_position(Words& words, const Terms& terms, ReadPosition& out) {
  out.game = make_game(terms.variant);
  const std::string_view notation = words.take();
  if (notation == "start") {
    const std::string_view side = words.take();
    if (side != "w" && side != "b") return bad_value("start " + std::string(side));
    const bool is_first = out.game->is_white(Side::first) == (side == "w");
    out.agreed = start_of(*out.game, is_first ? Side::first : Side::second, terms);
    return {};
  }
  for (const NotationRow& row : notation_rows) {
    if (row.word != notation) continue;
    const std::string_view text = words.take();
    if (row.has_shape(text)) return read_text(text, terms, out);
    return bad_value(std::string(notation) + " " + std::string(text));
  }
  return bad_value(std::string(notation));
}

}  // namespace mt::engine::ubgi
