// Reads one action of a player: a roll, its play, or a cube action. The server writes a line with only the
// roll, then a line with the roll and its play. It sometimes also writes a line twice. Repetitions are
// skipped.
#include "movetext/formats/sgg/match_reader.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::sgg {
namespace {

bool is_die(char c) {
  return c >= '1' && c <= '6';
}

}  // namespace

void MatchReader::read_cell(const CellLine& cell, std::size_t end) {
  while (end > cell.body && text::is_blank(text_[end - 1])) --end;
  read_turn(cell.body, end, 2 * std::max(cell.number, 1U) + (cell.second ? 0 : 1));
}

void MatchReader::read_turn(std::size_t begin, std::size_t end, std::uint32_t turn) {
  last_turn_ = turn;
  const std::string_view words = between(begin, end);
  if (words == "-") return read_closed_out(begin, end, turn);
  if (words.size() >= 3 && is_die(words[0]) && is_die(words[1]) && words[2] == ':')
    return read_roll(words.substr(0, 2), begin, end, turn);
  if (read_words(begin, end, turn) || read_damaged_cell(begin, end, turn)) return;
  add_stray(begin, end);
}

void MatchReader::read_roll(std::string_view dice, std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::size_t play = text::skip_blanks(text_, begin + 3, end);
  settle_damaged_roll(turn, dice);
  const bool again = roll_.state != Roll::State::none && roll_.turn == turn && roll_.dice == dice;
  if (again && play == end) return;
  if (again && roll_.state == Roll::State::played) {
    if (between(play, end) != roll_.play) add_stray(begin, end);
    return;
  }
  if (!again) {
    close_roll();
    withdraw_resignation();
    add(EventKind::roll, begin, begin + 2, 0, turn);
    roll_ = {
        .state = Roll::State::open, .turn = turn, .dice = std::string(dice), .play = {}, .end = begin + 3};
  }
  if (play < end) read_play(play, end, turn);
}

void MatchReader::read_play(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::string_view words = between(begin, end);
  if (words.starts_with("resign")) return resign(begin, end, turn);
  const bool dances = words == "O-O";
  if (!dances && !begins_as_play(words) && !may_be_of_turn(words.substr(0, words.find(' '))))
    return add_stray(begin, end);  // kept as a ply; the replay reports the damaged play
  withdraw_resignation();
  add(dances ? EventKind::null_ply : EventKind::ply, begin, end, 0, turn);
  roll_.state = Roll::State::played;
  roll_.play = words;
}

// Adds a roll for a turn that the server wrote without a roll, because no checker could enter a closed board.
void MatchReader::read_closed_out(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::string_view words = between(begin, end);
  if (roll_.state == Roll::State::played && roll_.turn == turn && roll_.play == words) return;
  close_roll();
  withdraw_resignation();
  report(Code::rules_assumed, begin, end,
         "the roll is missing because no play was possible; it is read as 66");
  add_instead(EventKind::roll, begin, end, "66", turn);
  add(EventKind::null_ply, end, end, 0, turn);
  roll_ = {.state = Roll::State::played, .turn = turn, .dice = "66", .play = std::string(words), .end = end};
}

// Ends the last roll. If the roll has no play and the game was not resigned, adds an empty ply, because no
// play was possible.
void MatchReader::close_roll() {
  if (roll_.state == Roll::State::open && !has_resigned())
    add(EventKind::null_ply, roll_.end, roll_.end, 0, roll_.turn);
  roll_.state = Roll::State::none;
}

// Reads words about the cube: "double", "Beaver to 4", "accept".
bool MatchReader::read_words(std::size_t begin, std::size_t end, std::uint32_t turn) {
  std::size_t word = text::letters_end(text_, begin, end);
  const auto action = find_cube_word(between(begin, word));
  if (!action) return false;
  std::size_t at = text::skip_blanks(text_, word, end);
  if (between(at, end).starts_with("to ")) at = text::skip_blanks(text_, at + 3, end);
  const std::size_t digits = text::digits_end(text_, at, end);
  if (digits > at) word = digits;
  if (turn == cube_turn_ && *action == cube_action_ && word == end) return true;
  if (answers_resignation(*action, begin, end)) return true;
  if (*action == CubeAction::resign) {
    resign(begin, word, turn);
  } else {
    close_roll();
    withdraw_resignation();
    add(EventKind::cube, begin, word, static_cast<std::uint8_t>(*action), turn);
    cube_turn_ = turn;
    cube_action_ = *action;
  }
  if (text::skip_blanks(text_, word, end) < end) add_stray(word, end);
  return true;
}

}  // namespace mt::sgg
