#include "movetext/games/chess/board_text.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/games/chess/drawing.hpp"
#include "movetext/games/chess/words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <array>
#include <optional>
#include <vector>

namespace mt::chess {
namespace {

struct Man {
  Colour colour;
  Kind kind;
};
using DrawnRow = std::vector<std::optional<Man>>;

constexpr std::string_view man_letters = "PNBRKQ";

// Reads one character as a man or an empty square. Returns false for any other character.
bool read_sign(char32_t sign, std::optional<Man>& man) {
  man.reset();
  if (sign == U'.' || sign == U'-' || sign == U'*' || sign == U'\u00B7') return true;
  constexpr std::array<Kind, 6> figurines{Kind::king,   Kind::queen,  Kind::rook,
                                          Kind::bishop, Kind::knight, Kind::pawn};
  if (sign >= 0x2654 && sign <= 0x265F) {
    const auto n = static_cast<std::size_t>(sign - 0x2654);
    man = Man{n < 6 ? Colour::white : Colour::black, figurines[n % 6]};
    return true;
  }
  if (sign >= 0x80) return false;
  const char c = static_cast<char>(sign);
  const bool small = c >= 'a' && c <= 'z';
  const std::size_t found = man_letters.find(small ? static_cast<char>(c - 'a' + 'A') : c);
  if (found == std::string_view::npos) return false;
  man = Man{small ? Colour::black : Colour::white, static_cast<Kind>(found)};
  return true;
}

// Returns whether the line has the letters a to h, in this order or reversed.
bool is_file_labels(std::string_view line) {
  std::string found;
  for (const char c : line)
    if (!text::is_blank(c)) found += text::to_lower(c);
  return found == "abcdefgh" || found == "hgfedcba";
}

class BoardReader {
 public:
  BoardReader(std::string_view text, PositionNotes& notes) : text_(text), notes_(notes) {}

  bool read() {
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = std::min(text_.find_first_of("\r\n", at), text_.size());
      if (!read_line(text::trim(text_.substr(at, end - at)))) return false;
      at = end + 1;
    }
    const auto end = static_cast<std::uint32_t>(text_.size());
    if (rows_.size() != 8)
      return refuse(0, end, "the drawing has " + std::to_string(rows_.size()) + " rows instead of 8");
    place();
    if (!mover_)
      notes_.push_back({Code::odd_position,
                        Severity::note,
                        0,
                        end,
                        "the side to move is not named: assumed to be White",
                        {}});
    position_.to_move = mover_.value_or(Colour::white);
    return complete_position(position_, 0, end, notes_);
  }
  const Position& position() const { return position_; }

 private:
  bool refuse(std::uint32_t begin, std::uint32_t end, std::string message) {
    notes_.push_back({Code::bad_fen, Severity::error, begin, end, std::move(message), {}});
    return false;
  }
  std::uint32_t offset(std::string_view part) const {
    return static_cast<std::uint32_t>(part.data() - text_.data());
  }

  bool read_line(std::string_view line) {
    if (line.empty() || is_file_labels(line)) return true;
    if (read_words(line)) return true;
    DrawnRow row;
    std::string_view core = line;
    read_labels(core);
    if (core.find_first_not_of("+-= |") == std::string_view::npos &&
        core.find('-') != std::string_view::npos && core.find('+') != std::string_view::npos)
      return true;  // a line of the frame around the board
    const bool good =
        core.find('|') != std::string_view::npos ? read_cells(core, row) : read_signs(core, row);
    const std::uint32_t begin = offset(line);
    const auto end = begin + static_cast<std::uint32_t>(line.size());
    if (!good || row.size() != 8)
      return refuse(begin, end, "\"" + text::excerpt(line) + "\" is not a row of eight squares");
    if (rows_.size() == 8) return refuse(begin, end, "the drawing has more than 8 rows");
    rows_.push_back(row);
    return true;
  }

  // Reads "White to move, Black at the bottom".
  bool read_words(std::string_view line) {
    const auto says = [line](std::string_view words) { return text::contains_folded(line, words); };
    const bool bottom = says("black at the bottom");
    if (bottom) flipped_ = true;
    if (says("white to move")) mover_ = Colour::white;
    if (says("black to move")) mover_ = Colour::black;
    return bottom || says("to move");
  }

  // Removes the row numbers at both ends of the line. If the first row has the number 1, Black is at the
  // bottom.
  void read_labels(std::string_view& line) {
    const auto note = [this](char digit) {
      if (rows_.empty() && digit == '1') flipped_ = true;
    };
    if (line.size() > 1 && line[0] >= '1' && line[0] <= '8') {
      note(line[0]);
      line = text::trim(line.substr(1));
    }
    if (line.size() > 1 && line.back() >= '1' && line.back() <= '8') {
      note(line.back());
      line = text::trim(line.substr(0, line.size() - 1));
    }
  }

  static bool read_signs(std::string_view line, DrawnRow& row) {
    for (std::size_t at = 0; at < line.size();) {
      const text::Scalar scalar = text::read_scalar(line, at);
      at += scalar.size;
      if (scalar.value == U' ' || scalar.value == U'\t') continue;
      if (!read_sign(scalar.value, row.emplace_back())) return false;
    }
    return true;
  }

  // Reads a row with bars between the squares: | r | n |   | ...
  static bool read_cells(std::string_view line, DrawnRow& row) {
    if (line.starts_with('|')) line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    for (std::size_t at = 0; at <= line.size();) {
      const std::size_t end = std::min(line.find('|', at), line.size());
      const std::string_view cell = text::trim(line.substr(at, end - at));
      at = end + 1;
      auto& square = row.emplace_back();
      if (cell.empty()) continue;
      const text::Scalar scalar = text::read_scalar(cell, 0);
      if (scalar.size != cell.size() || !read_sign(scalar.value, square)) return false;
    }
    return true;
  }

  void place() {
    for (int y = 0; y < 8; ++y) {
      for (int x = 0; x < 8; ++x) {
        const auto& man = rows_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        if (man)
          position_.board.put(flipped_ ? square_at(7 - x, y) : square_at(x, 7 - y), man->colour, man->kind);
      }
    }
  }

  std::string_view text_;
  PositionNotes& notes_;
  Position position_;
  std::vector<DrawnRow> rows_;
  std::optional<Colour> mover_;
  bool flipped_ = false;
};

}  // namespace

void write_board_text(const Position& position, BoardTextStyle style, std::string& out) {
  board::Drawing drawing = drawing_of(position);
  drawing.flip = style.flip;
  if (style.coordinates) board::add_labels(drawing, coordinates, board::Notation::algebraic);
  out += board::render_text(drawing, board::PictureSize::small);
  if (style.turn) out.append(name(position.to_move)).append(" to move");
  // If the board has no labels, only the words "Black at the bottom" show which side is at the bottom.
  if (style.flip && !style.coordinates) out += style.turn ? ", Black at the bottom" : "Black at the bottom";
  if (style.turn || (style.flip && !style.coordinates)) out += '\n';
}

Result<Position> read_board_text(std::string_view text, PositionNotes& notes) {
  BoardReader reader(text, notes);
  if (reader.read()) return reader.position();
  return Fault{notes.back().code, notes.back().begin, notes.back().end};
}

}  // namespace mt::chess
