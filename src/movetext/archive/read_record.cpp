#include "movetext/archive/read_record.hpp"

#include "movetext/games/table/move_shapes.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/text/number.hpp"

namespace mt::archive {
namespace {

// Record::find_tag, from the end: exports have the tag there, and this is asked of every record.
const Tag* find_game_type(const Record& record) {
  constexpr std::string_view name = "GameType";
  for (auto tag = record.tags.rbegin(); tag != record.tags.rend(); ++tag) {
    if (tag->name.size() != name.size()) continue;
    const std::string_view written = record.text(tag->name);
    if (written[0] == name[0] && written == name) return &*tag;
  }
  return nullptr;
}

// How the game that its tags name is written; nullptr: they name none.
const Convention* said_convention(const Record& record) {
  const Tag* type = find_game_type(record);
  if (type == nullptr) return nullptr;
  const std::string_view value = record.text(type->value);
  const bool numbered = value.size() >= 2 && value[0] >= '2' && value[0] <= '9' && text::is_digit(value[1]);
  if (numbered && record.convention->default_game_type < 0) return record.convention;  // as nearly all are
  const replay::TaggedGame tagged = replay::game_by_tags(record);
  return tagged.choice ? tagged.choice->reading.family().convention : nullptr;
}

}  // namespace

const text::MoveShapes& choose_shapes(const void* /*context*/, const Record& record) {
  return usual_move_shapes(*record.convention);
}

Reading read_movetext(const Format& format, std::string_view chunk, std::size_t begin,
                      const ReadOptions& options, Record& record) {
  const Reading reading = pgn::read_record(chunk, begin, grammar_of(dialect_of(format)), record, options);
  if (reading.found != Found::record) return reading;
  const Convention* said = said_convention(record);
  const Convention* const of_pgn = pgn::pgn().convention;
  const bool is_pgn = said == of_pgn;
  if (said == nullptr || is_pgn == (record.convention == of_pgn)) return reading;
  return pgn::read_record(chunk, begin, grammar_of(is_pgn ? pgn::pgn() : pgn::pdn()), record, options);
}

}  // namespace mt::archive
