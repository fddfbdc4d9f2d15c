#include "movetext/archive/core/read_record.hpp"

#include "movetext/formats/table/formats.hpp"
#include "movetext/games/table/move_shapes.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/text/number.hpp"

namespace mt::archive {
namespace {

// Finds the tag GameType like Record::find_tag, but searches from the last tag. This is faster, because
// GameType is the last tag of exported records, and the function is called for every record.
const Tag* find_game_type(const Record& record) {
  constexpr std::string_view name = "GameType";
  for (auto tag = record.tags.rbegin(); tag != record.tags.rend(); ++tag) {
    if (tag->name.size() != name.size()) continue;
    const std::string_view written = record.text(tag->name);
    if (written[0] == name[0] && written == name) return &*tag;
  }
  return nullptr;
}

// Returns the family of the game that a tag Game names, or nullptr if it does not name one.
const Family* family_of_game_tag(std::string_view value) {
  if (value.empty()) return nullptr;
  for (const Family* family : families())
    if (family->variations.find != nullptr && family->variations.find(value) != nullptr) return family;
  const auto named = parse_game(value);
  return named ? &named->family() : nullptr;
}

// Returns the convention of a PGN record if it differs from the convention of its reader. This is so if the
// tag Variant or Game names a game of another convention, or if the tags for the players are those of another
// convention. Otherwise returns nullptr.
const Convention* other_convention(const Record& record) {
  const Convention& own = *record.convention;
  if (own.default_game_type < 0) return nullptr;
  if (record.find_tag(TagName::variant) != nullptr)
    if (const auto named = parse_variant(record.tag(TagName::variant), nullptr);
        named && named->family().convention->default_game_type >= 0)
      return named->family().convention;
  // Chinese records have the tag Game. The names of the players are a weaker indication.
  if (const Family* named = family_of_game_tag(record.tag("Game"));
      named != nullptr && named->convention->default_game_type >= 0)
    return named->convention;
  for (const Convention* other : conventions::all)
    if (other->default_game_type >= 0 && other->first_player != own.first_player &&
        record.find_tag(other->first_player) != nullptr && record.find_tag(own.first_player) == nullptr)
      return other;
  return nullptr;
}

// Returns the convention of the game that the tags of the record name, or nullptr if they do not name one.
const Convention* convention_by_tags(const Record& record) {
  const Tag* type = find_game_type(record);
  if (type == nullptr) return other_convention(record);
  const std::string_view value = record.text(type->value);
  const bool numbered = value.size() >= 2 && value[0] >= '2' && value[0] <= '9' && text::is_digit(value[1]);
  if (numbered && record.convention->default_game_type < 0) return record.convention;  // the usual case
  const replay::TaggedGame tagged = replay::game_by_tags(record);
  return tagged.choice ? tagged.choice->reading.family().convention : nullptr;
}

// Chooses the shapes of a record's moves as ShapeContext describes. Not called for matches, because their
// records are not movetext.
const text::MoveShapes& shapes_by_tags(const void* context, const Record& record) {
  const auto* const by = static_cast<const ShapeContext*>(context);
  if (by == nullptr) return usual_move_shapes(*record.convention);
  const replay::TaggedGame& tagged = by->games->of(record);
  if (tagged.choice && tagged.value.size() > 0)
    return move_shapes_of(&tagged.choice->reading.family(), *record.convention);
  return move_shapes_of(*by->fallback, *record.convention);
}

}  // namespace

ShapeChooser shape_chooser(const ShapeContext* context) {
  if (have_all_usual_move_shapes()) return {.usual = usual_move_shapes};
  return {.usual = usual_move_shapes, .choose = shapes_by_tags, .context = context};
}

ReadOptions reading_of(const Task& task, const ShapeContext* context) {
  return {.policy = task.policy,
          .charset = task.charset,
          .nested_comments = task.nested_comments,
          .shapes = shape_chooser(context)};
}

bool has_own_convention(const Record& record) {
  const Convention* const named = convention_by_tags(record);
  return named == nullptr || named == record.convention;
}

Reading read_one(const Format& format, const RecordPlace& place, const ReadOptions& options, Record& record) {
  const Reading reading = format.read(place, options, record);
  if (!format.movetext || reading.found != Found::record) return reading;
  const Convention* const named = convention_by_tags(record);
  if (named == nullptr || named == record.convention) return reading;
  return native_format(*named).read(place, options, record);
}

}  // namespace mt::archive
