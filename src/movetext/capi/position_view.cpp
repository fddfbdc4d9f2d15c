#include "movetext/capi/position_view.hpp"

#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/diagram_words.hpp"
#include "movetext/games/api/picture.hpp"
#include "movetext/games/api/position_letters.hpp"
#include "movetext/report/diagnostics.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace mt::capi {
namespace {

bool read(const AnyGame& game, std::string_view text, AnyPosition& position, std::string& messages) {
  std::vector<Diagnostic> notes;
  const bool good =
      read_position_text(text, notes, [&](std::string_view plain, std::vector<Diagnostic>& found) {
        return game.parse_position(plain, position, found);
      });
  for (const Diagnostic& note : notes)
    report::write_diagnostic(messages, report::locate("position", text, note.begin, note.end), note, {});
  return good;
}

std::string moves_of(const AnyGame& game, const AnyPosition& position) {
  std::vector<std::string> moves;
  game.legal_moves(position, game.notation(), moves);
  std::sort(moves.begin(), moves.end());
  std::string out;
  for (const std::string& move : moves) out.append(move).append("\n");
  return out;
}

}  // namespace

bool view_position(const GameSpec& spec, std::string_view position, mt_view view, Answers& answers) {
  const auto game = make_game(with_rights_of(spec, position));
  AnyPosition shown = game->start();
  if (!position.empty() && !read(*game, position, shown, answers[mt_messages])) return true;
  std::string& out = answers[mt_records];
  switch (view) {
    case mt_view_text:
      out = diagram_description(*game, shown);
      return true;
    case mt_view_moves:
      out = moves_of(*game, shown);
      return true;
    case mt_view_board:
      out = text_of(*game, shown);
      return true;
    case mt_view_picture:
      out = svg_of(*game, shown);
      return true;
  }
  return false;
}

}  // namespace mt::capi
