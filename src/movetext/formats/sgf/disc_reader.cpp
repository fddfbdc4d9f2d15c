#include "movetext/formats/sgf/disc_reader.hpp"

#include "movetext/formats/sgf/trees.hpp"
#include "movetext/formats/sgf/values.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mt::sgf {
namespace {

struct NamedTag {
  std::string_view property;
  std::string_view tag;
};
constexpr auto root_tags = std::to_array<NamedTag>({{"PB", "Black"},
                                                    {"PW", "White"},
                                                    {"EV", "Event"},
                                                    {"PC", "Site"},
                                                    {"DT", "Date"},
                                                    {"RO", "Round"},
                                                    {"BR", "BlackRating"},
                                                    {"WR", "WhiteRating"},
                                                    {"BT", "BlackTeam"},
                                                    {"WT", "WhiteTeam"},
                                                    {"AN", "Annotator"},
                                                    {"ON", "Opening"},
                                                    {"SO", "Source"},
                                                    {"US", "Transcriber"},
                                                    {"GN", "GameName"},
                                                    {"CP", "Copyright"},
                                                    {"RU", "Rules"},
                                                    {"TM", "TimeControl"},
                                                    {"AP", "Application"}});
// properties of the file, not of the game
constexpr auto numbers = std::to_array<std::string_view>({"FF", "GM", "ST"});

// Annotations of moves: `once` is the NAG for the value [1], `twice` the NAG for the value [2].
struct Mark {
  std::string_view property;
  std::uint32_t once;
  std::uint32_t twice;
};
constexpr auto marks = std::to_array<Mark>({{"TE", 1, 3},
                                            {"BM", 2, 4},
                                            {"IT", 5, 5},
                                            {"DO", 6, 6},
                                            {"DM", 10, 10},
                                            {"UC", 13, 13},
                                            {"GW", 16, 18},
                                            {"GB", 17, 19}});

struct Square {
  int column = 0;
  int row = 0;
};

// Reads a square: "f5", "F5", "j10" or "fe". Returns nullopt if the value has a different form, or if the
// square is not on the board.
std::optional<Square> read_square(std::string_view value, std::size_t size) {
  if (value.size() < 2 || value.size() > 3 || !text::is_letter(value[0])) return std::nullopt;
  const int side = static_cast<int>(size);
  const int column = text::to_lower(value[0]) - 'a';
  const bool by_letters = value.size() == 2 && text::is_letter(value[1]);
  const int row = by_letters ? text::to_lower(value[1]) - 'a'
                             : static_cast<int>(text::parse_number(value.substr(1), side)) - 1;
  if (column >= side || row < 0 || row >= side) return std::nullopt;
  return Square{column, row};
}

bool is_pass(std::string_view value) {
  return value.empty() || text::is_one_of(value, {"pa", "ps", "pass", "--", "@@", "tt"});
}

}  // namespace

Found DiscReader::run() {
  const ReadLimits& limits = options_.limits;
  if (end_ > limits.record_bytes) return give_up(end_, most_bytes());
  const std::string most_events = std::to_string(limits.events) + " nodes and comments";
  NodeTree nodes;
  if (!nodes.read(text_, tree_, end_, limits.events)) return give_up(end_, most_events);
  nodes.walk(*this);
  if (record_.tape.size() > limits.events) return give_up(end_, most_events);
  if (!nodes.is_closed()) report(Code::sgf_syntax, end_, end_, "the tree of the game must end with \")\"");
  for (const NodeTree::Stray& stray : nodes.strays())
    keep(stray.begin, stray.end, "does not belong to the game");
  keep(nodes.end(), end_, "does not belong to the game");
  const std::string side = std::to_string(size_);
  const Span type = record_.keep("50,B," + side + ',' + side + ",A2,0");
  mt::add_tag(record_, record_.keep("GameType"), type);
  add_start();
  return Found::record;
}

void DiscReader::node(const NodeTree::Node& node) {
  read_node(node, std::exchange(in_root_, false));
}

void DiscReader::open() {
  open_.push_back(static_cast<std::uint32_t>(record_.tape.size()));
  record_.tape.push_back({.kind = EventKind::open, .text = {}});
}

void DiscReader::close() {
  const std::uint32_t opened = open_.back();
  open_.pop_back();
  record_.tape[opened].value = static_cast<std::uint32_t>(record_.tape.size());
  record_.tape.push_back({.kind = EventKind::close, .text = {}, .value = opened});
}

void DiscReader::read_node(const NodeTree::Node& node, bool root) {
  Property property;
  if (root) read_size(node);
  std::size_t at = node.begin;
  while (at < node.end) {
    const std::size_t begin = skip_blanks(text_.substr(0, node.end), at);
    if (begin >= node.end) return;
    at = begin;
    if (next_property(at, node.end, property)) {
      take(property, root);
      continue;
    }
    const std::size_t next = std::min(text_.find_first_of(" \t\r\n", begin + 1), node.end);
    keep(begin, next, "is not an SGF property");
    at = next;
  }
}

// Reads the size of the board. This is done before the other properties, since squares may come before the
// size.
void DiscReader::read_size(const NodeTree::Node& root) {
  constexpr std::int64_t most = 26;  // a column must have a letter
  Property property;
  for (std::size_t at = root.begin; at < root.end;) {
    at = skip_blanks(text_.substr(0, root.end), at);
    if (at >= root.end) break;
    if (!next_property(at, root.end, property)) {
      at = std::min(text_.find_first_of(" \t\r\n", at + 1), root.end);
      continue;
    }
    if (property.name != "SZ") continue;
    const std::string_view words = text::trim(record_.source_text(property.values.front()));
    const std::size_t colon = words.find(':');
    const std::int64_t size = text::parse_number(words.substr(0, colon), most);
    const bool square = colon == std::string_view::npos || words.substr(colon + 1) == words.substr(0, colon);
    if (square && size >= 4) size_ = static_cast<std::size_t>(size);
    break;
  }
  board_.assign(size_ * size_, '\0');
}

// Reads a name and its values, and moves `at` to their end.
bool DiscReader::next_property(std::size_t& at, std::size_t end, Property& property) {
  const std::string_view text = text_.substr(0, end);
  std::size_t next = at;
  while (next < end && text::is_letter(text[next])) ++next;
  property = {.name = text.substr(at, next - at), .begin = at, .end = next, .values = {}};
  for (;;) {
    next = skip_blanks(text, next);
    if (next >= end || text[next] != '[') break;
    const std::size_t close = value_end(text, next + 1);
    if (close == npos) break;
    property.values.push_back(span(next + 1, close - 1));
    property.end = next = close;
  }
  if (property.name.empty() || property.values.empty()) return false;
  at = property.end;
  return true;
}

void DiscReader::take(const Property& property, bool root) {
  if (property.name == "B" || property.name == "W") return read_move(property);
  if (property.name == "C" || property.name == "N") return add_comment(property.values.front());
  if (root && take_root(property)) return;
  if (root && record_.tape.empty() && take_setup(property)) return;
  if (read_mark(property)) return;
  const bool changes = text::is_one_of(property.name, {"AB", "AW", "AE", "PL"});
  keep(property.begin, property.end, changes ? "changes the position after the first move" : "");
}

// Reads a property of the whole game. Returns false for other properties.
bool DiscReader::take_root(const Property& property) {
  const Span value = property.values.front();
  const std::string_view words = text::trim(record_.source_text(value));
  if (property.name == "CA") return true;  // the charset is not needed any more: the bytes have been decoded
  if (std::find(numbers.begin(), numbers.end(), property.name) != numbers.end())
    return text::parse_number(words) >= 0;
  if (property.name == "SZ") {
    const std::string side = std::to_string(size_);
    return words == side || words == side + ':' + side;
  }
  if (property.name == "RE") return read_result(value), true;
  if (property.name == "GC") return add_comment(value), true;
  for (const NamedTag& row : root_tags)
    if (row.property == property.name) return add_tag(row.tag, value), true;
  return false;
}

// Reads a property that sets up the start position. Each value is a square, or two corners of a rectangle.
// Returns false for other properties.
bool DiscReader::take_setup(const Property& property) {
  const std::string_view first = text::trim(record_.source_text(property.values.front()));
  if (property.name == "PL") {
    if (first.empty()) return false;
    side_ = text::to_lower(first[0]) == 'w' || first[0] == '2' ? 'O' : 'X';
    has_board_ = has_side_ = true;
    return true;
  }
  const char sign = property.name == "AB"   ? 'X'
                    : property.name == "AW" ? 'O'
                    : property.name == "AE" ? '-'
                                            : '\0';
  if (sign == '\0') return false;
  for (const Span value : property.values) {
    const std::string_view words = text::trim(record_.source_text(value));
    const std::size_t colon = std::min(words.find(':'), words.size());
    const auto from = read_square(words.substr(0, colon), size_);
    const auto to = colon < words.size() ? read_square(words.substr(colon + 1), size_) : from;
    if (!from || !to) {
      record_.report(Code::bad_fen, Severity::error, value.begin, value.end,
                     '\'' + text::excerpt(words) + "' is not a square");
      continue;
    }
    for (int row = from->row; row <= to->row; ++row)
      for (int column = from->column; column <= to->column; ++column)
        board_[static_cast<std::size_t>(row) * size_ + static_cast<std::size_t>(column)] = sign;
  }
  has_board_ = true;
  return true;
}

void DiscReader::read_move(const Property& property) {
  const std::uint16_t flags = property.name == "B" ? names_first : names_second;
  for (const Span value : property.values) {
    const std::string_view written = text::trim(record_.source_text(value));
    const auto begin = static_cast<std::size_t>(written.data() - record_.source.data());
    Span text = written.empty() ? value : span(begin, begin + written.size());
    const bool pass = is_pass(written);
    const auto square = read_square(written, size_);
    if (!pass && square && !text::is_digit(written[1])) {
      const char column = static_cast<char>('a' + square->column);
      text = record_.keep(column + std::to_string(square->row + 1));
    }
    record_.tape.push_back(
        {.kind = pass ? EventKind::null_ply : EventKind::ply, .flags = flags, .text = text});
  }
}

// Reads an annotation of the previous move. Returns false for other properties.
bool DiscReader::read_mark(const Property& property) {
  for (const Mark& mark : marks) {
    if (mark.property != property.name) continue;
    const std::string_view times = text::trim(record_.source_text(property.values.front()));
    if (!text::is_one_of(times, {"", "1", "2"}) || property.values.size() > 1) return false;
    const bool twice = times == "2";
    record_.tape.push_back({.kind = EventKind::nag,
                            .text = span(property.begin, property.end),
                            .value = twice ? mark.twice : mark.once});
    return true;
  }
  return false;
}

// Reads results such as "B+4" or "W+R". "B+4" becomes a score in discs; empty squares are added to the
// winner's discs.
void DiscReader::read_result(Span value) {
  const std::string_view words = text::trim(record_.source_text(value));
  const char winner = words.size() > 1 && words[1] == '+' ? text::to_lower(words[0]) : '\0';
  const std::string_view by = words.substr(std::min<std::size_t>(2, words.size()));
  const auto set = [&](std::string_view result, std::string_view termination) {
    mt::add_tag(record_, record_.keep("Result"), record_.keep(result));
    if (!termination.empty()) mt::add_tag(record_, record_.keep("Termination"), record_.keep(termination));
  };
  const auto squares = static_cast<std::int64_t>(size_ * size_);
  const std::int64_t discs = text::parse_number(by, squares);
  if (words.empty() || words == "?") return;
  if (text::is_one_of(words, {"0", "draw"}))
    return set(std::to_string(squares / 2) + '-' + std::to_string(squares / 2), "");
  if (winner == 'b' || winner == 'w') {
    if (discs >= 0 && discs % 2 == 0) {
      const std::string more = std::to_string((squares + discs) / 2);
      const std::string less = std::to_string((squares - discs) / 2);
      return set(winner == 'b' ? more + '-' + less : less + '-' + more, "");
    }
    const std::string_view won = winner == 'b' ? "1-0" : "0-1";
    if (by.empty()) return set(won, "");
    if (text::is_one_of(by, {"r", "resign"})) return set(won, "resignation");
    if (text::is_one_of(by, {"t", "time"})) return set(won, "time forfeit");
    if (text::is_one_of(by, {"f", "forfeit"})) return set(won, "forfeit");
  }
  report(Code::bad_result, value.begin, value.end,
         '\'' + text::excerpt(words) + "' is not a result; use B+4, W+R or 0; it is kept as a tag");
  add_tag("RE", value);
}

void DiscReader::add_comment(Span text) {
  record_.tape.push_back({.kind = EventKind::comment,
                          .arg = static_cast<std::uint8_t>(CommentStyle::brace),
                          .text = keep_text(record_, text.begin, text.end, Lines::kept)});
}

void DiscReader::add_tag(std::string_view name, Span value) {
  if (text::trim(record_.source_text(value)).empty()) return;
  std::string words;
  append_unescaped(record_.source_text(value), Lines::blanks, words);
  if (name == "Date") std::replace(words.begin(), words.end(), '-', '.');
  if (mt::add_tag(record_, record_.keep(name),
                  words == record_.source_text(value) ? value : record_.keep(words)))
    return;
  report(Code::tag_duplicate, value.begin, value.end,
         std::string(name) + " is given twice; the first one is used");
}

// Keeps text as a comment because a record has no other place for it. `fault`: why the text is reported; if
// empty, the text is not reported.
void DiscReader::keep(std::size_t begin, std::size_t end, std::string_view fault) {
  while (begin < end && text::is_blank(text_[begin])) ++begin;
  while (end > begin && text::is_blank(text_[end - 1])) --end;
  if (begin == end) return;
  if (!fault.empty())
    report(Code::sgf_value, begin, end,
           '\'' + text::excerpt(text_.substr(begin, end - begin)) + "' " + std::string(fault) +
               "; kept as a comment");
  record_.tape.push_back({.kind = EventKind::comment,
                          .arg = static_cast<std::uint8_t>(CommentStyle::stray),
                          .text = span(begin, end)});
}

// Adds the start position if the root sets up a position. If the root sets no discs, the position is the
// usual start position, perhaps with the other side to move.
void DiscReader::add_start() {
  if (!has_board_) return;
  const auto first = std::find_if(record_.tape.begin(), record_.tape.end(), [](const Event& event) {
    return event.kind == EventKind::ply || event.kind == EventKind::null_ply;
  });
  if (!has_side_ && first != record_.tape.end() && (first->flags & names_second) != 0) side_ = 'O';
  std::string fen;
  const bool discs = std::any_of(board_.begin(), board_.end(), [](char sign) { return sign > '-'; });
  // index of the first of the four squares in the middle
  const std::size_t middle = (size_ / 2 - 1) * (size_ + 1);
  const std::array<std::pair<std::size_t, char>, 4> usual{
      {{middle, 'O'}, {middle + 1, 'X'}, {middle + size_, 'X'}, {middle + size_ + 1, 'O'}}};
  if (!discs)
    for (const auto& [square, sign] : usual) board_[square] = sign;
  for (const char sign : board_) fen += sign == '\0' ? '-' : sign;
  mt::add_tag(record_, record_.keep("FEN"), record_.keep(fen + ' ' + side_));
}

}  // namespace mt::sgf
