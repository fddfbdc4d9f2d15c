#include "movetext/engine/protocol/nboard/texts.hpp"

#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/api/reals.hpp"

#include <algorithm>
#include <cmath>

namespace mt::engine::nboard {
namespace {

constexpr int game_type = 50;  // number of the game in PDN
constexpr std::string_view board_begin = "BO[8 ";

char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
char to_capital(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// The first side is Black, written "*" on the board.
char colour(Side side) {
  return side == Side::first ? 'B' : 'W';
}

// Converts a position from the property BO to our notation: Black is "X", and there are no blanks between the
// squares.
std::string plain_board(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c == '*')
      out += 'X';
    else if (c != ' ')
      out += c;
  if (!out.empty()) out.insert(out.size() - 1, 1, ' ');  // before the side to move
  return out;
}

// Takes "NAME[VALUE]" from the front of a text. Returns false if there is none.
bool take_property(std::string_view& text, std::string_view& name, std::string_view& value) {
  const std::size_t open = text.find('[');
  const std::size_t close = text.find(']', open);
  if (open == std::string_view::npos || close == std::string_view::npos) return false;
  name = text.substr(0, open);
  value = text.substr(open + 1, close - open - 1);
  text.remove_prefix(close + 1);
  return true;
}

}  // namespace

bool has_game(const GameSpec& spec) {
  return spec.row->type == game_type && spec.forms == 0 && spec.board_size() == "8x8";
}

std::string square_text(std::string_view move) {
  std::string out(move);
  std::transform(out.begin(), out.end(), out.begin(), to_capital);
  return out;
}

std::string game_text(const GameLine& line) {
  std::string board;
  line.game().write_position(line.start(), "fen", board);
  std::replace(board.begin(), board.end(), 'X', '*');
  std::string out = "(;GM[Othello]PC[movetext]PB[Black]PW[White]RE[?]TI[0]TY[8]BO[8 " + board + "]";
  for (std::size_t i = 0; i < line.moves().size(); ++i) {
    const Side mover = line.game().to_move(line.positions()[i]);
    const Side next = line.game().to_move(line.positions()[i + 1]);
    out.append(1, colour(mover)).append("[").append(square_text(line.moves()[i])).append("]");
    if (next == mover && line.game().outcome(line.positions()[i + 1]).kind == Outcome::Kind::open)
      out.append(1, colour(other(mover))).append("[").append(pass).append("]");
  }
  return out + ";)";
}

std::optional<Asked> read_game(std::string_view text, const std::shared_ptr<const AnyGame>& game,
                               std::string& problem) {
  const std::size_t begin = text.find(board_begin);
  if (begin == std::string_view::npos) {
    problem = "the board BO[8 ...] is missing";
    return std::nullopt;
  }
  text.remove_prefix(begin);
  std::string_view name;
  std::string_view value;
  take_property(text, name, value);
  AnyPosition position;
  std::vector<Diagnostic> notes;
  const std::string board = plain_board(value.substr(std::min(value.find(' '), value.size())));
  if (!game->parse_position(board, position, notes)) {
    problem = refusal_of(notes);
    return std::nullopt;
  }
  Asked asked{.line = GameLine(game, position), .side = board.back() == 'X' ? Side::first : Side::second};
  while (take_property(text, name, value)) {
    if (name != "B" && name != "W") continue;
    asked.side = name == "B" ? Side::first : Side::second;
    if (play(value, asked)) continue;
    problem = "the move " + shown(value) + " is illegal";
    return std::nullopt;
  }
  return asked;
}

bool play(std::string_view text, Asked& asked) {
  std::string move(text.substr(0, text.find('/')));
  std::transform(move.begin(), move.end(), move.begin(), to_lower);
  const bool passes = move == "pa" || move == "pass";
  if (passes != asked.must_pass()) return false;
  Diagnostic refusal;
  if (!passes && !asked.line.play(move, refusal)) return false;
  asked.side = other(asked.side);
  return true;
}

std::string value_text(const Score& score) {
  constexpr int most = 6'400;  // all squares
  if (score.unit != Score::Unit::wins_in) return hundredths_text(std::clamp(score.value, -most, most));
  return hundredths_text(score.value > 0 ? most : -most);
}

std::optional<Score> read_value(std::string_view text) {
  const auto value = read_real(text.substr(0, text.find_first_of(",/")));
  if (!value || std::abs(*value) > 1000) return std::nullopt;
  return Score{.unit = Score::Unit::discs, .value = static_cast<int>(std::lround(*value * 100))};
}

}  // namespace mt::engine::nboard
