#include "movetext/replay/search.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <utility>

namespace mt::replay {
namespace {

constexpr std::string_view ellipsis = "\xE2\x80\xA6";  // U+2026
constexpr std::int64_t most_number = 1'000'000;

// A move number at the beginning of a text: "12.", "12...".
struct MoveNumber {
  std::size_t length = 0;  // 0 if there is none
  std::uint32_t label = 0;
};
MoveNumber number_at(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  std::size_t end = std::min(text.find_first_not_of('.', digits), text.size());
  bool is_second = end - digits > 1;
  if (end == digits && text.substr(digits).starts_with(ellipsis)) {
    is_second = true;
    end += ellipsis.size();
  }
  const std::int64_t number = text::parse_number(text.substr(0, digits), most_number);
  if (number < 1 || end == digits) return {};
  return {end, static_cast<std::uint32_t>(2 * number + (is_second ? 1 : 0))};
}

std::string_view first_word(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && !text::is_blank(text[end])) ++end;
  return text.substr(0, end);
}

bool is_gap(std::string_view word) {
  return word == "..." || word == ellipsis;
}

// Returns the end of the part of the text that has only moves.
std::size_t end_of_moves(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view word = first_word(text.substr(at));
    if (is_gap(word) || word == "*" || number_at(word).length > 0) return at;
    at += std::max<std::size_t>(word.size(), 1);
  }
  return text.size();
}

// Returns the text with "-" and "x" instead of the signs of typesetters, which would count as wrong signs.
std::string with_plain_signs(std::string_view text) {
  constexpr std::string_view times = "\xC3\x97";  // U+00D7
  std::string out;
  while (!text.empty()) {
    const std::size_t dash = text::dash_size(text, 0);
    const bool is_times = text.starts_with(times);
    out += dash > 0 ? '-' : is_times ? 'x' : text.front();
    text.remove_prefix(dash > 0 ? dash : is_times ? times.size() : 1);
  }
  return out;
}

// Adds the moves of a choice "e4|d4". Returns an error message, or an empty string on success.
std::string add_choices(const AnyGame& game, std::string_view choices, SoughtMove& out) {
  for (;;) {
    const std::size_t bar = std::min(choices.find('|'), choices.size());
    std::string move = with_plain_signs(text::trim(choices.substr(0, bar)));
    if (!game.reads_move(move)) return "'" + move + "' is not a move of " + game.spec().name();
    out.choices.push_back(std::move(move));
    if (bar == choices.size()) return {};
    choices.remove_prefix(bar + 1);
  }
}

// Reads a sequence of moves from left to right.
class SequenceReader {
 public:
  SequenceReader(const AnyGame& game, std::string_view text, std::vector<SoughtMove>& out)
      : game_(game), text_(text::trim(text)), out_(out) {}

  std::string read() {
    for (; !text_.empty(); text_ = text::trim(text_))
      if (std::string fault = read_next(); !fault.empty()) return fault;
    if (next_.label > 0) return fault_of_number("it has no move");
    return out_.empty() ? "the moves are missing" : "";
  }

 private:
  std::string read_next() {
    if (is_gap(first_word(text_))) return read_gap();
    if (const MoveNumber number = number_at(text_); number.length > 0) return read_number(number);
    if (out_.size() == most_sought_moves)
      return "there are more than " + std::to_string(most_sought_moves) + " moves";
    ++due_;
    return text_.front() == '*' ? read_any() : read_move();
  }
  std::string read_gap() {
    if (next_.label > 0) return fault_of_number("it has no move; '1...' is a move of the other side");
    next_.after_gap = true;
    text_.remove_prefix(first_word(text_).size());
    return {};
  }
  std::string read_number(MoveNumber number) {
    if (next_.label > 0) return fault_of_number("it has no move");
    number_ = text_.substr(0, number.length);
    text_.remove_prefix(number.length);
    if (number.label < due_) return fault_of_number("the moves before it have reached this number");
    due_ = number.label;
    next_.label = number.label;
    next_.after_gap = true;
    return {};
  }
  std::string read_any() {
    text_.remove_prefix(1);
    out_.push_back(std::exchange(next_, {}));
    return {};
  }
  std::string read_move() {
    const std::string_view moves = text_.substr(0, end_of_moves(text_));
    const std::size_t end = game_.move_end(moves, 0);
    std::string fault = add_choices(game_, text_.substr(0, end), next_);
    text_.remove_prefix(end);
    out_.push_back(std::exchange(next_, {}));
    return fault;
  }
  std::string fault_of_number(std::string_view why) const {
    return "wrong move number '" + std::string(number_) + "': " + std::string(why);
  }

  const AnyGame& game_;
  std::string_view text_;
  std::vector<SoughtMove>& out_;
  SoughtMove next_{};
  std::string_view number_{};  // the last number
  std::uint32_t due_ = 2;      // the least label that the next move can have
};

}  // namespace

std::string read_sought_moves(const AnyGame& game, std::string_view text, std::vector<SoughtMove>& out) {
  out.clear();
  return SequenceReader(game, text, out).read();
}

std::optional<GameSearch> search_in(const AnyGame& game, const Search& search, std::string& fault) {
  GameSearch out;
  fault.clear();
  switch (search.kind) {
    case Search::Kind::position:
      if (auto sought = game.seek(search.text))
        out.any_of.push_back({.position = std::move(sought), .at_every_event = true});
      else
        fault = "'" + search.text + "' is not a position of " + game.spec().name();
      break;
    case Search::Kind::material:
      if (auto sought = game.seek_material(search.material))
        out.any_of.push_back({.position = std::move(sought),
                              .plies = static_cast<std::uint32_t>(search.material.plies),
                              .at_end = search.material.at_end});
      else
        fault = "unknown piece in '" + search.text + "'; pieces of " + game.spec().name() + " are " +
                std::string(game.piece_signs().kinds);
      break;
    case Search::Kind::pattern:
      for (const PatternText& pattern : search.patterns) {
        auto sought = game.seek_pattern(pattern, fault);
        if (!sought) return std::nullopt;
        out.any_of.push_back({.position = std::move(sought),
                              .plies = static_cast<std::uint32_t>(pattern.plies),
                              .at_end = pattern.at_end});
      }
      break;
    case Search::Kind::moves:
      fault = read_sought_moves(game, search.text, out.moves);
      break;
  }
  if (!fault.empty()) return std::nullopt;
  return out;
}

}  // namespace mt::replay
