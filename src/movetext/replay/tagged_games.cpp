#include "movetext/replay/tagged_games.hpp"

namespace mt::replay {
namespace {

bool is_same(const Span& a, const Span& b) {
  return a.begin == b.begin && a.end == b.end;
}

}  // namespace

bool TaggedGames::is_last(const Record& record, const Tag* type, const Tag* variant) const {
  return known_ && record.convention == convention_ && (type != nullptr) == has_type_ &&
         (variant != nullptr) == has_variant_ && (type == nullptr || record.text(type->value) == type_) &&
         (variant == nullptr || record.text(variant->value) == variant_);
}

const TaggedGame& TaggedGames::of(const Record& record) {
  const Tag* type = record.find_tag(TagName::game_type);
  const Tag* variant = record.find_tag(TagName::variant);
  if (is_last(record, type, variant)) {
    const Tag* const decided = decided_by_ == TagName::unknown ? nullptr : record.find_tag(decided_by_);
    if (decided != nullptr) last_.value = decided->value;
    return last_;
  }
  last_ = game_by_tags(record);
  // The result may be reused for later records only if GameType and Variant alone decide it. In a record
  // without a GameType, the moves may influence the result. In a match, other tags give the game.
  known_ = !record.convention->is_match &&
           (type != nullptr || !last_.choice || !with_letters_turned(last_.choice->writing));
  convention_ = record.convention;
  has_type_ = type != nullptr;
  has_variant_ = variant != nullptr;
  type_ = type == nullptr ? std::string_view() : record.text(type->value);
  variant_ = variant == nullptr ? std::string_view() : record.text(variant->value);
  decided_by_ = TagName::unknown;
  if (type != nullptr && is_same(last_.value, type->value)) decided_by_ = TagName::game_type;
  if (variant != nullptr && is_same(last_.value, variant->value)) decided_by_ = TagName::variant;
  return last_;
}

}  // namespace mt::replay
