#include "movetext/formats/sgf/writer.hpp"

#include "movetext/formats/sgf/setup.hpp"
#include "movetext/formats/sgf/trees.hpp"
#include "movetext/formats/sgf/values.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <utility>

namespace mt::sgf {
namespace {

constexpr std::string_view letter(Side side) {
  return side == Side::first ? "W" : "B";
}

// Returns the dice, "51". Text that is not dice is replaced by "11", because it could end the value.
std::string dice_of(std::string_view text) {
  return is_move(text) && text.size() == 2 ? std::string(text) : std::string("11");
}

bool is_resignation(const Event& event) {
  return event.kind == EventKind::cube && event.arg == static_cast<std::uint8_t>(CubeAction::resign);
}

MatchPlayers players_of(const Record& record, std::uint32_t score) {
  return {{record.tag(TagName::white), record.tag(TagName::black)},
          {score_of(Side::first, score), score_of(Side::second, score)}};
}

// Returns a name on one line, without control characters.
std::string in_one_line(std::string_view text) {
  std::string line(text);
  std::replace_if(line.begin(), line.end(), text::is_blank, ' ');
  return line;
}

}  // namespace

void Writer::write(const Record& record, std::string& out) {
  record_ = &record;
  out_ = &out;
  root_ = root_of(record);
  games_ = 0;
  in_game_ = crawford_over_ = false;
  properties_.clear();
  comment_.clear();
  for (std::size_t i = 0; i < record.tape.size(); ++i) write_event(i);
  if (games_ == 0) begin_game(npos);
  end_game();
  out += '\n';
}

Writer::Ending Writer::ending_of(std::size_t at) const {
  Ending ending;
  for (std::size_t i = at == npos ? 0 : at + 1; i < record_->tape.size(); ++i) {
    const Event& event = record_->tape[i];
    if (event.kind == EventKind::game) break;
    if (is_move(event.kind)) ending.last_turn = &event;
    ending.resigned = ending.resigned || is_resignation(event);
    if (event.kind == EventKind::points && ending.points == nullptr) ending.points = &event;
  }
  if (ending.points != nullptr)
    ending.winner = side_of(ending.points->value);
  else if (ending.last_turn != nullptr && is_resignation(*ending.last_turn))
    ending.winner = other(side_of(ending.last_turn->value));
  return ending;
}

// `at`: the index of the game's event on the tape, or npos if there is none.
void Writer::begin_game(std::size_t at) {
  end_game();
  in_game_ = in_root_ = node_open_ = true;
  offers_ = 0;
  roll_side_.reset();
  main_.clear();
  preface_ = games_ == 0 ? std::exchange(comment_, {}) : std::string();
  ending_ = ending_of(at);
  write_root(at);
  ++games_;
}

void Writer::end_game() {
  if (!in_game_) return;
  end_node();
  *out_ += ")\n";
  in_game_ = false;
}

void Writer::property(std::string_view name, std::string_view value) {
  out_->append(name).append("[");
  append_escaped(value, *out_);
  *out_ += ']';
}

void Writer::write_root(std::size_t at) {
  const std::uint32_t score =
      at == npos || record_->tape[at].value == unknown_score ? 0 : record_->tape[at].value;
  score_ = score;
  out_->append("(;FF[4]GM[6]CA[").append(options_.charset).append("]MI[length:");
  *out_ += std::to_string(root_.length);
  const bool is_game = at != npos || ending_.last_turn != nullptr || ending_.points != nullptr;
  if (is_game) out_->append("][game:").append(std::to_string(games_));
  if (is_game && (at == npos || record_->tape[at].value != unknown_score)) {
    out_->append("][ws:").append(std::to_string(score_of(Side::first, score)));
    out_->append("][bs:").append(std::to_string(score_of(Side::second, score)));
  }
  *out_ += ']';
  property("PW", in_one_line(record_->tag(TagName::white)));
  property("PB", in_one_line(record_->tag(TagName::black)));
  if (games_ == 0 && options_.tags)
    for (std::size_t i = 0; i < info_names.size(); ++i)
      if (!root_.info[i].empty()) property(info_names[i].property, root_.info[i]);
  write_rules(score);
  if (ending_.winner) {
    out_->append("RE[").append(letter(*ending_.winner)).append("+");
    if (ending_.points != nullptr) *out_ += std::to_string(ending_.points->value / 2);
    out_->append(ending_.resigned ? "R]" : "]");
  }
  if (!preface_.empty()) property("XC", std::exchange(preface_, {}));
  if (games_ > 0 || !options_.tags) return;
  const TagList tags = own_tags(*record_);
  if (tags == tags_of(root_)) return;
  *out_ += "XT";
  if (tags.empty()) *out_ += "[]";
  for (const auto& [name, value] : tags) {
    *out_ += '[';
    append_escaped(in_one_line(name), *out_);
    *out_ += ':';
    append_escaped(value, *out_);
    *out_ += ']';
  }
}

// Writes the rules. The game without the cube (Crawford) is the first game that starts when a side is one
// point away from winning.
void Writer::write_rules(std::uint32_t score) {
  std::string words;
  const auto add = [&](std::string_view word) {
    if (!words.empty()) words += ':';
    append_escaped(word, words);
  };
  for (const std::string& rule : root_.rules) {
    add(rule);
    if (rule != "Crawford" || crawford_over_) continue;
    const bool one_away =
        score_of(Side::first, score) + 1 == root_.length || score_of(Side::second, score) + 1 == root_.length;
    if (one_away) add(crawford_game);
    crawford_over_ = one_away;
  }
  if (!words.empty()) out_->append("RU[").append(words).append("]");
}

// Starts a node. It stays open until the next node starts, because comments and properties that belong to the
// node may follow.
void Writer::begin_node(std::string main) {
  if (!in_game_) begin_game(npos);
  end_node();
  main_ = std::move(main);
  node_open_ = true;
}

void Writer::end_node() {
  if (!node_open_) return;
  dance();
  if (!in_root_) out_->append("\n;").append(main_);
  *out_ += properties_;
  if (!comment_.empty()) property("C", comment_);
  properties_.clear();
  comment_.clear();
  node_open_ = in_root_ = false;
}

// If the open roll has no play, writes it as a turn without a play.
void Writer::dance() {
  if (roll_side_) main_.append(letter(*roll_side_)).append("[").append(roll_).append("]");
  roll_side_.reset();
}

// Writes the take of a beaver or raccoon. The record does not have it, because the dice that follow imply it.
void Writer::imply_take() {
  if (offers_ > 1) begin_node(std::string(letter(other(doubler_))) + "[take]");
  offers_ = 0;
}

void Writer::say(std::string_view text) {
  if (text.empty()) return;
  if (in_game_ && !node_open_) begin_node({});
  if (!comment_.empty()) comment_ += '\n';
  comment_ += text;
}

void Writer::add_properties(std::string_view text) {
  if (!is_properties(text)) return say(text);
  if (in_game_ && !node_open_) begin_node({});
  properties_ += text;
}

void Writer::write_event(std::size_t at) {
  const Event& event = record_->tape[at];
  switch (event.kind) {
    case EventKind::game:
      return begin_game(at);
    case EventKind::roll:
      return write_roll(event);
    case EventKind::ply:
      return write_ply(event);
    case EventKind::null_ply:
      return dance();
    case EventKind::cube:
      return write_cube(event);
    case EventKind::setup:
      return write_setup(event);
    case EventKind::points:  // already written in the root
      return end_node();
    case EventKind::comment:
      if (options_.comments) say(record_->text(event));
      return;
    case EventKind::properties:
      if (options_.properties) add_properties(record_->text(event));
      return;
    default:
      return;
  }
}

void Writer::write_roll(const Event& event) {
  imply_take();
  begin_node({});
  roll_side_ = side_of(event.value);
  roll_ = dice_of(record_->text(event));
}

// Writes a play in letters, or in words if letters cannot express it.
void Writer::write_ply(const Event& event) {
  const std::string_view text = record_->text(event);
  const auto letters = roll_side_ ? letters_of(text, *roll_side_) : std::nullopt;
  if (!letters) {
    dance();
    return say(text);
  }
  roll_ += *letters;
  dance();
}

void Writer::write_cube(const Event& event) {
  const auto action = static_cast<CubeAction>(event.arg);
  const Side side = side_of(event.value);
  if (action == CubeAction::resign) {  // already written in the root
    const bool at_dice =
        roll_side_ == side && &event == ending_.last_turn && ending_.winner == std::optional(other(side));
    if (!at_dice) return dance();
    main_.append("PL[").append(letter(side)).append("]DI[").append(roll_).append("]");
    roll_side_.reset();
    return;
  }
  if (action == CubeAction::take && offers_ > 1) return;
  if (action == CubeAction::take || action == CubeAction::drop) {
    begin_node(std::string(letter(side)) + (action == CubeAction::take ? "[take]" : "[drop]"));
    offers_ = 0;
    return;
  }
  const bool answers = offers_ > 0 && doubler_ != side;
  if (!answers) imply_take();
  begin_node(std::string(letter(side)) + "[double]");
  offers_ = answers ? offers_ + 1 : 1;
  doubler_ = side;
}

void Writer::write_setup(const Event& event) {
  const auto setup = read_position_line(record_->text(event), players_of(*record_, score_));
  if (!setup) {
    dance();
    return say(record_->text(event));
  }
  if (roll_side_) main_.append("PL[").append(letter(*roll_side_)).append("]DI[").append(roll_).append("]");
  roll_side_.reset();
  imply_take();
  std::string board = "AE[a:y]";
  const std::string white = points_text(setup->checkers[0]);
  const std::string black = points_text(setup->checkers[1]);
  if (!white.empty()) board.append("AW").append(white);
  if (!black.empty()) board.append("AB").append(black);
  begin_node(std::move(board));
  begin_node("CV[" + std::to_string(setup->cube) + "]");
  const char* const owner = !setup->owner ? "c" : *setup->owner == Side::first ? "w" : "b";
  begin_node(std::string("CP[") + owner + "]PL[" + std::string(letter(other(side_of(event.value)))) + "]");
}

std::string losses(const Record& record) {
  std::size_t plays = 0;
  std::size_t positions = 0;
  std::size_t points = 0;
  std::size_t dice = 0;
  std::size_t resignations = 0;
  bool told = false;      // points of the current game have been written
  bool given_up = false;  // the last turn of the current game is a resignation
  for (const Event& event : record.tape) {
    if (event.kind == EventKind::game) told = false;
    if (event.kind == EventKind::ply && !letters_of(record.text(event), Side::first)) ++plays;
    if (event.kind == EventKind::setup) {
      const auto setup = read_position_line(record.text(event), players_of(record, 0));
      if (!setup) ++positions;
      if (setup && setup->rolled) ++dice;
    }
    if (event.kind == EventKind::points) points += std::exchange(told, true) ? 1 : 0;
    if (is_move(event.kind) || event.kind == EventKind::game) {
      resignations += given_up && event.kind != EventKind::game ? 1 : 0;
      given_up = is_resignation(event);
    }
  }
  std::string words;
  const auto add = [&](std::size_t count, std::string_view one, std::string_view many) {
    if (count == 0) return;
    words.append(words.empty() ? "" : ", ").append(std::to_string(count)).append(" ");
    words += count == 1 ? one : many;
  };
  add(plays, "play that does not match single dice", "plays that do not match single dice");
  add(positions, "position in another notation", "positions in another notation");
  add(dice, "position's dice", "positions' dice");
  add(resignations, "resignation after which the game continued",
      "resignations after which the game continued");
  add(points, "second result of a game", "second results of games");
  return words;
}

}  // namespace mt::sgf
