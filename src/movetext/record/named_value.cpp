#include "movetext/record/named_value.hpp"

#include "movetext/record/roster.hpp"

namespace mt {
namespace {

std::string_view white_elo(const Record& record) {
  const std::string_view value = record.tag(TagName::white_elo);
  return value.empty() ? record.tag("RedElo") : value;
}

}  // namespace

std::string_view value_named(const Record& record, FilterName name, std::string_view tag, bool white_first) {
  const auto roster = [&](RosterTag row) { return roster_value(record, row, white_first); };
  switch (name) {
    case FilterName::white:
      return roster(RosterTag::white);
    case FilterName::black:
      return roster(RosterTag::black);
    case FilterName::event:
      return roster(RosterTag::event);
    case FilterName::site:
      return roster(RosterTag::site);
    case FilterName::date:
    case FilterName::year:
      return roster(RosterTag::date);
    case FilterName::round:
      return roster(RosterTag::round);
    case FilterName::result:
      return record_result(record);
    case FilterName::eco:
      return record.tag(record.convention->code_tag);
    case FilterName::opening:
      return record.tag(TagName::opening);
    case FilterName::white_elo:
      return white_elo(record);
    case FilterName::black_elo:
      return record.tag(TagName::black_elo);
    case FilterName::tag:
      return record.tag(tag);
    case FilterName::player:
    case FilterName::elo:
    case FilterName::game:
    case FilterName::plies:
    case FilterName::number:
    case FilterName::position:
    case FilterName::ends:
    case FilterName::material:
    case FilterName::pattern:
    case FilterName::moves:
    case FilterName::comment:
    case FilterName::nag:
    case FilterName::eval:
    case FilterName::clock:
    case FilterName::variations:
    case FilterName::ply:
      break;
  }
  return {};
}

}  // namespace mt
