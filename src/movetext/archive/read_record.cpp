#include "movetext/archive/read_record.hpp"

#include "movetext/games/table/move_shapes.hpp"
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

// Whether its tags say that the record is of chess, or that it is not; empty: they say nothing of it.
std::optional<bool> says_chess(const Record& record) {
  const Tag* type = find_game_type(record);
  if (type == nullptr) return std::nullopt;
  const std::string_view value = record.text(type->value);
  const bool numbered = value.size() >= 2 && value[0] >= '2' && value[0] <= '9' && text::is_digit(value[1]);
  if (numbered && record.convention->default_game_type < 0) return false;  // as nearly all are
  const replay::TaggedGame tagged = replay::game_by_tags(record);
  if (!tagged.choice) return std::nullopt;
  return tagged.choice->reading.as_chess() != nullptr;
}

}  // namespace

const text::MoveShapes& choose_shapes(const void* /*context*/, const Record& record) {
  return usual_move_shapes(*record.convention);
}

Reading read_movetext(const Format& format, std::string_view chunk, std::size_t begin,
                      const ReadOptions& options, Record& record) {
  const Reading reading = pgn::read_record(chunk, begin, grammar_of(dialect_of(format)), record, options);
  if (reading.found != Found::record) return reading;
  const std::optional<bool> chess = says_chess(record);
  if (!chess || *chess == (record.convention == pgn::pgn().convention)) return reading;
  return pgn::read_record(chunk, begin, grammar_of(*chess ? pgn::pgn() : pgn::pdn()), record, options);
}

}  // namespace mt::archive
