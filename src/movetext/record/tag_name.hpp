// Numbers for the tag names that formats and sites have in common.
#pragma once
#include "movetext/text/same_word.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace mt {

// The roster comes first, in its order (roster.hpp). Other names of PGN and PDN 3.0 follow, and then the
// names that the largest sites add.
enum class TagName : std::uint8_t {
  event,
  site,
  date,
  round,
  white,
  black,
  result,
  fen,
  game_type,
  set_up,
  annotator,
  author,
  black_elo,
  black_fmjd_id,
  black_na,
  black_rating,
  black_time,
  black_title,
  black_type,
  board,
  eco,
  event_date,
  event_sponsor,
  opening,
  ply_count,
  publication,
  section,
  result_format,
  publication_date,
  stage,
  termination,
  time,
  time_control,
  time_control_black,
  time_control_white,
  utc_date,
  utc_time,
  variant,
  white_elo,
  white_fmjd_id,
  white_na,
  white_rating,
  white_time,
  white_title,
  white_type,
  unknown,  // any other name
};
inline constexpr std::size_t known_tag_names = static_cast<std::size_t>(TagName::unknown);

// The names in their usual spelling, in the order of TagName.
inline constexpr std::array<std::string_view, known_tag_names> tag_names{
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "GameType",
    "SetUp",
    "Annotator",
    "Author",
    "BlackElo",
    "BlackFmjdId",
    "BlackNA",
    "BlackRating",
    "BlackTime",
    "BlackTitle",
    "BlackType",
    "Board",
    "ECO",
    "EventDate",
    "EventSponsor",
    "Opening",
    "PlyCount",
    "Publication",
    "Section",
    "ResultFormat",
    "PublicationDate",
    "Stage",
    "Termination",
    "Time",
    "TimeControl",
    "TimeControlBlack",
    "TimeControlWhite",
    "UTCDate",
    "UTCTime",
    "Variant",
    "WhiteElo",
    "WhiteFmjdId",
    "WhiteNA",
    "WhiteRating",
    "WhiteTime",
    "WhiteTitle",
    "WhiteType",
};

namespace tag_name_detail {

// Returns a number below 128. It is different for each known name.
constexpr unsigned slot_of(std::string_view name) {
  const auto sign = [&](std::size_t at) {
    return static_cast<unsigned>(static_cast<unsigned char>(name[at]));
  };
  const std::size_t size = name.size();
  return (32U * static_cast<unsigned>(size) + 57U * sign(0) + 124U * sign(size - 2) + 126U * sign(size - 1)) %
         128U;
}

constexpr std::array<TagName, 128> slots = [] {
  std::array<TagName, 128> table{};
  table.fill(TagName::unknown);
  for (std::size_t i = 0; i < known_tag_names; ++i) table[slot_of(tag_names[i])] = static_cast<TagName>(i);
  return table;
}();
constexpr bool have_slots_of_their_own = [] {
  for (std::size_t i = 0; i < known_tag_names; ++i)
    if (slots[slot_of(tag_names[i])] != static_cast<TagName>(i)) return false;
  return true;
}();
static_assert(have_slots_of_their_own);

}  // namespace tag_name_detail

// Returns the number of a name, which must be in its usual spelling.
inline TagName tag_name_of(std::string_view written) {
  if (written.size() < 2) return TagName::unknown;
  const TagName name = tag_name_detail::slots[tag_name_detail::slot_of(written)];
  const bool same =
      name != TagName::unknown && text::same_word(tag_names[static_cast<std::size_t>(name)], written);
  return same ? name : TagName::unknown;
}

}  // namespace mt
