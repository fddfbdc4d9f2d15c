#include "movetext/formats/cbf/game_reader.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::cbf {
namespace {

constexpr std::string_view byte_order_mark = "\uFEFF";
// value of the first element, which is not a move but may contain the comment on the start position
constexpr std::string_view no_move = "00-00";

// The fields of the head and the tags that they become; many tags have the name of their field.
using Pair = std::pair<std::string_view, std::string_view>;
constexpr auto names = std::to_array<Pair>({
    {"Black", "Black"},
    {"BlackRating", "BlackRating"},
    {"BlackTeam", "BlackTeam"},
    {"BlackTime", "BlackTime"},
    {"Commentator", "Annotator"},
    {"CommentatorURL", "AnnotatorURL"},
    {"Contest", "Event"},
    {"ContestType", "EventType"},
    {"Creator", "Author"},
    {"CreatorURL", "AuthorURL"},
    {"Date", "Date"},
    {"DateCreated", "DateCreated"},
    {"DateModified", "DateModified"},
    {"ECCO", "ECCO"},
    {"FEN", "FEN"},
    {"From", "Source"},
    {"Group", "Group"},
    {"Name", "Title"},
    {"RecordKind", "RecordKind"},
    {"RecordType", "RecordType"},
    {"Recorder", "Recorder"},
    {"Red", "Red"},
    {"RedRating", "RedRating"},
    {"RedTeam", "RedTeam"},
    {"RedTime", "RedTime"},
    {"Referee", "Referee"},
    {"ResultType", "Termination"},
    {"Round", "Round"},
    {"Site", "Site"},
    {"Table", "Table"},
    {"TimeRule", "TimeRule"},
    {"URL", "URL"},
});

// Returns the point for two digits: the file counted from the left, then the rank counted from the top.
points::Point point_of(std::string_view digits) {
  return {static_cast<std::uint8_t>(digits[0] - '0'), static_cast<std::uint8_t>('9' - digits[1])};
}

bool is_move(std::string_view value) {
  return value.size() == 5 && value[2] == '-' && text::is_digit(value[0]) && text::is_digit(value[1]) &&
         text::is_digit(value[3]) && text::is_digit(value[4]);
}

}  // namespace

GameReader::GameReader(std::string_view text, const ReadOptions& options, Record& record)
    : text_(text), game_(text, options, record), order_(game_.tree()) {}

Found GameReader::run() {
  const std::string_view document =
      text_.starts_with(byte_order_mark) ? text_.substr(byte_order_mark.size()) : text_;
  const std::size_t skipped = text_.size() - document.size();
  const XmlFault fault = walk_xml(document, *this);
  if (!is_game_) {
    game_.report(Code::no_game, skipped, skipped, "this text does not contain a CCBridge game");
    return Found::stray;
  }
  if (!fault.words.empty())
    game_.report_damage(skipped + fault.at, skipped + fault.at,
                        "the document is not valid XML here: " + fault.words);
  if (exceeds_ || game_.exceeds()) return game_.give_up();
  if (game_.tree().first() != MoveTree::none && !order_.is_complete())
    game_.report_damage(text_.size(), text_.size(), "the last move is not marked as the end of the line");
  if (game_.record().find_tag(TagName::fen) != nullptr) return game_.finish_as_tagged();
  return game_.finish(points::Board::start());
}

void GameReader::begin(std::string_view name, std::span<const Attribute> attributes, std::size_t at) {
  // the outer element has text before this nested element: this text is a field of its own
  if (depth_ > 0 && !text::trim(words_).empty()) end_field();
  words_.clear();
  name_ = name;
  ++depth_;
  if (depth_ == 1) is_game_ = name == "ChineseChessRecord";
  if (!is_game_ || exceeds_) return;
  if (name == "Move") return begin_move(attributes, at);
  if (depth_ > 1) keep_attributes(name, attributes);
}

// Keeps unknown attributes as comments.
void GameReader::keep_attributes(std::string_view name, std::span<const Attribute> attributes) {
  for (const Attribute& attribute : attributes)
    game_.remark(std::string(name) + ' ' + std::string(attribute.name) + ": " + std::string(attribute.value));
}

void GameReader::begin_move(std::span<const Attribute> attributes, std::size_t at) {
  std::string_view value;
  bool ends = false;
  in_move_ = true;
  at += text_.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
  for (const Attribute& attribute : attributes) {
    if (attribute.name == "value") {
      value = attribute.value;
    } else if (attribute.name == "end") {
      ends = attribute.value == "1";
    } else {
      game_.report_damage(at, at, "a move with the unknown attribute " + text::excerpt(attribute.name));
      keep_attributes("Move", {&attribute, 1});
    }
  }
  const bool opens = value == no_move && game_.tree().first() == MoveTree::none;
  move_ = opens ? MoveTree::root : MoveTree::none;
  if (opens) return;
  if (order_.is_complete()) {
    game_.report_damage(at, at, "this move comes after the end of its line; it is kept as a comment");
    return game_.remark("Move " + std::string(value));
  }
  const bool good = is_move(value);
  const points::Point from = good ? point_of(value) : points::Point();
  const points::Point to = good ? point_of(value.substr(3)) : points::Point();
  move_ =
      order_.add(game_.move(from, to, at, at, value.empty() ? "a move without value" : value), !ends, false);
  exceeds_ = game_.exceeds();
}

void GameReader::text(std::string_view piece) {
  if (is_game_ && !exceeds_) words_ += piece;
}

void GameReader::comment(std::string_view text) {
  if (is_game_ && !exceeds_) game_.remark(text);
}

void GameReader::end() {
  if (in_move_ && name_ == "Move")
    end_move();
  else
    end_field();
  in_move_ = false;
  words_.clear();
  name_.clear();
  --depth_;
}

void GameReader::end_move() {
  if (text::trim(words_).empty()) return;
  if (move_ == MoveTree::none || !game_.tree().move(move_).comment.empty())
    game_.remark(words_);
  else
    game_.tree().comment(move_, game_.comment(words_));
}

// Adds the text of an element to the record as a tag or comment. The element is not a move.
void GameReader::end_field() {
  const std::string_view words = text::trim(words_);
  if (words.empty() || !is_game_) return;
  if (name_ == "RecordResult") {
    const std::int64_t result = text::parse_number(words, 4);
    if (result >= 0 && result <= 3) return game_.result(static_cast<std::uint32_t>(result));
  }
  const Pair* const known =
      std::find_if(names.begin(), names.end(), [&](const Pair& pair) { return pair.first == name_; });
  if (known != names.end() && depth_ == 3)
    game_.tag(known->second, words);
  else
    game_.remark(name_.empty() ? std::string(words) : name_ + ": " + std::string(words));
}

}  // namespace mt::cbf
