#include "movetext/games/draughts/rules_in_words.hpp"

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
      out += ", each side with " + std::to_string(rules.men_rows) + " rows of men, the row behind them empty";
      break;
    case Start::diagonal:
      out += ", the men of each side in a corner and the long diagonal between them empty";
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
  if (!rules.flying) return "Kings move and capture one square in all these directions, backward as well. ";
  std::string out = "Kings move over any number of empty squares and capture from any distance";
  if (rules.lands_behind) out += ", landing directly behind what they take";
  if (rules.killer) out += "; if the last piece taken is a king, they land directly behind it";
  return out + ". ";
}

std::string choice_sentence(Priority priority) {
  switch (priority) {
    case Priority::none:
      return "Captures are compulsory; of several any may be chosen. ";
    case Priority::quantity:
      return "Captures are compulsory; of several one that takes the most pieces must be chosen. ";
    case Priority::spanish:
      return "Captures are compulsory: first the most pieces, then the most kings among them. ";
    case Priority::italian:
      return "Captures are compulsory: first the most pieces, then with a king, then the most kings taken, "
             "then the one that meets a king first. ";
    case Priority::czech:
      return "Captures are compulsory; if a king can capture, a king must. ";
    case Priority::frisian:
      return "Captures are compulsory: first the highest value, a king counting a little less than two men, "
             "then with a king. ";
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
          "A man that ends its move on the far row becomes a king; one that only passes there in a capture "
          "does not. ";
      break;
    case Crowning::continues:
      out = "A man that reaches the far row becomes a king at once and goes on capturing as one. ";
      break;
  }
  out += rules.removes_at_once ? "Pieces are taken off as they are jumped"
                               : "Pieces are taken off when the capture is over, and none is jumped twice";
  if (!rules.about_turn) out += "; a capture may not turn back by half a circle";
  return out + ". ";
}

std::string goal_sentence(Goal goal) {
  switch (goal) {
    case Goal::normal:
      return "Who cannot move loses. ";
    case Goal::losing:
      return "The aim is turned round: who has no men left or cannot move wins. ";
    case Goal::breakthrough:
      return "Who first gets a king wins. ";
  }
  return {};
}

std::string draw_sentence(DrawRules draws) {
  switch (draws) {
    case DrawRules::none:
      return {};
    case DrawRules::repetition:
    case DrawRules::spanish:
      return "A position that is there for the third time is a draw.";
    case DrawRules::international:
      return "It is a draw when a position is there for the third time, after 25 moves of kings alone "
             "without a capture, and by the limits of 16 and 5 moves for three or fewer pieces against one "
             "king.";
    case DrawRules::english:
      return "It is a draw when a position is there for the third time, or after 40 moves of kings alone "
             "without a capture.";
    case DrawRules::italian:
      return "It is a draw when a position is there for the fourth time, or after 40 moves of kings alone "
             "without a capture.";
    case DrawRules::pool:
      return "It is a draw when a position is there for the third time, after 15 moves of kings alone "
             "without a capture, or after 13 moves of three kings against one.";
    case DrawRules::russian:
      return "It is a draw when a position is there for the third time, after 15 moves of kings alone "
             "without a capture, and by further limits for few pieces.";
    case DrawRules::brazilian_cbd:
      return "It is a draw when a position is there for the third time, after 20 moves of kings alone "
             "without a capture, or after 5 moves of two pieces against a king.";
    case DrawRules::turkish:
      return "It is a draw when a position is there for the third time, or when each side has one piece "
             "left.";
    case DrawRules::frisian:
      return "It is a draw after 7 moves of two kings against one, or when two single kings cannot catch "
             "each other.";
  }
  return {};
}

}  // namespace

std::string rules_in_words(const Rules& rules) {
  std::string out = board_sentence(rules) + men_sentence(rules) + king_sentence(rules) +
                    crowning_sentence(rules) + choice_sentence(rules.priority);
  if (rules.king_limit)
    out += "While a side has men left it may not move the same king more than three times in a row. ";
  out += goal_sentence(rules.goal) + draw_sentence(rules.draws);
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace mt::draughts
