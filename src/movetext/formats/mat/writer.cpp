#include "movetext/formats/mat/writer.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::mat {
namespace {

constexpr std::size_t second_column = 34;  // characters before the second column
constexpr std::size_t least_gap = 2;

// Appends a text with blanks in place of line ends. Records of other formats may have line ends in a text,
// but .mat cannot.
void append_in_line(std::string_view text, std::string& out) {
  const std::size_t begin = out.size();
  out += text;
  for (std::size_t at = text::find_any<'\n', '\r'>(text, 0); at < text.size();
       at = text::find_any<'\n', '\r'>(text, at + 1))
    out[begin + at] = ' ';
}

void append_name(std::string_view name, std::string& out) {
  name = text::trim(name);
  append_in_line(name.empty() ? "?" : name, out);
}

std::string cube_words(CubeAction action, std::uint32_t value) {
  const std::string arrow = value > 0 ? " => " + std::to_string(value) : std::string();
  switch (action) {
    case CubeAction::offer:
      return " Doubles" + arrow;
    case CubeAction::beaver:
      return " Beavers" + arrow;
    case CubeAction::raccoon:
      return " Raccoons" + arrow;
    case CubeAction::take:
      return " Takes";
    case CubeAction::drop:
      return " Drops";
    case CubeAction::resign:
      break;
  }
  return " Concedes";
}

}  // namespace

void write_line(const Record& record, std::string& out) {
  std::uint32_t games = 0;
  const auto add = [&](std::string_view word) {
    if (!out.empty() && out.back() != ' ') out += ' ';
    append_in_line(word, out);
  };
  for (const Event& event : record.tape) {
    const std::string text(record.text(event));
    if (event.kind == EventKind::game) {
      const std::uint32_t score = event.value == unknown_score ? 0 : event.value;
      add("Game " + std::to_string(++games) + ' ' + std::to_string(score_of(Side::first, score)) + ':' +
          std::to_string(score_of(Side::second, score)));
    } else if (event.kind == EventKind::roll) {
      add(text + ':');
    } else if (event.kind == EventKind::points) {
      add(std::string(side_of(event.value) == Side::first ? "White" : "Black") + " wins " +
          std::to_string(event.value / 2));
    } else if (is_move(event.kind)) {
      add(text);
    }
  }
}

void Writer::write(const Record& record, std::string& out) {
  out_ = &out;
  games_ = number_ = 0;
  headed_ = roll_open_ = second_filled_ = false;
  line_.clear();
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    if (!options_.tags || is_match_tag(name)) continue;
    out += "; [";
    append_in_line(name, out);
    out += " \"";
    append_in_line(record.text(tag.value), out);
    out += "\"]\n";
  }
  for (const Event& event : record.tape) write_event(record, event);
  end_line();
  if (!headed_) write_head(record);
  out += '\n';
}

void Writer::write_head(const Record& record) {
  headed_ = true;
  if (out_->ends_with("\"]\n")) *out_ += '\n';
  const std::int64_t length = text::parse_number(record.tag(match_length_tag), max_match_points);
  out_->append(" ").append(std::to_string(std::max<std::int64_t>(length, 0))).append(" point match\n");
}

void Writer::write_event(const Record& record, const Event& event) {
  const Side side = side_of(event.value);
  switch (event.kind) {
    case EventKind::game:
      return begin_game(record, event);
    case EventKind::roll:
      cell(side, record.text(event));
      line_ += ':';
      roll_open_ = true;
      roll_side_ = side;
      return;
    case EventKind::ply:
      if (roll_open_) return go_on(record.text(event));
      // Starts a new line, because the dice of this play are unreadable. On the line of other dice, it would
      // be read as the play for those dice.
      end_line();
      second_filled_ = true;
      return cell(side, record.text(event));
    case EventKind::null_ply:
      roll_open_ = false;
      return;
    case EventKind::cube: {
      const auto action = static_cast<CubeAction>(event.arg);
      if (roll_open_ && action == CubeAction::resign && side == roll_side_) return go_on("????");
      return cell(side, cube_words(action, cube_value(record.text(event))));
    }
    case EventKind::setup: {
      const std::string words = "Illegal play (" + std::string(record.text(event)) + ")";
      return roll_open_ ? go_on(words) : cell(side, words);
    }
    case EventKind::points:
      return points(event);
    case EventKind::comment:
      if (options_.comments) write_comment(record.text(event));
      return;
    default:
      return;
  }
}

void Writer::begin_game(const Record& record, const Event& event) {
  end_line();
  if (!headed_) write_head(record);
  number_ = 0;
  second_filled_ = false;
  *out_ += "\n Game " + std::to_string(++games_) + "\n";
  const std::uint32_t score = event.value == unknown_score ? 0 : event.value;
  line_ += ' ';
  append_name(record.tag(TagName::white), line_);
  line_ += " : " + std::to_string(score_of(Side::first, score));
  pad(second_column);
  append_name(record.tag(TagName::black), line_);
  line_ += " : " + std::to_string(score_of(Side::second, score));
  end_line();
}

// Writes a cell to the right of the previous one if there is room, else on a new line.
void Writer::cell(Side side, std::string_view text) {
  roll_open_ = false;
  const bool second = side == Side::second;
  const bool fits = number_ > 0 && !second_filled_ && second;  // the second cell of the numbered line is free
  if (!fits) {
    end_line();
    ++number_;
    second_filled_ = false;
  }
  if (line_.empty()) {
    const std::string digits = std::to_string(number_);
    if (digits.size() < 3) line_.append(3 - digits.size(), ' ');
    line_.append(digits).append(") ");
  }
  if (second) pad(second_column);
  line_ += text;
  second_filled_ = second;
}

void Writer::go_on(std::string_view text) {
  roll_open_ = false;
  if (line_.empty()) return;
  line_ += ' ';
  append_in_line(text, line_);
}

// Writes the points in the winner's column. They are on the line of the previous cell if the second side has
// won and its column is free, else on a new line without a number. Therefore they follow "Drops" in the first
// column on the same line. On a line without a number, GNU Backgammon would read them as another cube action.
void Writer::points(const Event& event) {
  roll_open_ = false;
  const bool second = side_of(event.value) == Side::second;
  if (second && !second_filled_ && !line_.empty()) {
    pad(second_column);
  } else {
    end_line();
    line_.assign(second ? second_column : 5, ' ');
  }
  const std::uint32_t points = event.value / 2;
  line_ += " Wins " + std::to_string(points) + (points == 1 ? " point" : " points") +
           (event.arg != 0 ? " and the match" : "");
  end_line();
}

void Writer::write_comment(std::string_view text) {
  end_line();
  roll_open_ = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view words = text::trim(text.substr(0, end));
    if (!words.empty()) out_->append(words[0] == '[' ? ";; " : "; ").append(words).append("\n");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// Appends blanks up to a column. Columns are counted in characters, because names may be in any alphabet.
void Writer::pad(std::size_t width) {
  const std::size_t has = text::count_scalars(line_);
  line_.append(has + least_gap <= width ? width - has : least_gap, ' ');
}

void Writer::end_line() {
  if (line_.empty()) return;
  line_.resize(line_.find_last_not_of(' ') + 1);
  *out_ += line_;
  *out_ += '\n';
  line_.clear();
}

}  // namespace mt::mat
