#include "movetext/games/draughts/draw_limits.hpp"

#include <algorithm>
#include <initializer_list>

namespace mt::draughts {
namespace {

constexpr unsigned rule_count = static_cast<unsigned>(DrawRules::frisian) + 1;

struct LimitRow {
  Ending ending;
  std::int16_t count;
  std::string_view article = {};
};

constexpr DrawLimits limited_by(std::initializer_list<LimitRow> rows) {
  DrawLimits limits;
  for (const LimitRow& row : rows) limits[row.ending] = {true, row.count, row.article};
  return limits;
}

constexpr std::string_view fmjd = "FMJD Annex 1, article 6";
constexpr std::string_view wcdf = "WCDF rules";
constexpr std::string_view fid = "FID regulation";
constexpr std::string_view apca = "APCA rules";
constexpr std::string_view cbd = "CBD rules";
constexpr std::string_view frisian_rules = "Official Frisian rules 2011, articles 17-21";

constexpr DrawLimits limits_by(DrawRules rules) {
  using enum Ending;
  switch (rules) {
    case DrawRules::none:
      return {};
    case DrawRules::repetition:
      return limited_by({{repetition, 3}});
    case DrawRules::international:
      return limited_by(
          {{repetition, 3, fmjd}, {kings_only, 25, fmjd}, {three_v_one, 16, fmjd}, {two_v_one, 5, fmjd}});
    case DrawRules::english:
      return limited_by({{repetition, 3, wcdf}, {kings_only, 40, wcdf}});
    case DrawRules::italian:
      return limited_by({{repetition, 4, fid}, {kings_only, 40, fid}});
    case DrawRules::pool:
      return limited_by({{repetition, 3, apca}, {kings_only, 15, apca}, {three_kings_v_one, 13, apca}});
    // National tournaments have limits for endings with kings only, but the sources are too uncertain to
    // apply them.
    case DrawRules::spanish:
      return limited_by({{repetition, 3}});
    case DrawRules::russian:
      return limited_by({{repetition, 3, "FMJD-64 7.2.3"},
                         {three_kings_v_one, 15, "FMJD-64 7.2.4"},
                         {kings_only, 15, "FMJD-64 7.2.5"},
                         {balance_of_five, 30, "FMJD-64 7.2.6"},
                         {balance_of_seven, 60, "FMJD-64 7.2.6"},
                         {three_v_main_road, 5, "FMJD-64 7.2.7"},
                         {two_v_one, 5, "FMJD-64 7.2.8"}});
    // The Russian rules without the limit for the main road, because only a square board has a main road.
    case DrawRules::spantsireti: {
      DrawLimits limits = limits_by(DrawRules::russian);
      limits[three_v_main_road] = {};
      return limits;
    }
    case DrawRules::brazilian_cbd:
      return limited_by({{repetition, 3, cbd}, {kings_only, 20, cbd}, {two_v_one, 5, cbd}});
    // Sources disagree about these draws; these are the most common rules.
    case DrawRules::turkish:
      return limited_by({{repetition, 3}, {king_v_king, 0}, {man_v_man, 0}});
    case DrawRules::frisian:
      return limited_by({{two_kings_v_one, 7, frisian_rules}, {lone_kings, 0, frisian_rules}});
  }
  return {};
}

constexpr auto limits_table = [] {
  std::array<DrawLimits, rule_count> table{};
  for (unsigned i = 0; i < rule_count; ++i) table[i] = limits_by(static_cast<DrawRules>(i));
  return table;
}();

// In a clause, '#' is replaced by the count of moves or of occurrences.
constexpr std::array<std::string_view, ending_count> clauses = {
    "",
    "no pieces left",
    "no legal move",
    "a king was made",
    "king against man",
    "the position occurred for the # time",
    "# moves of kings only without a capture",
    "# moves with three pieces against one king",
    "# moves with three kings against one",
    "# moves with three pieces against a king on the main road",
    "# moves with at most two pieces against one king",
    "# moves with two kings against one",
    "# moves with four or five pieces and no capture or new king",
    "# moves with six or seven pieces and no capture or new king",
    "king against king",
    "king against king",
    "man against man",
};

// A clause with its count filled in. It is made at compile time, so that an outcome can point to its text.
struct Clause {
  std::array<char, 64> text{};
  unsigned size = 0;

  constexpr void add(std::string_view more) {
    for (const char c : more) text[size++] = c;
  }
  constexpr void add_count(Ending ending, int count) {
    if (ending == Ending::repetition) return add(ordinal(count));
    if (count >= 10) text[size++] = static_cast<char>('0' + count / 10);
    text[size++] = static_cast<char>('0' + count % 10);
  }
};

constexpr Clause clause_of(DrawRules rules, Ending ending) {
  const std::string_view words = clauses[static_cast<unsigned>(ending)];
  const std::size_t sign = std::min(words.find('#'), words.size());
  Clause clause;
  clause.add(words.substr(0, sign));
  if (sign == words.size()) return clause;
  clause.add_count(ending, limits_by(rules)[ending].count);
  clause.add(words.substr(sign + 1));
  return clause;
}

constexpr auto clause_table = [] {
  std::array<std::array<Clause, ending_count>, rule_count> table{};
  for (unsigned rules = 0; rules < rule_count; ++rules)
    for (unsigned ending = 0; ending < static_cast<unsigned>(ending_count); ++ending)
      if (static_cast<Ending>(ending) < first_draw ||
          limits_by(static_cast<DrawRules>(rules))[static_cast<Ending>(ending)].holds)
        table[rules][ending] = clause_of(static_cast<DrawRules>(rules), static_cast<Ending>(ending));
  return table;
}();

}  // namespace

const DrawLimits& draw_limits(DrawRules rules) {
  return limits_table[static_cast<unsigned>(rules)];
}

std::string_view describe(DrawRules rules, Ending ending) {
  const Clause& clause = clause_table[static_cast<unsigned>(rules)][static_cast<unsigned>(ending)];
  return {clause.text.data(), clause.size};
}

}  // namespace mt::draughts
