#include "movetext/formats/dhtmlxq/names.hpp"

#include "movetext/text/any_case.hpp"

#include <array>
#include <utility>

namespace mt::dhtmlxq {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;
constexpr auto names = std::to_array<Pair>({
    {"author", "Author"},
    {"black", "Black"},
    {"blackeng", "BlackEnglish"},
    {"blacklevel", "BlackTitle"},
    {"blackrating", "BlackElo"},
    {"blackteam", "BlackTeam"},
    {"blacktime", "BlackTime"},
    {"class", "Category"},
    {"date", "Date"},
    {"endtype", "Termination"},
    {"event", "Event"},
    {"gametype", "Pace"},
    {"group", "Group"},
    {"judge", "Referee"},
    {"open", "Opening"},
    {"other", "Note"},
    {"owner", "Owner"},
    {"place", "Site"},
    {"record", "Recorder"},
    {"red", "Red"},
    {"redeng", "RedEnglish"},
    {"redlevel", "RedTitle"},
    {"redrating", "RedElo"},
    {"redteam", "RedTeam"},
    {"redtime", "RedTime"},
    {"refer", "Source"},
    {"remark", "Annotator"},
    {"round", "Round"},
    {"table", "Table"},
    {"timerule", "TimeRule"},
    {"title", "Title"},
    {"type", "Kind"},
});

// Results in traditional and simplified Chinese characters and in English.
constexpr auto won_by_first = std::to_array<std::string_view>(
    {"W", "1-0", "红胜", "紅勝", "红方胜", "紅方勝", "红先胜", "紅先勝", "先胜", "先勝", "胜", "勝", "黑负",
     "黑負", "黑方负", "黑方負", "Red_win"});
constexpr auto won_by_second =
    std::to_array<std::string_view>({"L", "0-1", "黑胜", "黑勝", "黑方胜", "黑方勝", "红负", "紅負", "红方负",
                                     "紅方負", "红先负", "紅先負", "先负", "先負", "负", "負", "Black_win"});
constexpr auto drawn = std::to_array<std::string_view>({"D", "1/2-1/2", "和", "和棋", "和局", "红和", "紅和",
                                                        "先和", "红先和", "紅先和", "议和", "議和", "Draw"});
constexpr auto unknown = std::to_array<std::string_view>({"", "*", "?", "未知", "VS", "0"});

}  // namespace

std::string tag_name(std::string_view field) {
  for (const auto& [known, tag] : names)
    if (field == known) return std::string(tag);
  std::string name = "Dhtml";
  name += static_cast<char>(field[0] >= 'a' && field[0] <= 'z' ? field[0] - 'a' + 'A' : field[0]);
  name += field.substr(1);
  return name;
}

std::optional<std::uint32_t> result_of(std::string_view words) {
  if (text::is_one_of(words, won_by_first)) return 1;
  if (text::is_one_of(words, won_by_second)) return 2;
  if (text::is_one_of(words, drawn)) return 3;
  if (text::is_one_of(words, unknown)) return 0;
  return std::nullopt;
}

}  // namespace mt::dhtmlxq
