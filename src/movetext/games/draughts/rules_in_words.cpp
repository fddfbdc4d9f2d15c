#include "movetext/games/draughts/rules_in_words.hpp"

#include "movetext/games/draughts/draw_limits.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace mt::draughts {
namespace {

std::string board_sentence(const Rules& rules) {
  const std::string size = std::to_string(rules.shape.width) + "x" + std::to_string(rules.shape.height);
  std::string out = rules.shape.squares == board::Squares::all
                        ? "Played on all squares of a board of " + size
                        : "Played on the dark squares of a board of " + size;
  switch (rules.start) {
    case Start::rows:
      out += ", each side with " + std::to_string(rules.men_rows) +
             (rules.men_rows == 1 ? " row of men" : " rows of men");
      break;
    case Start::rows_but_first:
      out +=
          ", each side with " + std::to_string(rules.men_rows) + " rows of men and an empty row behind them";
      break;
    case Start::diagonal:
      out += ", each side with its men in a corner and the long diagonal between them empty";
      break;
  }
  return out + (rules.first == Colour::white ? ". White begins. " : ". Black begins. ");
}

std::string men_sentence(const Rules& rules) {
  std::string out = rules.orthogonal_moves ? "Men move one square forward or to the side"
                                           : "Men move one square diagonally forward";
  out += " and capture ";
  if (rules.orthogonal_captures)
    out += rules.orthogonal_moves ? "in the same directions" : "in all eight directions";
  else
    out += rules.men_capture_back ? "forward and backward" : "forward only";
  out += rules.men_take_kings ? ". " : "; a man may not take a king. ";
  return out;
}

std::string king_sentence(const Rules& rules) {
  if (!rules.flying)
    return "Kings move one square. They move and capture in the same directions as men, and also backward. ";
  std::string out = "Kings move over any number of empty squares and capture from any distance";
  if (rules.lands_behind) out += ", landing directly behind the captured piece";
  if (rules.killer) out += "; if the last piece taken is a king, they land directly behind it";
  return out + ". ";
}

std::string choice_sentence(Priority priority) {
  switch (priority) {
    case Priority::none:
      return "Captures are compulsory; if there are several, you may choose any. ";
    case Priority::quantity:
      return "Captures are compulsory; you must choose one that takes the most pieces. ";
    case Priority::spanish:
      return "Captures are compulsory: you must take the most pieces, and if several captures do so, the "
             "most kings. ";
    case Priority::italian:
      return "Captures are compulsory: you must take the most pieces. If several captures do so, you must "
             "capture with a king if possible, then take the most kings, then take a king as early as "
             "possible. ";
    case Priority::czech:
      return "Captures are compulsory; if a king can capture, you must capture with a king. ";
    case Priority::frisian:
      return "Captures are compulsory: you must take the highest value (a king counts a little less than two "
             "men), and of equal captures one by a king. ";
  }
  return {};
}

std::string crowning_sentence(const Rules& rules) {
  std::string out;
  switch (rules.crowning) {
    case Crowning::stops:
      out = "A man that reaches the far row becomes a king, and its move ends. ";
      break;
    case Crowning::passes:
      out =
          "A man that ends its move on the far row becomes a king; one that only passes through that row in "
          "a capture does not. ";
      break;
    case Crowning::continues:
      out = "A man that reaches the far row becomes a king at once and continues to capture as a king. ";
      break;
  }
  out += rules.removes_at_once
             ? "Captured pieces are removed as they are jumped"
             : "Captured pieces are removed at the end of the move, and no piece is jumped twice";
  if (!rules.about_turn) out += "; a capture may not turn back by 180 degrees";
  return out + ". ";
}

std::string goal_sentence(Goal goal) {
  switch (goal) {
    case Goal::normal:
      return "A side that cannot move loses. ";
    case Goal::losing:
      return "The aim is reversed: a side that has no men left or cannot move wins. ";
    case Goal::breakthrough:
      return "The side that first gets a king wins. ";
  }
  return {};
}

// A condition that completes the sentence "It is a draw ..."; '#' is replaced by the count.
struct DrawWords {
  Ending ending;
  std::string_view words;
};

constexpr auto draw_words = std::to_array<DrawWords>({
    {Ending::repetition, "when a position occurs for the # time"},
    {Ending::kings_only, "after # moves of kings alone without a capture"},
    {Ending::three_v_one, "after # moves of three pieces, a king among them, against one king"},
    {Ending::three_kings_v_one, "after # moves of three kings against one"},
    {Ending::three_v_main_road,
     "after # moves of three pieces, a king among them, against a king on the main road"},
    {Ending::two_v_one, "after # moves of at most two pieces, a king among them, against a king"},
    {Ending::two_kings_v_one, "after # moves of two kings against one"},
    {Ending::balance_of_five,
     "after # moves without a capture or a new king while both sides have kings and four or five pieces in "
     "all"},
    {Ending::balance_of_seven, "after # such moves with six or seven pieces in all"},
    {Ending::lone_kings, "when two single kings cannot catch each other"},
    {Ending::king_v_king, "when only one king is left on each side and the side to move cannot capture"},
    {Ending::man_v_man, "when only one man is left on each side and the side to move cannot capture"},
});

std::string with_count(std::string_view words, Ending ending, int count) {
  const std::size_t sign = words.find('#');
  if (sign == std::string_view::npos) return std::string(words);
  const std::string number =
      ending == Ending::repetition ? std::string(ordinal(count)) : std::to_string(count);
  return std::string(words.substr(0, sign)) + number + std::string(words.substr(sign + 1));
}

std::string draw_sentence(DrawRules draws) {
  const DrawLimits& limits = draw_limits(draws);
  std::vector<std::string> conditions;
  for (const DrawWords& row : draw_words)
    if (limits.has(row.ending))
      conditions.push_back(with_count(row.words, row.ending, limits.count(row.ending)));
  if (conditions.empty()) return {};
  std::string out = "It is a draw ";
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    if (i > 0) out += i + 1 == conditions.size() ? ", or " : ", ";
    out += conditions[i];
  }
  out += ".";
  if (limits.has(Ending::man_v_man)) out += " A king against a single man wins.";
  return out;
}

}  // namespace

std::string rules_in_words(const Rules& rules) {
  std::string out = board_sentence(rules) + men_sentence(rules) + king_sentence(rules) +
                    crowning_sentence(rules) + choice_sentence(rules.priority);
  if (rules.king_limit)
    out += "While a side has men left, it may not move the same king more than three times in a row. ";
  out += goal_sentence(rules.goal) + draw_sentence(rules.draws);
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace mt::draughts
