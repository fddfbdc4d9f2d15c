// backgammon_position XGID: writes the position as BPN, and the position of this BPN as XGID.
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdio>
#include <string>
#include <vector>

// Reads a position in any notation, which is recognised by its shape, and writes it in the notation `to`.
static bool translate(const mt::AnyGame& game, const std::string& text, std::string_view to,
                      std::string& out) {
  mt::AnyPosition position;
  std::vector<mt::Diagnostic> notes;
  const bool good = game.parse_position(text, position, notes);
  if (good) game.position_losses(position, to, notes);  // notes what `to` cannot hold
  for (const mt::Diagnostic& note : notes) std::fprintf(stderr, "%s\n", note.message.c_str());
  return good && game.write_position(position, to, out);
}

int main(int count, char** words) {
  const auto game = mt::make_game(*mt::parse_game("backgammon"));
  const std::string xgid = count > 1 ? words[1] : "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10";
  std::string bpn;
  std::string again;
  if (!translate(*game, xgid, "bpn", bpn) || !translate(*game, bpn, "xgid", again)) return 1;
  std::printf("%s\n%s\n", bpn.c_str(), again.c_str());
}
