// movetext position: shows one position in all its notations.
#include "movetext/board/render_text.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/drawn.hpp"
#include "movetext/cli/fen_form.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/cli/reporter.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/report/json_line.hpp"

#include <algorithm>
#include <array>

namespace mt::cli {
namespace {

constexpr auto position_options = std::to_array<Option>({
    {.name = "to",
     .kind = ValueKind::text,
     .value = "NOTATION",
     .choices = "fen|fen-numeric|fen-algebraic|diagonal|fen-ranges|hub|board|board-small|x-fen|standard-fen|"
                "shredder-fen|epd|"
                "bpn|bpn-split|bpn-ext|xgid|gnubg|ogid|fibs|snowie|simple|board-flipped",
     .help =
         "write only the position, in this notation; draughts: fen, fen-numeric, fen-algebraic, diagonal, "
         "fen-ranges, hub, board, board-small; chess: fen, x-fen, standard-fen, shredder-fen, epd, board; "
         "backgammon: bpn, bpn-split, bpn-ext, xgid, gnubg, ogid, fibs, snowie, simple, board, board-flipped",
     .instead_of = "notation"},
    ep_option,
    fen_option,
});

constexpr auto position_examples = std::to_array<Example>({
    {"movetext position --game russian \"W:Wc3,Kf8:Ba5\"", "the board and all notations"},
    {"movetext position --game international \"W:W31-50:B1-20\" --to hub",
     "the string that Hub engines take"},
    {"movetext position --to fen < board.txt", "a board drawn in characters, as FEN"},
    {"movetext position b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7 --to xgid",
     "a position of backgammon for eXtreme Gammon"},
});

// Returns whether a text is a single line.
bool is_one_line(std::string_view text) {
  return text.find('\n') == std::string_view::npos;
}

std::string state_text(const OneGame& one, std::size_t moves) {
  const AnyGame& game = one.game();
  const Outcome outcome = game.outcome(one.position());
  switch (outcome.kind) {
    case Outcome::Kind::open:
      return "open, " + std::to_string(moves) + (moves == 1 ? " legal move" : " legal moves");
    case Outcome::Kind::win:
      return std::string(game.side_name(outcome.winner)) + " wins (" + std::string(outcome.reason) + ")";
    case Outcome::Kind::draw:
      return "draw (" + std::string(outcome.reason) + ")";
  }
  return {};
}

std::string description(const Invocation& invocation, const OneGame& one, std::size_t moves) {
  const AnyGame& game = one.game();
  const bool unicode = invocation.terminal().out_is_terminal && invocation.terminal().unicode;
  board::Diagram diagram = game.diagram(one.position());
  std::string out;
  if (auto* drawing = std::get_if<board::Drawing>(&diagram)) {
    label(*drawing, game, board::Notation::algebraic);
    out = board::render_text(*drawing, board::PictureSize::large,
                             unicode ? board::Charset::unicode : board::Charset::ascii);
  } else {
    game.write_position(one.position(), "board", out);
  }
  out += "\n" + std::string(game.side_name(game.to_move(one.position()))) + " to move\n\n";
  constexpr std::size_t column = 15;
  const auto line = [&out](std::string name, std::string_view text) {
    name.resize(column, ' ');
    out.append(name).append(text).append("\n");
  };
  line("game", game.spec().name());
  if (const std::string type = game.spec().game_type(); type.find(',') != std::string::npos)
    line("gametype", type);
  for (const std::string_view notation : game.position_notations()) {
    std::string text;
    if (game.write_position(one.position(), notation, text) && is_one_line(text))
      line(std::string(notation), text);
  }
  line("state", state_text(one, moves));
  return out;
}

std::string json(const OneGame& one, std::size_t moves) {
  const AnyGame& game = one.game();
  const Outcome outcome = game.outcome(one.position());
  std::string out;
  report::JsonLine line(out);
  line.text("game", game.spec().name());
  line.text("gametype", game.spec().game_type(true));
  line.text("turn", game.side_name(game.to_move(one.position())));
  for (const std::string_view notation : game.position_notations()) {
    std::string text;
    if (game.write_position(one.position(), notation, text)) line.text(notation, text);
  }
  constexpr std::array<std::string_view, 3> states{"open", "win", "draw"};
  line.text("state", states[static_cast<std::size_t>(outcome.kind)]);
  if (outcome.kind == Outcome::Kind::win) line.text("winner", game.side_name(outcome.winner));
  if (outcome.kind != Outcome::Kind::open) line.text("reason", outcome.reason);
  line.number("moves", moves);
  line.end();
  return out;
}

Status unknown_notation(const AnyGame& game, std::string_view name) {
  const std::vector<std::string_view> known = game.position_notations();
  std::string list;
  for (const std::string_view notation : known) list.append(list.empty() ? "" : ", ").append(notation);
  complain("--to cannot be '" + std::string(name) + "'" + did_you_mean(name, known) + "; use one of " + list);
  return Status::usage;
}

// Reports the parts of the position that the notation cannot express.
void tell_losses(const Invocation& invocation, const OneGame& one, std::string_view notation) {
  std::vector<Diagnostic> losses;
  one.game().position_losses(one.position(), notation, losses);
  archive::Place place;
  place.file = "position";
  Reporter reporter(invocation.terminal(), invocation.has("json"));
  for (const Diagnostic& loss : losses)
    if (!invocation.has("quiet") || loss.severity == Severity::error) reporter.report(place, loss);
}

Status write_only(const Invocation& invocation, const OneGame& one, std::string_view notation) {
  std::string text;
  const bool written = one.game().write_position(one.position(), notation, text);
  tell_losses(invocation, one, notation);
  if (!written) return Status::faults;
  if (invocation.has("json")) {
    std::string out;
    report::JsonLine line(out);
    line.text(notation, text);
    line.end();
    return print(invocation, out);
  }
  if (!text.ends_with('\n')) text += '\n';
  return print(invocation, text);
}

Status show_position(const Invocation& invocation) {
  const std::optional<std::string> text = read_text_operand(invocation);
  if (!text) return Status::io;
  OneGame one(invocation, *text);
  const auto to = invocation.value("to");
  const std::vector<std::string_view> known = one.game().position_notations();
  if (to && std::find(known.begin(), known.end(), *to) == known.end())
    return unknown_notation(one.game(), *to);
  if (!one.read_position(*text, invocation.operands().empty() ? "-" : "position")) return Status::faults;
  if (to) return write_only(invocation, one, *to);
  std::vector<std::string> moves;
  if (!one.moves(one.game().notation(), moves)) return Status::faults;
  return print(invocation,
               invocation.has("json") ? json(one, moves.size()) : description(invocation, one, moves.size()));
}

}  // namespace

const Command position_command{
    .name = "position",
    .summary = "show a position, or write it in another notation",
    .operands = "[TEXT]",
    .takes = Operands::text,
    .shares = "game|losing|output|json|quiet|color",
    .description =
        "Reads a position in any notation of the game (FEN in all its dialects, the string of the Hub "
        "protocol, a drawn board; for backgammon BPN, XGID, Position ID and Match ID, OGID, a board line of "
        "FIBS, a Snowie line, 26 numbers, a drawn board) from TEXT or from standard input. Draws the board, "
        "names the side to move, and writes the position in every notation that can hold it; with --to, it "
        "writes only that notation, and reports what the notation cannot hold. Without --game, a FEN or EPD "
        "of chess is read as chess, one of xiangqi as xiangqi, a position in a notation of backgammon as "
        "backgammon, the signs of all squares of a board as Othello, and any other as international "
        "draughts.",
    .options = position_options,
    .examples = position_examples,
    .run = show_position,
};

}  // namespace mt::cli
